import { decide } from '../kernel'
import { type AssignmentClient, countServicePoints, removeAssignments } from './assignments'
import { type UserDecision, userRefusal } from './decision'
import type { UserDetail } from './user.schema'

/** The number of service points that may still be assigned to a user under the cap of the country. */
export interface AssignmentCapacity extends UserDecision<'service-points-full'> {
  /** Number of the user's service points. */
  readonly count: number
  /** Highest number of service points of the user; `null` without a maximum. */
  readonly maximum: number | null
  /** Number of service points that may still be added, never below 0; `null` without a maximum. */
  readonly remaining: number | null
}

/** The facts of a user for the cap. */
export type CappedUser = Pick<UserDetail, 'servicesPointOnCashUser' | 'country' | 'clients'>

/**
 * Whether more service points can be assigned to a user, and how many. The cap is that of the user's own
 * country; the count is the back end's, else the number of points in the tree. The refusal mentions
 * `maximum`. (USR-47)
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
 * Whether added assignments do not exceed the cap. Points that the user already has are not counted; whole
 * clients and subclients only as far as the back end counts them. The refusal contains the number that may be
 * added (`max`) and the number of the addition (`adding`). (USR-48)
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
