import type { FilterKind, FilterSpec, ListSpec } from '@remesa/domain/kernel'
import { isValidDay } from '@remesa/domain/kernel'
import * as z from 'zod/mini'
import { booleanText, idText, pageQuery, searchText } from './wire-values'

const filterSchemas = {
  text: searchText,
  id: z.optional(idText),
  day: z.optional(z.string().check(z.refine(isValidDay, { error: 'day' }))),
  flag: z.optional(booleanText),
  choice: z.optional(z.string().check(z.maxLength(64))),
} as const satisfies Record<FilterKind['kind'], z.ZodMiniType>

const precise = z.optional(booleanText)

type PreciseNames<S extends ListSpec> = Extract<
  S['filters'][keyof S['filters']],
  { readonly precise: string }
>['precise']

/**
 * The fields of a list's query: one for each filter, one for each switch for exact comparison, and the fields of every
 * list.
 */
type ListQueryShape<S extends ListSpec> = typeof pageQuery & {
  -readonly [F in keyof S['filters'] & string]: (typeof filterSchemas)[S['filters'][F]['kind']]
} & Record<PreciseNames<S> | 'active', typeof precise> & {
    orderBy: z.ZodMiniOptional<z.ZodMiniEnum<{ [C in S['sortable'][number]]: C }>>
    direction: z.ZodMiniOptional<z.ZodMiniEnum<{ ASC: 'ASC'; DESC: 'DESC' }>>
  }

/** Query of a list, derived from the list's filters and sort keys. Any other column or direction is refused. */
export const listQuery = <const S extends ListSpec>(spec: S) => {
  const filters = Object.entries<FilterSpec>(spec.filters)
  const shape: z.core.$ZodShape = {
    ...pageQuery,
    ...Object.fromEntries(filters.map(([name, { kind }]) => [name, filterSchemas[kind]])),
    ...Object.fromEntries(
      filters.flatMap(([, filter]) => (filter.precise ? [[filter.precise, precise]] : [])),
    ),
    orderBy: z.optional(z.enum(spec.sortable)),
    direction: z.optional(z.enum(['ASC', 'DESC'])),
    active: precise,
  }
  // `Object.entries` has the type string for the names, but they are exactly the names in the list's spec.
  return z.object(shape as ListQueryShape<S>)
}
