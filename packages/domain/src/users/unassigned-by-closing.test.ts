import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assignmentsOfRows, containsServicePoint, isOwnUser, removeAssignments, unassignedByClosing } from '.'
import { anyUserDetail, anyViewer } from './testing'

const able = (can: boolean) => ({ can: () => can })
const pointsOf = (
  clients: readonly {
    id: number
    subclients: readonly { id: number; servicepoints: readonly { id: number }[] }[]
  }[],
) =>
  clients.flatMap(({ id: clientId, subclients }) =>
    subclients.flatMap(({ id: subclientId, servicepoints }) =>
      servicepoints.map(({ id }) => ({ clientId, subclientId, servicePointId: id })),
    ),
  )

describe('the assignment that a closing removes', () => {
  it('[REC-127] closing a service point removes the assignment of that point from a user, and no other assignment', () => {
    let found = 0
    fc.assert(
      fc.property(anyUserDetail, anyViewer, (user, viewer) => {
        for (const point of pointsOf(user.clients)) {
          const pointId = point.servicePointId
          const row = unassignedByClosing(user, { pointId, viewer, ability: able(true) })
          if (row === undefined) continue
          found += 1
          expect(row.servicePointId).toBe(pointId)
          const left = removeAssignments(user.clients, assignmentsOfRows([row]))
          const others = pointsOf(user.clients).filter(({ servicePointId }) => servicePointId !== pointId)
          for (const other of others) expect(containsServicePoint(left, other)).toBe(true)
        }
      }),
    )
    expect(found).toBeGreaterThan(10)
  })

  it('[REC-127] closing a service point removes only assignments of this point that the viewer may change, and never a whole client', () => {
    fc.assert(
      fc.property(anyUserDetail, anyViewer, fc.boolean(), fc.integer(), (user, viewer, may, anyId) => {
        const own = pointsOf(user.clients).map(({ servicePointId }) => servicePointId)
        for (const pointId of [...own, anyId]) {
          const row = unassignedByClosing(user, { pointId, viewer, ability: able(may) })
          if (!own.includes(pointId) || !may || (isOwnUser(viewer, user) && !viewer.admin))
            expect(row).toBeUndefined()
        }
      }),
    )
  })
})
