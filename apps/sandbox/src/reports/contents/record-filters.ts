import type { ListState } from '@remesa/domain/kernel'
import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { textFilter } from '../../api/list-filters'

/** The filters of a request as the entries of an address, in which form the rules of the lists read them. */
export const asQuery = (
  filters: Readonly<Record<string, string | number | boolean | undefined>>,
): readonly (readonly [string, string])[] =>
  Object.entries(filters).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  )

/** The condition of a text filter, by its name and that of its precise switch. */
export const textOf =
  <F extends string>({ filters, precise }: Pick<ListState<F>, 'filters' | 'precise'>) =>
  (name: F, flag: string, ...columns: readonly PgColumn[]): SQL | undefined =>
    textFilter(filters[name], precise.includes(flag), ...columns)
