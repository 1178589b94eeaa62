/** The languages that the product supports. */
export const LOCALES = ['es', 'en', 'de', 'pt'] as const
/** One of the languages of the product. */
export type Locale = (typeof LOCALES)[number]

/** The default language. */
export const FALLBACK_LOCALE: Locale = 'es'

/** Whether a text names one of the product's languages exactly, in lower case. */
export const isLocale = (text: string): text is Locale => LOCALES.some((locale) => locale === text)

/**
 * The language to use: the cookie's, else the browser's first preference that the product supports (`pt-BR` counts as
 * `pt`), else Spanish. An unsupported value falls through to the next source. (KRN-31)
 *
 * @param sources.browser language tags in the browser's order of preference.
 */
export const chooseLocale = (sources: {
  readonly cookie?: string | undefined
  readonly browser?: readonly string[] | undefined
}): Locale => {
  const wanted = [sources.cookie ?? '', ...(sources.browser ?? [])]
  return (
    wanted.map((tag) => tag.trim().toLowerCase().split(/[-_]/)[0] ?? '').find(isLocale) ?? FALLBACK_LOCALE
  )
}
