import { decide } from '../kernel'
import { type AssignmentClient, countServicePoints, removeAssignments } from './assignments'
import { type UserDecision, userRefusal } from './decision'
import type { UserDetail } from './user.schema'

/** The number of service points that may still be assigned to a user under the maximum of the country. */
export interface AssignmentCapacity extends UserDecision<'service-points-full'> {
  /** The number of service points that are assigned to the user. */
  readonly count: number
  /** The highest number of service points that may be assigned to the user; `null` without a maximum. */
  readonly maximum: number | null
  /** The number of service points that may still be assigned, never below 0; `null` without a maximum. */
  readonly remaining: number | null
}

/** The fields of a user that decide how many service points may be assigned. */
export type CappedUser = Pick<UserDetail, 'servicesPointOnCashUser' | 'country' | 'clients'>

/**
 * Whether more service points can be assigned to a user, and how many. The maximum is that of the user's own country.
 * The present number is the one that the back end counts; if it is absent, the number of points in the assignments. A
 * refusal contains the `maximum`. (USR-47)
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
 * Whether the user may have the added assignments under the maximum of the country. Points that the user already has
 * are not counted; whole clients and subclients count only as far as the back end counts them. A refusal contains the
 * number that may be added (`max`) and the number that would be added (`adding`). (USR-48)
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
