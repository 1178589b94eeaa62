import type { Translate } from '@remesa/ui/i18n'

/** The text of a message from the back end, which is a message key or a sentence; empty without a message. */
export const serverWords = (t: Translate, message: string | null): string | undefined =>
  message !== null && t.knows(message) ? t(message) : (message ?? undefined)
