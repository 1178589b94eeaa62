import { and, eq, isNull, lt } from 'drizzle-orm'
import Provider, { type Adapter, type AdapterFactory, type AdapterPayload, errors } from 'oidc-provider'
import { findServiceCredentials, isSessionModel, notifySessionEnd, payloadRowId } from '../authorisation'
import type { Database } from '../db/database'
import { oidcPayloads } from '../db/schema/index'
import { serviceClient } from './service-client'

/**
 * The data of an object of the OIDC library, without three values that the library would store in plain text: the
 * object's id, the code that a person types for a device client, and the session cookie of a sign-in.
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

/**
 * Whether an id is the id of a database row. The id of a row has 64 characters, while the ids of the OIDC library have
 * 43.
 */
const isRowId = (id: string): boolean => /^[0-9a-f]{64}$/.test(id)

/**
 * The storage of one model of the OIDC library (session, grant, code, token or unfinished sign-in) in the table
 * `oidc_payloads`.
 */
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
      // A device code that is stored again may lack its user code. The stored user code is then kept.
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
    // At the token endpoint, a program must send its own device code. The row id is accepted only on the pages for the
    // person, because a copy of the table contains this id.
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
    // The device code itself is not stored, so the row id identifies the object.
    return row && { ...row.payload, ...consumption(row.consumedAt), userCode, jti: row.id }
  }

  /**
   * Marks a code or a refresh token as used. If two requests use the same code or token at the same time, only one
   * request succeeds.
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

/** The storage of the OIDC library in the database. Its state survives a restart, and several processes share it. */
export const databaseAdapter =
  (db: Database): AdapterFactory =>
  (model) =>
    new DatabaseAdapter(db, model)

/**
 * Stores the id of a logout token until the token expires. `false` if the id was stored already, because the token was
 * used before.
 */
export const useLogoutTokenOnce = async (db: Database, jti: string, expiresAt: Date): Promise<boolean> => {
  const model = 'LogoutToken'
  const used = await db
    .insert(oidcPayloads)
    .values({ model, id: payloadRowId(model, jti), payload: {}, expiresAt })
    .onConflictDoNothing()
    .returning({ id: oidcPayloads.id })
  return used.length > 0
}

/** Deletes expired rows of the OIDC library. Nothing reads them any more. */
export async function deleteExpiredPayloads(db: Database, now: Date): Promise<void> {
  await db.delete(oidcPayloads).where(lt(oidcPayloads.expiresAt, now))
}
