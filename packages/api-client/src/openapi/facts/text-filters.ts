import type { ListSpec } from '@remesa/domain/kernel'

type TextFilterOf<S extends ListSpec> = {
  [F in keyof S['filters']]: S['filters'][F] extends { readonly kind: 'text' } ? F : never
}[keyof S['filters']]

/**
 * Descriptions of all text filters of a list, made from descriptions of the compared values. The filter `search`
 * compares every word of its text. (KRN-60, KRN-64)
 */
export const textFilters = <const S extends ListSpec>(
  { filters }: S,
  compared: Readonly<Record<TextFilterOf<S> & string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries<string>(compared).map(([name, what]) => [
      name,
      name === 'search'
        ? `Words, each of which is a part of ${what}, in any order, whatever its case and accents.`
        : partOf(what, filters[name]?.precise),
    ]),
  )

/**
 * The description of a text filter. `what` describes the compared values, and `precise` is the name of the switch for
 * exact comparison, if the filter has one.
 */
export const partOf = (what: string, precise?: string): string =>
  `A part of ${what}, whatever its case and accents${precise === undefined ? '' : `; the whole of it with \`${precise}\``}.`
