import { chooseLocale, type Locale, offeredLocales } from '@remesa/domain/kernel'
import { createExternalStore, type ExternalStore } from '../state'
import type { PersistedStore } from '../storage'

const COOKIE = 'LOCALE'
const YEAR_SECONDS = 31_536_000

/** The value of a cookie, from the text of `document.cookie`. */
export const readCookie = (cookies: string, name: string): string | undefined =>
  cookies
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)

export interface LocaleChoice {
  readonly current: ExternalStore<Locale>
  readonly choose: (locale: Locale) => void
  /** The locales from which a user of a country can choose. (FRA-7) */
  readonly offeredIn: (countryCode: string) => readonly Locale[]
}

/**
 * The language of the portal. A choice is stored in the persisted state and in a cookie. The cookie decides the
 * language of the next visit.
 */
export const createLocaleChoice = (deps: {
  readonly document: Pick<Document, 'cookie'>
  readonly languages: readonly string[]
  readonly isSecure: boolean
  readonly persisted: PersistedStore
}): LocaleChoice => {
  const current = createExternalStore(
    chooseLocale({ cookie: readCookie(deps.document.cookie, COOKIE), browser: deps.languages }),
  )
  return {
    current,
    choose: (locale) => {
      deps.document.cookie = `${COOKIE}=${locale}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${deps.isSecure ? '; Secure' : ''}`
      deps.persisted.write({ locale })
      current.set(locale)
    },
    offeredIn: (countryCode) =>
      offeredLocales({ current: current.get(), countryCode, browser: deps.languages }),
  }
}
