import { KEY_ACTS, type KeyAct } from '@remesa/ui/session'
import { createExternalStore, type ExternalStore } from '../state'
import { keyFacts } from './key-facts'
import type { PressedKey } from './key-press'

/** Keys that one part of a page has registered. */
export interface RegisteredKeys {
  readonly acts: readonly KeyAct[]
  readonly run: (act: KeyAct) => void
  /** They are of the frame: a part of the page that wants the same key has it, whichever was shown first. */
  readonly isOfFrame?: boolean | undefined
}

export interface KeyRegistry {
  /** The acts whose keys work now, in the order of the help. */
  readonly acts: ExternalStore<readonly KeyAct[]>
  /** Registers keys, and returns the way to take them back. */
  readonly add: (keys: RegisteredKeys) => () => void
  /** Runs what a key stands for. Whether there was something. */
  readonly press: (pressed: PressedKey, options: { readonly hasSingleKeys: boolean }) => boolean
}

/** The keys that the open page has. Of two parts with one key the later one has it, and the frame never. (FRA-25) */
export const createKeyRegistry = (): KeyRegistry => {
  let parts: readonly RegisteredKeys[] = []
  const acts = createExternalStore<readonly KeyAct[]>([])
  const ownerOf = (act: KeyAct) => parts.findLast((part) => part.acts.includes(act))
  const latest = (wanted: Pick<PressedKey, 'key' | 'hasCommand'>): KeyAct | undefined =>
    parts
      .flatMap((part) => part.acts)
      .findLast((act) => {
        const { key, hasCommand = false } = keyFacts[act]
        return key === wanted.key && hasCommand === wanted.hasCommand
      })
  const update = (next: readonly RegisteredKeys[]) => {
    parts = next
    acts.set(
      KEY_ACTS.filter((act) => {
        const { key, hasCommand = false } = keyFacts[act]
        return latest({ key, hasCommand }) === act
      }),
    )
  }
  return {
    acts,
    add: (keys) => {
      update(keys.isOfFrame ? [keys, ...parts] : [...parts, keys])
      return () => update(parts.filter((part) => part !== keys))
    },
    press: (pressed, { hasSingleKeys }) => {
      const act = latest(pressed)
      if (act === undefined) return false
      const { hasCommand = false, isNative = false, repeats = false } = keyFacts[act]
      if (isNative || (!hasCommand && !hasSingleKeys) || (pressed.isRepeated && !repeats)) return false
      ownerOf(act)?.run(act)
      return true
    },
  }
}
