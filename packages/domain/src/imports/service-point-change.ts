import type { CurrencySummary } from '../country'
import { type AnyIssue, cleanText, formatAmount, issue } from '../kernel'
import {
  buildServicePointRequest,
  factsForServicePoint,
  type ServicePointDetail,
  type ServicePointDraft,
  type ServicePointFacts,
  type ServicePointRequest,
  type ServicePointType,
  servicePointDraftOf,
  validateServicePoint,
} from '../service-points'
import type { CellNote } from './cell-note'
import type { CellChange, RowCheck } from './check-rows'
import type { ImportRow } from './columns'
import { withoutZeros } from './references'
import { changesOf, columnOf, deviceProblem, fillIn, leftOut, limitIn, nearNote } from './service-point-cells'
import type { ServicePointImportField } from './service-point-fields'
import type { ExistingPoint, ServicePointNeed, ServicePointReferences } from './service-point-references'

type Field = ServicePointImportField
type Note = CellNote<Field>

/** The existing point that a row changes, and the data for its form. */
interface ChangeFacts {
  readonly form: ServicePointFacts
  readonly existing: ExistingPoint
  /** The service point type in the row; `undefined` if the row has none. */
  readonly type: ServicePointType | undefined
  /** The existing point; `undefined` until it is loaded. */
  readonly record: ServicePointDetail | undefined
  readonly devices: ServicePointReferences['devices']
  readonly currencies: readonly CurrencySummary[]
}

/**
 * The result for a row whose code already exists below its center. The row is checked by the rules of the form for that
 * existing point. An empty cell changes nothing. A file can't change inactive points or the type of a point. (IMP-54,
 * IMP-57)
 */
export const checkServicePointChange = (
  cells: ImportRow<Field>['cells'],
  { form, existing, type, record, devices, currencies }: ChangeFacts,
): Omit<RowCheck<Field, ServicePointNeed, ServicePointRequest>, 'identity'> => {
  const problems: Note[] = []
  const refuse = (field: Field, found: AnyIssue, fix: string | null = null) => {
    if (!problems.some((note) => note.field === field)) problems.push({ field, issue: found, fix })
  }
  const ended = {
    remarks: [],
    needs: [],
    body: null,
    identityField: 'codeSol',
    effect: { kind: 'new' },
  } as const
  if (record === undefined) {
    const { id } = existing
    return { ...ended, problems, needs: [{ kind: 'record', key: String(id), id }] }
  }
  const code = cells.codeSol ?? ''
  if (!record.active)
    refuse('codeSol', issue('import-inactive', 'codeSol', { code, name: existing.description }))
  if (type !== undefined && type !== record.type) refuse('type', issue('import-type', 'type'))
  if (problems.length > 0) return { ...ended, problems }

  const facts = factsForServicePoint(form, record)
  const stored = servicePointDraftOf(record, facts)
  const { changes, unread } = changesOf(cells, stored, facts, { typed: record.type, currencies })
  for (const [field, found] of unread) refuse(field, found)
  const draft = fillIn(stored, changes, facts)
  for (const found of validateServicePoint(draft, facts)) {
    const field = columnOf(found.path)
    const isFormAlone = field === 'modules' && found.path !== 'modules'
    refuse(
      field,
      isFormAlone ? issue('import-by-form', 'modules') : { ...found, path: field },
      // No correction is proposed, because the code belongs to an existing point and is correct.
      null,
    )
  }
  for (const field of ['idSmartcash', 'deviceId'] as const) {
    const [before, after] = [stored[field], draft[field]]
    if (before !== after && before !== '' && withoutZeros(before) === withoutZeros(after)) {
      const note = nearNote(field, after, before)
      refuse(field, note.issue, note.fix)
    }
  }
  const remarks = leftOut(cells, draft, facts)
  if (problems.length > 0) return { ...ended, problems, remarks }
  if (draft.deviceId !== stored.deviceId) {
    if (devices === undefined)
      return { ...ended, problems, remarks, needs: [{ kind: 'devices', key: 'all' }] }
    const note = deviceProblem(draft.deviceId, { devices, point: record.id })
    if (note !== undefined) return { ...ended, problems: [note], remarks }
  }
  const changed = [...changedCells(stored, draft, facts), ...changedLimit(cells, stored, draft)]
  if (changed.length === 0) return { ...ended, problems, remarks, effect: { kind: 'same' } }
  return {
    ...ended,
    problems,
    remarks,
    effect: { kind: 'change', changes: changed, version: record.version },
    body: buildServicePointRequest(draft, facts),
  }
}

const texts = ['address', 'idSmartcash', 'deviceId'] as const
const flags = ['agilePickup', 'enabledReadQr', 'econoCash'] as const

const changedCells = (
  stored: ServicePointDraft,
  draft: ServicePointDraft,
  { adapters }: Pick<ServicePointFacts, 'adapters'>,
): readonly CellChange<Field>[] => {
  const modulesOf = ({ modules }: ServicePointDraft) =>
    adapters.flatMap(({ id, name }) => (modules.includes(id) ? [name] : [])).join(', ')
  return [
    ...texts.flatMap((field) =>
      cleanText(stored[field]) === cleanText(draft[field]) ? [] : [{ field, before: stored[field] }],
    ),
    ...(modulesOf(stored) === modulesOf(draft)
      ? []
      : [{ field: 'modules' as const, before: modulesOf(stored) }]),
    ...flags.flatMap((field) => (stored[field] === draft[field] ? [] : [{ field, before: stored[field] }])),
  ]
}

const changedLimit = (
  { limitCurrency = '' }: ImportRow<Field>['cells'],
  stored: ServicePointDraft,
  draft: ServicePointDraft,
): readonly CellChange<Field>[] => {
  const before = limitIn(stored.limits, limitCurrency)?.amount
  if (before === limitIn(draft.limits, limitCurrency)?.amount) return []
  return [{ field: 'limit', before: before === undefined ? '' : formatAmount(before) }]
}
