import { createServer } from 'node:http'

const headers = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  Connection: 'close',
}

/** A server on the local computer to which the browser is redirected after the sign-in. */
export interface Loopback {
  readonly redirectUri: string
  /** Resolves with the parameters of the identity provider's response. */
  readonly answer: Promise<URLSearchParams>
  readonly close: () => void
}

/**
 * Listens on a free port of the loopback interface (RFC 8252). Only a response with this `state` is accepted. The
 * server refuses requests of other pages or programs and continues to wait.
 */
export const openLoopback = async (state: string, doneText: string): Promise<Loopback> => {
  const { promise: answer, resolve } = later<URLSearchParams>()
  let origin = ''
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', origin)
    // A page whose host name was redirected to this computer (DNS rebinding) sends another `Host` header, so its
    // requests are refused.
    const isMine = `http://${request.headers.host}` === origin && url.pathname === '/callback'
    if (request.method !== 'GET' || !isMine || url.searchParams.get('state') !== state) {
      response.writeHead(400, headers).end('This is not the answer that is waited for.\n')
      return
    }
    response.writeHead(200, headers).end(`${doneText}\n`)
    resolve(url.searchParams)
  })
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(0, '127.0.0.1', listening)
  })
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  return { redirectUri: `${origin}/callback`, answer, close: () => void server.close() }
}

const later = <T>() => {
  let resolve: (value: T) => void = () => {}
  const promise = new Promise<T>((done) => {
    resolve = done
  })
  return { promise, resolve }
}
