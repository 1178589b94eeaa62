import { describe, expect, it } from 'vitest'
import { planSynchronisation } from '.'

const viewer = { id: 1, username: 'olga', admin: false }
const emilio = { id: 2, username: 'emilio', solSynchronized: false }

describe('synchronising many users', () => {
  it('[USR-75] a user is synchronised if the operations system does not have the user’s current data', () => {
    expect(planSynchronisation(viewer, emilio)).toEqual({ kind: 'waiting' })
  })

  it('[USR-75] a user who is already synchronised is not synchronised again', () => {
    expect(planSynchronisation(viewer, { ...emilio, solSynchronized: true })).toEqual({ kind: 'already' })
  })

  it("[USR-75] users who are not administrators can't synchronise their own account", () => {
    const own = { ...viewer, solSynchronized: false }
    expect(planSynchronisation(viewer, own)).toMatchObject({
      kind: 'blocked',
      reasons: [{ rule: 'own-user' }],
    })
    expect(planSynchronisation({ ...viewer, admin: true }, own)).toEqual({ kind: 'waiting' })
  })
})
