/** The row id in a text; `undefined` for a text that is no id, and for a number that is too large to be exact. */
export const rowIdOf = (text: string): number | undefined =>
  /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
