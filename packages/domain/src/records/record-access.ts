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

/**
 * Whether the row of a record links to its form. The record must be active, and the user must be allowed to read the
 * edit page. (REC-31)
 */
export const canEditRecord = (
  { active }: { readonly active: boolean },
  ability: Ability,
  kind: RecordKind,
): RecordDecision =>
  decide([unpermitted(ability, kind.subjects.edit, kind), !active && kind.refusal('inactive')])

/**
 * Whether a user may activate and deactivate records of a kind. Other users only see which records are active. (REC-32)
 */
export const canChangeStatus = (ability: Ability, kind: RecordKind): RecordDecision =>
  decide([unpermitted(ability, kind.subjects.status, kind)])

/** The actions on one row in a list of records. */
export interface RecordRowActions {
  readonly edit: RecordDecision
  /**
   * Whether the user may activate and deactivate the record. If not, the column "active" shows yes or no instead of a
   * switch.
   */
  readonly toggle: RecordDecision
}

/** The actions on one row in a list of records; each is allowed, or refused with its reasons. (REC-31, REC-32) */
export const recordRowActions = (
  row: { readonly active: boolean },
  ability: Ability,
  kind: RecordKind,
): RecordRowActions => ({
  edit: canEditRecord(row, ability, kind),
  toggle: canChangeStatus(ability, kind),
})

/**
 * The rows of a list after one record was activated or deactivated, shown before the response arrives. If the call
 * fails, call this function again to restore the row. (REC-33)
 */
export const flipActive = <R extends { readonly id: number; readonly active: boolean }>(
  rows: readonly R[],
  id: number,
): readonly R[] => rows.map((row) => (row.id === id ? { ...row, active: !row.active } : row))

/** The options of the country field in a form or filter. */
export interface CountryChoice {
  readonly options: readonly Country[]
  /** Id of the preselected country, as text; empty if the user must choose. */
  readonly preselected: string
  /** Whether the country field is disabled because it has at most one option. */
  readonly disabled: boolean
  /** Whether the country field is visible in filters and in some forms: only administrators see it there. */
  readonly shown: boolean
}

/**
 * The countries that a user may choose: all countries if the user may read countries, otherwise only the user's own
 * country. A single country is preselected and can't be changed. (REC-35)
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

/**
 * Whether the form of a record can be saved. It must have no issues; a refusal contains their number (`count`).
 * (REC-36)
 */
export const canSaveRecord = (
  issues: readonly Issue[],
  { refusal }: Pick<RecordKind, 'refusal'>,
): RecordDecision => decide([issues.length > 0 && refusal('invalid', { count: issues.length })])

/** The result of the call that saves a record, and its message. */
export interface SaveOutcome {
  /** Whether the record was saved. If so, the list is loaded again and opened; otherwise the form stays open. */
  readonly saved: boolean
  /** The message key, or the sentence of the back end, that is shown; `null` if there is no message. */
  readonly message: string | null
}

/** The result of the call that saves a record; only status 1 means success. (REC-37) */
export const saveOutcome = ({ status, message }: Pick<SaveResponse, 'status' | 'message'>): SaveOutcome => ({
  saved: status === 1,
  message: message?.trim() || null,
})
