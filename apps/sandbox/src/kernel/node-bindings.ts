import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/** The context of a request. It has no Node request and response if the application is called without a server. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    /**
     * An origin to which a form on the page may redirect, in addition to the portal’s: the origin of a program that
     * waits for a sign-in.
     */
    formTarget?: string
  }
}
export type AppContext = Context<AppEnv>

const callers = new WeakMap<IncomingMessage, number>()

/** Stores the id of the user who makes a request. The log reads it. */
export const noteCaller = (request: IncomingMessage | undefined, userId: number): void => {
  if (request !== undefined) callers.set(request, userId)
}

/** The id of the user who makes a request, stored before for the log; `undefined` if the request has no valid token. */
export const notedCaller = (request: IncomingMessage): number | undefined => callers.get(request)

/**
 * The IP address of the caller. Behind a TLS proxy, it is the last address in the header, because the proxy adds this
 * address. Callers can write any text before it.
 */
export function callerAddress(c: Pick<AppContext, 'req' | 'env'>, isBehindProxy: boolean): string {
  const forwarded = isBehindProxy ? lastOf(c.req.header('x-forwarded-for')) : undefined
  return forwarded || c.env?.incoming?.socket.remoteAddress || 'unknown'
}

/** The IP address of the caller, for a request that the web application has not handled yet. */
export function peerAddress({ headers, socket }: IncomingMessage, isBehindProxy: boolean): string {
  const forwarded = isBehindProxy ? lastOf([headers['x-forwarded-for']].flat().at(-1)) : undefined
  return forwarded || socket.remoteAddress || 'unknown'
}

const lastOf = (list: string | undefined): string | undefined => list?.split(',').at(-1)?.trim()
