import { connect, createServer, type Socket } from 'node:net'
import { freePort } from './sandbox-process'

export interface FaultyProxy {
  readonly url: string
  readonly port: number
  /**
   * Cuts the connection before the response to the next request whose URL matches. The server has executed the
   * request, but the browser gets no response.
   */
  cutNextAnswerTo(pattern: RegExp): void
  /** Refuses the requests whose URL matches, as if the server were down, until `forget` is called. */
  refuse(pattern: RegExp): void
  /** The number of responses that were cut off so far. */
  cuts(): number
  /** Clears the list of seen requests and the count of cut responses, and cancels the planned cuts and refusals. */
  forget(): void
  /** The texts that the first group of the pattern matches in the URLs of the browser's requests so far. */
  seen(pattern: RegExp): readonly string[]
  close(): Promise<void>
}

/**
 * Starts a proxy between the browser and the sandbox at `targetPort`, which loses or refuses requests when a test
 * demands it.
 */
export async function startFaultyProxy(targetPort: () => number): Promise<FaultyProxy> {
  const port = await freePort()
  let armed: RegExp | undefined
  let refused: RegExp | undefined
  let cut = 0
  let sent: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((browser) => {
    const upstream = connect(targetPort(), '127.0.0.1')
    let cutting = false
    for (const socket of [browser, upstream]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => sockets.delete(socket))
    }
    browser.on('data', (chunk: Buffer) => {
      const text = chunk.toString('latin1')
      sent.push(text)
      if (refused?.test(text)) {
        browser.resetAndDestroy()
        return
      }
      if (armed?.test(text)) {
        armed = undefined
        cutting = true
      }
      upstream.write(chunk)
    })
    upstream.on('data', (chunk: Buffer) => {
      if (!cutting) {
        browser.write(chunk)
        return
      }
      cut += 1
      browser.destroy()
      upstream.destroy()
    })
    browser.on('end', () => upstream.end())
    upstream.on('end', () => browser.end())
    // A server that is down refuses connections. The proxy imitates this by resetting the browser's connection.
    upstream.on('error', () => browser.resetAndDestroy())
    browser.on('error', () => upstream.destroy())
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${port}`,
    port,
    cutNextAnswerTo: (pattern) => {
      armed = pattern
    },
    refuse: (pattern) => {
      refused = pattern
    },
    cuts: () => cut,
    forget: () => {
      armed = undefined
      refused = undefined
      cut = 0
      sent = []
    },
    seen: (pattern) => sent.flatMap((text) => pattern.exec(text)?.[1]?.trim() ?? []),
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
