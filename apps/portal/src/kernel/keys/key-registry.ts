import { KEY_ACTIONS, type KeyAction } from '@remesa/ui/shell'
import { createExternalStore, type ExternalStore } from '../state'
import { keyFacts } from './key-facts'
import type { PressedKey } from './key-press'

/** Keys that one part of a page has registered. */
export interface RegisteredKeys {
  readonly actions: readonly KeyAction[]
  readonly run: (action: KeyAction) => void
  /** Whether the keys belong to the shell of the page: the same key of a part of the page takes precedence. */
  readonly isOfFrame?: boolean | undefined
}

export interface KeyRegistry {
  /** The actions whose keys work now, in the order of the help. */
  readonly actions: ExternalStore<readonly KeyAction[]>
  /** Registers keys, and returns the function that unregisters them. */
  readonly add: (keys: RegisteredKeys) => () => void
  /** Runs the action of a key; the value is whether the key has an action. */
  readonly press: (pressed: PressedKey, options: { readonly hasSingleKeys: boolean }) => boolean
}

/**
 * Creates the keys of the open page. If two parts register the same key, the later part gets it, and the shell
 * never. (FRA-25)
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
