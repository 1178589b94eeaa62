import { cleanCode } from './clean-text'

/**
 * A name or code in the form in which it is compared with others of its kind: without differences of case,
 * composition, blanks at the ends and invisible characters. Equal results mean the same name. (KRN-53)
 */
// Lower case first: the small ß has an upper case, the capital ß has none of its own.
export const foldedName = (name: string): string => cleanCode(name).toLowerCase().toUpperCase().normalize()
