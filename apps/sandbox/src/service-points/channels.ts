import { randomUUID } from 'node:crypto'
import { type Refusal, refuse } from '@remesa/api-client/server'
import { err, issue, type Locale, ok, type Result } from '@remesa/domain/kernel'
import { type Channel, ChannelCreationResponse, channelTag } from '@remesa/domain/service-points'
import { and, count, eq, gt, min } from 'drizzle-orm'
import type { Scope } from '../authorisation'
import { reachableCountryNamed } from '../country'
import type { Database } from '../db/database'
import { lockName } from '../db/lock-name'
import { channels, idempotencyKeys } from '../db/schema'
import { sortOrder } from '../kernel/list-filters'
import { contains } from '../kernel/search-text'
import type { ApiContext } from '../request/context'
import { createOnce } from '../request/create-once'

type Created<Failure = never> = Result<
  ChannelCreationResponse,
  Failure | Refusal<'not-found' | 'request.invalid-query' | 'too-many-requests' | 'idempotency-key-reused'>
>
/**
 * The error if the country already has the channel. The response then has `status: 0` in its body, and is not stored
 * for the idempotency key.
 */
type AlreadyThere = 'already-there'

/** Largest number of channels that one user may create within the time `channelQuotaMs`. */
export const maxChannels = 30
export const channelQuotaMs = 60_000

const endpoint = 'servicePoints.createChannel'

/** One page of the channels within the scope, sorted by text, and the number of these channels on all pages. */
export const listChannels = async (
  db: Database,
  scope: Scope,
  {
    text,
    countryId,
    direction,
    locale,
    range,
  }: {
    readonly text: string | undefined
    readonly countryId: number | undefined
    readonly direction: 'ASC' | 'DESC' | undefined
    readonly locale: Locale
    readonly range: { readonly limit: number; readonly offset: number }
  },
) => {
  const condition = and(
    scope.kind === 'everything' ? undefined : eq(channels.countryId, scope.countryId),
    countryId === undefined ? undefined : eq(channels.countryId, countryId),
    contains(text, channels.textFolded),
  )
  const content = await db
    .select({ id: channels.id, text: channels.text })
    .from(channels)
    .where(condition)
    .orderBy(
      ...sortOrder(
        { text: channels.text },
        channels.id,
        { orderBy: 'text', direction: direction ?? 'ASC' },
        locale,
      ),
    )
    .limit(range.limit)
    .offset(range.offset)
  const [total] = await db.select({ value: count() }).from(channels).where(condition)
  return { content, totalElements: total?.value ?? 0 }
}

/**
 * Adds a channel to a country. The response is 404 for a country that the caller may not see, and 400 for a blank text.
 * It is 429 if the user has created too many channels. It is 200 with `status: 0` in the body if the country already
 * has the channel, ignoring case and surrounding blanks.
 */
export const createChannel = async (
  context: ApiContext,
  asked: { readonly text: string; readonly countryId: number },
  idempotencyKey: string | undefined,
): Promise<Created> => {
  const { caller, now } = context
  const { countryId } = asked
  if ((await reachableCountryNamed(context, countryId)) === undefined) return refuse.notFound()
  // The limit counts created channels by their stored idempotency keys. Each channel therefore needs a key, even if the
  // client has sent none.
  const key = idempotencyKey ?? randomUUID()
  const outcome = await createOnce(
    context,
    { key, endpoint, request: asked, response: ChannelCreationResponse },
    async (tx): Promise<Created<AlreadyThere>> => {
      await lockName(tx, `channels of user ${caller.id}`)
      const retryAfter = await secondsUntilQuota(tx, caller.id, now)
      if (retryAfter !== undefined) return refuse.tooMany(retryAfter)
      await lockName(tx, `channels of country ${countryId}`)
      return addTag(tx, asked)
    },
  )
  if (outcome.ok) return outcome
  return outcome.error === 'already-there'
    ? ok({ status: 0, message: 'service-points.refused.channel-taken', details: null })
    : err(outcome.error)
}

const addTag = async (
  tx: Database,
  { text, countryId }: { readonly text: string; readonly countryId: number },
): Promise<Created<AlreadyThere>> => {
  const known: readonly Channel[] = await tx
    .select({ id: channels.id, text: channels.text })
    .from(channels)
    .where(eq(channels.countryId, countryId))
  const tag = channelTag(text, { known, countryId })
  if (tag.kind === 'nothing') return refuse.invalid([issue('required', 'text')], 'request.invalid-query')
  const [created] =
    tag.kind === 'new' ? await tx.insert(channels).values(tag.query).onConflictDoNothing().returning() : []
  return created === undefined
    ? err('already-there')
    : ok({ status: 1, message: 'service-points.channel-created', details: { id: created.id } })
}

/** Seconds until the user may create another channel; `undefined` if the user may create one now. */
const secondsUntilQuota = async (tx: Database, userId: number, now: Date): Promise<number | undefined> => {
  const since = new Date(now.getTime() - channelQuotaMs)
  const [recent] = await tx
    .select({ created: count(), first: min(idempotencyKeys.createdAt) })
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.userId, userId),
        eq(idempotencyKeys.endpoint, endpoint),
        gt(idempotencyKeys.createdAt, since),
      ),
    )
  if (recent === undefined || recent.created < maxChannels) return undefined
  const first = recent.first ?? now
  return Math.max(1, Math.ceil((first.getTime() - since.getTime()) / 1_000))
}
