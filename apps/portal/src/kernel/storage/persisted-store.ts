import { isLocale, type Locale } from '@remesa/domain/kernel'
import * as z from 'zod/mini'
import { type StorageOf, storedValue } from './browser-store'

/** The state that survives the end of a session. */
export interface PersistedState {
  /** Path and query of the user's last page. They are validated again when they are read. */
  readonly currentLocation: string | null
  readonly locale: Locale | null
}

/** Version of the stored state below. A stored state of another version is converted by {@link migrate}. */
export const STORE_VERSION = '2.11.0'
export const STORE_KEY = 'remesa.portal'

const empty: PersistedState = { currentLocation: null, locale: null }

const Stored = z.object({
  version: z.string(),
  currentLocation: z._default(z.catch(z.nullable(z.string().check(z.maxLength(2_000))), null), null),
  locale: z.pipe(
    z._default(z.catch(z.nullable(z.string()), null), null),
    z.transform((text) => (text !== null && isLocale(text) ? text : null)),
  ),
})

/**
 * Converts a stored state of another version. Each valid field is kept, because every field has had the same meaning in
 * all versions so far. When a new version adds or removes a field, change this function.
 */
const migrate = (stored: z.output<typeof Stored>): PersistedState => ({
  currentLocation: stored.currentLocation,
  locale: stored.locale,
})

export interface PersistedStore {
  readonly read: () => PersistedState
  readonly write: (change: Partial<PersistedState>) => void
}

/**
 * The persisted state with its version, under one key. If the stored text is invalid or storage is forbidden, the
 * state is empty. If the state can't be stored, the only effect is that the last page is not remembered.
 */
export const createPersistedStore = (storage: StorageOf): PersistedStore => {
  const stored = storedValue<z.output<typeof Stored>>(storage, STORE_KEY, Stored)
  const read = (): PersistedState => {
    const found = stored.read()
    if (found === undefined) return empty
    if (found.version !== STORE_VERSION) return migrate(found)
    return { currentLocation: found.currentLocation, locale: found.locale }
  }
  return {
    read,
    write: (change) => void stored.write({ version: STORE_VERSION, ...read(), ...change }),
  }
}
