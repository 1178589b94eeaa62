import type { Translate } from '../i18n'

/** The name of a search type that has a message. */
export const searchTypeText = (t: Translate, messageKey: string): string =>
  t.knows(messageKey) ? t(messageKey) : messageKey
