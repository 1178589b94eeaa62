import { createHash } from 'node:crypto'
import { and, eq, exists, gt, or, type SQL, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { OpenDatabase } from '../db/connection/open-database'
import { oidcPayloads } from '../db/schema'

/**
 * The model of the provider whose rows are sessions of the portal. A grant begins when a person signs in and is deleted
 * when they sign out, when its tokens are revoked and when a code or a refresh token comes a second time. The cookie's own
 * session is no such row: it changes its id whenever it is used.
 */
const MODEL = 'Grant'
const CHANNEL = 'session_ends'

/** The id of a payload's row: its hash, so that a copy of the table holds nothing that can be used. */
export const payloadRowId = (model: string, id: string): string =>
  createHash('sha256').update(`${model}:${id}`).digest('hex')

/** The id of a session's row. */
export const sessionRowId = (sessionId: string): string => payloadRowId(MODEL, sessionId)

/** Whether a model of the provider is the one whose rows are sessions. */
export const isSessionModel = (model: string): boolean => model === MODEL

/** Condition on a row of the provider: it is a session that lives. */
export const isLiveSession = (which: SQL): SQL | undefined =>
  and(eq(oidcPayloads.model, MODEL), which, gt(oidcPayloads.expiresAt, sql`now()`))

/** Condition: the session lives. `null` stands for the back end itself, which has none. */
export const sessionLives = (rowId: SQL): SQL<boolean> => {
  const live = new QueryBuilder()
    .select({ found: sql`1` })
    .from(oidcPayloads)
    .where(isLiveSession(eq(oidcPayloads.id, rowId)))
  return sql<boolean>`${or(sql`${rowId} is null`, exists(live))}`
}

/** A column of the statement that deletes a session: it notifies every process on the database. */
export const notifySessionEnd = sql<unknown>`pg_notify('${sql.raw(CHANNEL)}', ${oidcPayloads.id})`

/** The ends of sessions, for what lives longer than a request. */
export interface SessionFeed {
  /** Calls once the session ends, unless the returned function was called before. */
  readonly follow: (sessionId: string | undefined, onEnded: () => void) => () => void
  /** Stops listening. */
  readonly close: () => Promise<void>
}

/** The ends of all sessions: one listener in a process, however many followers. */
export const startSessionFeed = async (listen: OpenDatabase['listen']): Promise<SessionFeed> => {
  const followers = new Map<string, Set<() => void>>()
  const end = (rowId: string) => {
    for (const onEnded of [...(followers.get(rowId) ?? [])]) onEnded()
  }
  const close = await listen(CHANNEL, {
    onMessage: end,
    // Any of them may have ended meanwhile. Whoever is still signed in connects again.
    onGap: () => {
      for (const rowId of [...followers.keys()]) end(rowId)
    },
  })
  return {
    follow: (sessionId, onEnded) => {
      if (sessionId === undefined) return () => {}
      const rowId = sessionRowId(sessionId)
      const some = followers.get(rowId) ?? new Set()
      followers.set(rowId, some.add(onEnded))
      return () => {
        some.delete(onEnded)
        if (some.size === 0 && followers.get(rowId) === some) followers.delete(rowId)
      }
    },
    close,
  }
}
