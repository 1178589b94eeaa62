import { type Endpoint, isOpenTo } from '@remesa/api-client/contract'
import { type Refusal, refuse } from '@remesa/api-client/server'
import { err, ok, type Result } from '@remesa/domain/kernel'
import type { Database } from '../db/database'
import { type Caller, findCaller } from './caller'

/** Says for whom a bearer token speaks; nothing for a token that is not good. */
export type VerifyToken = (token: string) => Promise<{ readonly sub: string } | undefined>

const bearer = /^Bearer +([\w.~+/=:@-]{1,8192})$/i

/**
 * Decides whether a request may come to an endpoint at all: 401 without a good token, 403 for a user who is switched off
 * or lacks what the endpoint asks for.
 *
 * @returns Who asks; nobody on public endpoints, where a token is not looked at.
 */
export const authorise = async (
  { db, verifyToken }: { readonly db: Database; readonly verifyToken: VerifyToken },
  { access }: Pick<Endpoint, 'access'>,
  authorization: string | null,
): Promise<Result<Caller | undefined, Refusal>> => {
  if (access.kind === 'public') return ok(undefined)
  if (authorization === null) return refuse.unauthenticated()
  const token = bearer.exec(authorization)?.[1]
  const subject = token === undefined ? undefined : await verifyToken(token)
  const caller = subject && (await findCaller(db, subject.sub))
  if (!caller) return invalidToken
  if (!caller.active) return err({ status: 403, code: 'account-inactive' })
  return isOpenTo(access, caller.ability) ? ok(caller) : refuse.forbidden()
}

const invalidToken = err({
  status: 401,
  code: 'unauthenticated',
  headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
} satisfies Refusal)
