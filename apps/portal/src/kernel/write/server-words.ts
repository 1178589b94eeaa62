import type { Translate } from '@remesa/ui/i18n'

/**
 * The text of a message from the back end; `undefined` without a message. The message is either a message key, which is
 * translated, or a sentence.
 */
export const serverWords = (t: Translate, message: string | null): string | undefined =>
  message !== null && t.knows(message) ? t(message) : (message ?? undefined)
