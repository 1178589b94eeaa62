import { isLocale, type Locale } from '@remesa/domain/kernel'
import * as z from 'zod/mini'
import { type StorageOf, storedValue } from './browser-store'

/** The only state of the session itself that outlives it. */
export interface PersistedState {
  /** Path with query on which the user was last; not trusted when read back. */
  readonly currentLocation: string | null
  readonly locale: Locale | null
}

/** Version of the shape below. Another version in the browser goes through {@link migrate}. */
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
 * State written by another version, in the shape of this one. Both fields have meant the same in every version so far, so
 * each is kept when it still reads well; what a version adds or drops is decided here.
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
 * The persisted state under one key with its version. Broken text, a foreign shape and a browser that refuses storage all
 * read as empty; a write that fails costs the remembered path, not the session.
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
