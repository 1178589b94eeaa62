import { type Endpoint, isOpenTo } from '@remesa/api-client/contract'
import { type Refusal, refuse } from '@remesa/api-client/server'
import { ok, type Result } from '@remesa/domain/kernel'
import type { Database } from '../db/database'
import { type Caller, findCaller } from './caller'

/** The subject of a token, and when it expires. */
export interface TokenSubject {
  readonly sub: string
  /** In epoch milliseconds. */
  readonly expiresAt?: number
}

/** Returns the subject of a bearer token; `undefined` for an invalid token. */
export type VerifyToken = (token: string) => Promise<TokenSubject | undefined>

const bearer = /^Bearer +([\w.~+/=:@-]{1,8192})$/i

/** For whom the token of an `Authorization` header speaks; nothing without a good one. */
export const subjectOf = async (
  verifyToken: VerifyToken,
  authorization: string | null,
): Promise<TokenSubject | undefined> => {
  const token = authorization === null ? undefined : bearer.exec(authorization)?.[1]
  return token === undefined ? undefined : verifyToken(token)
}

/**
 * Decides whether a request may reach an endpoint at all: 401 without a valid token, 403 for a user who is switched off
 * or lacks the permission that the endpoint requires.
 *
 * @returns The caller; none on public endpoints, which ignore tokens.
 */
export const authorise = async (
  { db, verifyToken }: { readonly db: Database; readonly verifyToken: VerifyToken },
  { access }: Pick<Endpoint, 'access'>,
  authorization: string | null,
): Promise<Result<Caller | undefined, Refusal<'unauthenticated' | 'account-inactive' | 'forbidden'>>> => {
  if (access.kind === 'public') return ok(undefined)
  if (authorization === null) return refuse.unauthenticated()
  const subject = await subjectOf(verifyToken, authorization)
  const caller = subject && (await findCaller(db, subject.sub))
  if (!caller) return refuse.unauthenticated('Bearer error="invalid_token"')
  if (!caller.active) return refuse.because('account-inactive')
  return isOpenTo(access, caller.ability) ? ok(caller) : refuse.forbidden()
}
