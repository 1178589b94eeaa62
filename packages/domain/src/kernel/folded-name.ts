import { cleanCode } from './clean-text'

/**
 * A name or code in the form in which it is compared with others of its kind: without differences of case,
 * composition, blanks at the ends and invisible characters. Equal results mean the same name. (KRN-53)
 */
// Upper case is not used, because `ß` would become `SS` while the capital `ẞ` would stay as it is.
export const foldedName = (name: string): string => cleanCode(name).toLowerCase().toUpperCase().normalize()
