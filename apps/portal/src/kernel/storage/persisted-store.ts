import { isLocale, type Locale } from '@remesa/domain/kernel'
import * as z from 'zod/mini'
import { type StorageOf, storedValue } from './browser-store'

/** The part of a session's state that is kept after the session. */
export interface PersistedState {
  /** Path and query of the user's last page; not trusted when read. */
  readonly currentLocation: string | null
  readonly locale: Locale | null
}

/** Version of the shape below. A stored state of another version goes through {@link migrate}. */
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
 * The state of another version in the current shape. Both fields have had the same meaning in every version so far, so
 * each is kept if it is still valid. A version that adds or drops a field decides here.
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
 * The persisted state with its version, under one key. Broken text, an unknown shape and forbidden storage all read as
 * empty; a failed write loses the remembered path, not the session.
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
