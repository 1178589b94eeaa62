import { createHash } from 'node:crypto'
import { and, eq, exists, gt, or, type SQL, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { OpenDatabase } from '../db/connection/open-database'
import { oidcPayloads } from '../db/schema'
import { createFollowers, type Followed } from '../kernel/followers'

/**
 * The model of the provider whose rows are sessions of the portal. A grant begins with a sign-in. It is deleted by a
 * sign-out, by the revocation of its tokens, and by the second use of a code or a refresh token. The model `Session` of
 * the cookie is not suitable, because its id changes with each use.
 */
const MODEL = 'Grant'
const CHANNEL = 'session_ends'

/** The id of a payload's row: its hash, so that a copy of the table contains no usable value. */
export const payloadRowId = (model: string, id: string): string =>
  createHash('sha256').update(`${model}:${id}`).digest('hex')

/** The id of a session's row. */
export const sessionRowId = (sessionId: string): string => payloadRowId(MODEL, sessionId)

/** Whether the rows of a model of the provider are sessions. */
export const isSessionModel = (model: string): boolean => model === MODEL

/** Condition on a row of the provider: it is an open session. */
export const isLiveSession = (which: SQL): SQL | undefined =>
  and(eq(oidcPayloads.model, MODEL), which, gt(oidcPayloads.expiresAt, sql`now()`))

/** Condition: the session is open. The id `null` stands for the back end itself, which has no session. */
export const sessionLives = (rowId: SQL): SQL<boolean> => {
  const live = new QueryBuilder()
    .select({ found: sql`1` })
    .from(oidcPayloads)
    .where(isLiveSession(eq(oidcPayloads.id, rowId)))
  return sql<boolean>`${or(sql`${rowId} is null`, exists(live))}`
}

/** A column of the statement that deletes a session: it notifies every process on the database. */
export const notifySessionEnd = sql<unknown>`pg_notify('${sql.raw(CHANNEL)}', ${oidcPayloads.id})`

/** The notifications that sessions have ended, for streams and other work that lasts longer than a request. */
export interface SessionFeed {
  /** Calls back after the session has ended, until the returned function is called. */
  readonly follow: (sessionId: string | undefined, onEnded: () => void) => () => void
  /** Stops listening. */
  readonly close: () => Promise<void>
}

/** Starts the notifications about ended sessions: one listener per process, with any number of followers. */
export const startSessionFeed = async (
  listen: OpenDatabase['listen'],
  onFailure: (error: unknown) => void,
): Promise<SessionFeed> => {
  const followers = createFollowers<string, Followed>(onFailure)
  const end = (some: readonly Followed[]) => followers.tell(some, ({ onClosed }) => onClosed())
  const close = await listen(CHANNEL, {
    onMessage: (rowId) => end(followers.of(rowId)),
    // Any session may have ended during the gap. The streams of users who are still signed in connect again.
    onGap: () => end(followers.all()),
  })
  return {
    follow: (sessionId, onClosed) =>
      sessionId === undefined ? () => {} : followers.add(sessionRowId(sessionId), { onClosed }),
    close,
  }
}
