import type { ClientSummary } from '../clients'
import type { Country } from '../country'
import { type Issue, issue } from '../kernel'
import { type SourceSystem, sourceSystems } from '../records'
import {
  answerServicePointLookup,
  buildServicePointRequest,
  canLookUpServicePoint,
  changeServicePointDraft,
  emptyServicePointDraft,
  modulesFor,
  type ServicePointChange,
  type ServicePointDraft,
  type ServicePointFacts,
  type ServicePointLookupAnswer,
  type ServicePointLookupRequest,
  type ServicePointRequest,
  type ServicePointType,
  servicePointFormFields,
  startServicePointLookup,
  validateServicePoint,
} from '../service-points'
import type { SubclientSummary } from '../subclients'
import type { CellNote, RowCheck } from './check-rows'
import type { ImportRow } from './columns'
import { type Found, flagOf, folded } from './references'
import { type ServicePointImportField, servicePointImportFields } from './service-point-fields'

type Field = ServicePointImportField
type Note = CellNote<Field>

/** What has to be known before a row can be checked to the end. Two needs with one `key` are one. */
export type ServicePointNeed =
  | { readonly kind: 'client'; readonly key: string; readonly code: string }
  | { readonly kind: 'subclient'; readonly key: string; readonly clientId: number; readonly code: string }
  | { readonly kind: 'points'; readonly key: string; readonly subclientId: number }
  | { readonly kind: 'lookup'; readonly key: string; readonly asked: ServicePointLookupRequest }

/** What is known of other records so far, by the keys of the needs. */
export interface ServicePointReferences {
  readonly clients: ReadonlyMap<string, Found<ClientSummary>>
  readonly subclients: ReadonlyMap<string, Found<SubclientSummary>>
  /** Descriptions of the points of a subclient by their codes in small letters. */
  readonly points: ReadonlyMap<string, ReadonlyMap<string, string>>
  /** Answers of the core system; `null` where it gave none. */
  readonly lookups: ReadonlyMap<string, ServicePointLookupAnswer | null>
}

/** The facts with which a file of one country is checked: those of the form, and what is known of other records. */
export interface ServicePointImportFacts {
  readonly country: Country
  readonly form: ServicePointFacts
  readonly known: ServicePointReferences
}

/** Nothing is known yet. */
export const noServicePointReferences: ServicePointReferences = {
  clients: new Map(),
  subclients: new Map(),
  points: new Map(),
  lookups: new Map(),
}

const typeWords: Readonly<Record<string, ServicePointType>> = {
  sol: 'SOL',
  cashtoday: 'CASHTODAY',
  smartcash: 'CASHTODAY',
}

/** The field of a file for a field of the form; what only the form can fill in comes with the modules. */
const columnOf = (path: string): Field => {
  if (path === 'clientId' || path === 'countryId') return 'client'
  if (path === 'subclientId') return 'subclient'
  return servicePointImportFields.find(({ name }) => name === path)?.name ?? 'modules'
}

/**
 * A row of a file, checked as the form of a new service point would check it: the row fills the form in, field by field,
 * and what the form refuses is a problem at the cell that it came from. A row with a source system is looked up in the
 * core system, as the form does. A code that exists below the subclient is refused. (IMP-50 to IMP-56)
 */
export const checkServicePointRow = (
  { cells }: ImportRow<Field>,
  { country, form, known }: ServicePointImportFacts,
): RowCheck<Field, ServicePointNeed, ServicePointRequest> => {
  const facts: ServicePointFacts = {
    ...form,
    country: { options: [country], preselected: String(country.id), disabled: true, shown: false },
  }
  const text = (field: Field) => cells[field] ?? ''
  const problems: Note[] = []
  const remarks: Note[] = []
  const needs: ServicePointNeed[] = []
  const refuse = (field: Field, found: Issue, fix: string | null = null) => {
    if (!problems.some((note) => note.field === field)) problems.push({ field, issue: found, fix })
  }
  const done = (draft?: ServicePointDraft, identity: string | null = null) => ({
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
  if (client?.record && subclient?.record && source) {
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
  const points = known.points.get(String(subclientId))
  if (points === undefined) needs.push({ kind: 'points', key: String(subclientId), subclientId })
  const existing = points?.get(code)
  if (existing !== undefined)
    refuse('codeSol', issue('import-taken', 'codeSol', { code: draft.codeSol, name: existing }))
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

const fillIn = (
  draft: ServicePointDraft,
  changes: readonly ServicePointChange[],
  facts: ServicePointFacts,
): ServicePointDraft =>
  changes.reduce((before, change) => changeServicePointDraft(before, change, facts), draft)

const flags = ['agilePickup', 'enabledReadQr', 'econoCash'] as const

/** The cells below the code as changes of the form, in the order in which its fields depend on each other. */
const changesOf = (
  cells: ImportRow<Field>['cells'],
  draft: ServicePointDraft,
  facts: ServicePointFacts,
  typed: ServicePointType | undefined,
) => {
  const unread: (readonly [Field, Issue])[] = []
  const changes: ServicePointChange[] = []
  const type = draft.validates ? (typed ?? draft.type) : draft.type
  changes.push({ field: 'type', value: type })
  const offered = modulesFor(type, facts.adapters, facts.brand)
  const names = (cells.modules ?? '')
    .split(/[,;|\n]/)
    .map(folded)
    .filter((name) => name !== '')
  const ids = names.flatMap((name) => {
    const module = offered.find((adapter) => folded(adapter.code) === name || folded(adapter.name) === name)
    if (module === undefined)
      unread.push([
        'modules',
        issue('import-choice', 'modules', { accepted: offered.map(({ name }) => name).join(', ') }),
      ])
    return module === undefined ? [] : [module.id]
  })
  changes.push({ field: 'modules', value: ids })
  for (const field of ['description', 'address', 'idSmartcash', 'deviceId'] as const) {
    const value = cells[field] ?? ''
    if (value !== '') changes.push({ field, value })
  }
  for (const field of flags) {
    const value = flagOf(cells[field] ?? '')
    if (value === undefined) unread.push([field, issue('import-flag', field)])
    else if (value) changes.push({ field, value })
  }
  return { changes, unread }
}

/** Cells that say something that the form has no place for, or does not let be changed. */
const leftOut = (
  cells: ImportRow<Field>['cells'],
  draft: ServicePointDraft,
  facts: ServicePointFacts,
): readonly Note[] => {
  const fields = servicePointFormFields(draft, facts)
  return (['description', 'idSmartcash', 'deviceId', ...flags] as const).flatMap((field): Note[] => {
    const text = cells[field] ?? ''
    const isFlag = flags.some((flag) => flag === field)
    const isSaid = isFlag ? flagOf(text) === true : text !== '' && text !== draft[field]
    return isSaid && fields[field].state !== 'editable'
      ? [{ field, issue: issue('import-left-out', field), fix: null }]
      : []
  })
}

/** A code without what a code can't have. */
const fixOf = (field: Field, { rule }: Issue, text: string): string | null => {
  if (field !== 'codeSol' || rule !== 'alpha_dash') return null
  const code = text.replace(/[^\p{L}\p{M}\p{N}_-]+/gu, '')
  return code === '' ? null : code
}
