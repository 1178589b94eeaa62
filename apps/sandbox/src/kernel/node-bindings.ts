import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/** The context of a request. The node objects are absent when the app is called without a server. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    /**
     * The second address to which a page's form may lead, in addition to the portal: the origin of a program that waits
     * for a sign-in.
     */
    formTarget?: string
  }
}
export type AppContext = Context<AppEnv>

const callers = new WeakMap<IncomingMessage, number>()

/** Stores, for the log, the id of the user who makes a request. */
export const noteCaller = (request: IncomingMessage | undefined, userId: number): void => {
  if (request !== undefined) callers.set(request, userId)
}

/** The id of the user who makes a request; `undefined` if the request has no valid token. */
export const notedCaller = (request: IncomingMessage): number | undefined => callers.get(request)

/**
 * The network address of the caller. Behind TLS termination it is the address that the terminating proxy has appended
 * to the header; callers can write anything before it.
 */
export function callerAddress(c: Pick<AppContext, 'req' | 'env'>, isBehindProxy: boolean): string {
  const forwarded = isBehindProxy ? lastOf(c.req.header('x-forwarded-for')) : undefined
  return forwarded || c.env?.incoming?.socket.remoteAddress || 'unknown'
}

/** The caller's address for a request that only Node has handled so far. */
export function peerAddress({ headers, socket }: IncomingMessage, isBehindProxy: boolean): string {
  const forwarded = isBehindProxy ? lastOf([headers['x-forwarded-for']].flat().at(-1)) : undefined
  return forwarded || socket.remoteAddress || 'unknown'
}

const lastOf = (list: string | undefined): string | undefined => list?.split(',').at(-1)?.trim()
