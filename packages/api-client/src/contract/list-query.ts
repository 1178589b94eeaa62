import type { FilterKind, FilterSpec, ListSpec } from '@remesa/domain/kernel'
import { isValidDay } from '@remesa/domain/kernel'
import { z } from 'zod'
import { booleanText, idText, pageQuery, searchText } from './wire-values'

const filterSchemas = {
  text: searchText,
  id: idText.optional(),
  day: z.string().refine(isValidDay, { error: 'day' }).optional(),
  flag: booleanText.optional(),
  choice: z.string().max(64).optional(),
} as const satisfies Record<FilterKind['kind'], z.ZodType>

const precise = booleanText.optional()

type PreciseNames<S extends ListSpec> = Extract<
  S['filters'][keyof S['filters']],
  { readonly precise: string }
>['precise']

/** The shape that the entries of a spec make: one field per filter, one per precise flag, and what every list has. */
type ListQueryShape<S extends ListSpec> = typeof pageQuery & {
  -readonly [F in keyof S['filters'] & string]: (typeof filterSchemas)[S['filters'][F]['kind']]
} & Record<PreciseNames<S> | 'active', typeof precise> & {
    orderBy: z.ZodOptional<z.ZodEnum<{ [C in S['sortable'][number]]: C }>>
    direction: z.ZodOptional<z.ZodEnum<{ ASC: 'ASC'; DESC: 'DESC' }>>
  }

/**
 * Query of a list, from the one declaration of what it can be filtered and sorted by. A column or direction that is not
 * among them is refused; a precise flag belongs to the filter of its name.
 */
export const listQuery = <const S extends ListSpec>(spec: S) => {
  const filters = Object.entries<FilterSpec>(spec.filters)
  const shape = {
    ...pageQuery,
    ...Object.fromEntries(filters.map(([name, { kind }]) => [name, filterSchemas[kind]])),
    ...Object.fromEntries(
      filters.flatMap(([, filter]) => (filter.precise ? [[filter.precise, precise]] : [])),
    ),
    orderBy: z.enum(spec.sortable).optional(),
    direction: z.enum(['ASC', 'DESC']).optional(),
    active: precise,
  }
  // Entries forget which names they had; they are those of the spec.
  return z.object(shape as ListQueryShape<S>)
}
