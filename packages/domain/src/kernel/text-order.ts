/**
 * The order of texts in a language, named by its tag; digits are ordered by their value. Equal texts keep
 * their order. (KRN-61)
 */
export const textOrder = (locale: string): ((one: string, other: string) => number) =>
  new Intl.Collator(locale, { numeric: true }).compare

/** A copy of a list sorted by name in a language; equal names keep their order. (KRN-32, KRN-61) */
export const sortByName = <T>(things: readonly T[], nameOf: (thing: T) => string, locale: string): T[] => {
  const compare = textOrder(locale)
  return things.toSorted((one, other) => compare(nameOf(one), nameOf(other)))
}
