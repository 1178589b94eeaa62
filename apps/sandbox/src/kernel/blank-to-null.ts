import { cleanText } from '@remesa/domain/kernel'
/** A text in the form in which the database stores it: `null` for a blank text. (KRN-62) */
export const blankToNull = (text: string): string | null => cleanText(text) || null
