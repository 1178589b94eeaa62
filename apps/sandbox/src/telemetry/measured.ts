import type { Admission } from '../kernel/admission'
import type { RequestWatch } from '../kernel/request-watch'

/** Connections to a database server. */
export interface PoolLoad {
  readonly open: number
  readonly idle: number
  /** Pieces of work that wait for a connection. */
  readonly waiting: number
}

/** The measured values besides requests. */
export interface Measured {
  readonly admission: Pick<Admission, 'load'>
  /** The use of the connections; `undefined` on the embedded database, which has no connections. */
  readonly pool: (() => PoolLoad) | undefined
}

export interface Telemetry {
  readonly watches: readonly RequestWatch[]
  /** Sends the remaining spans. */
  stop(): Promise<void>
}
