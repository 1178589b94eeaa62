import { and, desc, eq, inArray, lt, ne, notExists, or, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Database } from '../db/database'
import { oidcPayloads, userSessions, users } from '../db/schema'
import { rowIdOf } from '../kernel/row-id'
import { isLiveSession, notifySessionEnd, sessionRowId } from './session'

/** A sign-in that the identity provider has just completed. */
export interface StartedSession {
  readonly grantId: string
  readonly accountId: string
  /** The IP address of the browser. */
  readonly address: string
  /** Names of the browser and the operating system. */
  readonly agent: string | null
  readonly isNewDevice: boolean
}

/**
 * Stores a sign-in of a user. Nothing is stored for an account that is not a user of the product, because no page would
 * show the sign-in.
 */
export const beginUserSession = async (
  db: Database,
  { grantId, accountId, address, agent, isNewDevice }: StartedSession,
  startedAt: Date,
): Promise<void> => {
  const id = rowIdOf(accountId)
  const [user] = id === undefined ? [] : await db.select({ id: users.id }).from(users).where(eq(users.id, id))
  if (user === undefined) return
  const values = { grantId, userId: user.id, startedAt, address, agent, isNewDevice }
  await db
    .insert(userSessions)
    .values({ id: sessionRowId(grantId), ...values })
    .onConflictDoNothing()
}

/** A stored sign-in. The rows of the OIDC library determine whether its session is open. */
export type StoredSession = Omit<typeof userSessions.$inferSelect, 'userId'> & {
  readonly isOpen: boolean
  readonly usedAt: Date
}

/** The open sessions of a user, and the ended sessions that the user has not confirmed. */
export const userSessionsOf = async (db: Database, userId: number): Promise<readonly StoredSession[]> => {
  const rows = await db
    .select()
    .from(userSessions)
    .where(eq(userSessions.userId, userId))
    .orderBy(desc(userSessions.startedAt))
  if (rows.length === 0) return []
  const live = await db
    .select({ id: oidcPayloads.id })
    .from(oidcPayloads)
    .where(
      isLiveSession(
        inArray(
          oidcPayloads.id,
          rows.map(({ id }) => id),
        ),
      ),
    )
  const renewed = await db
    .select({
      grantId: oidcPayloads.grantId,
      seconds: sql<number>`max((${oidcPayloads.payload}->>'iat')::float8)`,
    })
    .from(oidcPayloads)
    .where(
      and(
        eq(oidcPayloads.model, 'RefreshToken'),
        inArray(
          oidcPayloads.grantId,
          rows.map(({ grantId }) => grantId),
        ),
      ),
    )
    .groupBy(oidcPayloads.grantId)
  const open = new Set(live.map(({ id }) => id))
  const usedAt = new Map(renewed.map(({ grantId, seconds }) => [grantId, seconds * 1_000]))
  return rows
    .map(({ userId: _owner, ...row }) => ({
      ...row,
      isOpen: open.has(row.id),
      usedAt: new Date(Math.max(row.startedAt.getTime(), usedAt.get(row.grantId) ?? 0)),
    }))
    .filter(({ isOpen, isNewDevice }) => isOpen || isNewDevice)
}

/** The id of a session, and the user to whom it belongs. */
export interface OwnSession {
  readonly userId: number
  readonly id: string
}

/**
 * Stores that the user recognised a sign-in. `false` if the user has no such unconfirmed sign-in, or if the sign-in
 * began the current session (`currentId`).
 */
export const markConfirmed = async (
  db: Database,
  { userId, id }: OwnSession,
  currentId: string | undefined,
): Promise<boolean> => {
  const confirmed = await db
    .update(userSessions)
    .set({ isNewDevice: false })
    .where(
      and(
        eq(userSessions.userId, userId),
        eq(userSessions.id, id),
        currentId === undefined ? undefined : ne(userSessions.id, currentId),
      ),
    )
    .returning({ id: userSessions.id })
  return confirmed.length > 0
}

/** Deletes the grant of a sign-in and its tokens, and notifies all processes that the grant has ended. */
const endGrant = async (tx: Database, grantId: string): Promise<void> => {
  await tx
    .delete(oidcPayloads)
    .where(isLiveSession(eq(oidcPayloads.id, sessionRowId(grantId))))
    .returning({ notified: notifySessionEnd })
  await tx.delete(oidcPayloads).where(eq(oidcPayloads.grantId, grantId))
}

/**
 * The sessions that an identity provider has signed out: the session `sid` or, if `sid` is absent, all sessions of the
 * user `sub`.
 */
export interface LogoutSubject {
  readonly sub: string | undefined
  readonly sid: string | undefined
}

/**
 * Ends the sessions that an identity provider reports as ended. `false` if the session belongs to another user. An
 * already ended session counts as success.
 */
export const endAsProvider = (db: Database, { sub, sid }: LogoutSubject): Promise<boolean> =>
  db.transaction(async (tx) => {
    const userId = sub === undefined ? undefined : rowIdOf(sub)
    if (sid === undefined) {
      const open = userId === undefined ? [] : await userSessionsOf(tx, userId)
      for (const { grantId } of open) await endGrant(tx, grantId)
      return true
    }
    const [row] = await tx
      .select({ userId: userSessions.userId })
      .from(userSessions)
      .where(eq(userSessions.id, sessionRowId(sid)))
    if (row !== undefined && sub !== undefined && row.userId !== userId) return false
    await endGrant(tx, sid)
    return true
  })

/**
 * Ends a session and the browser's sign-in at the identity provider. If the sign-in remained, the browser could begin a
 * new session without a password.
 */
const endSession = async (
  tx: Database,
  { id, grantId, userId }: { readonly id: string; readonly grantId: string; readonly userId: number },
): Promise<void> => {
  await endGrant(tx, grantId)
  await tx
    .delete(oidcPayloads)
    .where(
      and(
        eq(oidcPayloads.model, 'Session'),
        sql`${oidcPayloads.payload}->>'accountId' = ${String(userId)}`,
        sql`jsonb_path_query_array(${oidcPayloads.payload}, '$.authorizations.*.grantId') @> ${JSON.stringify([grantId])}::jsonb`,
      ),
    )
  await tx.delete(userSessions).where(eq(userSessions.id, id))
}

/** Ends a session of a user. `false` if the user has no open session with this id. */
export const endUserSession = (db: Database, { userId, id }: OwnSession): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [row] = await tx
      .select({ id: userSessions.id, grantId: userSessions.grantId, userId: userSessions.userId })
      .from(userSessions)
      .where(and(eq(userSessions.userId, userId), eq(userSessions.id, id)))
      .for('update')
    if (row === undefined) return false
    await endSession(tx, row)
    return true
  })

/** Ends all sessions of a user except one, and returns the number of open sessions that it has ended. */
export const endOtherSessions = (db: Database, userId: number, keptId: string | undefined): Promise<number> =>
  db.transaction(async (tx) => {
    const others = (await userSessionsOf(tx, userId)).filter(
      (session) => session.isOpen && session.id !== keptId,
    )
    for (const other of others) await endSession(tx, { ...other, userId })
    return others.length
  })

/** Time in milliseconds for which an ended sign-in on a new device is kept while the user has not confirmed it. */
const unconfirmedMs = 30 * 24 * 60 * 60_000

/** Deletes ended sign-ins. Recent sign-ins that the user has not confirmed are kept. */
export const deleteOldSessions = async (db: Database, now: Date): Promise<void> => {
  const live = new QueryBuilder()
    .select({ found: sql`1` })
    .from(oidcPayloads)
    .where(isLiveSession(eq(oidcPayloads.id, userSessions.id)))
  await db
    .delete(userSessions)
    .where(
      and(
        notExists(live),
        or(
          eq(userSessions.isNewDevice, false),
          lt(userSessions.startedAt, new Date(now.getTime() - unconfirmedMs)),
        ),
      ),
    )
}
