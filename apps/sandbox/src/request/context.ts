import type { PortalContract } from '@remesa/api-client/contract'
import type { Handlers } from '@remesa/api-client/server'
import type { Locale } from '@remesa/domain/kernel'
import type { Caller } from '../authorisation'
import type { Database } from '../db/database'
import type { SafeSettings } from '../kernel/environment'
import type { RequestOrigin } from '../kernel/request-origin'

/** The context of a handler in addition to the request. */
export interface ApiContext {
  readonly db: Database
  /** Time of the request. */
  readonly now: Date
  readonly locale: Locale
  readonly origin: RequestOrigin
  /** Defaults of a new virtual safe. */
  readonly safe: SafeSettings
  /** The caller. Present on every endpoint that is not public; a handler of a public endpoint must not read it. */
  readonly caller: Caller
  /** The session of the caller's token; only tests have tokens without a session. */
  readonly sessionId: string | undefined
}

/** The handlers of one feature of the contract. */
export type FeatureHandlers<F extends keyof PortalContract> = Handlers<PortalContract, ApiContext>[F]
