import type { CurrencySummary } from '../country'
import { equalsText, foldedName, foldedText, type Issue, issue } from '../kernel'
import { type CurrencyLimit, saveLimit, validateLimit } from '../records'
import {
  changeServicePointDraft,
  deviceTaken,
  moduleCodes,
  modulesFor,
  type ServicePointChange,
  type ServicePointDraft,
  type ServicePointFacts,
  type ServicePointType,
  servicePointFormFields,
} from '../service-points'
import type { CellNote } from './cell-note'
import type { ImportRow } from './columns'
import { flagOf, withoutZeros } from './references'
import { type ServicePointImportField, servicePointImportFields } from './service-point-fields'
import { type DeviceOfPoint, type ExistingPoints, lettersOf } from './service-point-references'

type Field = ServicePointImportField
type Note = CellNote<Field>

/**
 * The imported field for a field of the form. A form field that has no column in files belongs to the imported field
 * `modules`.
 */
export const columnOf = (path: string): Field => {
  if (path === 'clientId' || path === 'countryId') return 'client'
  if (path === 'subclientId') return 'subclient'
  return servicePointImportFields.find(({ name }) => name === path)?.name ?? 'modules'
}

/** The draft of a service point after a series of changes in the form. */
export const fillIn = (
  draft: ServicePointDraft,
  changes: readonly ServicePointChange[],
  facts: ServicePointFacts,
): ServicePointDraft =>
  changes.reduce((before, change) => changeServicePointDraft(before, change, facts), draft)

const flags = ['agilePickup', 'enabledReadQr', 'econoCash'] as const

/**
 * The changes of the form that the cells to the right of the code stand for. If one form field depends on another
 * field, the other field is changed first.
 */
export const changesOf = (
  cells: ImportRow<Field>['cells'],
  draft: ServicePointDraft,
  facts: ServicePointFacts,
  {
    typed,
    currencies,
  }: { readonly typed: ServicePointType | undefined; readonly currencies: readonly CurrencySummary[] },
) => {
  const unread: (readonly [Field, Issue])[] = []
  const changes: ServicePointChange[] = []
  const type = draft.validates ? (typed ?? draft.type) : draft.type
  changes.push({ field: 'type', value: type })
  const offered = modulesFor(type, facts.adapters, facts.brand)
  const names = (cells.modules ?? '')
    .split(/[,;|\n]/)
    .map(foldedText)
    .filter((name) => name !== '')
  const named = names.flatMap((name) => {
    const module = offered.find(
      (adapter) => foldedText(adapter.code) === name || foldedText(adapter.name) === name,
    )
    if (module === undefined)
      unread.push([
        'modules',
        issue('import-choice', 'modules', { accepted: offered.map(({ name }) => name).join(', ') }),
      ])
    return module === undefined ? [] : [module.id]
  })
  // If the file has no modules for an existing point, the point keeps its modules. Modules with form fields that have
  // no column are always kept.
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
  const { limits, issues } = limitsOf(cells, draft.limits, currencies)
  if (limits !== undefined) changes.push({ field: 'limits', value: limits })
  return { changes, unread: [...unread, ...issues] }
}

/** The limit of a currency in a table of limits. */
export const limitIn = (limits: readonly CurrencyLimit[], currency: string): CurrencyLimit | undefined =>
  limits.find(({ currency: { code } }) => equalsText(code, currency))

/**
 * The limits of a point after a row is imported. The limit in the row's currency is added or replaced, and all other
 * limits are unchanged. A row without an amount changes no limit. (IMP-58)
 */
const limitsOf = (
  { limitCurrency = '', limit = '' }: ImportRow<Field>['cells'],
  existing: readonly CurrencyLimit[],
  currencies: readonly CurrencySummary[],
) => {
  const currency = currencies.find(({ code }) => equalsText(code, limitCurrency))
  const issues: (readonly [Field, Issue])[] = []
  if (limitCurrency !== '' && currency === undefined) {
    const accepted = currencies.map(({ code }) => code).join(', ')
    issues.push(['limitCurrency', issue('import-choice', 'limitCurrency', { accepted })])
  }
  if (limit === '') return { limits: undefined, issues }
  const draft = { currencyId: String(currency?.id ?? ''), amount: limit }
  const held = limitIn(existing, limitCurrency)
  const facts = { existing, currencies, editing: held && existing.indexOf(held) }
  for (const found of validateLimit(draft, facts)) {
    const field = found.path === 'amount' ? 'limit' : 'limitCurrency'
    issues.push([field, { ...found, path: field }])
  }
  return { limits: issues.length > 0 ? undefined : saveLimit(draft, facts), issues }
}

const keptModules = (draft: ServicePointDraft, facts: ServicePointFacts, isSilent: boolean) => {
  const { rv, payment } = moduleCodes(facts.brand)
  const ofForm = new Set(
    facts.adapters.filter(({ code }) => code === rv || code === payment).map(({ id }) => id),
  )
  return draft.modules.filter((id) => isSilent || ofForm.has(id))
}

/** The cells whose values are not stored, because their field is hidden or read-only in the form. */
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

/**
 * A correction of a code with invalid characters: the code of an existing point that has the same letters and digits,
 * if there is one. (IMP-23)
 */
export const fixOf = (
  field: Field,
  { rule }: Issue,
  text: string,
  points: ExistingPoints | undefined,
): string | null =>
  field === 'codeSol' && rule === 'alpha_dash'
    ? (points?.byLetters.get(lettersOf(text))?.codeSol ?? null)
    : null

/**
 * The validation issue of the device in a row: another point has this device, or a point has a device whose number is
 * equal without zeros. There is no issue if the row's own point has the device. (IMP-28, IMP-23)
 */
export const deviceProblem = (
  text: string,
  {
    devices,
    point,
  }: { readonly devices: ReadonlyMap<string, readonly DeviceOfPoint[]>; readonly point?: number },
): Note | undefined => {
  const near = devices.get(withoutZeros(text)) ?? []
  const same = near.filter(({ deviceId }) => foldedName(deviceId) === foldedName(text))
  if (same.some(({ id }) => id === point)) return undefined
  const [other] = same
  if (other !== undefined)
    return {
      field: 'deviceId',
      issue: deviceTaken(text, other.description),
      fix: null,
    }
  const lost = near.find(({ id }) => id === point) ?? near[0]
  return lost && nearNote('deviceId', text, lost.deviceId)
}

/** The validation issue of an unknown code that is similar to an existing one. (IMP-23) */
export const nearNote = (field: Field, code: string, near: string): Note => ({
  field,
  issue: issue('import-near', field, { code, near }),
  fix: near,
})
