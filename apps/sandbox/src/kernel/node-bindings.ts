import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/** What a request carries besides itself. The node objects are absent when the app is called without a server. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>
  Variables: { requestId: string }
}
export type AppContext = Context<AppEnv>

/**
 * The network address of the caller. Behind TLS termination it is what the terminating proxy has appended; callers can
 * write anything before it.
 */
export function callerAddress(c: Pick<AppContext, 'req' | 'env'>, isBehindProxy: boolean): string {
  const forwarded = isBehindProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return forwarded || c.env?.incoming?.socket.remoteAddress || 'unknown'
}
