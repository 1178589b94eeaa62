/** The fields of a keyboard event that identify its key. */
export type Press = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'isComposing' | 'defaultPrevented' | 'repeat'
>

export interface PressedKey {
  readonly key: string
  /** Whether Ctrl, or Cmd on a Mac, is pressed too. */
  readonly hasCommand: boolean
  /** Whether the key is held down. */
  readonly isRepeated: boolean
}

/**
 * The key of the portal that an event may mean; `undefined` for an event of something else: text being
 * composed, the browser, or a component that has handled it. Shift counts only for letters, since a `?` may
 * need it, and Caps Lock makes no difference. (FRA-23)
 *
 * @param isMac The command key is Cmd, and Ctrl belongs to the text fields.
 */
export const pressedKey = (press: Press, { isMac }: { readonly isMac: boolean }): PressedKey | undefined => {
  const { key, altKey, ctrlKey, metaKey, shiftKey, isComposing, defaultPrevented, repeat } = press
  if (isComposing || defaultPrevented || altKey) return undefined
  const [command, other] = isMac ? [metaKey, ctrlKey] : [ctrlKey, metaKey]
  const isLetter = key.toLowerCase() !== key.toUpperCase()
  if (other || (shiftKey && (isLetter || command))) return undefined
  return { key: key.length === 1 ? key.toLowerCase() : key, hasCommand: command, isRepeated: repeat }
}
