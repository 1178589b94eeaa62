import { connect, createServer, type Socket } from 'node:net'
import { freePort } from './sandbox-process'

export interface FaultyProxy {
  readonly url: string
  readonly port: number
  /** Cuts the answer to the next request that matches: the server has done the work, and the browser gets no answer. */
  cutNextAnswerTo(pattern: RegExp): void
  /** Refuses the requests that match, as if the service were down, until `forget`. */
  refuse(pattern: RegExp): void
  /** Number of answers cut so far. */
  cuts(): number
  /** Resets the seen requests, the cuts, and the planned cuts and refusals. */
  forget(): void
  /** The text of the pattern's first group, for every match in the browsers' requests. */
  seen(pattern: RegExp): readonly string[]
  close(): Promise<void>
}

/** A network that fails on request, between the browser and the sandbox at `targetPort`. */
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
    // A server that is down refuses connections, and so does the proxy.
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
