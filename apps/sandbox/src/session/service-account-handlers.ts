import { createHash, randomBytes } from 'node:crypto'
import { type Refusal, refuse } from '@remesa/api-client/server'
import { ok, type Result, type WriteResponse } from '@remesa/domain/kernel'
import type { HistoryAction, HistoryChange } from '@remesa/domain/records'
import {
  canGiveServiceAccount,
  canManageServiceAccounts,
  canRenewServiceSecret,
  type ServiceAccountRequest,
  ServiceAccountSecret,
} from '@remesa/domain/users'
import {
  addServiceAccount,
  deleteServiceAccount,
  findCaller,
  hasServiceAccount,
  lockServiceAccount,
  newServiceAccountId,
  replaceServiceSecret,
  type StoredServiceAccount,
  serviceAccountsOf,
} from '../authorisation'
import type { Database } from '../db/database'
import type { ApiContext, FeatureHandlers } from '../request/context'
import { createOnce } from '../request/create-once'
import { appendOwnHistory } from '../request/own-history'
import { lockUser, usersWithin } from '../users'

type ServiceAccountHandlers = Pick<
  FeatureHandlers<'session'>,
  'serviceAccounts' | 'createServiceAccount' | 'renewServiceSecret' | 'endServiceAccount'
>

const managerOf = ({ caller }: ApiContext) => ({ ...caller, isService: caller.service !== undefined })

/** The refusal of a caller who may not manage service accounts; `undefined` if the caller may. */
const refusedTo = (context: ApiContext) => {
  const [refused] = canManageServiceAccounts(managerOf(context)).reasons
  return refused && refuse.forbidden(refused.key)
}

const newSecret = () => {
  const secret = randomBytes(32).toString('base64url')
  return { secret, secretHash: createHash('sha256').update(secret).digest('hex') }
}

/** The response in the format in which it is stored for an idempotency key. It contains no secret. */
const withoutSecret = ({ clientId }: ServiceAccountSecret): ServiceAccountSecret => ({
  clientId,
  secret: null,
})

/** The user of a service account, with the user's name for the history. */
interface HistoryUser {
  readonly id: number
  readonly username: string
  readonly countryId: number
}

const userOf = ({ user, countryId }: StoredServiceAccount): HistoryUser => ({ ...user, countryId })

/**
 * Adds an entry about a service account to the history of the account's user: the account was created, renewed or
 * ended.
 */
const appendStep = (
  tx: Database,
  context: ApiContext,
  { id, username, countryId }: HistoryUser,
  step: { readonly action: HistoryAction; readonly changes: readonly HistoryChange[] },
) =>
  appendOwnHistory(tx, context, {
    kind: 'users',
    subject: { id, name: username },
    countryId,
    ...step,
  })

const nameChange = (from: string | null, to: string | null) => [{ field: 'serviceAccount', from, to }]

type CreateRefusal = Refusal<'forbidden' | 'not-found' | 'users.inactive' | 'users.has-service-account'>

const createAccount = async (
  tx: Database,
  context: ApiContext,
  { name, userId }: ServiceAccountRequest,
): Promise<Result<ServiceAccountSecret, CreateRefusal>> => {
  const { caller, now } = context
  const user = await lockUser(tx, userId, caller.scope)
  const owner = user && (await findCaller(tx, String(userId)))
  if (user === undefined || owner === undefined) return refuse.notFound()
  const { id, username } = owner
  const decision = canGiveServiceAccount(managerOf(context), {
    ...owner,
    rights: owner.ability.rules,
    hasServiceAccount: await hasServiceAccount(tx, userId),
  })
  const [refused] = decision.reasons
  if (refused?.rule === 'inactive') return refuse.because('users.inactive', { message: refused.key })
  if (refused?.rule === 'has-service-account')
    return refuse.because('users.has-service-account', { message: refused.key })
  if (refused !== undefined) return refuse.forbidden(refused.key)
  const clientId = newServiceAccountId()
  const { secret, secretHash } = newSecret()
  await addServiceAccount(tx, { clientId, userId, name, secretHash, createdAt: now })
  const step = { action: 'service-account-added', changes: nameChange(null, name) } as const
  await appendStep(tx, context, { id, username, countryId: owner.config.id }, step)
  return ok({ clientId, secret })
}

/** The handlers of service accounts. An account is treated as missing if the caller may not see its user. */
export const serviceAccountHandlers: ServiceAccountHandlers = {
  serviceAccounts: async ({ context }) => {
    const refused = refusedTo(context)
    if (refused !== undefined) return refused
    const { db, caller } = context
    const stored = await serviceAccountsOf(db, usersWithin(db, caller.scope))
    return ok(
      stored.map(({ clientId, name, user, createdAt, usedAt }) => ({
        ...{ clientId, name, user },
        createdAt: createdAt.toISOString(),
        usedAt: usedAt?.toISOString() ?? null,
      })),
    )
  },
  createServiceAccount: async ({ body, idempotencyKey: key, context }) => {
    const refused = refusedTo(context)
    if (refused !== undefined) return refused
    const once = { key, endpoint: 'session.createServiceAccount', request: body, ...secretOnce }
    return createOnce(context, once, (tx) => createAccount(tx, context, body))
  },
  renewServiceSecret: async ({ params: { id }, idempotencyKey: key, context }) => {
    const refused = refusedTo(context)
    if (refused !== undefined) return refused
    const once = { key, endpoint: 'session.renewServiceSecret', request: { id }, ...secretOnce }
    return createOnce(
      context,
      once,
      async (tx): Promise<Result<ServiceAccountSecret, Refusal<'forbidden' | 'not-found'>>> => {
        const account = await lockServiceAccount(tx, id, usersWithin(tx, context.caller.scope))
        const user = account && (await findCaller(tx, String(account.user.id)))
        if (account === undefined || user === undefined) return refuse.notFound()
        const decision = canRenewServiceSecret(managerOf(context), { ...user, rights: user.ability.rules })
        const [beyond] = decision.reasons
        if (beyond !== undefined) return refuse.forbidden(beyond.key)
        const { secret, secretHash } = newSecret()
        await replaceServiceSecret(tx, { clientId: id, secretHash })
        const changes = [{ field: 'serviceAccount', secret: true as const }]
        await appendStep(tx, context, userOf(account), { action: 'service-account-renewed', changes })
        return ok({ clientId: id, secret })
      },
    )
  },
  endServiceAccount: async ({ params: { id }, context }) => {
    const refused = refusedTo(context)
    if (refused !== undefined) return refused
    return context.db.transaction(async (tx): Promise<Result<WriteResponse, Refusal<'not-found'>>> => {
      const account = await lockServiceAccount(tx, id, usersWithin(tx, context.caller.scope))
      if (account === undefined) return refuse.notFound()
      await deleteServiceAccount(tx, id)
      const changes = nameChange(account.name, null)
      await appendStep(tx, context, userOf(account), { action: 'service-account-ended', changes })
      return ok({})
    })
  },
}

const secretOnce = { response: ServiceAccountSecret, stored: withoutSecret }
