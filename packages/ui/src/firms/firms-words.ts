import type { SearchType, SearchTypes } from '@remesa/domain/firms'
import type { Translate } from '../i18n'

/** The name of a search type for which the product has a text. */
export const searchTypeText = (t: Translate, messageKey: string): string =>
  t.knows(messageKey) ? t(messageKey) : messageKey

/**
 * The text that explains a document number and its place on the document; `undefined` without such a text. (FIR-101)
 */
export const documentHelp = (
  t: Translate,
  types: SearchTypes | undefined,
  code: string,
): string | undefined => {
  const isDocument = types?.types.some((type) => type.kind === 'document' && type.code === code)
  const key = `firms.badge.help.${code}`
  return isDocument === true && t.knows(key) ? t(key) : undefined
}

/**
 * The name of a document number, such as the number on the badge: the product's text, else the country's text.
 * `undefined` for a vehicle, and if the country's text only repeats the code.
 */
export const documentText = (t: Translate, type: SearchType): string | undefined => {
  if (type.kind === 'vehicle') return undefined
  const key = `firms.document.${type.code}`
  if (t.knows(key)) return t(key)
  return type.description.trim() === type.code ? undefined : type.description
}
