import { type Issue, issue } from '../kernel'
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
import type { CellChange, CellNote, RowCheck } from './check-rows'
import type { ImportRow } from './columns'
import { changesOf, columnOf, fillIn, fixOf, leftOut } from './service-point-cells'
import type { ServicePointImportField } from './service-point-fields'
import type { ExistingPoint, ServicePointNeed } from './service-point-references'

type Field = ServicePointImportField
type Note = CellNote<Field>

/** A point whose code a row has, and the form that changes it. */
interface ChangeFacts {
  readonly form: ServicePointFacts
  readonly existing: ExistingPoint
  /** The type that the row names. */
  readonly type: ServicePointType | undefined
  /** The point itself, once it was read. */
  readonly record: ServicePointDetail | undefined
}

/**
 * A row whose code the center has already, checked as the form of that point would check it. An empty cell changes
 * nothing. Neither an inactive point nor the type of any can be changed by a file. (IMP-54, IMP-57)
 */
export const checkServicePointChange = (
  cells: ImportRow<Field>['cells'],
  { form, existing, type, record }: ChangeFacts,
): Omit<RowCheck<Field, ServicePointNeed, ServicePointRequest>, 'identity'> => {
  const problems: Note[] = []
  const refuse = (field: Field, found: Issue, fix: string | null = null) => {
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
  const { changes, unread } = changesOf(cells, stored, facts, record.type)
  for (const [field, found] of unread) refuse(field, found)
  const draft = fillIn(stored, changes, facts)
  for (const found of validateServicePoint(draft, facts)) {
    const field = columnOf(found.path)
    const isFormAlone = field === 'modules' && found.path !== 'modules'
    refuse(
      field,
      isFormAlone ? issue('import-by-form', 'modules') : { ...found, path: field },
      fixOf(field, found, cells[field] ?? ''),
    )
  }
  const remarks = leftOut(cells, draft, facts)
  if (problems.length > 0) return { ...ended, problems, remarks }
  const changed = changedCells(stored, draft, facts)
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
      stored[field].trim() === draft[field].trim() ? [] : [{ field, before: stored[field] }],
    ),
    ...(modulesOf(stored) === modulesOf(draft)
      ? []
      : [{ field: 'modules' as const, before: modulesOf(stored) }]),
    ...flags.flatMap((field) => (stored[field] === draft[field] ? [] : [{ field, before: stored[field] }])),
  ]
}
