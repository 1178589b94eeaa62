import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  canConfirmSignIn,
  otherOpenSessions,
  sessionsInOrder,
  type UserSession,
  unknownSignIns,
} from './user-session'

const session = (id: string, facts: Partial<UserSession> = {}): UserSession => ({
  id,
  isCurrent: false,
  isOpen: true,
  startedAt: '2026-11-21T09:00:00Z',
  usedAt: '2026-11-21T09:00:00Z',
  address: null,
  agent: null,
  isNewDevice: false,
  ...facts,
})
const ids = (sessions: readonly UserSession[]) => sessions.map(({ id }) => id)

const anyInstant = fc
  .integer({ min: 0, max: 1_000 })
  .map((minutes) => new Date(Date.UTC(2026, 10, 21) + minutes * 60_000).toISOString())
const anySessions = fc
  .uniqueArray(
    fc.record({
      id: fc.string({ minLength: 1, maxLength: 4 }),
      isOpen: fc.boolean(),
      startedAt: anyInstant,
      usedAt: anyInstant,
      isNewDevice: fc.boolean(),
    }),
    { selector: ({ id }) => id, maxLength: 8 },
  )
  .map((all) => all.map(({ id, ...facts }, index) => session(id, { ...facts, isCurrent: index === 0 })))

describe('the sessions of a user', () => {
  it('[SES-40] the list of sessions begins with the current session, then open sessions by their last use, then ended sessions', () => {
    const listed = [
      session('current', { isCurrent: true }),
      session('now', { usedAt: '2026-11-21T11:00:00Z' }),
      session('before', { usedAt: '2026-11-21T10:00:00+00:00' }),
      session('ended', { isOpen: false, usedAt: '2026-11-21T12:00:00Z' }),
    ]
    expect(ids(sessionsInOrder(listed.toReversed()))).toEqual(ids(listed))
    fc.assert(
      fc.property(anySessions, (sessions) => {
        expect(sessionsInOrder(sessions.toReversed())).toEqual(sessionsInOrder(sessions))
      }),
    )
  })

  it('[SES-41] a session warns about the user’s sign-ins from new browsers; a session in a new browser warns only about later sign-ins', () => {
    const known = session('known', { isCurrent: true, startedAt: '2026-11-21T12:00:00Z' })
    const first = session('first', { isNewDevice: true, startedAt: '2026-11-21T09:00:00Z' })
    const second = session('second', { isNewDevice: true, startedAt: '2026-11-21T10:00:00Z' })
    expect(ids(unknownSignIns([known, first, second]))).toEqual(['first', 'second'])
    expect(ids(unknownSignIns([{ ...first, isCurrent: true }, second]))).toEqual(['second'])
    expect(ids(unknownSignIns([first, { ...second, isCurrent: true }]))).toEqual([])
  })

  it('[SES-42] a sign-in from a new browser can be confirmed only once, and not in the session that this sign-in started', () => {
    expect(canConfirmSignIn(session('a', { isNewDevice: true }))).toBe(true)
    expect(canConfirmSignIn(session('a', { isNewDevice: true, isCurrent: true }))).toBe(false)
    expect(canConfirmSignIn(session('a'))).toBe(false)
    fc.assert(
      fc.property(anySessions, (sessions) => {
        expect(unknownSignIns(sessions).every(canConfirmSignIn)).toBe(true)
      }),
    )
  })

  it('[SES-43] the action “end all other sessions” ends every open session of the user except the current session', () => {
    fc.assert(
      fc.property(anySessions, (sessions) => {
        const others = otherOpenSessions(sessions)
        expect(others.every(({ isOpen }) => isOpen)).toBe(true)
        expect(sessions.filter((one) => one.isOpen && !others.includes(one)).length).toBe(
          sessions.filter(({ isCurrent, isOpen }) => isCurrent && isOpen).length,
        )
      }),
    )
  })
})
