import type { Translate } from '@remesa/ui/i18n'

/** What the back end said, in words: the text of a key, or its own sentence. Nothing if it said nothing. */
export const serverWords = (t: Translate, message: string | null): string | undefined =>
  message !== null && t.knows(message) ? t(message) : (message ?? undefined)
