import { type Refusal, refuse } from '@remesa/api-client/server'
import type { Result } from '@remesa/domain/kernel'
import { and, eq, lt } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Database } from '../db/database'
import { lockName } from '../db/lock-name'
import { idempotencyKeys } from '../db/schema'
import { hashOf } from '../kernel/canonical-json'
import type { ApiContext } from './context'

export interface CreateRequest<Response> {
  /** The idempotency key of the create call. If it is absent, each request creates a record. */
  readonly key: string | undefined
  /** Id of the endpoint, for example `clients.save`. */
  readonly endpoint: string
  /** The data of the request. A later request with the same idempotency key is refused if its data differ. */
  readonly request: unknown
  readonly response: z.ZodMiniType<Response>
  /** The fields of the response that are stored for a repeated request; the whole response if absent. */
  readonly stored?: (response: Response) => Response
}

type KeyReused = Refusal<'idempotency-key-reused'>

/**
 * The stored response for an idempotency key of the caller, or a refusal if the key belongs to a different request.
 * `undefined` for a new key, and if there is no key.
 */
export const answerOfKey = async <Response>(
  db: Database,
  { caller: { id: userId } }: Pick<ApiContext, 'caller'>,
  { key, endpoint, request, response }: CreateRequest<Response>,
): Promise<Result<Response, KeyReused> | undefined> => {
  if (key === undefined) return undefined
  const [stored] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)))
  if (stored === undefined) return undefined
  return stored.requestHash === hashOf({ endpoint, request })
    ? { ok: true, value: response.parse(stored.response) }
    : refuse.because('idempotency-key-reused')
}

/**
 * Executes a create call in one transaction, once for each idempotency key of a user. A repeated request gets the
 * stored response, and a different request with the same key is refused (422). Concurrent requests with the same key
 * wait for each other. A refused call stores nothing, so that its key can be used for the corrected request.
 *
 * @param create the function that writes the record, or writes nothing if it refuses. It has to use its argument for
 *   every query, because on the embedded database any other object would wait for ever.
 */
export const createOnce = <Response, Failure>(
  context: ApiContext,
  once: CreateRequest<Response>,
  create: (tx: Database) => Promise<Result<Response, Failure>>,
): Promise<Result<Response, Failure | KeyReused>> =>
  context.db.transaction(async (tx) => {
    const {
      caller: { id: userId },
      now,
    } = context
    const { key, endpoint, request } = once
    if (key === undefined) return create(tx)
    await lockName(tx, `${userId} ${key}`)
    const answered = await answerOfKey(tx, context, once)
    if (answered !== undefined) return answered
    const outcome = await create(tx)
    if (outcome.ok) {
      const requestHash = hashOf({ endpoint, request })
      const response = once.stored?.(outcome.value) ?? outcome.value
      await tx
        .insert(idempotencyKeys)
        .values({ userId, key, endpoint, requestHash, status: 200, response, createdAt: now })
    }
    return outcome
  })

const keyLivesMs = 30 * 24 * 60 * 60_000

/**
 * Deletes idempotency keys after 30 days. Clients do not repeat requests so late, and a later request with the same key
 * counts as new.
 */
export const deleteOldKeys = async (db: Database, now: Date): Promise<void> => {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - keyLivesMs)))
}
