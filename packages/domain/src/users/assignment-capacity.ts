import { decide } from '../kernel'
import { type AssignmentClient, countServicePoints, removeAssignments } from './assignments'
import { type UserDecision, userRefusal } from './decision'
import type { UserDetail } from './user.schema'

/** The capacity that the cap of a country leaves a user. */
export interface AssignmentCapacity extends UserDecision<'service-points-full'> {
  /** Service points that the user has. */
  readonly count: number
  /** Service points that the user may have; `null` for no maximum. */
  readonly maximum: number | null
  /** Service points that may still be added, never below 0; `null` without a maximum. */
  readonly remaining: number | null
}

/** The facts of a user for the cap. */
export type CappedUser = Pick<UserDetail, 'servicesPointOnCashUser' | 'country' | 'clients'>

/**
 * Whether more can be assigned to a user, and how much. The cap is that of the user's own country; the count
 * is the back end's, else that of the points in the tree. The refusal mentions `maximum`. (USR-47)
 */
export const assignmentCapacity = (user: CappedUser): AssignmentCapacity => {
  const count = countOf(user)
  const cap = capOf(user)
  return {
    ...decide([cap?.remaining === 0 && userRefusal('service-points-full', { maximum: cap.maximum })]),
    count,
    maximum: cap?.maximum ?? null,
    remaining: cap?.remaining ?? null,
  }
}

/**
 * Whether added assignments fit under the cap. Points that the user has already do not count, whole clients
 * and subclients only as the back end counts them. The refusal has the number that may be added (`max`) and
 * the one that would be (`adding`). (USR-48)
 */
export const assignmentFit = (user: CappedUser, added: readonly AssignmentClient[]): UserDecision => {
  const cap = capOf(user)
  const adding = countServicePoints(removeAssignments(added, user.clients))
  return decide([
    cap !== undefined &&
      adding > cap.remaining &&
      userRefusal('too-many-service-points', { max: cap.remaining, adding, maximum: cap.maximum }),
  ])
}

const countOf = ({ servicesPointOnCashUser, clients }: CappedUser): number =>
  servicesPointOnCashUser ?? countServicePoints(clients)

const capOf = (user: CappedUser): { readonly maximum: number; readonly remaining: number } | undefined => {
  const maximum = user.country.maxServicesPoint
  return maximum ? { maximum, remaining: Math.max(0, maximum - countOf(user)) } : undefined
}
