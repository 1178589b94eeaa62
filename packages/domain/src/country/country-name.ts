import type { Country } from './country.schema'

/** CTY-12. Key of a country's translated name: `country.ES`. */
export const countryNameKey = (countryCode: string): string => `country.${countryCode.toUpperCase()}`

/**
 * CTY-12. Name of a country in the reader's language, else the name that the server gives it, else its code.
 *
 * @param textOf text of a message key in the reader's language; nothing where there is none.
 */
export const countryName = (
  { code, name }: Pick<Country, 'code'> & { readonly name?: string | undefined },
  textOf: (key: string) => string | undefined,
): string => textOf(countryNameKey(code)) || name || code
