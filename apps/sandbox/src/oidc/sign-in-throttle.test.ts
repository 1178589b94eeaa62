import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../db/connection/open-database'
import { createTestDatabase } from '../testing/test-database'
import {
  bookAttempt,
  createAttempts,
  forgiveAttempt,
  type Tally,
  waitOf,
  withFailure,
} from './sign-in-throttle'

let database: OpenDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const start = Date.UTC(2026, 10, 21, 9, 0, 0)
const fresh: Tally = { failures: 0, since: 0, blockedUntil: 0 }

/** Attempts to sign in once a second for `seconds` seconds. Returns the seconds in which the password was checked. */
async function tryEverySecond(username: string, address: string, seconds: number): Promise<number[]> {
  const booked: number[] = []
  for (let second = 0; second < seconds; second += 1) {
    const wait = await bookAttempt(database.db, { username, address }, start + second * 1000)
    if (wait === 0) booked.push(second)
  }
  return booked
}

describe('the throttle of sign-ins', () => {
  it('a user may mistype a password four times, and each further attempt has to wait longer', async () => {
    expect(await tryEverySecond('ana', '10.0.0.1', 60)).toEqual([0, 1, 2, 3, 4, 6, 10, 18, 34])
  })

  it('at most ten passwords a minute are checked for one account, however many IP addresses send them', async () => {
    const waits = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        bookAttempt(database.db, { username: 'bea', address: `10.1.0.${index}` }, start),
      ),
    )
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10)
  })

  it('every one of several concurrent sign-in attempts is counted', async () => {
    const attempt = { username: 'carl', address: '10.0.0.3' }
    const waits = await Promise.all(
      Array.from({ length: 20 }, () => bookAttempt(database.db, attempt, start)),
    )
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5)
  })

  it('the owner of an account can sign in from another IP address during an attack', async () => {
    await tryEverySecond('dora', '10.0.0.4', 30)
    expect(await bookAttempt(database.db, { username: 'dora', address: '10.9.9.9' }, start + 30_000)).toBe(0)
  })

  it('the owner of an account can sign in on a known device while hundreds of IP addresses guess the password', async () => {
    const username = 'erna'
    const own = { username, address: '10.9.9.9', device: 'own-machine' }
    for (let minute = 0; minute < 3; minute += 1) {
      const now = start + minute * 60_000
      for (let index = 0; index < 12; index += 1)
        await bookAttempt(database.db, { username, address: `10.8.${minute}.${index}` }, now)
      await tryEverySecond(username, own.address, 10)
      expect(await bookAttempt(database.db, { username, address: '10.7.7.7' }, now)).toBeGreaterThan(0)
      expect(await bookAttempt(database.db, own, now)).toBe(0)
      await forgiveAttempt(database.db, own)
    }
  })

  it('guessing a password is slowed down even on a device on which the account has signed in before', async () => {
    const attempt = { username: 'fritz', address: '10.0.0.8', device: 'stolen' }
    const waits: number[] = []
    for (let count = 0; count < 6; count += 1) waits.push(await bookAttempt(database.db, attempt, start))
    expect(waits).toEqual([0, 0, 0, 0, 0, 2])
  })

  it('all hosts of an IPv6 network count as one IP address', async () => {
    const waits: number[] = []
    for (let host = 1; host <= 6; host += 1)
      waits.push(await bookAttempt(database.db, { username: 'gerda', address: `2001:db8::${host}` }, start))
    expect(waits).toEqual([0, 0, 0, 0, 0, 2])
    expect(await bookAttempt(database.db, { username: 'gerda', address: '2001:db8:0:1::1' }, start)).toBe(0)
  })

  it('an IP address from which many accounts are tried is slowed down', async () => {
    const waits: number[] = []
    for (let index = 0; index < 70; index += 1) {
      waits.push(await bookAttempt(database.db, { username: `user${index}`, address: '10.0.0.5' }, start))
    }
    expect(waits.filter((wait) => wait === 0)).toHaveLength(61)
  })

  it('sign-in attempts count for the same account if the name differs only in case or surrounding spaces', async () => {
    const address = '10.0.0.6'
    for (const username of ['eva', 'EVA', ' eva', 'Eva ', 'eVa'])
      await bookAttempt(database.db, { username, address }, start)
    expect(await bookAttempt(database.db, { username: 'eva', address }, start)).toBe(2)
  })

  it('a successful sign-in resets the count of the user’s failed attempts', async () => {
    const attempt = { username: 'fay', address: '10.0.0.7' }
    for (let count = 0; count < 4; count += 1) await bookAttempt(database.db, attempt, start)
    await forgiveAttempt(database.db, attempt)
    for (let count = 0; count < 4; count += 1) expect(await bookAttempt(database.db, attempt, start)).toBe(0)
  })

  it('users who sign in at the same moment all succeed, whether they share an account or an office', async () => {
    for (let office = 0; office < 10; office += 1) {
      const signIn = async (username: string) => {
        const attempt = { username, address: `10.2.0.${office}` }
        for (let count = 0; count < 4; count += 1) {
          expect(await bookAttempt(database.db, attempt, start)).toBe(0)
          await forgiveAttempt(database.db, attempt)
        }
      }
      await Promise.all(['gus', 'gus', 'gus', 'hal'].map((name) => signIn(`${name}${office}`)))
    }
  })

  it('a user can sign in at a process whose clock is behind the clock of the process that handled the previous attempt', async () => {
    const attempts = [start, start - 1, start - 5_000].map((now) =>
      bookAttempt(database.db, { username: 'hilda', address: '10.0.0.9' }, now),
    )
    expect(await Promise.all(attempts)).toEqual([0, 0, 0])
  })

  it('no user has to wait longer than 15 minutes for the next sign-in attempt', () => {
    const policy = { free: 2, firstDelay: 2_000, maxDelay: 900_000, window: 900_000 }
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 2_000_000 }), { maxLength: 60 }), (gaps) => {
        let now = start
        let tally = fresh
        for (const gap of gaps) {
          now += gap
          if (waitOf(tally, now) === 0) tally = withFailure(tally, policy, now)
          expect(waitOf(tally, now)).toBeLessThanOrEqual(900_000)
        }
      }),
    )
  })
})

describe('concurrent attempts', () => {
  const attempt = { username: 'finn', address: '10.0.0.6' }
  /** Starts twenty sign-in attempts at once. The passwords are checked only after all permitted attempts have begun. */
  const twenty = (isRight: boolean, username: string) => {
    const tryAttempt = createAttempts(database.db, () => start)
    return Promise.all(
      Array.from({ length: 20 }, () =>
        tryAttempt({ ...attempt, username }, async () => {
          await new Promise((resolve) => setTimeout(resolve, 20))
          return { isRight, found: undefined }
        }),
      ),
    )
  }

  it('any number of concurrent sign-in attempts with the right password succeed', async () => {
    expect((await twenty(true, 'finn')).map((tried) => tried.ok && tried.value.isRight)).toEqual(
      Array(20).fill(true),
    )
  })

  it('of many concurrent sign-in attempts with a wrong password, five are checked and the remaining ones have to wait', async () => {
    const tried = await twenty(false, 'gerd')
    expect(tried.filter(({ ok }) => ok)).toHaveLength(5)
    expect((await twenty(true, 'gerd')).filter(({ ok }) => ok)).toEqual([])
  })
})
