/** The languages that the product speaks. */
export const LOCALES = ['es', 'en', 'de', 'pt'] as const
/** One of the languages of the product. */
export type Locale = (typeof LOCALES)[number]

/** The language when nothing better is known. */
export const FALLBACK_LOCALE: Locale = 'es'

/** Whether a text names one of the product's languages exactly, in lower case. */
export const isLocale = (text: string): text is Locale => LOCALES.some((locale) => locale === text)

/**
 * The language to speak: the cookie's, else that of the first preference of the browser which the product speaks
 * (`pt-BR` counts as `pt`), else Spanish. A value that is not spoken falls through to the next source.
 *
 * @param sources.browser language tags in the browser's order of preference.
 * (KRN-31)
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
