import type { MergeTexts } from './server-texts'

/** Loads the code that validates the server's texts and merges them into the built-in ones. */
export const loadMerge = async (overrides: unknown): Promise<MergeTexts> =>
  (await import('./server-texts')).serverTexts(overrides)
