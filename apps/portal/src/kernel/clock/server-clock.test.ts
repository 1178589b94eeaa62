import { describe, expect, it } from 'vitest'
import { clockOffset, createServerClock } from './server-clock'

describe('the clock of the servers', () => {
  const now = Date.UTC(2026, 10, 21, 9, 0, 0)

  it('[SGN-24] the portal corrects its clock if it differs from the clock of the servers by at least five seconds', () => {
    expect(clockOffset('Sat, 21 Nov 2026 09:05:00 GMT', now)).toBe(300_000)
    expect(clockOffset('Sat, 21 Nov 2026 09:00:04 GMT', now)).toBe(0)
    expect(clockOffset(null, now)).toBeUndefined()
    expect(clockOffset('soon', now)).toBeUndefined()
  })

  it('[SGN-24] the portal reads the clock of the servers from every response, and keeps the current correction of its clock if a response has no date', async () => {
    const dates = ['Sat, 21 Nov 2026 09:10:00 GMT', undefined, 'Sat, 21 Nov 2026 09:00:00 GMT']
    const clock = createServerClock(
      async () => {
        const date = dates.shift()
        return new Response('', { headers: date === undefined ? {} : { date } })
      },
      () => now,
    )
    expect(clock.now()).toBe(now)
    await clock.fetch('/a')
    expect(clock.now()).toBe(now + 600_000)
    await clock.fetch('/b')
    expect(clock.now()).toBe(now + 600_000)
    await clock.fetch('/c')
    expect(clock.now()).toBe(now)
  })
})
