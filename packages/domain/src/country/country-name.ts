import type { Country } from './country.schema'

/** Key of a country's translated name: `country.ES`. (CTY-12) */
export const countryNameKey = (countryCode: string): string => `country.${countryCode.toUpperCase()}`

/**
 * Name of a country in the reader's language; if there is none, the name that the server sent, else the country's code.
 * (CTY-12)
 * @param textOf text of a message key in the reader's language; `undefined` without a text.
 */
export const countryName = (
  { code, name }: Pick<Country, 'code'> & { readonly name?: string | undefined },
  textOf: (key: string) => string | undefined,
): string => textOf(countryNameKey(code)) || name || code
