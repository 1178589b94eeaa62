import { type ApiClient, type ApiError, contract, createClient } from '@remesa/api-client'
import { type Endpoint, isOpenTo } from '@remesa/api-client/contract'
import { deriveAbility, type PortalAbility } from '@remesa/domain/abilities'
import type { CountryConfig } from '@remesa/domain/country'
import type { Result } from '@remesa/domain/kernel'
import type { LoggedUser } from '@remesa/domain/session'

/** A user of the run, in whose name calls are made. */
export interface Caller {
  /** The option that contains the token, such as `--token`. */
  readonly label: string
  readonly token: string
  readonly api: ApiClient
  readonly user: LoggedUser
  readonly config: CountryConfig
  readonly ability: PortalAbility
}

export interface CallerSource {
  readonly label: string
  readonly token: string
  readonly baseUrl: string
  readonly fetch: typeof globalThis.fetch
}

/**
 * The error if the user of a token, or the settings of the user's country, can't be read. Nothing can be checked
 * without them.
 */
export class NoCallerError extends Error {
  override readonly name = 'NoCallerError'
}

/** Reads the user of a token, with the user's rights. */
export const findCaller = async ({ label, token, baseUrl, fetch }: CallerSource): Promise<Caller> => {
  const api = createClient({ baseUrl, getToken: () => token, fetch }, contract)
  const user = await needed(label, api.session.me())
  const config = await needed(label, api.country.config({ query: { code: user.country.code } }))
  return { label, token, api, user, config, ability: deriveAbility({ user, config }) }
}

const needed = async <Value>(label: string, call: Promise<Result<Value, ApiError>>): Promise<Value> => {
  const answer = await call
  if (answer.ok) return answer.value
  const { kind, endpoint } = answer.error
  const status = 'status' in answer.error ? ` (${answer.error.status})` : ''
  throw new NoCallerError(`With the token of ${label}, ${endpoint} ends as ${kind}${status}.`)
}

/** Whether a user may make a call, by the rights that the back end has returned. */
export const mayCall = ({ ability }: Caller, { access }: Pick<Endpoint, 'access'>): boolean =>
  isOpenTo(access, ability)

/** The result of a function, or a substitute if the function fails. */
export const valueOr = async <Value>(
  call: Promise<Result<Value, ApiError>>,
  otherwise: Value,
): Promise<Value> => {
  const answer = await call
  return answer.ok ? answer.value : otherwise
}
