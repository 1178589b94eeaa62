import { chooseLocale, type Locale } from '@remesa/domain/kernel'

/** The cookie in which portal and sign-in pages store the chosen language. */
export const localeCookie = 'LOCALE'

/** The languages of an Accept-Language header, most wanted first. Those with weight 0 are left out. */
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

/**
 * The language of a page: cookie LOCALE, else the browser's preference, else Spanish.
 *
 * @param headers Values of the request's headers Cookie and Accept-Language, as sent.
 */
export function requestLocale(headers: {
  readonly cookie: string | undefined
  readonly acceptLanguage: string | undefined
}): Locale {
  const [, cookie] = /(?:^|;\s*)LOCALE=([^;]*)/.exec(headers.cookie ?? '') ?? []
  return chooseLocale({ cookie, browser: preferredLanguages(headers.acceptLanguage ?? '') })
}
