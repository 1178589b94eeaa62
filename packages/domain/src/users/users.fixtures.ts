import { emptyAssignmentDraft } from './assignment-draft'
import { type AssignmentClient, countServicePoints } from './assignments'
import type { AssignedClient } from './user.schema'
import { clientWith, userWith, viewerWith } from './users.arbitraries'

/**
 * A tree of assignments from ids. For example, `tree([1], [2, [21], [22, 221]])` contains the whole client 1 and, of
 * client 2, the whole subclient 21 and the point 221.
 */
export const tree = (
  ...clients: readonly (readonly [number, ...(readonly [number, ...number[]])[]])[]
): readonly AssignmentClient[] =>
  clients.map(([id, ...subclients]) => ({
    id,
    subclients: subclients.map(([subclientId, ...points]) => ({
      id: subclientId,
      servicepoints: points.map((point) => ({ id: point })),
    })),
  }))

/** The form that adds an assignment, with only client 1 chosen; `facts` replaces its fields. */
export const draftWith = (facts: Partial<ReturnType<typeof emptyAssignmentDraft>>) => ({
  ...emptyAssignmentDraft(),
  clientId: 1,
  ...facts,
})

export const point = (id: number) => ({ id, description: `P ${id}` })

/** Client 1, of which only the first service point of the first subclient is assigned. */
export const partly = clientWith({
  subclients: [{ id: 11, description: 'Norte', servicepoints: [point(111)] }],
})

/** Client 1, assigned as a whole. */
export const whole = clientWith()

/**
 * The data for the form that adds an assignment: a user with these clients and a maximum of 5 service points, the
 * loaded rows of client 1 and subclient 11, and two outdated rows.
 */
export const factsWith = (...clients: readonly AssignedClient[]) => ({
  user: userWith({ clients, servicesPointOnCashUser: countServicePoints(clients) }),
  viewer: viewerWith(),
  subclients: [
    { id: 11, client: { id: 1 } },
    { id: 12, client: { id: 1 } },
    { id: 21, client: { id: 2 } },
  ],
  servicePoints: [
    { id: 111, subclient: { id: 11 } },
    { id: 112, subclient: { id: 11 } },
    { id: 211, subclient: { id: 21 } },
  ],
})
