/**
 * A function that compares texts in the order of a language, which `locale` identifies. Numbers in the texts are
 * ordered by their value. Sorting does not change the order of equal texts. (KRN-61)
 */
export const textOrder = (locale: string): ((one: string, other: string) => number) =>
  new Intl.Collator(locale, { numeric: true }).compare

/**
 * A sorted copy of a list, by name in the order of a language. Sorting does not change the order of equal names.
 * (KRN-32, KRN-61)
 */
export const sortByName = <T>(things: readonly T[], nameOf: (thing: T) => string, locale: string): T[] => {
  const compare = textOrder(locale)
  return things.toSorted((one, other) => compare(nameOf(one), nameOf(other)))
}
