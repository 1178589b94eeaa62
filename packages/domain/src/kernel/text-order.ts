/** The order of texts in a language, by its tag, and of digits by their value. Equal texts keep the order that they had. (KRN-61) */
export const textOrder = (locale: string): ((one: string, other: string) => number) =>
  new Intl.Collator(locale, { numeric: true }).compare

/** A copy of a list sorted by name in a language; equal names keep their order. (KRN-32, KRN-61) */
export const sortByName = <T>(things: readonly T[], nameOf: (thing: T) => string, locale: string): T[] => {
  const compare = textOrder(locale)
  return things.toSorted((one, other) => compare(nameOf(one), nameOf(other)))
}
