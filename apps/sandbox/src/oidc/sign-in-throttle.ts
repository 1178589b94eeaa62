import { createHash } from 'node:crypto'
import { err, ok, type Result } from '@remesa/domain/kernel'
import { and, eq, inArray, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '../db/database'
import { lockName } from '../db/lock-name'
import { oidcPayloads } from '../db/schema/index'
import { networkOf } from '../kernel/network-of'

/** Failed attempts counted under one key. Times are milliseconds since 1970. */
const Tally = z.object({ failures: z.int().check(z.minimum(0)), since: z.number(), blockedUntil: z.number() })
export type Tally = z.output<typeof Tally>

/** The permitted failures of a key, and the waits after further ones. */
export interface ThrottlePolicy {
  /** The number of failures without a wait. */
  readonly free: number
  /** The wait after the first further failure; each later failure doubles the wait. */
  readonly firstDelay: number
  readonly maxDelay: number
  /** Failures are forgotten this long after the first one, or at the end of the last wait, whichever is later. */
  readonly window: number
}

const second = 1000
const minute = 60 * second

/** Attempts from one address with one account: guessing is slowed down at once. At most 9 attempts in any minute. */
const pairPolicy: ThrottlePolicy = {
  free: 4,
  firstDelay: 2 * second,
  maxDelay: 15 * minute,
  window: 15 * minute,
}
/** Attempts with one account from all addresses: 10 a minute, so that many addresses together guess no faster. */
const accountPolicy: ThrottlePolicy = { free: 9, firstDelay: minute, maxDelay: minute, window: minute }
/** Attempts from one address with all accounts: users of one office may mistype more often than one person. */
const addressPolicy: ThrottlePolicy = {
  free: 60,
  firstDelay: 10 * second,
  maxDelay: 15 * minute,
  window: 15 * minute,
}

/** Codes of programs that one address types: nobody finds a code by guessing, and a few typing errors cost nothing. */
const codePolicy: ThrottlePolicy = {
  free: 9,
  firstDelay: 2 * second,
  maxDelay: 15 * minute,
  window: 15 * minute,
}

const fresh: Tally = { failures: 0, since: 0, blockedUntil: 0 }

/** Milliseconds until the key may try again; 0 if it may try now. */
export const waitOf = (tally: Tally, now: number): number => Math.max(0, tally.blockedUntil - now)

/** The tally after one more failure at `now`. */
export function withFailure(tally: Tally, policy: ThrottlePolicy, now: number): Tally {
  const isForgotten = now >= Math.max(tally.since + policy.window, tally.blockedUntil)
  const failures = (isForgotten ? 0 : tally.failures) + 1
  const since = isForgotten ? now : tally.since
  const costly = failures - policy.free
  const delay = costly <= 0 ? 0 : Math.min(policy.maxDelay, policy.firstDelay * 2 ** Math.min(costly - 1, 30))
  // The absence of a wait is stored as 0 and not as the current time: another process whose clock is slower would read
  // that time as a future one.
  return { failures, since, blockedUntil: delay === 0 ? 0 : now + delay }
}

const model = 'SignInThrottle'
const keyId = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex')

export interface SignInAttempt {
  readonly username: string
  /** Network address of the attempt. */
  readonly address: string
  /** The device, if the account has signed in there before. */
  readonly device?: string | undefined
}

/** The network address from which a person types the code of a program. */
export interface CodeAttempt {
  readonly codeFrom: string
}

interface Tallied {
  readonly id: string
  readonly policy: ThrottlePolicy
  /** The effect of a success on the count: it removes all failures, or one. */
  readonly onSuccess: 'forget' | 'take-one-off'
}

/**
 * The keys under which an attempt is counted. An attempt from a device on which the account has signed in before is
 * counted only under the key of that device. Guessing from elsewhere, even from the same office, therefore can't lock
 * the owner out.
 */
const keysOf = (attempt: SignInAttempt | CodeAttempt): readonly Tallied[] => {
  // Everybody can get a right code for an account of their own, so a right code does not reset the count of other
  // failures.
  if ('codeFrom' in attempt)
    return [{ id: keyId('code', networkOf(attempt.codeFrom)), policy: codePolicy, onSuccess: 'take-one-off' }]
  const { username, address, device } = attempt
  // Unknown names are counted too: otherwise an answer without a wait would reveal that the name does not exist.
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
 * Locks all counts of an attempt for this transaction, always in the same order. Row locks are not enough, because they
 * miss a row that another attempt deletes and inserts again.
 */
const lockTallies = async (tx: Database, entries: readonly Tallied[]): Promise<void> => {
  for (const id of entries.map((entry) => entry.id).toSorted()) await lockName(tx, `sign-in ${id}`)
}

/**
 * Counts an attempt as failed before its password is checked, so that concurrent attempts are counted one by one. A
 * refused attempt is not counted, so that a user only has to wait.
 *
 * @returns Seconds to wait, or 0 if the password may be checked.
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

/** Removes the failures of an attempt that succeeded. Failures of the same address with other accounts still count. */
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

/** Checks a password; the result tells whether it is right. */
export type CheckPassword<Found> = () => Promise<{ readonly isRight: boolean; readonly found: Found }>

/**
 * Counts and checks attempts one by one. An attempt counts as failed while it is being checked. An attempt that is over
 * the limit only because of such unfinished attempts waits for their outcome, so that concurrent programs with the
 * right password all succeed.
 *
 * @returns The result of the check, or the error: seconds to wait.
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
