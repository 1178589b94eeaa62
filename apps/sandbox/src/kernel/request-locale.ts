import { chooseLocale, type Locale, offeredLocales } from '@remesa/domain/kernel'

/** The cookie in which the portal and the sign-in pages store the chosen language. */
export const localeCookie = 'LOCALE'

/** The languages of an Accept-Language header, the most preferred first. Languages with weight 0 are left out. */
function preferredLanguages(header: string): readonly string[] {
  return header
    .split(',')
    .slice(0, 20)
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      return { tag, weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
}

/** The values of a request's headers Cookie and Accept-Language, as they were sent. */
interface LanguageHeaders {
  readonly cookie: string | undefined
  readonly acceptLanguage: string | undefined
}

/** The locales that a page offers: every language, and Brazilian Portuguese only if the browser prefers it. */
export const offeredTo = (headers: LanguageHeaders): readonly Locale[] =>
  offeredLocales({
    current: requestLocale(headers),
    browser: preferredLanguages(headers.acceptLanguage ?? ''),
  })

/** The language of a page: that of the cookie LOCALE, else the one that the browser prefers, else Spanish. */
export function requestLocale(headers: LanguageHeaders): Locale {
  const [, cookie] = /(?:^|;\s*)LOCALE=([^;]*)/.exec(headers.cookie ?? '') ?? []
  return chooseLocale({ cookie, browser: preferredLanguages(headers.acceptLanguage ?? '') })
}
