import { type Endpoint, isOpenTo } from '@remesa/api-client/contract'
import { type Refusal, refuse } from '@remesa/api-client/server'
import { ok, type Result } from '@remesa/domain/kernel'
import type { Database } from '../db/database'
import { type Caller, findCaller } from './caller'

/** The user of a token, the token's session, and its expiry. */
export interface TokenSubject {
  readonly sub: string
  /**
   * The session in which the token was issued. The token becomes invalid when the session ends. Only tests use tokens
   * without a session.
   */
  readonly sessionId?: string
  /** The service account that makes the call on behalf of the user; `undefined` if the user makes it. */
  readonly service?: string | undefined
  /** The instant at which the token expires, in epoch milliseconds. */
  readonly expiresAt?: number
}

/** Returns the user and the session of a bearer token; `undefined` for an invalid token. */
export type VerifyToken = (token: string) => Promise<TokenSubject | undefined>

const bearer = /^Bearer +([\w.~+/=:@-]{1,8192})$/i

/** The user and the session of the token in an `Authorization` header; `undefined` if the header has no valid token. */
const subjectOf = async (
  verifyToken: VerifyToken,
  authorization: string | null,
): Promise<TokenSubject | undefined> => {
  const token = authorization === null ? undefined : bearer.exec(authorization)?.[1]
  return token === undefined ? undefined : verifyToken(token)
}

/**
 * Whether a user may make a call. The user needs the required permission, and must have accepted the legal disclaimer.
 * Calls that every signed-in user may make don't require the acceptance, because some of them read and accept the
 * disclaimer.
 */
export const mayCall = (
  { ability, disclaimerAccepted }: Pick<Caller, 'ability' | 'disclaimerAccepted'>,
  access: Endpoint['access'],
): boolean => isOpenTo(access, ability) && (access.kind !== 'ability' || disclaimerAccepted)

/** The caller of a request, and the token of the request. */
export interface Authorised {
  readonly caller: Caller
  readonly subject: TokenSubject
}

/**
 * Decides whether a request may reach an endpoint. The response is 401 without a valid token of an open session. It is
 * 403 for an inactive user, and for a user who may not make the call.
 *
 * @returns The caller and the subject of the token. Both are absent for public endpoints, which ignore tokens.
 */
export const authorise = async (
  {
    db,
    verifyToken,
    onCaller,
  }: {
    readonly db: Database
    readonly verifyToken: VerifyToken
    /** The function that is called as soon as the caller is known, even if the call is refused afterwards. */
    readonly onCaller?: (caller: Caller) => void
  },
  { access }: Pick<Endpoint, 'access'>,
  authorization: string | null,
): Promise<Result<Authorised | undefined, Refusal<'unauthenticated' | 'account-inactive' | 'forbidden'>>> => {
  if (access.kind === 'public') return ok(undefined)
  if (authorization === null) return refuse.unauthenticated()
  const subject = await subjectOf(verifyToken, authorization)
  const found = subject && (await findCaller(db, subject.sub, subject.sessionId))
  const caller = found && { ...found, service: subject.service }
  if (!subject || !caller) return refuse.unauthenticated('Bearer error="invalid_token"')
  onCaller?.(caller)
  if (!caller.active) return refuse.because('account-inactive')
  return mayCall(caller, access) ? ok({ caller, subject }) : refuse.forbidden()
}
