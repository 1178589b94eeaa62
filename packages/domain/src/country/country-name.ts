import type { Country } from './country.schema'

/** Message key of the translated name of a country: `country.ES`. (CTY-12) */
export const countryNameKey = (countryCode: string): string => `country.${countryCode.toUpperCase()}`

/**
 * Name of a country in the reader's language. If there is no translation, it is the name from the server, otherwise the
 * code of the country. (CTY-12)
 * @param textOf Returns the text of a message key in the reader's language, or `undefined` if there is no text.
 */
export const countryName = (
  { code, name }: Pick<Country, 'code'> & { readonly name?: string | undefined },
  textOf: (key: string) => string | undefined,
): string => textOf(countryNameKey(code)) || name || code
