import { cleanText } from '@remesa/domain/kernel'
/** A text as the database stores it, or `null` for a blank text. (KRN-62) */
export const blankToNull = (text: string): string | null => cleanText(text) || null
