/** The id of a row from a text; `undefined` for any other text, and for a number that is too large to be exact. */
export const rowIdOf = (text: string): number | undefined =>
  /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
