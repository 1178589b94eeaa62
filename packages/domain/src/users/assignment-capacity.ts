import { decide } from '../kernel'
import { type AssignmentClient, countServicePoints, removeAssignments } from './assignments'
import { type UserDecision, userRefusal } from './decision'
import type { UserDetail } from './user.schema'

/** The number of service points that may be added to a user under the maximum of the user's country. */
export interface AssignmentCapacity extends UserDecision<'service-points-full'> {
  /** The number of service points that are assigned to the user. */
  readonly count: number
  /** The highest number of service points that may be assigned to the user; `null` if there is no maximum. */
  readonly maximum: number | null
  /** The number of service points that may be added, never below 0; `null` if there is no maximum. */
  readonly remaining: number | null
}

/** The fields of a user that decide how many service points may be assigned. */
export type CappedUser = Pick<UserDetail, 'servicesPointOnCashUser' | 'country' | 'clients'>

/**
 * Whether service points can be added to a user, and how many. The user's country sets the maximum. The current number
 * is taken from the user's record; if the record has no number, the assigned points are counted. A refusal contains the
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
 * Whether assignments can be added to a user under the maximum of the user's country. Only added single points that the
 * user does not have yet are counted, not the points of an added whole client or subclient. The points of whole clients
 * and subclients that the user already has are counted only if the number from the back end includes them. A refusal
 * contains the number that may be added (`max`) and the number that would be added (`adding`). (USR-48)
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
