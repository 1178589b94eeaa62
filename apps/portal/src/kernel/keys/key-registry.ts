import { KEY_ACTIONS, type KeyAction } from '@remesa/ui/shell'
import { createExternalStore, type ExternalStore } from '../state'
import { keyFacts } from './key-facts'
import type { PressedKey } from './key-press'

/** The shortcuts that one part of a page has registered. */
export interface RegisteredKeys {
  readonly actions: readonly KeyAction[]
  readonly run: (action: KeyAction) => void
  /**
   * Whether the shortcuts belong to the shell of the page. If the shell and a part of the page register the same
   * shortcut, the part gets it.
   */
  readonly isOfFrame?: boolean | undefined
}

export interface KeyRegistry {
  /** The actions whose shortcuts work now, in the order of the help. */
  readonly actions: ExternalStore<readonly KeyAction[]>
  /** Registers shortcuts, and returns the function that removes them. */
  readonly add: (keys: RegisteredKeys) => () => void
  /** Runs the action of a pressed key. Returns whether an action was run. */
  readonly press: (pressed: PressedKey, options: { readonly hasSingleKeys: boolean }) => boolean
}

/**
 * Creates the registry of the shortcuts that work on the open page. If two parts of the page register the same
 * shortcut, the later part gets it; the shell gets it only if no other part has registered it. (FRA-25)
 */
export const createKeyRegistry = (): KeyRegistry => {
  let parts: readonly RegisteredKeys[] = []
  const actions = createExternalStore<readonly KeyAction[]>([])
  const ownerOf = (action: KeyAction) => parts.findLast((part) => part.actions.includes(action))
  const latest = (wanted: Pick<PressedKey, 'key' | 'hasCommand'>): KeyAction | undefined =>
    parts
      .flatMap((part) => part.actions)
      .findLast((action) => {
        const { key, hasCommand = false } = keyFacts[action]
        return key === wanted.key && hasCommand === wanted.hasCommand
      })
  const update = (next: readonly RegisteredKeys[]) => {
    parts = next
    actions.set(
      KEY_ACTIONS.filter((action) => {
        const { key, hasCommand = false } = keyFacts[action]
        return latest({ key, hasCommand }) === action
      }),
    )
  }
  return {
    actions,
    add: (keys) => {
      update(keys.isOfFrame ? [keys, ...parts] : [...parts, keys])
      return () => update(parts.filter((part) => part !== keys))
    },
    press: (pressed, { hasSingleKeys }) => {
      const action = latest(pressed)
      if (action === undefined) return false
      const { hasCommand = false, isNative = false, repeats = false } = keyFacts[action]
      if (isNative || (!hasCommand && !hasSingleKeys) || (pressed.isRepeated && !repeats)) return false
      ownerOf(action)?.run(action)
      return true
    },
  }
}
