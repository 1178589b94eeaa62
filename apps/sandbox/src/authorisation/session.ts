import { createHash } from 'node:crypto'
import { and, eq, exists, gt, or, type SQL, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { OpenDatabase } from '../db/connection/open-database'
import { oidcPayloads } from '../db/schema'
import { createFollowers, type Followed } from '../kernel/followers'

/**
 * The model of the OIDC library whose rows are the portal's sessions. A grant begins with a sign-in. It is deleted by a
 * sign-out, when its tokens are revoked, and when a code or a refresh token is used twice. The library's model
 * `Session` belongs to the cookie and is not suitable, because its id changes with each use.
 */
const MODEL = 'Grant'
const CHANNEL = 'session_ends'

/**
 * The row id of an object of the OIDC library. It is a hash of the object's id, so that a copy of the table contains no
 * usable id.
 */
export const payloadRowId = (model: string, id: string): string =>
  createHash('sha256').update(`${model}:${id}`).digest('hex')

/** The row id of a session. */
export const sessionRowId = (sessionId: string): string => payloadRowId(MODEL, sessionId)

/** Whether the rows of a model of the OIDC library are sessions. */
export const isSessionModel = (model: string): boolean => model === MODEL

/** SQL condition: a row of the OIDC library is an open session. */
export const isLiveSession = (which: SQL): SQL | undefined =>
  and(eq(oidcPayloads.model, MODEL), which, gt(oidcPayloads.expiresAt, sql`now()`))

/** SQL condition: the session is open. The id `null` stands for the back end itself, which needs no session. */
export const sessionLives = (rowId: SQL): SQL<boolean> => {
  const live = new QueryBuilder()
    .select({ found: sql`1` })
    .from(oidcPayloads)
    .where(isLiveSession(eq(oidcPayloads.id, rowId)))
  return sql<boolean>`${or(sql`${rowId} is null`, exists(live))}`
}

/**
 * A column that a statement returns when it deletes a session. Computing the column notifies every process that uses
 * the database.
 */
export const notifySessionEnd = sql<unknown>`pg_notify('${sql.raw(CHANNEL)}', ${oidcPayloads.id})`

/** Notifications about ended sessions. Event streams and other work that takes longer than a request need them. */
export interface SessionFeed {
  /** Calls `onEnded` once the session has ended, unless the returned function was called before. */
  readonly follow: (sessionId: string | undefined, onEnded: () => void) => () => void
  /** Stops listening to the database. */
  readonly close: () => Promise<void>
}

/** Starts to listen for ended sessions. A process has one listener, which any number of callers can follow. */
export const startSessionFeed = async (
  listen: OpenDatabase['listen'],
  onFailure: (error: unknown) => void,
): Promise<SessionFeed> => {
  const followers = createFollowers<string, Followed>(onFailure)
  const end = (some: readonly Followed[]) => followers.tell(some, ({ onClosed }) => onClosed())
  const close = await listen(CHANNEL, {
    onMessage: (rowId) => end(followers.of(rowId)),
    // Any session may have ended while the listener was disconnected, so all streams end. The browsers of users who are
    // still signed in connect again.
    onGap: () => end(followers.all()),
  })
  return {
    follow: (sessionId, onClosed) =>
      sessionId === undefined ? () => {} : followers.add(sessionRowId(sessionId), { onClosed }),
    close,
  }
}
