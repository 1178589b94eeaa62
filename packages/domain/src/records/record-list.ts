import type { Viewer } from '../abilities'
import {
  cleanSearch,
  describeList,
  filterNames,
  type ListColumn,
  type ListDescriptor,
  type ListSpec,
  type ListState,
  SELECTOR_PAGE_SIZE,
} from '../kernel'
import type { RecordKind } from './decision'
import { canAddRecord, canChangeStatus } from './record-access'

/** The type in the badge of a record: SMARTCASH if the record has a SmartCash id, otherwise SOL. (REC-38) */
export const recordTypeOf = ({
  idSmartcash,
}: {
  readonly idSmartcash: string | null
}): 'SMARTCASH' | 'SOL' => ((idSmartcash ?? '').trim() === '' ? 'SOL' : 'SMARTCASH')

/**
 * The list of the records of one kind. Administrators can use the country filter. Users who may read the edit page see
 * the edit link, and users who may activate and deactivate records see inactive rows. (REC-30, REC-34)
 */
export const describeRecordList = <F extends string, C extends string, Report>({
  spec,
  kind,
  columns,
  report,
}: {
  readonly spec: ListSpec<F>
  readonly kind: RecordKind
  /** The columns of the list besides the edit link, from first to last. */
  readonly columns: readonly ListColumn<C>[]
  readonly report: (state: ListState<F>) => Report
}): ListDescriptor<Viewer, F, C | 'edit', Report> =>
  describeList({
    spec: () => spec,
    filters: ({ user }) => filterNames(spec).filter((name) => name !== 'countryId' || user.admin),
    columns: ({ ability }): readonly ListColumn<C | 'edit'>[] =>
      ability.can('read', kind.subjects.edit) ? [{ name: 'edit' }, ...columns] : columns,
    offers: ({ ability }) => ({
      add: canAddRecord(ability, kind).allowed,
      export: ability.can('read', kind.subjects.report),
      showInactive: canChangeStatus(ability, kind).allowed,
    }),
    report,
  })

/** The query with which a selector searches. Pages count from zero. */
export interface SelectorQuery {
  readonly page: number
  readonly size: number
  readonly codeOrDesc?: string
  readonly hasOid?: boolean
}

/**
 * The query with which any selector searches, with ten results per page. The typed text is trimmed, cut at 200
 * characters and omitted if it is empty. `hasOid` requests only records of the external operations system. (REC-75)
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
  const codeOrDesc = cleanSearch(typed)
  return {
    page,
    size,
    ...(codeOrDesc === '' ? {} : { codeOrDesc }),
    ...(hasOid === undefined ? {} : { hasOid }),
  }
}

/**
 * The filters in the request for a report of a list: `active`, each filter of the list that has a value, and each
 * switch for exact comparison that is on, with the value `true`. The country's id is a number. (REC-43)
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
