/** The languages into which all texts of the product are translated. */
export const LANGUAGES = ['es', 'en', 'de', 'pt'] as const
/** One of the languages of the product. */
export type Language = (typeof LANGUAGES)[number]

/** The languages of the product, and variants of a language for one country. Each variant has its own texts. */
export const LOCALES = [...LANGUAGES, 'pt-BR'] as const
/** A language of the product, or its variant for one country. */
export type Locale = (typeof LOCALES)[number]

/** The locale that is used if neither the cookie nor the browser asks for a supported locale. */
export const FALLBACK_LOCALE: Locale = 'es'

/** Whether a text is exactly the code of one of the locales of the product. Case matters. */
export const isLocale = (text: string): text is Locale => LOCALES.some((locale) => locale === text)

/**
 * The language of a locale. If a locale has no translation of a text, the translation in this language is shown.
 * (KRN-52)
 */
export const languageOf = (locale: Locale): Language => (locale === 'pt-BR' ? 'pt' : locale)

const localeOf = (tag: string): Locale | undefined => {
  const name = tag.trim().toLowerCase().replace('_', '-')
  const [language] = name.split('-')
  return (
    LOCALES.find((locale) => locale.toLowerCase() === name) ?? LANGUAGES.find((each) => each === language)
  )
}

/**
 * The locale for a user: the locale in the cookie, else the first supported locale among the preferences of the
 * browser, else Spanish. A region without its own texts counts as its language: `pt-AO` is read as `pt`. (KRN-31)
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
 * The locales that a reader can choose: every language, and sometimes Brazilian Portuguese. Brazilian Portuguese can be
 * chosen if the reader is in Brazil, if the browser prefers it, or if the reader has already chosen it. (KRN-52)
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
