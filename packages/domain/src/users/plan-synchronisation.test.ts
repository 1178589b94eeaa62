import { describe, expect, it } from 'vitest'
import { planSynchronisation } from '.'

const viewer = { id: 1, username: 'olga', admin: false }
const emilio = { id: 2, username: 'emilio', solSynchronized: false }

describe('synchronising many users', () => {
  it('[USR-75] synchronising many users sends one whom the operations system does not know as they are', () => {
    expect(planSynchronisation(viewer, emilio)).toEqual({ kind: 'waiting' })
  })

  it('[USR-75] synchronising many users leaves out one who is synchronised', () => {
    expect(planSynchronisation(viewer, { ...emilio, solSynchronized: true })).toEqual({ kind: 'already' })
  })

  it('[USR-75] synchronising many users is blocked for the own account of a viewer who is no administrator', () => {
    const own = { ...viewer, solSynchronized: false }
    expect(planSynchronisation(viewer, own)).toMatchObject({
      kind: 'blocked',
      reasons: [{ rule: 'own-user' }],
    })
    expect(planSynchronisation({ ...viewer, admin: true }, own)).toEqual({ kind: 'waiting' })
  })
})
