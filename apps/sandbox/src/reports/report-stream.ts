import { setTimeout as sleep } from 'node:timers/promises'
import { reportChanges } from '@remesa/api-client/contract'
import { type Refusal, refuse } from '@remesa/api-client/server'
import { ok, type Result } from '@remesa/domain/kernel'
import { authorise, findCaller, mayCall, type SessionFeed, type VerifyToken } from '../authorisation'
import type { Database } from '../db/database'
import { eventStream } from '../kernel/event-stream'
import type { ReportFeed } from './report-feed'

export interface ReportStreamDeps {
  readonly db: Database
  readonly verifyToken: VerifyToken
  readonly now: () => Date
  readonly feed: ReportFeed
  readonly sessions: SessionFeed
}

/** Largest number of event streams that one user may have open. */
const maxStreams = 6
const busyForSeconds = 30
/** Time in milliseconds in which successive changes are collected before they are reported together. */
const gatherMs = 150

/**
 * The event streams that report changes in the caller's list of reports. An event does not say which report has
 * changed, because the caller reads the list again with the current rights. A stream ends when its token expires, when
 * the token's session ends, or when the caller may no longer open the list.
 */
export const createReportStreams = ({ db, verifyToken, now, feed, sessions }: ReportStreamDeps) => {
  const open = new Map<number, number>()
  const count = (userId: number, change: 1 | -1) => open.set(userId, (open.get(userId) ?? 0) + change)

  return async (authorization: string | null): Promise<Result<ReadableStream<Uint8Array>, Refusal>> => {
    const authorised = await authorise({ db, verifyToken }, reportChanges, authorization)
    if (!authorised.ok) return authorised
    if (authorised.value === undefined) return refuse.unauthenticated()
    const { caller, subject } = authorised.value
    const { id, ability, scope } = caller
    if ((open.get(id) ?? 0) >= maxStreams) return refuse.tooMany(busyForSeconds)
    const { sub, sessionId, expiresAt } = subject
    const seesOthers = ability.can('read', 'AllReports') && scope.kind !== 'assigned'
    count(id, 1)
    return ok(
      eventStream({
        livesMs: expiresAt === undefined ? undefined : expiresAt - now().getTime(),
        onReleased: () => count(id, -1),
        follow: ({ send, end }) => {
          let isOver = false
          let isTelling = false
          const tell = async () => {
            if (isTelling) return
            isTelling = true
            await sleep(gatherMs, undefined, { ref: false })
            isTelling = false
            if (isOver) return
            const current = await findCaller(db, sub, sessionId)
            if (current?.active !== true || !mayCall(current, reportChanges.access)) end()
            else send({ name: reportChanges.event, data: {} })
          }
          const unfollow = feed.follow({
            userId: seesOthers ? undefined : id,
            onChanged: tell,
            onClosed: end,
          })
          const unfollowSession = sessions.follow(sessionId, end)
          return () => {
            isOver = true
            unfollow()
            unfollowSession()
          }
        },
      }),
    )
  }
}
