/** The id of a row that a text names; nothing for any other text. No id is so long that it would lose digits as a number. */
export const rowIdOf = (text: string): number | undefined =>
  /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
