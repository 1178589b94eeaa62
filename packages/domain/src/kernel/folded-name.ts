import { cleanCode } from './clean-text'

/**
 * A name or code in a form for comparisons with other names or codes: two names count as the same if their results are
 * equal. Differences of case, Unicode composition, blanks at the ends and invisible characters are removed. (KRN-53)
 */
// Lower case comes first, because upper case alone turns `ß` into `SS` but does not change the capital `ẞ`.
export const foldedName = (name: string): string => cleanCode(name).toLowerCase().toUpperCase().normalize()
