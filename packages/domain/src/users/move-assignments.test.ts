import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type AssignmentClient,
  addAssignments,
  containsServicePoint,
  isWholeClient,
  isWholeSubclient,
  movedAssignments,
  type RecordMove,
} from '.'
import { anyAssignments } from './users.arbitraries'

const branches = [1, 2, 3]
const subclientIds = branches.flatMap((client) => branches.map((branch) => client * 10 + branch))
const points = subclientIds.flatMap((subclientId) =>
  branches.map((branch) => ({
    clientId: Math.floor(subclientId / 10),
    subclientId,
    servicePointId: subclientId * 10 + branch,
  })),
)
type Place = (typeof points)[number]

const anyMove: fc.Arbitrary<RecordMove> = fc.oneof(
  fc
    .record({ id: fc.constantFrom(...subclientIds), to: fc.constantFrom(...branches) })
    .map(({ id, to }) => ({
      kind: 'subclients' as const,
      id,
      from: { clientId: Math.floor(id / 10) },
      to: { clientId: to },
    }))
    .filter(({ from, to }) => from.clientId !== to.clientId),
  fc
    .record({ point: fc.constantFrom(...points), to: fc.constantFrom(...subclientIds) })
    .filter(({ point, to }) => point.subclientId !== to)
    .map(({ point: { servicePointId, ...from }, to }) => ({
      kind: 'service-points' as const,
      id: servicePointId,
      from,
      to: { clientId: Math.floor(to / 10), subclientId: to },
    })),
)

const isMoved = (place: Place, { kind, id }: RecordMove): boolean =>
  kind === 'subclients' ? place.subclientId === id : place.servicePointId === id

const placeAfter = (place: Place, move: RecordMove): Place => ({
  ...place,
  ...(isMoved(place, move) ? move.to : {}),
})

/**
 * Whether the tree contains an assignment of the moved record or of a record below it. The assignment of a whole parent
 * does not count.
 */
const isNamed = (tree: readonly AssignmentClient[], place: Place, { kind }: RecordMove): boolean => {
  const client = tree.find(({ id }) => id === place.clientId)
  const subclient = client?.subclients.find(({ id }) => id === place.subclientId)
  if (client === undefined || isWholeClient(client) || subclient === undefined) return false
  if (isWholeSubclient(subclient)) return kind === 'subclients'
  return subclient.servicepoints.some(({ id }) => id === place.servicePointId)
}

describe('the assignments of a user after a move', () => {
  it('[REC-103] after a move, a user may see the moved record if the record was assigned or its new parent is assigned as a whole', () => {
    fc.assert(
      fc.property(anyAssignments, anyMove, (tree, move) => {
        const after = movedAssignments(tree, move)
        for (const place of points) {
          const moved = placeAfter(place, move)
          const expected = isMoved(place, move)
            ? isNamed(tree, place, move) || containsServicePoint(tree, moved)
            : containsServicePoint(tree, place)
          expect(containsServicePoint(after, moved)).toBe(expected)
        }
      }),
    )
  })

  it('[REC-103] after a move, no assignment has the record’s former parent, and no assignment is superfluous', () => {
    fc.assert(
      fc.property(anyAssignments, anyMove, (tree, move) => {
        const after = movedAssignments(tree, move)
        expect(addAssignments(after, [])).toEqual(after)
        const former = points.filter((place) => isMoved(place, move) && isNamed(after, place, move))
        expect(former).toEqual([])
      }),
    )
  })

  it('[REC-103] moving a subclient keeps the assignments of its two service points, and of another subclient of the former client', () => {
    const tree = [
      {
        id: 1,
        subclients: [
          { id: 11, servicepoints: [{ id: 111 }, { id: 112 }] },
          { id: 12, servicepoints: [] },
        ],
      },
    ]
    expect(
      movedAssignments(tree, { kind: 'subclients', id: 11, from: { clientId: 1 }, to: { clientId: 2 } }),
    ).toEqual([
      { id: 1, subclients: [{ id: 12, servicepoints: [] }] },
      { id: 2, subclients: [{ id: 11, servicepoints: [{ id: 111 }, { id: 112 }] }] },
    ])
  })
})
