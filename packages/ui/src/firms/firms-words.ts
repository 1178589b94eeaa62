import type { SearchType } from '@remesa/domain/firms'
import type { Translate } from '../i18n'

/** The name of a search type that has a message. */
export const searchTypeText = (t: Translate, messageKey: string): string =>
  t.knows(messageKey) ? t(messageKey) : messageKey

/**
 * Name of a document, such as the number on the badge: a text of the product if there is one, else the country's text
 * if it says more than the code.
 */
export const documentText = (t: Translate, type: SearchType): string | undefined => {
  if (type.kind === 'vehicle') return undefined
  const key = `firms.document.${type.code}`
  if (t.knows(key)) return t(key)
  return type.description.trim() === type.code ? undefined : type.description
}
