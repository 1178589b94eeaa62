import type { SearchType, SearchTypes } from '@remesa/domain/firms'
import type { Translate } from '../i18n'

/** The name of a search type that has a message. */
export const searchTypeText = (t: Translate, messageKey: string): string =>
  t.knows(messageKey) ? t(messageKey) : messageKey

/** What the number of a document is and where it stands; `undefined` where there are no words about it. (FIR-101) */
export const documentHelp = (
  t: Translate,
  types: SearchTypes | undefined,
  code: string,
): string | undefined => {
  const isDocument = types?.types.some((type) => type.kind === 'document' && type.code === code)
  const key = `firms.badge.help.${code}`
  return isDocument === true && t.knows(key) ? t(key) : undefined
}

/** What a document is, such as the number on the badge: in own words where there are, else in those of the country, if they say more than its code. */
export const documentText = (t: Translate, type: SearchType): string | undefined => {
  if (type.kind === 'vehicle') return undefined
  const key = `firms.document.${type.code}`
  if (t.knows(key)) return t(key)
  return type.description.trim() === type.code ? undefined : type.description
}
