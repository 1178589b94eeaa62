import type { PortalContract } from '@remesa/api-client/contract'
import type { Handlers } from '@remesa/api-client/server'
import type { Locale } from '@remesa/domain/kernel'
import type { Caller } from '../authorisation'
import type { Database } from '../db/database'
import type { SafeSettings } from '../kernel/environment'
import type { RequestOrigin } from '../kernel/request-origin'

/** The data that a handler gets in addition to the request. */
export interface ApiContext {
  readonly db: Database
  /** The time at which the request arrived. */
  readonly now: Date
  readonly locale: Locale
  readonly origin: RequestOrigin
  /** The default settings of a new virtual safe. */
  readonly safe: SafeSettings
  /** The caller. It is set for all endpoints except public endpoints, whose handlers must not read it. */
  readonly caller: Caller
  /** The session to which the caller's token belongs. Only tests use tokens without a session. */
  readonly sessionId: string | undefined
}

/** The handlers of one feature, such as orders. */
export type FeatureHandlers<F extends keyof PortalContract> = Handlers<PortalContract, ApiContext>[F]
