import type { UserSession } from '@remesa/domain/session'

/** A session of the user as the back end sends it. */
export const sampleSession = (id: string, facts: Partial<UserSession> = {}): UserSession => ({
  id,
  isCurrent: false,
  isOpen: true,
  startedAt: '2026-11-23T07:15:00Z',
  usedAt: '2026-11-23T08:40:00Z',
  address: '203.0.113.20',
  agent: 'Firefox, Windows',
  isNewDevice: false,
  ...facts,
})

export const currentSession = sampleSession('current', { isCurrent: true })
export const newBrowser = sampleSession('new', {
  agent: 'Safari, iOS',
  address: '2001:db8:7:1::/64',
  startedAt: '2026-11-23T08:02:00Z',
  isNewDevice: true,
})
export const endedSession = sampleSession('ended', {
  agent: 'Chrome, Android',
  address: '198.51.100.7',
  startedAt: '2026-11-20T02:12:00Z',
  isOpen: false,
  isNewDevice: true,
})
