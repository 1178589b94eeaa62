import { createHash } from 'node:crypto'
import { err, ok, type Result } from '@remesa/domain/kernel'
import { and, eq, inArray, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '../db/database'
import { lockName } from '../db/lock-name'
import { oidcPayloads } from '../db/schema/index'
import { networkOf } from '../kernel/network-of'

/** The count of failed attempts under one key. Times are in milliseconds since 1970. */
const Tally = z.object({ failures: z.int().check(z.minimum(0)), since: z.number(), blockedUntil: z.number() })
export type Tally = z.output<typeof Tally>

/**
 * The number of failed attempts that cause no wait, and the lengths of the waits after more failed attempts, in
 * milliseconds.
 */
export interface ThrottlePolicy {
  /** The number of failures that cause no wait. */
  readonly free: number
  /** The wait after the first failed attempt beyond `free`. Each following failure doubles the wait. */
  readonly firstDelay: number
  readonly maxDelay: number
  /**
   * Time after the first failure until all failures are forgotten. If the last wait ends later, they are forgotten at
   * its end.
   */
  readonly window: number
}

const second = 1000
const minute = 60 * second

/**
 * The limit for attempts from one IP address with one account. It permits at most 9 attempts in a minute, so that
 * guessing slows down early.
 */
const pairPolicy: ThrottlePolicy = {
  free: 4,
  firstDelay: 2 * second,
  maxDelay: 15 * minute,
  window: 15 * minute,
}
/**
 * The limit for attempts with one account from all IP addresses together. It permits 10 a minute, so that several
 * addresses can't guess faster than one.
 */
const accountPolicy: ThrottlePolicy = { free: 9, firstDelay: minute, maxDelay: minute, window: minute }
/**
 * The limit for attempts from one IP address with any account. It is higher than the limit for one account, because the
 * users of an office together mistype more often than one person.
 */
const addressPolicy: ThrottlePolicy = {
  free: 60,
  firstDelay: 10 * second,
  maxDelay: 15 * minute,
  window: 15 * minute,
}

/**
 * The limit for codes of device clients that are typed from one IP address. It permits a few typing errors, but nobody
 * can find a code by guessing.
 */
const codePolicy: ThrottlePolicy = {
  free: 9,
  firstDelay: 2 * second,
  maxDelay: 15 * minute,
  window: 15 * minute,
}

const fresh: Tally = { failures: 0, since: 0, blockedUntil: 0 }

/** Milliseconds until the next attempt with a key is permitted; 0 if it is permitted now. */
export const waitOf = (tally: Tally, now: number): number => Math.max(0, tally.blockedUntil - now)

/** The count of failures after one more failure at `now`. */
export function withFailure(tally: Tally, policy: ThrottlePolicy, now: number): Tally {
  const isForgotten = now >= Math.max(tally.since + policy.window, tally.blockedUntil)
  const failures = (isForgotten ? 0 : tally.failures) + 1
  const since = isForgotten ? now : tally.since
  const costly = failures - policy.free
  const delay = costly <= 0 ? 0 : Math.min(policy.maxDelay, policy.firstDelay * 2 ** Math.min(costly - 1, 30))
  // Without a wait, 0 is stored instead of the current time. A process with a slower clock would take the current time
  // for a future time.
  return { failures, since, blockedUntil: delay === 0 ? 0 : now + delay }
}

const model = 'SignInThrottle'
const keyId = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex')

export interface SignInAttempt {
  readonly username: string
  /** The IP address of the attempt. */
  readonly address: string
  /** The id of the device, if the account has signed in on it before. */
  readonly device?: string | undefined
}

/** An attempt to type the code of a device client, with the person's IP address. */
export interface CodeAttempt {
  readonly codeFrom: string
}

interface Tallied {
  readonly id: string
  readonly policy: ThrottlePolicy
  /** The effect of a success: either all failures under the key are forgotten, or one failure. */
  readonly onSuccess: 'forget' | 'take-one-off'
}

/**
 * The keys under which an attempt is counted. If the account has signed in on the device before, the attempt is counted
 * only under the key of this device. A person who guesses on another device, even in the same office, therefore can't
 * lock out the owner.
 */
const keysOf = (attempt: SignInAttempt | CodeAttempt): readonly Tallied[] => {
  // Everybody can get a right code for their own account, so a right code must not reset the count of failures.
  if ('codeFrom' in attempt)
    return [{ id: keyId('code', networkOf(attempt.codeFrom)), policy: codePolicy, onSuccess: 'take-one-off' }]
  const { username, address, device } = attempt
  // Unknown names are counted too. Otherwise a response without a wait would reveal that a name does not exist.
  const account = username.trim().toLowerCase()
  const network = networkOf(address)
  if (device !== undefined)
    return [{ id: keyId('device', account, device), policy: pairPolicy, onSuccess: 'forget' }]
  return [
    { id: keyId('pair', account, network), policy: pairPolicy, onSuccess: 'forget' },
    { id: keyId('account', account), policy: accountPolicy, onSuccess: 'forget' },
    { id: keyId('address', network), policy: addressPolicy, onSuccess: 'take-one-off' },
  ]
}

/**
 * Locks all counts of an attempt for this transaction, always in the same order. Row locks would not suffice, because
 * they do not lock a row that another attempt deletes and inserts again.
 */
const lockTallies = async (tx: Database, entries: readonly Tallied[]): Promise<void> => {
  for (const id of entries.map((entry) => entry.id).toSorted()) await lockName(tx, `sign-in ${id}`)
}

/**
 * Counts an attempt as failed before its password is checked, so that concurrent attempts are counted one after the
 * other. A refused attempt is not counted, so a user who waits long enough is always permitted again.
 *
 * @returns the seconds to wait, or 0 if the password may be checked.
 */
export function bookAttempt(
  db: Database,
  attempt: SignInAttempt | CodeAttempt,
  now: number,
): Promise<number> {
  const entries = keysOf(attempt)
  return db.transaction(async (tx) => {
    await lockTallies(tx, entries)
    await tx
      .insert(oidcPayloads)
      .values(entries.map(({ id }) => ({ model, id, payload: fresh, expiresAt: new Date(now + minute) })))
      .onConflictDoNothing()
    const rows = await tx
      .select({ id: oidcPayloads.id, payload: oidcPayloads.payload })
      .from(oidcPayloads)
      .where(
        and(
          eq(oidcPayloads.model, model),
          inArray(
            oidcPayloads.id,
            entries.map(({ id }) => id),
          ),
        ),
      )
    const tallies = new Map(rows.map((row) => [row.id, Tally.parse(row.payload)]))
    const wait = Math.max(...[...tallies.values()].map((tally) => waitOf(tally, now)))
    if (wait > 0) return Math.ceil(wait / second)
    for (const { id, policy } of entries) {
      const payload = withFailure(tallies.get(id) ?? fresh, policy, now)
      const expiresAt = new Date(Math.max(payload.since + policy.window, payload.blockedUntil))
      await tx
        .update(oidcPayloads)
        .set({ payload, expiresAt })
        .where(and(eq(oidcPayloads.model, model), eq(oidcPayloads.id, id)))
    }
    return 0
  })
}

/**
 * Removes the failures that were counted for a successful attempt. Failures from the same IP address with other
 * accounts remain counted.
 */
export async function forgiveAttempt(db: Database, attempt: SignInAttempt | CodeAttempt): Promise<void> {
  const entries = keysOf(attempt)
  const idsTo = (onSuccess: Tallied['onSuccess']) =>
    entries.filter((entry) => entry.onSuccess === onSuccess).map(({ id }) => id)
  await db.transaction(async (tx) => {
    await lockTallies(tx, entries)
    await tx
      .delete(oidcPayloads)
      .where(and(eq(oidcPayloads.model, model), inArray(oidcPayloads.id, idsTo('forget'))))
    const oneLess = sql`jsonb_set(${oidcPayloads.payload}, '{failures}', to_jsonb(greatest(0, (${oidcPayloads.payload}->>'failures')::int - 1)))`
    await tx
      .update(oidcPayloads)
      .set({ payload: oneLess })
      .where(and(eq(oidcPayloads.model, model), inArray(oidcPayloads.id, idsTo('take-one-off'))))
  })
}

/** Checks a password. The result contains whether the password is right, and the data that the check has found. */
export type CheckPassword<Found> = () => Promise<{ readonly isRight: boolean; readonly found: Found }>

/**
 * Creates the function that counts and checks attempts. An attempt counts as failed while its password is being
 * checked. An attempt that exceeds the limit only because of unfinished attempts waits for their outcome. Several
 * programs that sign in at the same time with the right password therefore all succeed.
 *
 * @returns the result of the check or, as an error, the seconds to wait.
 */
export const createAttempts = (db: Database, now: () => number = Date.now) => {
  const inCheck = new Map<string, Set<Promise<unknown>>>()
  return async <Found>(
    attempt: SignInAttempt,
    check: CheckPassword<Found>,
  ): Promise<Result<{ readonly isRight: boolean; readonly found: Found }, number>> => {
    const account = attempt.username.trim().toLowerCase()
    const others = inCheck.get(account) ?? new Set()
    inCheck.set(account, others)
    let seconds = await bookAttempt(db, attempt, now())
    while (seconds > 0 && others.size > 0) {
      await Promise.allSettled(others)
      seconds = await bookAttempt(db, attempt, now())
    }
    if (seconds > 0) {
      if (others.size === 0) inCheck.delete(account)
      return err(seconds)
    }
    const checked = check().then(async (outcome) => {
      if (outcome.isRight) await forgiveAttempt(db, attempt)
      return outcome
    })
    others.add(checked)
    try {
      return ok(await checked)
    } finally {
      others.delete(checked)
      if (others.size === 0) inCheck.delete(account)
    }
  }
}
