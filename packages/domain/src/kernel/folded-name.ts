/**
 * A name as it is compared with others of its kind: whatever its case, composition of letters and blanks around. Equal
 * texts mean that two names are the same. (KRN-53)
 */
// Lower case first: the capital ß has no upper case of its own, its small form has.
export const foldedName = (name: string): string => name.trim().toLowerCase().toUpperCase().normalize()
