import { connect, createServer, type Socket } from 'node:net'
import { freePort } from './sandbox-process'

export interface FaultyProxy {
  readonly url: string
  readonly port: number
  /** Cuts the answer to the next request that matches: the server has done its work, the browser never learns. */
  cutNextAnswerTo(pattern: RegExp): void
  /** Answers that were cut so far. */
  cuts(): number
  /** Begins anew: nothing was seen, nothing was cut, and nothing is about to be. */
  forget(): void
  /** The first group of every match in what browsers have sent. */
  seen(pattern: RegExp): readonly string[]
  close(): Promise<void>
}

/** A network that fails on request, between the browser and the sandbox at `targetPort`. */
export async function startFaultyProxy(targetPort: () => number): Promise<FaultyProxy> {
  const port = await freePort()
  let armed: RegExp | undefined
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
    // A server that is not there refuses: so does the way to it.
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
    cuts: () => cut,
    forget: () => {
      armed = undefined
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
