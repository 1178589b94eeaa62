import { and, eq, isNull, lt } from 'drizzle-orm'
import { type Adapter, type AdapterFactory, type AdapterPayload, errors } from 'oidc-provider'
import { isSessionModel, notifySessionEnd, payloadRowId } from '../authorisation'
import type { Database } from '../db/database'
import { oidcPayloads } from '../db/schema/index'

/**
 * A payload without the ids that the provider would store in plain text: the key of the row and the session cookie
 * inside a sign-in.
 */
function withoutIds({ jti: _jti, session, ...payload }: AdapterPayload): Record<string, unknown> {
  if (session === undefined) return payload
  const { cookie: _cookie, ...rest } = session
  return { ...payload, session: rest }
}

/** One model of the provider (session, grant, code, token, open sign-in) in the table `oidc_payloads`. */
class DatabaseAdapter implements Adapter {
  readonly #db: Database
  readonly #model: string

  constructor(db: Database, model: string) {
    this.#db = db
    this.#model = model
  }

  #is(id: string) {
    return and(eq(oidcPayloads.model, this.#model), eq(oidcPayloads.id, payloadRowId(this.#model, id)))
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    const values = {
      payload: withoutIds(payload),
      grantId: payload.grantId ?? null,
      uid: payload.uid ?? null,
      expiresAt: expiresIn === undefined ? null : new Date(Date.now() + expiresIn * 1000),
    }
    await this.#db
      .insert(oidcPayloads)
      .values({ model: this.#model, id: payloadRowId(this.#model, id), ...values })
      .onConflictDoUpdate({ target: [oidcPayloads.model, oidcPayloads.id], set: values })
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const [row] = await this.#db.select().from(oidcPayloads).where(this.#is(id))
    return row && { ...row.payload, ...consumption(row.consumedAt), jti: id }
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    const [row] = await this.#db
      .select()
      .from(oidcPayloads)
      .where(and(eq(oidcPayloads.model, this.#model), eq(oidcPayloads.uid, uid)))
    return row?.payload
  }

  async findByUserCode(): Promise<undefined> {
    // User codes belong to the device flow, which is switched off.
    return undefined
  }

  /**
   * Marks a code or refresh token as used. Of two simultaneous requests with one code or token, one succeeds and the
   * other is refused here.
   */
  async consume(id: string): Promise<void> {
    const consumed = await this.#db
      .update(oidcPayloads)
      .set({ consumedAt: new Date() })
      .where(and(this.#is(id), isNull(oidcPayloads.consumedAt)))
      .returning({ id: oidcPayloads.id })
    if (consumed.length === 0) throw new errors.InvalidGrant('already used')
  }

  async destroy(id: string): Promise<void> {
    const deletion = this.#db.delete(oidcPayloads).where(this.#is(id))
    await (isSessionModel(this.#model) ? deletion.returning({ notified: notifySessionEnd }) : deletion)
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.#db
      .delete(oidcPayloads)
      .where(and(eq(oidcPayloads.model, this.#model), eq(oidcPayloads.grantId, grantId)))
  }
}

const consumption = (at: Date | null) => (at === null ? {} : { consumed: Math.floor(at.getTime() / 1000) })

/** Stores the provider's state in the database, so that it survives a restart and several processes share it. */
export const databaseAdapter =
  (db: Database): AdapterFactory =>
  (model) =>
    new DatabaseAdapter(db, model)

/** Stores the id of a logout token until the token expires. `false` if the id was stored already. */
export const useLogoutTokenOnce = async (db: Database, jti: string, expiresAt: Date): Promise<boolean> => {
  const model = 'LogoutToken'
  const used = await db
    .insert(oidcPayloads)
    .values({ model, id: payloadRowId(model, jti), payload: {}, expiresAt })
    .onConflictDoNothing()
    .returning({ id: oidcPayloads.id })
  return used.length > 0
}

/** Deletes expired rows, which are never read again. */
export async function deleteExpiredPayloads(db: Database, now: Date): Promise<void> {
  await db.delete(oidcPayloads).where(lt(oidcPayloads.expiresAt, now))
}
