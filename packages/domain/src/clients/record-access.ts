import type { PortalAbility, PortalSubject } from '../abilities'
import type { Country } from '../country'
import { decide, type Issue, type ListState, type SaveResponse } from '../kernel'
import { type ClientDecision, clientRefusal } from './decision'

type Ability = Pick<PortalAbility, 'can'>

/** The subjects by which the records of one kind are administered. */
export interface RecordSubjects {
  readonly add: PortalSubject
  readonly edit: PortalSubject
  readonly status: PortalSubject
  readonly report: PortalSubject
}

/** What the bar above a list offers. */
export interface ListActions {
  readonly add: boolean
  readonly export: boolean
  /** The switch that lists inactive rows too. */
  readonly showInactive: boolean
}

/** What a list offers above its rows, by permission to read the subject of each. (CLI-30) */
export const listActions = (ability: Ability, subjects: RecordSubjects): ListActions => ({
  add: ability.can('read', subjects.add),
  export: ability.can('read', subjects.report),
  showInactive: ability.can('read', subjects.status),
})

/** Whether a row leads to its form: it is active, and the user may read the edit page. (CLI-31) */
export const canEditRecord = (
  { active }: { readonly active: boolean },
  ability: Ability,
  subjects: Pick<RecordSubjects, 'edit'>,
): ClientDecision =>
  decide([
    !ability.can('read', subjects.edit) && clientRefusal('no-permission', { subject: subjects.edit }),
    !active && clientRefusal('inactive'),
  ])

/** Whether a user may switch records of a kind on and off; others read yes or no. (CLI-32) */
export const canChangeStatus = (ability: Ability, subjects: Pick<RecordSubjects, 'status'>): ClientDecision =>
  decide([
    !ability.can('read', subjects.status) && clientRefusal('no-permission', { subject: subjects.status }),
  ])

/** What can be done with one row of a list. */
export interface RecordRowActions {
  readonly edit: ClientDecision
  /** Refused, the active column says yes or no. */
  readonly toggle: ClientDecision
}

/** The actions of one row, each allowed or refused with its reasons. (CLI-31, CLI-32) */
export const recordRowActions = (
  row: { readonly active: boolean },
  ability: Ability,
  subjects: RecordSubjects,
): RecordRowActions => ({
  edit: canEditRecord(row, ability, subjects),
  toggle: canChangeStatus(ability, subjects),
})

/** The rows with one switched over at once, before the call; done again it undoes itself, for a call that failed. (CLI-33) */
export const flipActive = <R extends { readonly id: number; readonly active: boolean }>(
  rows: readonly R[],
  id: number,
): readonly R[] => rows.map((row) => (row.id === id ? { ...row, active: !row.active } : row))

/**
 * The state that a list may search by: who may not switch records on and off sees active ones only, and who is bound to
 * a country does not filter by country, whatever the address says. (CLI-34)
 */
export const permittedListState = <F extends string>(
  state: ListState<F>,
  {
    ability,
    admin,
    subjects,
  }: {
    readonly ability: Ability
    readonly admin: boolean
    readonly subjects: Pick<RecordSubjects, 'status'>
  },
): ListState<F> => ({
  ...state,
  active: state.active || !canChangeStatus(ability, subjects).allowed,
  filters: admin ? state.filters : { ...state.filters, countryId: undefined },
})

/** What a country field offers. */
export interface CountryChoice {
  readonly options: readonly Country[]
  /** Id of the country that is chosen from the start, as text; empty where the user chooses. */
  readonly preselected: string
  /** Whether there is nothing to choose. */
  readonly disabled: boolean
  /** Whether filters, and forms that show it to administrators alone, have the field. */
  readonly shown: boolean
}

/**
 * The countries that a user may choose from: all of them with permission to read countries, else the user's own. A
 * single one is chosen from the start and can't be changed. (CLI-35)
 */
export const countryChoice = (
  countries: readonly Country[],
  {
    user,
    ability,
  }: {
    readonly user: { readonly admin: boolean; readonly country: { readonly id: number } }
    readonly ability: Ability
  },
): CountryChoice => {
  const options = ability.can('read', 'Countries')
    ? countries
    : countries.filter(({ id }) => id === user.country.id)
  const [first, ...others] = options
  return {
    options,
    preselected: first !== undefined && others.length === 0 ? String(first.id) : '',
    disabled: others.length === 0,
    shown: user.admin,
  }
}

/** Whether the button that saves is on: not while anything keeps the form from being valid (`count` issues). (CLI-36) */
export const canSaveRecord = (issues: readonly Issue[]): ClientDecision =>
  decide([issues.length > 0 && clientRefusal('invalid', { count: issues.length })])

/** What follows an answer to a save. */
export interface SaveOutcome {
  /** The list is read again and the user goes back; otherwise the form stays open. */
  readonly saved: boolean
  /** Message key or sentence of the back end to be shown; `null` when it said nothing. */
  readonly message: string | null
}

/** A save has succeeded with status 1 and with no other. (CLI-37) */
export const saveOutcome = ({ status, message }: SaveResponse): SaveOutcome => ({
  saved: status === 1,
  message: message?.trim() || null,
})
