import type { Country } from '../country'
import { type Issue, issue } from '../kernel'
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
  startServicePointLookup,
  validateServicePoint,
} from '../service-points'
import type { CellNote, RowCheck, RowEffect } from './check-rows'
import type { ImportRow } from './columns'
import { type Found, folded } from './references'
import { changesOf, columnOf, fillIn, fixOf, leftOut } from './service-point-cells'
import { checkServicePointChange } from './service-point-change'
import type { ServicePointImportField } from './service-point-fields'
import type { ServicePointNeed, ServicePointReferences } from './service-point-references'

type Field = ServicePointImportField
type Note = CellNote<Field>

/** The facts with which a file of one country is checked: those of the form, and what is known of other records. */
export interface ServicePointImportFacts {
  readonly country: Country
  readonly form: ServicePointFacts
  /** Whether points that exist may be changed. */
  readonly mayEdit: boolean
  readonly known: ServicePointReferences
}

const typeWords: Readonly<Record<string, ServicePointType>> = {
  sol: 'SOL',
  cashtoday: 'CASHTODAY',
  smartcash: 'CASHTODAY',
}

/**
 * A row of a file, checked as the form of a new service point would check it: the row fills the form in, field by field,
 * and what the form refuses is a problem at the cell that it came from. A row with a source system is looked up in the
 * core system, as the form does. A code that exists below the subclient changes that point. (IMP-50 to IMP-57)
 */
export const checkServicePointRow = (
  { cells }: ImportRow<Field>,
  { country, form, mayEdit, known }: ServicePointImportFacts,
): RowCheck<Field, ServicePointNeed, ServicePointRequest> => {
  const facts: ServicePointFacts = {
    ...form,
    country: { options: [country], preselected: String(country.id), disabled: true, shown: false },
    // No column has the account of a safe: a file adds none. (IMP-53)
    safeDefaults: null,
  }
  const text = (field: Field) => cells[field] ?? ''
  const problems: Note[] = []
  const remarks: Note[] = []
  const needs: ServicePointNeed[] = []
  const refuse = (field: Field, found: Issue, fix: string | null = null) => {
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
  const type = typeWords[folded(text('type'))]
  if (type === undefined && text('type') !== '')
    refuse('type', issue('import-choice', 'type', { accepted: 'SOL, SmartCash' }))
  if (type === 'SOL' && source === '') refuse('sourceSystem', issue('import-needs-core', 'sourceSystem'))

  const client = parentOf(known.clients, {
    kind: 'client',
    key: folded(text('client')),
    code: text('client'),
  })
  const subclient =
    client?.record == null
      ? undefined
      : parentOf(known.subclients, {
          kind: 'subclient',
          key: `${client.record.id} ${folded(text('subclient'))}`,
          clientId: client.record.id,
          code: text('subclient'),
        })
  for (const [field, parent] of [
    ['client', client],
    ['subclient', subclient],
  ] as const) {
    if (parent?.need !== undefined) needs.push(parent.need)
    if (parent?.record === null) {
      const { near } = parent
      const rule = near === null ? 'import-unknown' : 'import-near'
      refuse(field, issue(rule, field, { code: text(field), near: near ?? '' }), near)
    }
  }

  const points = subclient?.record ? known.points.get(String(subclient.record.id)) : undefined
  const typedCode = folded(text('codeSol'))
  // Whether the code is a new one or that of a point has to be known first; until then, what only a new point needs is open.
  const awaitsPoints = subclient?.record != null && typedCode !== '' && points === undefined
  if (subclient?.record && typedCode !== '') {
    const { id } = subclient.record
    if (awaitsPoints) needs.push({ kind: 'points', key: String(id), subclientId: id })
    const existing = points?.get(typedCode)
    if (existing !== undefined && mayEdit) {
      const record = known.records.get(String(existing.id))
      const change = checkServicePointChange(cells, { form: facts, existing, type, record })
      return { ...change, identity: `${id} ${typedCode}` }
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

  const { changes, unread } = changesOf(cells, draft, facts, type)
  for (const [field, found] of unread) refuse(field, found)
  draft = fillIn(draft, changes, facts)
  for (const found of validateServicePoint(draft, facts)) {
    if (awaitsPoints && found.rule === 'required') continue
    // What the core system says is either still to be asked, or can't be before something else is corrected.
    if (found.rule === 'code-unconfirmed') continue
    const field = columnOf(found.path)
    const isFormAlone = field === 'modules' && found.path !== 'modules'
    refuse(
      field,
      isFormAlone ? issue('import-by-form', 'modules') : { ...found, path: field },
      fixOf(field, found, text(field)),
    )
  }
  if (!validates || draft.lookup === 'found') remarks.push(...leftOut(cells, draft, facts))

  if (!subclient?.record) return done(draft)
  const { id: subclientId } = subclient.record
  const code = folded(draft.codeSol)
  const existing = points?.get(code)
  if (existing !== undefined)
    refuse('codeSol', issue('import-taken', 'codeSol', { code: draft.codeSol, name: existing.description }))
  return done(draft, code === '' ? null : `${subclientId} ${code}`)
}

/** Stands for a source system that is still to be named, so that everything else is checked. Nothing is sent with it. */
const UNNAMED_SOURCE: SourceSystem = 'NONE'

/** Stands for a record that is named and not known, so that everything below it is checked. Nothing is sent with it. */
const UNKNOWN_ID = '0'

const idOf = (parent: Partial<Found<{ readonly id: number }>> | undefined, code: string): string =>
  code === '' ? '' : String(parent?.record?.id ?? UNKNOWN_ID)

const sourceOf = (text: string): SourceSystem | '' | undefined =>
  text === '' ? '' : sourceSystems.find((system) => folded(system) === folded(text))

/** A record that a row names by its code; with the need for it while it is not known. */
const parentOf = <Record, Need extends ServicePointNeed & { readonly code: string }>(
  known: ReadonlyMap<string, Found<Record>>,
  need: Need,
): (Partial<Found<Record>> & { readonly need?: Need }) | undefined => {
  if (need.code === '') return undefined
  const found = known.get(need.key)
  return found ?? { need }
}
