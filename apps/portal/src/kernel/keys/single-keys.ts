import { createExternalStore, type ExternalStore } from '../state'
import { type StorageOf, storedText } from '../storage'

export interface SingleKeys {
  /** Whether single-key shortcuts work. */
  readonly isOn: ExternalStore<boolean>
  readonly set: (isOn: boolean) => void
}

/**
 * The user's choice in this browser whether single-key shortcuts work. They work until the user turns them off.
 * (FRA-24)
 */
export const createSingleKeys = (storage: StorageOf, owner: string): SingleKeys => {
  const stored = storedText(storage, `remesa.single-keys.${owner}`)
  const isOn = createExternalStore(stored.read() !== 'off')
  return {
    isOn,
    set: (next) => {
      isOn.set(next)
      stored.write(next ? 'on' : 'off')
    },
  }
}
