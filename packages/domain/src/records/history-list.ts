import type { Viewer } from '../abilities'
import {
  check,
  cleanCode,
  describeList,
  filterNames,
  issuesOf,
  type ListDescriptor,
  type ListSpec,
  type ListState,
  pageSizeOf,
} from '../kernel'
import { HistoryAction, HistoryKind, type RecordHistoryKind } from './history.schema'

/** A column in a list of history entries. */
export type HistoryColumn = 'at' | 'actor' | 'subject' | 'changes'

const ofRecord = ['oidSol', 'codeSol', 'uniqueCode', 'idSmartcash', 'description', 'active'] as const
const tables = ['thirdcodes', 'limits'] as const

/** For each kind of record, the fields whose changes are in the history, in the order of the form. (REC-63) */
export const historyFields: Readonly<Record<RecordHistoryKind, readonly string[]>> = {
  users: ['oid', 'active', 'admin', 'supervisor', 'roles', 'assignments'],
  clients: [...ofRecord, ...tables, 'extradata'],
  subclients: ['client', ...ofRecord, 'delegation', ...tables],
  'service-points': [
    'subclient',
    ...ofRecord,
    'type',
    'address',
    'deviceId',
    'agilePickup',
    'enabledReadQr',
    'econoCash',
    'adapters',
    'currencies',
    'channels',
    'openChannel',
    'accountDate',
    'ssId',
    'password',
    'paymentService',
    ...tables,
  ],
}

/**
 * The options that all lists of history entries share. Nothing can be added, there is no report and no switch for
 * inactive rows, and the latest entry comes first.
 */
const entries = {
  offers: () => ({ add: false, export: false, showInactive: false }),
  report: () => undefined,
  searchParams: ({ page, size, filters }: Pick<ListState, 'page' | 'size' | 'filters'>) => ({
    page: page - 1,
    size: pageSizeOf({ size }),
    ...filters,
  }),
} as const

const period = { from: { kind: 'day' }, to: { kind: 'day' } } as const

/** A filter in the history of one record. */
export type RecordHistoryFilter = 'person' | 'field' | keyof typeof period

/**
 * The list with the history of one record, the latest entry first. It can be filtered by person, by period and by the
 * fields that the viewer may see. (REC-63)
 *
 * @param hiddenFrom The fields that the record's form hides from a viewer.
 */
export const recordHistoryList = (
  kind: RecordHistoryKind,
  hiddenFrom: (viewer: Viewer) => readonly string[] = () => [],
): ListDescriptor<Viewer, RecordHistoryFilter, HistoryColumn, undefined> =>
  describeList({
    ...entries,
    spec: (viewer): ListSpec<RecordHistoryFilter> => {
      const hidden = hiddenFrom(viewer)
      const values = historyFields[kind].filter((field) => !hidden.includes(field))
      return {
        filters: { person: { kind: 'text' }, field: { kind: 'choice', values }, ...period },
        sortable: ['id'],
      }
    },
    filters: () => ['person', 'field', 'from', 'to'],
    columns: () => [{ name: 'at' }, { name: 'actor' }, { name: 'changes' }],
  })

/** Every field whose changes are in the history of at least one kind of record; each field once. */
export const auditFields: readonly string[] = [...new Set(Object.values(historyFields).flat())]

const auditSpec = {
  filters: {
    subject: { kind: 'text' },
    field: { kind: 'choice', values: auditFields },
    person: { kind: 'text' },
    ...period,
    kind: { kind: 'choice', values: HistoryKind.options },
    action: { kind: 'choice', values: HistoryAction.options },
    signIns: { kind: 'flag' },
    entry: { kind: 'text' },
  },
  sortable: ['id'],
} as const satisfies ListSpec

/** A filter in the history of all records. `entry` is the number of one history entry. */
export type AuditFilter = keyof typeof auditSpec.filters

/** The highest number of a history entry that the call accepts. */
export const MAX_ENTRY = 999_999_999_999_999

/**
 * Whether the history includes sign-ins: the switch for sign-ins is on, or a kind of record, an action or an entry
 * number is chosen. (REC-120)
 */
export const showsSignIns = ({ kind, action, entry, signIns }: ListState<AuditFilter>['filters']): boolean =>
  (kind ?? action ?? entry ?? signIns) !== undefined

/**
 * The list with the history of all records, the latest entry first. It can be filtered by record, field, person,
 * period, kind, action and entry number. It includes sign-ins only if a filter requests them, because there are far
 * more sign-ins than changes. (REC-64, REC-120)
 */
export const auditList: ListDescriptor<Viewer, AuditFilter, HistoryColumn, undefined> = describeList({
  ...entries,
  searchParams: (state) => ({
    ...(showsSignIns(state.filters) ? {} : { signIns: false }),
    ...entries.searchParams(state),
  }),
  spec: (): ListSpec<AuditFilter> => auditSpec,
  filters: () => filterNames<AuditFilter>(auditSpec),
  columns: () => [{ name: 'at' }, { name: 'actor' }, { name: 'subject' }, { name: 'changes' }],
  validate: ({ values: { entry = '' } }) =>
    issuesOf([
      check('integer', 'entry', cleanCode(entry), {}) ??
        check('between', 'entry', cleanCode(entry), { min: 1, max: MAX_ENTRY }),
    ]),
})
