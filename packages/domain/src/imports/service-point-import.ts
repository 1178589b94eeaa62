import type { Country, CurrencySummary } from '../country'
import { type AnyIssue, equalsText, foldedName, foldedText, issue } from '../kernel'
import { type SourceSystem, sourceSystems } from '../records'
import {
  answerServicePointLookup,
  buildServicePointRequest,
  canLookUpServicePoint,
  emptyServicePointDraft,
  type ServicePointDraft,
  type ServicePointFacts,
  type ServicePointRequest,
  type ServicePointType,
  servicePointFormFields,
  startServicePointLookup,
  validateServicePoint,
} from '../service-points'
import type { CellNote } from './cell-note'
import type { RowCheck, RowEffect } from './check-rows'
import type { ImportRow } from './columns'
import { type Found, unknownCode, withoutZeros } from './references'
import { changesOf, columnOf, deviceProblem, fillIn, fixOf, leftOut, nearNote } from './service-point-cells'
import { checkServicePointChange } from './service-point-change'
import type { ServicePointImportField } from './service-point-fields'
import type { ServicePointNeed, ServicePointReferences } from './service-point-references'

type Field = ServicePointImportField
type Note = CellNote<Field>

/** The data with which a file for one country is checked: the data for the form, and data about other records. */
export interface ServicePointImportFacts {
  readonly country: Country
  readonly form: ServicePointFacts
  /** Whether the user may change existing points. */
  readonly mayEdit: boolean
  /** The currencies in which a point can have limits. */
  readonly currencies: readonly CurrencySummary[]
  readonly known: ServicePointReferences
}

const typeWords: Readonly<Record<string, ServicePointType>> = {
  sol: 'SOL',
  cashtoday: 'CASHTODAY',
  smartcash: 'CASHTODAY',
}

/**
 * The result for a row of a file, checked by the rules of the form of a service point. The row fills in the form field
 * by field, and an issue of the form becomes a problem of the cell with that value. A row with a source system is
 * looked up in the core system. If the code already exists below the subclient, the row changes that point. (IMP-50 to
 * IMP-57)
 */
export const checkServicePointRow = (
  { cells }: ImportRow<Field>,
  { country, form, mayEdit, currencies, known }: ServicePointImportFacts,
): RowCheck<Field, ServicePointNeed, ServicePointRequest> => {
  const facts: ServicePointFacts = {
    ...form,
    country: { options: [country], preselected: String(country.id), disabled: true, shown: false },
    // No column contains the account of a safe, so a file can't add a safe. (IMP-53)
    safeDefaults: null,
  }
  const text = (field: Field) => cells[field] ?? ''
  const problems: Note[] = []
  const remarks: Note[] = []
  const needs: ServicePointNeed[] = []
  const refuse = (field: Field, found: AnyIssue, fix: string | null = null) => {
    if (!problems.some((note) => note.field === field)) problems.push({ field, issue: found, fix })
  }
  const effect: RowEffect<Field> = { kind: 'new' }
  const done = (draft?: ServicePointDraft, identity: string | null = null) => ({
    effect,
    problems,
    remarks,
    needs,
    identity,
    identityField: 'codeSol' as const,
    body:
      draft === undefined || problems.length > 0 || needs.length > 0
        ? null
        : buildServicePointRequest(draft, facts),
  })

  const source = sourceOf(text('sourceSystem'))
  if (source === undefined)
    refuse('sourceSystem', issue('import-choice', 'sourceSystem', { accepted: sourceSystems.join(', ') }))
  const type = typeWords[foldedText(text('type'))]
  if (type === undefined && text('type') !== '')
    refuse('type', issue('import-choice', 'type', { accepted: 'SOL, SmartCash' }))
  if (type === 'SOL' && source === '') refuse('sourceSystem', issue('import-needs-core', 'sourceSystem'))

  const client = parentOf(known.clients, {
    kind: 'client',
    key: foldedName(text('client')),
    code: text('client'),
  })
  const subclient =
    client?.record == null
      ? undefined
      : parentOf(known.subclients, {
          kind: 'subclient',
          key: `${client.record.id} ${foldedName(text('subclient'))}`,
          clientId: client.record.id,
          code: text('subclient'),
        })
  for (const [field, parent] of [
    ['client', client],
    ['subclient', subclient],
  ] as const) {
    if (parent?.need !== undefined) needs.push(parent.need)
    if (parent?.record === null) {
      const { near = null } = parent
      refuse(field, unknownCode(field, text(field), parent), near)
    }
  }

  const points = subclient?.record ? known.points.get(String(subclient.record.id)) : undefined
  const typedCode = foldedName(text('codeSol'))
  // Until it is known whether the code is new, issues that can occur only for a new point are not reported.
  const awaitsPoints = subclient?.record != null && typedCode !== '' && points === undefined
  if (subclient?.record && typedCode !== '') {
    const { id } = subclient.record
    if (awaitsPoints) needs.push({ kind: 'points', key: String(id), subclientId: id })
    const existing = points?.byCode.get(typedCode)
    if (existing !== undefined && mayEdit) {
      const record = known.records.get(String(existing.id))
      const change = checkServicePointChange(cells, {
        form: facts,
        existing,
        type,
        record,
        devices: known.devices,
        currencies,
      })
      return { ...change, identity: identityOf(cells, id, typedCode) }
    }
  }

  const validates = source !== '' || type === 'SOL'
  let draft = fillIn(
    emptyServicePointDraft(facts),
    [
      { field: 'validates', value: validates },
      { field: 'clientId', value: idOf(client, text('client')) },
      { field: 'subclientId', value: idOf(subclient, text('subclient')) },
      { field: 'sourceSystem', value: validates ? source || UNNAMED_SOURCE : '' },
      { field: 'codeSol', value: text('codeSol') },
    ],
    facts,
  )
  if (client?.record && subclient?.record && source && !awaitsPoints) {
    const parents = { client: client.record, subclient: subclient.record }
    if (canLookUpServicePoint(draft, parents).allowed) {
      const looking = startServicePointLookup(draft, { ...parents, country })
      const key = JSON.stringify(looking.asked)
      const answer = known.lookups.get(key)
      if (answer === undefined) needs.push({ kind: 'lookup', key, asked: looking.asked })
      else draft = answerServicePointLookup(looking, looking.asked, answer)
    }
  }

  const { changes, unread } = changesOf(cells, draft, facts, { typed: type, currencies })
  for (const [field, found] of unread) refuse(field, found)
  draft = fillIn(draft, changes, facts)
  for (const found of validateServicePoint(draft, facts)) {
    if (awaitsPoints && found.rule === 'required') continue
    // An unconfirmed code is not a problem of the row. Either the core system has not responded yet, or another value,
    // which has its own problem, must be corrected first.
    if (found.rule === 'code-unconfirmed') continue
    const field = columnOf(found.path)
    const isFormAlone = field === 'modules' && found.path !== 'modules'
    refuse(
      field,
      isFormAlone ? issue('import-by-form', 'modules') : { ...found, path: field },
      fixOf(field, found, text(field), points),
    )
  }
  if (!validates || draft.lookup === 'found') remarks.push(...leftOut(cells, draft, facts))

  if (!subclient?.record) return done(draft)
  const { id: subclientId } = subclient.record
  const code = foldedName(draft.codeSol)
  const existing = points?.byCode.get(code)
  if (existing !== undefined)
    refuse('codeSol', issue('import-taken', 'codeSol', { code: draft.codeSol, name: existing.description }))
  const near = code === '' ? undefined : points?.byNumber.get(withoutZeros(code))?.codeSol
  if (existing === undefined && near != null) {
    const note = nearNote('codeSol', draft.codeSol, near)
    refuse('codeSol', note.issue, note.fix)
  }
  if (
    draft.deviceId !== '' &&
    !awaitsPoints &&
    servicePointFormFields(draft, facts).deviceId.state === 'editable'
  ) {
    const note = known.devices && deviceProblem(draft.deviceId, { devices: known.devices })
    if (note !== undefined) refuse('deviceId', note.issue, note.fix)
    if (known.devices === undefined && problems.length === 0) needs.push({ kind: 'devices', key: 'all' })
  }
  return done(draft, code === '' ? null : identityOf(cells, subclientId, code))
}

/**
 * The identity of a row, by which repetitions are found: its point and, if the row has a limit, the currency. (IMP-22)
 */
const identityOf = ({ limitCurrency = '' }: ImportRow<Field>['cells'], subclientId: number, code: string) =>
  `${subclientId} ${code} ${foldedText(limitCurrency)}`

/**
 * A source system in place of a missing one, so that all other cells can be checked. A row without a source system is
 * not sent.
 */
const UNNAMED_SOURCE: SourceSystem = 'NONE'

/**
 * An id in place of an unknown record, so that all cells below can be checked. A row with an unknown record is not
 * sent.
 */
const UNKNOWN_ID = '0'

const idOf = (parent: Partial<Found<{ readonly id: number }>> | undefined, code: string): string =>
  code === '' ? '' : String(parent?.record?.id ?? UNKNOWN_ID)

const sourceOf = (text: string): SourceSystem | '' | undefined =>
  text === '' ? '' : sourceSystems.find((system) => equalsText(system, text))

/** The parent record with the code in a row, or the data that must be loaded to find it. */
const parentOf = <Record, Need extends ServicePointNeed & { readonly code: string }>(
  known: ReadonlyMap<string, Found<Record>>,
  need: Need,
): (Partial<Found<Record>> & { readonly need?: Need }) | undefined => {
  if (need.code === '') return undefined
  const found = known.get(need.key)
  return found ?? { need }
}
