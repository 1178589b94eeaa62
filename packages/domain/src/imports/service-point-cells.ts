import { type Issue, issue } from '../kernel'
import {
  changeServicePointDraft,
  moduleCodes,
  modulesFor,
  type ServicePointChange,
  type ServicePointDraft,
  type ServicePointFacts,
  type ServicePointType,
  servicePointFormFields,
} from '../service-points'
import type { CellNote } from './check-rows'
import type { ImportRow } from './columns'
import { flagOf, folded } from './references'
import { type ServicePointImportField, servicePointImportFields } from './service-point-fields'

type Field = ServicePointImportField
type Note = CellNote<Field>

/** The field of a file for a field of the form; what only the form can fill in comes with the modules. */
export const columnOf = (path: string): Field => {
  if (path === 'clientId' || path === 'countryId') return 'client'
  if (path === 'subclientId') return 'subclient'
  return servicePointImportFields.find(({ name }) => name === path)?.name ?? 'modules'
}

/** The draft after these changes of its form, in their order. */
export const fillIn = (
  draft: ServicePointDraft,
  changes: readonly ServicePointChange[],
  facts: ServicePointFacts,
): ServicePointDraft =>
  changes.reduce((before, change) => changeServicePointDraft(before, change, facts), draft)

const flags = ['agilePickup', 'enabledReadQr', 'econoCash'] as const

/** The cells below the code as changes of the form, in the order in which its fields depend on each other. */
export const changesOf = (
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
  const named = names.flatMap((name) => {
    const module = offered.find((adapter) => folded(adapter.code) === name || folded(adapter.name) === name)
    if (module === undefined)
      unread.push([
        'modules',
        issue('import-choice', 'modules', { accepted: offered.map(({ name }) => name).join(', ') }),
      ])
    return module === undefined ? [] : [module.id]
  })
  // A record keeps its modules where the file names none, and those that bring fields which no column has.
  const kept = draft.record === null ? [] : keptModules(draft, facts, names.length === 0)
  changes.push({ field: 'modules', value: [...named, ...kept] })
  for (const field of ['description', 'address', 'idSmartcash', 'deviceId'] as const) {
    const value = cells[field] ?? ''
    if (value !== '') changes.push({ field, value })
  }
  for (const field of flags) {
    const value = flagOf(cells[field] ?? '')
    if (value === undefined) unread.push([field, issue('import-flag', field)])
    else if (cells[field] !== undefined && cells[field] !== '') changes.push({ field, value })
  }
  return { changes, unread }
}

const keptModules = (draft: ServicePointDraft, facts: ServicePointFacts, isSilent: boolean) => {
  const { rv, payment } = moduleCodes(facts.brand)
  const ofForm = new Set(
    facts.adapters.filter(({ code }) => code === rv || code === payment).map(({ id }) => id),
  )
  return draft.modules.filter((id) => isSilent || ofForm.has(id))
}

/** Cells that say something that the form has no place for, or does not let be changed. */
export const leftOut = (
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
export const fixOf = (field: Field, { rule }: Issue, text: string): string | null => {
  if (field !== 'codeSol' || rule !== 'alpha_dash') return null
  const code = text.replace(/[^\p{L}\p{M}\p{N}_-]+/gu, '')
  return code === '' ? null : code
}
