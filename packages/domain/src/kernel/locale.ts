/** The languages of all texts of the product. */
export const LANGUAGES = ['es', 'en', 'de', 'pt'] as const
/** One of the languages of the product. */
export type Language = (typeof LANGUAGES)[number]

/** The languages, and the form of a language in a country that has texts of its own. */
export const LOCALES = [...LANGUAGES, 'pt-BR'] as const
/** A language of the product, or its form in one country. */
export type Locale = (typeof LOCALES)[number]

/** The default language. */
export const FALLBACK_LOCALE: Locale = 'es'

/** Whether a text names one of the product's locales exactly, in its own spelling. */
export const isLocale = (text: string): text is Locale => LOCALES.some((locale) => locale === text)

/** The language of a locale; its texts are used if the locale has no text of its own. (KRN-52) */
export const languageOf = (locale: Locale): Language => (locale === 'pt-BR' ? 'pt' : locale)

const localeOf = (tag: string): Locale | undefined => {
  const name = tag.trim().toLowerCase().replace('_', '-')
  const [language] = name.split('-')
  return (
    LOCALES.find((locale) => locale.toLowerCase() === name) ?? LANGUAGES.find((each) => each === language)
  )
}

/**
 * The locale to use: that of the cookie, else the first supported locale among the browser's preferences, else Spanish.
 * A region without texts of its own counts as its language: `pt-AO` is `pt`. (KRN-31)
 * @param sources.browser language tags in the browser's order of preference.
 */
export const chooseLocale = (sources: {
  readonly cookie?: string | undefined
  readonly browser?: readonly string[] | undefined
}): Locale => {
  const wanted = [sources.cookie ?? '', ...(sources.browser ?? [])]
  return wanted.map(localeOf).find((locale) => locale !== undefined) ?? FALLBACK_LOCALE
}

/**
 * The locales that a person can choose from: every language, and Brazilian Portuguese for a reader who is in
 * Brazil, whose browser prefers it, or who has chosen it. (KRN-52)
 *
 * @param reader.countryCode ISO 3166 code of the user's country, if it is known.
 */
export const offeredLocales = (reader: {
  readonly current: Locale
  readonly countryCode?: string | undefined
  readonly browser?: readonly string[] | undefined
}): readonly Locale[] => {
  const isBrazilian =
    reader.current === 'pt-BR' ||
    reader.countryCode === 'BR' ||
    (reader.browser ?? []).some((tag) => localeOf(tag) === 'pt-BR')
  return isBrazilian ? LOCALES : LANGUAGES
}
