/** A text without the blanks around it as the database keeps it: nothing where nothing was written. */
export const blankToNull = (text: string): string | null => text.trim() || null
