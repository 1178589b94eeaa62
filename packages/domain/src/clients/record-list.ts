import { type ListState, SELECTOR_PAGE_SIZE } from '../kernel'
import type { ClientSummary } from './client.schema'

/** The badge of a record: SMARTCASH with a SmartCash id, else SOL. (CLI-38) */
export const recordTypeOf = ({
  idSmartcash,
}: {
  readonly idSmartcash: string | null
}): 'SMARTCASH' | 'SOL' => ((idSmartcash ?? '').trim() === '' ? 'SOL' : 'SMARTCASH')

/** How a client is named in one line: `code - description`, or the description alone without a code. (CLI-39) */
export const clientLabel = ({
  codeSol,
  description,
}: Pick<ClientSummary, 'codeSol' | 'description'>): string =>
  (codeSol ?? '').trim() === '' ? description : `${codeSol} - ${description}`

/** Query of a selector's search. Pages count from zero. */
export interface SelectorQuery {
  readonly page: number
  readonly size: number
  readonly codeOrDesc?: string
  readonly hasOid?: boolean
}

/** The longest search text that calls take. */
const MAX_SEARCH_LENGTH = 200

/**
 * What every selector's search sends: ten results of a page, the typed text trimmed and cut at 200 characters, left out
 * when blank, and `hasOid` where only records that the external system knows are wanted. (CLI-75)
 */
export const selectorQuery = ({
  typed,
  page = 0,
  size = SELECTOR_PAGE_SIZE,
  hasOid,
}: {
  readonly typed: string
  readonly page?: number | undefined
  readonly size?: number | undefined
  readonly hasOid?: boolean | undefined
}): SelectorQuery => {
  const codeOrDesc = [...typed.trim()].slice(0, MAX_SEARCH_LENGTH).join('').trim()
  return {
    page,
    size,
    ...(codeOrDesc === '' ? {} : { codeOrDesc }),
    ...(hasOid === undefined ? {} : { hasOid }),
  }
}

/**
 * What a list's report is filtered by: active rows or all, the filters that hold something, with the country's id as a
 * number, and their precise switches. (CLI-74)
 */
export const recordReportFilters = <F extends string>({
  active,
  filters,
  precise,
}: ListState<F>): Readonly<Record<string, string | number | boolean>> => ({
  active,
  ...Object.fromEntries([
    ...Object.entries<string | undefined>(filters)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => [name, name === 'countryId' ? Number(value) : value]),
    ...precise.map((name) => [name, true]),
  ]),
})
