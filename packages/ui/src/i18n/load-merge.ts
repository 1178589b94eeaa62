import type { MergeTexts } from './server-texts'

/** Loads the code that validates the server's texts and puts them in place of built-in texts. */
export const loadMerge = async (overrides: unknown): Promise<MergeTexts> =>
  (await import('./server-texts')).serverTexts(overrides)
