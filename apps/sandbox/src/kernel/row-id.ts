/** The id of a row from a text; `undefined` for any other text, and for one too long to be exact as a number. */
export const rowIdOf = (text: string): number | undefined =>
  /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
