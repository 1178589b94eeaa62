/** A trimmed text as the database stores it: `null` for a blank one. */
export const blankToNull = (text: string): string | null => text.trim() || null
