/** The properties of a keyboard event that identify its key. */
export type Press = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'isComposing' | 'defaultPrevented' | 'repeat'
>

export interface PressedKey {
  readonly key: string
  /** Whether Ctrl, or Cmd on a Mac, is pressed together with the key. */
  readonly hasCommand: boolean
  /** Whether the event repeats because the key is held down. */
  readonly isRepeated: boolean
}

/**
 * The key that an event reports, if it can be a shortcut of the portal. `undefined` while the user composes text,
 * for a shortcut of the browser, and for an event that a component has already handled. Shift matters only for
 * letters, because typing `?` may require Shift. Caps Lock does not matter. (FRA-23)
 *
 * @param isMac whether the command key is Cmd, because on a Mac Ctrl edits text.
 */
export const pressedKey = (press: Press, { isMac }: { readonly isMac: boolean }): PressedKey | undefined => {
  const { key, altKey, ctrlKey, metaKey, shiftKey, isComposing, defaultPrevented, repeat } = press
  if (isComposing || defaultPrevented || altKey) return undefined
  const [command, other] = isMac ? [metaKey, ctrlKey] : [ctrlKey, metaKey]
  const isLetter = key.toLowerCase() !== key.toUpperCase()
  if (other || (shiftKey && (isLetter || command))) return undefined
  return { key: key.length === 1 ? key.toLowerCase() : key, hasCommand: command, isRepeated: repeat }
}
