import { and, eq, isNull, lt } from 'drizzle-orm'
import Provider, { type Adapter, type AdapterFactory, type AdapterPayload, errors } from 'oidc-provider'
import { findServiceCredentials, isSessionModel, notifySessionEnd, payloadRowId } from '../authorisation'
import type { Database } from '../db/database'
import { oidcPayloads } from '../db/schema/index'
import { serviceClient } from './service-client'

/**
 * A payload without the ids that the provider would store in plain text: the key of the row, the code that a person
 * types for a program, and the session cookie inside a sign-in.
 */
function withoutIds({
  jti: _jti,
  userCode: _code,
  session,
  ...payload
}: AdapterPayload): Record<string, unknown> {
  if (session === undefined) return payload
  const { cookie: _cookie, ...rest } = session
  return { ...payload, session: rest }
}

const userCodeId = (userCode: string): string => payloadRowId('UserCode', userCode)

/** Whether an id is that of a row. The provider's own ids have 43 characters. */
const isRowId = (id: string): boolean => /^[0-9a-f]{64}$/.test(id)

/** One model of the provider (session, grant, code, token, open sign-in) in the table `oidc_payloads`. */
class DatabaseAdapter implements Adapter {
  readonly #db: Database
  readonly #model: string

  constructor(db: Database, model: string) {
    this.#db = db
    this.#model = model
  }

  #rowId(id: string): string {
    return this.#model === 'DeviceCode' && isRowId(id) ? id : payloadRowId(this.#model, id)
  }

  #is(id: string) {
    return and(eq(oidcPayloads.model, this.#model), eq(oidcPayloads.id, this.#rowId(id)))
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    const values = {
      payload: withoutIds(payload),
      grantId: payload.grantId ?? null,
      // A code that is stored again without its user code keeps it.
      uid: payload.uid ?? (payload.userCode === undefined ? undefined : userCodeId(payload.userCode)),
      expiresAt: expiresIn === undefined ? null : new Date(Date.now() + expiresIn * 1000),
    }
    await this.#db
      .insert(oidcPayloads)
      .values({ model: this.#model, id: this.#rowId(id), ...values })
      .onConflictDoUpdate({ target: [oidcPayloads.model, oidcPayloads.id], set: values })
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    if (this.#model === 'Client') {
      const account = await findServiceCredentials(this.#db, id)
      return account && { ...serviceClient(account) }
    }
    // A program finds its row only by its own code. The id of the row, which a copy of the table contains, is only for
    // the pages of the person.
    if (isRowId(id) && Provider.ctx?.oidc.route === 'token') return undefined
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

  async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    const [row] = await this.#db
      .select()
      .from(oidcPayloads)
      .where(and(eq(oidcPayloads.model, this.#model), eq(oidcPayloads.uid, userCodeId(userCode))))
    // The code of the program is not stored, so the row is named by its own id.
    return row && { ...row.payload, ...consumption(row.consumedAt), userCode, jti: row.id }
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
