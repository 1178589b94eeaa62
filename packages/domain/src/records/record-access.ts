import type { PortalAbility, PortalSubject, Viewer } from '../abilities'
import type { Country } from '../country'
import { decide, type Issue, type SaveResponse } from '../kernel'
import type { RecordDecision, RecordKind } from './decision'

type Ability = Pick<PortalAbility, 'can'>

const unpermitted = (ability: Ability, subject: PortalSubject, { refusal }: RecordKind) =>
  !ability.can('read', subject) && refusal('no-permission', { subject })

/** Whether a user may add records of a kind. (REC-30) */
export const canAddRecord = (ability: Ability, kind: RecordKind): RecordDecision =>
  decide([unpermitted(ability, kind.subjects.add, kind)])

/** Whether a row links to its form: it is active, and the user may read the edit page. (REC-31) */
export const canEditRecord = (
  { active }: { readonly active: boolean },
  ability: Ability,
  kind: RecordKind,
): RecordDecision =>
  decide([unpermitted(ability, kind.subjects.edit, kind), !active && kind.refusal('inactive')])

/**
 * Whether a user may switch records of a kind on and off; without the permission a user only sees the state.
 * (REC-32)
 */
export const canChangeStatus = (ability: Ability, kind: RecordKind): RecordDecision =>
  decide([unpermitted(ability, kind.subjects.status, kind)])

/** The actions on one row of a list. */
export interface RecordRowActions {
  readonly edit: RecordDecision
  /** Whether the record may be switched on and off. If not, the column "active" shows yes or no instead of a switch. */
  readonly toggle: RecordDecision
}

/** The actions of one row, each allowed or refused with its reasons. (REC-31, REC-32) */
export const recordRowActions = (
  row: { readonly active: boolean },
  ability: Ability,
  kind: RecordKind,
): RecordRowActions => ({
  edit: canEditRecord(row, ability, kind),
  toggle: canChangeStatus(ability, kind),
})

/**
 * The rows after one was switched, before the call. After a failed call, switching the row again restores it.
 * (REC-33)
 */
export const flipActive = <R extends { readonly id: number; readonly active: boolean }>(
  rows: readonly R[],
  id: number,
): readonly R[] => rows.map((row) => (row.id === id ? { ...row, active: !row.active } : row))

/** The options of a country field. */
export interface CountryChoice {
  readonly options: readonly Country[]
  /** Id of the preselected country, as text; empty if the user must choose. */
  readonly preselected: string
  /** Whether there is no choice. */
  readonly disabled: boolean
  /** Whether the field is shown in filters, and in forms that only show it to administrators. */
  readonly shown: boolean
}

/**
 * The countries that a user may choose from: all countries with permission to read countries, else the user's
 * own. A single country is preselected and can't be changed. (REC-35)
 */
export const countryChoice = (
  countries: readonly Country[],
  { user, ability }: Pick<Viewer, 'user' | 'ability'>,
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

/** Whether a form can be saved: it has no issues (`count` is their number). (REC-36) */
export const canSaveRecord = (
  issues: readonly Issue[],
  { refusal }: Pick<RecordKind, 'refusal'>,
): RecordDecision => decide([issues.length > 0 && refusal('invalid', { count: issues.length })])

/** The consequences of an answer to a save. */
export interface SaveOutcome {
  /** Whether the record is saved: the list is loaded again and the user returns to it; else the form stays open. */
  readonly saved: boolean
  /** Message key or sentence of the back end to be shown; `null` without one. */
  readonly message: string | null
}

/** The outcome of a save: only status 1 is success. (REC-37) */
export const saveOutcome = ({ status, message }: Pick<SaveResponse, 'status' | 'message'>): SaveOutcome => ({
  saved: status === 1,
  message: message?.trim() || null,
})
