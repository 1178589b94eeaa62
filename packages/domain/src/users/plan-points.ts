import { decide } from '../kernel'
import type { ServicePoint } from '../service-points'
import { assignmentCapacity, type CappedUser } from './assignment-capacity'
import {
  type AssignmentClient,
  addAssignments,
  containsServicePoint,
  countServicePoints,
} from './assignments'
import { type UserRefusal, userRefusal } from './decision'
import type { User } from './user.schema'
import { assignmentControls, type UserViewer } from './user-edit'
import type { AssignmentRequest } from './user-request.schema'

/** The fields of a service point that decide whether it can be assigned. */
export interface PlannedPoint extends Pick<ServicePoint, 'id' | 'active'> {
  readonly subclient: {
    readonly id: number
    readonly client: { readonly id: number; readonly country: { readonly id: number } }
  }
}

/**
 * The plan for one user or service point when many assignments are made at once: the call is sent (`waiting`), the
 * assignment exists (`already`), or the call is blocked, with all reasons.
 */
export type AssignmentPlan =
  | { readonly kind: 'waiting' | 'already' }
  | { readonly kind: 'blocked'; readonly reasons: readonly UserRefusal[] }

/**
 * The plan for assigning service points to a user, in the order of the points. A point is assigned, is already
 * assigned, or is blocked, with all reasons. After the maximum is reached, all following points are blocked. (USR-68)
 */
export const planPoints = (
  points: readonly PlannedPoint[],
  {
    viewer,
    user,
  }: { readonly viewer: UserViewer; readonly user: Pick<User, 'id' | 'username'> & CappedUser },
): readonly AssignmentPlan[] => {
  const { remaining, maximum } = assignmentCapacity(user)
  let left = remaining ?? Number.POSITIVE_INFINITY
  return points.map(({ id, active, subclient }) => {
    const { client } = subclient
    const place = { clientId: client.id, subclientId: subclient.id, servicePointId: id }
    if (containsServicePoint(user.clients, place)) return { kind: 'already' }
    const { allowed, reasons } = decide<UserRefusal['rule']>([
      ...assignmentControls(viewer, user).reasons,
      !active && userRefusal('inactive-service-point'),
      client.country.id !== user.country.id && userRefusal('other-country'),
      left === 0 && maximum !== null && userRefusal('service-points-full', { maximum }),
    ])
    if (!allowed) return { kind: 'blocked', reasons }
    left -= 1
    return { kind: 'waiting' }
  })
}

/** The body of the call that assigns individual service points. (USR-64, USR-68) */
export const buildPointsRequest = (
  points: readonly PlannedPoint[],
  { clients }: Pick<CappedUser, 'clients'>,
): AssignmentRequest => {
  const added = addAssignments<AssignmentClient>(
    [],
    points.map(({ id, subclient }) => ({
      id: subclient.client.id,
      subclients: [{ id: subclient.id, servicepoints: [{ id }] }],
    })),
  )
  return {
    addOnlyClient: false,
    numberOfServicesPoint: countServicePoints(addAssignments<AssignmentClient>(clients, added)),
    clients: added.map(({ id, subclients }) => ({
      id,
      subclients: subclients.map((subclient) => ({
        id: subclient.id,
        servicepoints: subclient.servicepoints.map((point) => ({ id: point.id })),
      })),
    })),
  }
}
