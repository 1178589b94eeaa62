import { chooseLocale, type Locale, offeredLocales } from '@remesa/domain/kernel'

/** The cookie in which the portal and the sign-in pages store the chosen language. */
export const localeCookie = 'LOCALE'

/** The languages of an Accept-Language header, the most preferred first. Languages with weight 0 are excluded. */
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

/** The Cookie and Accept-Language headers of a request, as they were sent. */
interface LanguageHeaders {
  readonly cookie: string | undefined
  readonly acceptLanguage: string | undefined
}

/**
 * The locales that a page offers. These are all languages except Brazilian Portuguese, which is offered only if the
 * browser prefers it.
 */
export const offeredTo = (headers: LanguageHeaders): readonly Locale[] =>
  offeredLocales({
    current: requestLocale(headers),
    browser: preferredLanguages(headers.acceptLanguage ?? ''),
  })

/**
 * The language of a page: the language in the cookie LOCALE, else the language that the browser prefers, else Spanish.
 */
export function requestLocale(headers: LanguageHeaders): Locale {
  const [, cookie] = /(?:^|;\s*)LOCALE=([^;]*)/.exec(headers.cookie ?? '') ?? []
  return chooseLocale({ cookie, browser: preferredLanguages(headers.acceptLanguage ?? '') })
}
