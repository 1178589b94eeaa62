import { cleanText } from '@remesa/domain/kernel'
/** A text as the database stores it: `null` for a blank one. (KRN-62) */
export const blankToNull = (text: string): string | null => cleanText(text) || null
