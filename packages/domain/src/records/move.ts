import type { PortalAbility } from '../abilities'
import { type Decision, decide, refusalsOf } from '../kernel'
import type { RecordDecision, RecordKind } from './decision'
import { canAddRecord, canEditRecord } from './record-access'

const refusals = refusalsOf('records', ['other-country', 'parent-inactive'])

/** A reason for which a record can't be moved to a parent. */
export type MoveRefusal = ReturnType<typeof refusals.refusal>['rule']

/** The message keys of all reasons for which a record can't be moved. */
export const moveRefusalKeys = refusals.keys

/**
 * Whether a user may move a record. The user needs the rights to add records of its kind and to edit this record.
 * (REC-100)
 */
export const canMoveRecord = (
  record: { readonly active: boolean },
  ability: Pick<PortalAbility, 'can'>,
  kind: RecordKind,
): RecordDecision =>
  decide([...canEditRecord(record, ability, kind).reasons, ...canAddRecord(ability, kind).reasons])

/**
 * The values of a record's draft that a move changes, and that users can't edit: the parents and the unique code.
 * (REC-102)
 */
export const placeOf = <Draft extends object>(draft: Draft): Partial<Draft> => {
  const { clientId, subclientId, uniqueCode } = draft as Readonly<Record<string, unknown>>
  const place = Object.entries({ clientId, subclientId, uniqueCode }).filter(([name]) => name in draft)
  return Object.fromEntries(place) as Partial<Draft>
}

/** The parent of other records: the client of a subclient, or the subclient of a service point. */
export interface MoveParent {
  readonly countryId: number
  /** Whether the parent and all records above it are active. */
  readonly active: boolean
}

/**
 * Whether a record may move from one parent to another. The new parent must be active and in the same country.
 * (REC-101)
 */
export const canMoveTo = (from: Pick<MoveParent, 'countryId'>, to: MoveParent): Decision<MoveRefusal> =>
  decide([
    to.countryId !== from.countryId && refusals.refusal('other-country'),
    !to.active && refusals.refusal('parent-inactive'),
  ])
