import { LOCALES } from '@remesa/domain/kernel'
import type { Seen } from './seen'

/** A page of a list. */
export interface Page {
  readonly rows: readonly unknown[]
  readonly total: number
}

/** The rows and the total in a response that is a page of a list; `undefined` for any other response. */
export const pageIn = ({ status, json }: Seen): Page | undefined => {
  const rows: unknown = Reflect.get(Object(json), 'content')
  const total: unknown = Reflect.get(Object(json), 'totalElements')
  return status === 200 && Array.isArray(rows) && typeof total === 'number' ? { rows, total } : undefined
}

/** The id of a row, or its JSON text if it has no id. */
export const keyOf = (row: unknown): string =>
  String(Reflect.get(Object(row), 'id') ?? Reflect.get(Object(row), 'serviceId') ?? JSON.stringify(row))

/** The value at a path in a row, such as `country.name`. */
export const valueAt = (row: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, name) => Reflect.get(Object(inner), name), row)

/** The numbers of the pages to read. If there are more than four pages, these are the first two and the last. */
export const pageNumbers = (total: number, size: number): readonly number[] => {
  const count = Math.ceil(total / size)
  return count <= 4 ? Array.from({ length: count }, (_, index) => index) : [0, 1, count - 1]
}

/**
 * The faults in the pages of a list, such as missing or repeated rows. `pages` contains the pages that were read, by
 * page number. The list has `total` rows in pages of `size` rows.
 */
export const pageFaults = (
  pages: ReadonlyMap<number, Page>,
  { size, total }: { readonly size: number; readonly total: number },
): readonly string[] => {
  const known = new Set<string>()
  return [...pages].flatMap(([number, page]) => {
    const keys = page.rows.map(keyOf)
    const repeated = keys.filter((key) => known.has(key)).length + keys.length - new Set(keys).size
    for (const key of keys) known.add(key)
    const due = Math.min(size, total - number * size)
    return [
      ...(page.total === total ? [] : [`page ${number} says ${page.total} in all, not ${total}`]),
      ...(keys.length === due ? [] : [`page ${number} has ${keys.length} rows, not ${due}`]),
      ...(repeated === 0 ? [] : [`page ${number} repeats ${repeated} rows`]),
    ]
  })
}

/**
 * The value of a column may be in the field with the column's name, or in a name, a description or a code inside that
 * field. These are the suffixes of the possible paths.
 */
const faces = ['', '.name', '.description', '.codeSol', '.code', '.username', '.id']

type Plain = string | number | boolean
const isPlain = (value: unknown): value is Plain =>
  ['number', 'boolean'].includes(typeof value) || (typeof value === 'string' && value !== '')

const collators = [
  {},
  { sensitivity: 'base' },
  { sensitivity: 'base', ignorePunctuation: true },
  { numeric: true },
] as const satisfies readonly Intl.CollatorOptions[]

const byCode = (a: Plain, b: Plain): number => (a < b ? -1 : a > b ? 1 : 0)

/** The usual orders of texts (collations). Back ends use different ones, and each is accepted. */
const orders: readonly ((a: Plain, b: Plain) => number)[] = [
  byCode,
  (a, b) => byCode(String(a).toLowerCase(), String(b).toLowerCase()),
  ...LOCALES.flatMap((locale) =>
    collators.map((options) => {
      const collator = new Intl.Collator(locale, options)
      return (a: Plain, b: Plain) => collator.compare(String(a), String(b))
    }),
  ),
]

/**
 * Whether a column shows a country. Countries are sorted by their names in the user's language, which rows do not
 * contain.
 */
const isOfCountry = (row: unknown, column: string): boolean =>
  [column, column.split('.').slice(0, -1).join('.')].some((path) => {
    const code = Reflect.get(Object(path === '' ? row : valueAt(row, path)), 'code')
    return typeof code === 'string' && /^[A-Z]{2}$/.test(code)
  })

/**
 * Two neighbouring values that are in the wrong order by every collation. `undefined` if the rows are sorted, or do not
 * contain the value by which they are sorted. Empty values may be anywhere.
 */
export const misplaced = (
  rows: readonly unknown[],
  column: string,
  direction: 'ASC' | 'DESC',
): readonly [Plain, Plain] | undefined => {
  if (rows.some((row) => isOfCountry(row, column))) return undefined
  const sign = direction === 'ASC' ? 1 : -1
  let found: readonly [Plain, Plain] | undefined
  for (const face of faces) {
    const values = rows.map((row) => valueAt(row, `${column}${face}`)).filter(isPlain)
    if (new Set(values).size < 2) continue
    const pairs = values.slice(1).map((value, at) => [values[at] ?? value, value] as const)
    const isSorted = (order: (a: Plain, b: Plain) => number) =>
      pairs.every(([a, b]) => sign * order(a, b) <= 0)
    if (orders.some(isSorted)) return undefined
    found ??= pairs.find(([a, b]) => orders.every((order) => sign * order(a, b) > 0)) ?? pairs[0]
  }
  return found
}
