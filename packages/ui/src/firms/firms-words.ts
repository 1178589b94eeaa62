import type { SearchType, SearchTypes } from '@remesa/domain/firms'
import type { Translate } from '../i18n'

/** The name of a search type that has a message. */
export const searchTypeText = (t: Translate, messageKey: string): string =>
  t.knows(messageKey) ? t(messageKey) : messageKey

/**
 * The explanation of the number of a document and its place on the document; `undefined` if there is no text about it.
 * (FIR-101)
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
 * The name of a document, such as the number on the badge: a text of the product if there is one, else the text of the
 * country if it says more than the code.
 */
export const documentText = (t: Translate, type: SearchType): string | undefined => {
  if (type.kind === 'vehicle') return undefined
  const key = `firms.document.${type.code}`
  if (t.knows(key)) return t(key)
  return type.description.trim() === type.code ? undefined : type.description
}
