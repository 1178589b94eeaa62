/** A copy of the countries in the order of their translated names; equal names keep their order. (KRN-32) */
export const sortByName = <T>(
  countries: readonly T[],
  nameOf: (country: T) => string,
  collator: { readonly compare: (a: string, b: string) => number },
): readonly T[] => countries.toSorted((a, b) => collator.compare(nameOf(a), nameOf(b)))
