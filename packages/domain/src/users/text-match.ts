// Lower case first, because a capital ß or Σ has no form of its own in the other direction; upper case last, because it
// does not depend on the letters around.
const folded = (text: string): string => text.toLowerCase().toUpperCase()

/** Whether a text holds what is looked for, whatever the case of either. Nothing looked for is in every text. (USR-16) */
export const containsText = (text: string, sought: string): boolean => folded(text).includes(folded(sought))

/** Whether a text is what is looked for, whatever the case of either. (USR-16) */
export const equalsText = (text: string, sought: string): boolean => folded(text) === folded(sought)
