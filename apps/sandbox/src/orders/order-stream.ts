import { type OrderChanges, orderChanges } from '@remesa/api-client/contract'
import { type Refusal, refuse } from '@remesa/api-client/server'
import { issue, ok, type Result } from '@remesa/domain/kernel'
import { and, eq } from 'drizzle-orm'
import {
  authorise,
  findCaller,
  mayCall,
  type SessionFeed,
  servicePointsWithin,
  type TokenSubject,
  type VerifyToken,
} from '../authorisation'
import { reachableCountry } from '../country'
import type { Database } from '../db/database'
import { clients, orders, servicePoints, subclients } from '../db/schema'
import { eventStream } from '../kernel/event-stream'
import { idList, isInList } from '../kernel/id-lists'
import type { OrderFeed } from './order-feed'
import { findOrderPlace } from './order-point'

export interface OrderStreamDeps {
  readonly db: Database
  readonly verifyToken: VerifyToken
  readonly now: () => Date
  readonly feed: OrderFeed
  readonly sessions: SessionFeed
}

export interface OrderStreamRequest {
  readonly authorization: string | null
  readonly params: unknown
  readonly query: unknown
}

/** Largest number of event streams that one user may have open. Every visible page opens one stream. */
export const MAX_STREAMS = 6
const busyForSeconds = 30
/**
 * The event streams with changes of a service point's orders. A stream is refused whenever the history of the point
 * would be refused. For each change, the database checks whether the user may see it with the user's current rights. A
 * stream ends when its token expires or the token's session ends.
 */
export const createOrderStreams = ({ db, verifyToken, now, feed, sessions }: OrderStreamDeps) => {
  const open = new Map<number, number>()
  const count = (userId: number, change: 1 | -1) => {
    const left = (open.get(userId) ?? 0) + change
    if (left === 0) open.delete(userId)
    else open.set(userId, left)
  }

  /** The changed orders that the user may see now; `undefined` if the user may no longer see any orders. */
  const withinReach = async (
    { sub, sessionId }: TokenSubject,
    servicePointId: number,
    orderIds: readonly number[] | undefined,
  ) => {
    const caller = await findCaller(db, sub, sessionId)
    if (caller?.active !== true || !mayCall(caller, orderChanges.access)) return undefined
    const reached = await db
      .select({ id: orders.id })
      .from(servicePoints)
      .innerJoin(subclients, eq(subclients.id, servicePoints.subclientId))
      .innerJoin(clients, eq(clients.id, subclients.clientId))
      .leftJoin(
        orders,
        and(eq(orders.servicePointId, servicePoints.id), isInList(orders.id, idList(orderIds ?? []))),
      )
      .where(and(eq(servicePoints.id, servicePointId), servicePointsWithin(db, caller.scope)))
    if (reached.length === 0) return undefined
    return reached.flatMap(({ id }) => (id === null ? [] : [id]))
  }

  return async (request: OrderStreamRequest): Promise<Result<ReadableStream<Uint8Array>, Refusal>> => {
    const authorised = await authorise({ db, verifyToken }, orderChanges, request.authorization)
    if (!authorised.ok) return authorised
    if (authorised.value === undefined) return refuse.unauthenticated()
    const { caller, subject } = authorised.value
    const params = orderChanges.params.safeParse(request.params)
    if (!params.success) return refuse.notFound()
    const query = orderChanges.query.safeParse(request.query)
    if (!query.success) return refuse.invalid([issue('invalid', 'lookBackSeconds')], 'request.invalid-query')
    const lookBackMs = (query.data.lookBackSeconds ?? 0) * 1_000
    const { id: userId, scope } = caller
    const country = await reachableCountry({ db, caller: { scope } }, params.data.countryCode)
    if (country === undefined) return refuse.notFound()
    const externalId = params.data.servicePointId
    const point = await findOrderPlace(db, { scope, country, externalId })
    if (point === undefined) return refuse.notFound()
    const { id: servicePointId } = point
    if ((open.get(userId) ?? 0) >= MAX_STREAMS) return refuse.tooMany(busyForSeconds)

    const { sessionId, expiresAt } = subject
    count(userId, 1)
    return ok(
      eventStream({
        livesMs: expiresAt === undefined ? undefined : expiresAt - now().getTime(),
        onReleased: () => count(userId, -1),
        follow: ({ send, end }) => {
          const tell = async (orderIds: readonly number[] | undefined) => {
            const reached = await withinReach(subject, servicePointId, orderIds)
            if (reached === undefined) end()
            else if (orderIds === undefined || reached.length > 0) send(changed(reached.map(String)))
          }
          const unfollow = feed.follow(servicePointId, { onChanged: tell, onClosed: end }, lookBackMs)
          const unfollowSession = sessions.follow(sessionId, end)
          return () => {
            unfollow()
            unfollowSession()
          }
        },
      }),
    )
  }
}

const changed = (serviceIds: readonly string[]) => {
  const data: OrderChanges = { serviceIds: [...serviceIds] }
  return { name: orderChanges.event, data }
}
