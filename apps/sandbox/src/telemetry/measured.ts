import type { Admission } from '../kernel/admission'
import type { RequestWatch } from '../kernel/request-watch'

/** The number of connections to a database server, by their use. */
export interface PoolLoad {
  readonly open: number
  readonly idle: number
  /** Number of requests that wait for a connection. */
  readonly waiting: number
}

/** The values to measure in addition to requests. */
export interface Measured {
  readonly admission: Pick<Admission, 'load'>
  /** The use of the database connections; `undefined` for the embedded database, which has no connections. */
  readonly pool: (() => PoolLoad) | undefined
}

export interface Telemetry {
  readonly watches: readonly RequestWatch[]
  /** Sends the remaining spans. */
  stop(): Promise<void>
}
