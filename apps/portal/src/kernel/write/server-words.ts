import type { Translate } from '@remesa/ui/i18n'

/** The text of the back end's message, a key or a sentence; empty without a message. */
export const serverWords = (t: Translate, message: string | null): string | undefined =>
  message !== null && t.knows(message) ? t(message) : (message ?? undefined)
