import { match } from 'ts-pattern'
import { check, type Issue, issue, issuesOf } from '../kernel'
import type { ServicePoint } from '../service-points'
import type { SubclientSummary } from '../subclients'
import {
  type AssignmentSubclient,
  addAssignments,
  containsClient,
  coversAssignments,
  overwriteQuestion,
} from './assignments'
import type { UserDetail } from './user.schema'
import type { AssignmentIds } from './user-request.schema'

/** Id of the option "all". It means all subclients of a client, or all service points of a subclient. */
export const ALL_ID = -1

/** The choices in the form that adds an assignment: an id, `ALL_ID` for all, or `null` if no choice is made. */
export interface AssignmentDraft {
  readonly clientId: number | null
  readonly subclientId: number | null
  readonly servicePointId: number | null
  /**
   * Service points that the viewer found by a direct search. Each may have a different client and subclient. (USR-92)
   */
  readonly points: readonly FoundServicePoint[]
  /** Whether the client is assigned as a whole. If so, nothing below the client can be chosen. */
  readonly addOnlyClient: boolean
}

/**
 * A change in the form that adds an assignment: a new choice (`null` for none), or the option to assign the whole
 * client.
 */
export type AssignmentChange =
  | { readonly type: 'client'; readonly id: number | null }
  | { readonly type: 'subclient'; readonly id: number | null }
  | { readonly type: 'service-point'; readonly id: number | null }
  | { readonly type: 'points'; readonly points: readonly FoundServicePoint[] }
  | { readonly type: 'only-client'; readonly addOnlyClient: boolean }

/** The data that the form that adds an assignment needs, in addition to its choices. */
export interface AssignmentFacts {
  /** The user to whom records are assigned. */
  readonly user: Pick<UserDetail, 'clients'>
  /** The subclients that were loaded for the form. Subclients of another client are ignored. */
  readonly subclients: readonly LoadedSubclient[]
  /** The service points that were loaded for the form. Service points of another subclient are ignored. */
  readonly servicePoints: readonly LoadedServicePoint[]
}

/** The fields of a loaded subclient that the form uses: its id and its client. */
export type LoadedSubclient = Pick<SubclientSummary, 'id'> & {
  readonly client: Pick<SubclientSummary['client'], 'id'>
}
/** The fields of a loaded service point that the form uses: its id and its subclient. */
export type LoadedServicePoint = Pick<ServicePoint, 'id'> & {
  readonly subclient: Pick<ServicePoint['subclient'], 'id'>
}

/** A service point with its client and subclient. */
export interface FoundServicePoint extends Pick<ServicePoint, 'id' | 'codeSol' | 'description'> {
  readonly subclient: Pick<SubclientSummary, 'id' | 'description'> & {
    readonly client: Pick<SubclientSummary['client'], 'id' | 'description'>
  }
}

/** The ids of a service point and of its subclient and client. */
interface PlacedPoint extends LoadedServicePoint {
  readonly subclient: LoadedSubclient
}

/** The form that adds an assignment, before any choice is made. (USR-60) */
export const emptyAssignmentDraft = (): AssignmentDraft => ({
  clientId: null,
  subclientId: null,
  servicePointId: null,
  points: [],
  addOnlyClient: false,
})

/**
 * The values of the form after a change. A new choice clears the choices below it. Nothing can be chosen below an empty
 * choice, below "all", and below a client that is assigned as a whole. (USR-60)
 */
export const changeAssignmentDraft = (draft: AssignmentDraft, change: AssignmentChange): AssignmentDraft =>
  match(change)
    .returnType<AssignmentDraft>()
    .with({ type: 'client' }, ({ id }) => ({
      ...emptyAssignmentDraft(),
      clientId: id,
      addOnlyClient: draft.addOnlyClient,
    }))
    .with({ type: 'subclient' }, ({ id }) =>
      draft.clientId === null || draft.addOnlyClient
        ? draft
        : { ...draft, subclientId: id, servicePointId: null, points: [] },
    )
    .with({ type: 'service-point' }, ({ id }) =>
      isSpecific(draft.subclientId) ? { ...draft, servicePointId: id, points: [] } : draft,
    )
    .with({ type: 'points' }, ({ points }) =>
      draft.addOnlyClient || draft.subclientId === ALL_ID
        ? draft
        : { ...draft, servicePointId: null, points },
    )
    .with({ type: 'only-client' }, ({ addOnlyClient }) => ({
      ...emptyAssignmentDraft(),
      clientId: draft.clientId,
      addOnlyClient,
    }))
    .exhaustive()

/**
 * The records that the form must load: subclients of a client, and service points of a subclient. `null` if nothing
 * must be loaded. (USR-61)
 */
export const assignmentLoads = ({
  clientId,
  subclientId,
  addOnlyClient,
}: AssignmentDraft): { readonly subclientsOf: number | null; readonly servicePointsOf: number | null } => ({
  subclientsOf: addOnlyClient ? null : clientId,
  servicePointsOf: isSpecific(subclientId) ? subclientId : null,
})

/**
 * Every validation issue of the form that adds an assignment. Client, subclient and service point are required. Each
 * must be a loaded record that belongs to the choice above it; "all" requires at least one loaded record. If service
 * points were found by a direct search, client and subclient are not required. Assignments that already exist are
 * refused. (USR-62, USR-63, USR-92)
 */
export const validateAssignment = (draft: AssignmentDraft, facts: AssignmentFacts): readonly Issue[] => {
  const { clientId, subclientId, servicePointId, points, addOnlyClient } = draft
  const { clients } = facts.user
  if (points.length > 0)
    return points.every((point) => isAssignable(facts.user, point))
      ? []
      : [issue('servicepoint_already_assigned', 'servicePointId')]
  if (clientId === null) return issuesOf([check('required', 'clientId', clientId, {})])
  if (addOnlyClient)
    return containsClient(clients, clientId) ? [issue('entity_already_assigned', 'clientId')] : []
  if (!isOffered(subclientId, subclientsOf(draft, facts))) return [issue('required', 'subclientId')]
  const added = assignmentOf(draft, facts)
  if (subclientId === ALL_ID)
    return isNew(clients, added) ? [] : [issue('entity_already_assigned', 'subclientId')]
  if (!isOffered(servicePointId, servicePointsOf(draft, facts))) return [issue('required', 'servicePointId')]
  return isNew(clients, added) ? [] : [issue('servicepoint_already_assigned', 'servicePointId')]
}

/** Whether a service point that was found by a direct search can be assigned to a user. (USR-63, USR-92) */
export const isAssignable = ({ clients }: AssignmentFacts['user'], point: PlacedPoint): boolean =>
  isNew(clients, treeOfPoints([point]))

/** The loaded service points of the chosen subclient that can be assigned to the user individually. (USR-63) */
export const assignableServicePoints = (
  draft: AssignmentDraft,
  facts: AssignmentFacts,
): readonly LoadedServicePoint[] =>
  servicePointsOf(draft, facts).filter(
    ({ id }) => validateAssignment({ ...draft, servicePointId: id, points: [] }, facts).length === 0,
  )

/**
 * The assignments that the form adds, as a tree of ids: the whole client, one service point, or the points of a direct
 * search. "All" becomes a list of every loaded subclient or service point, never `ALL_ID`. The tree is empty until all
 * choices are made. (USR-64, USR-92)
 */
export const assignmentOf = (draft: AssignmentDraft, facts: AssignmentFacts): AssignmentIds => {
  const { clientId, subclientId, servicePointId, points, addOnlyClient } = draft
  if (points.length > 0) return treeOfPoints(points)
  if (clientId === null) return []
  if (addOnlyClient) return [{ id: clientId, subclients: [] }]
  const servicepoints = chosenOf(servicePointId, servicePointsOf(draft, facts)).map(({ id }) => ({ id }))
  // An empty list of service points would assign the whole subclient, which the user has not chosen.
  if (isSpecific(subclientId) && servicepoints.length === 0) return []
  const subclients = chosenOf(subclientId, subclientsOf(draft, facts)).map(({ id }) => ({
    id,
    servicepoints,
  }))
  // An empty list of subclients would assign the whole client, which the user has not chosen.
  return subclients.length === 0 ? [] : [{ id: clientId, subclients }]
}

/** A tree of assignments with one branch for each service point. */
const treeOfPoints = (points: readonly PlacedPoint[]): AssignmentIds => [
  ...addAssignments<AssignmentIds[number]>(
    [],
    points.map(({ id, subclient }) => ({
      id: subclient.client.id,
      subclients: [{ id: subclient.id, servicepoints: [{ id }] }],
    })),
  ),
]

/**
 * Whether an addition changes the user's assignments. Adding parts of a client that is assigned as a whole is a change,
 * because the parts replace the whole client after a confirmation.
 */
const isNew = (clients: AssignmentFacts['user']['clients'], added: AssignmentIds): boolean =>
  overwriteQuestion(clients, added) !== undefined || !coversAssignments(clients, added)

const subclientsOf = ({ clientId }: AssignmentDraft, { subclients }: AssignmentFacts) =>
  subclients.filter(({ client }) => client.id === clientId)

const servicePointsOf = ({ subclientId }: AssignmentDraft, { servicePoints }: AssignmentFacts) =>
  servicePoints.filter(({ subclient }) => subclient.id === subclientId)

const chosenOf = <T extends Pick<AssignmentSubclient, 'id'>>(chosen: number | null, loaded: readonly T[]) =>
  loaded.filter(({ id }) => chosen === ALL_ID || id === chosen)

const isOffered = (chosen: number | null, loaded: readonly { readonly id: number }[]): boolean =>
  chosenOf(chosen, loaded).length > 0

const isSpecific = (id: number | null): id is number => (id ?? 0) > 0
