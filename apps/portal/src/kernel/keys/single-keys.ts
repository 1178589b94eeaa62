import { createExternalStore, type ExternalStore } from '../state'
import { type StorageOf, storedText } from '../storage'

export interface SingleKeys {
  /** Whether keys of one character work. */
  readonly isOn: ExternalStore<boolean>
  readonly set: (isOn: boolean) => void
}

/** The user's choice in this browser; on until the user turns single keys off. (FRA-24) */
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
