import './node/globals.ts'
import { type InProcessSandbox, startInBrowser } from '../../apps/sandbox/src/in-process/browser/index.ts'

/** A request of the page to the back end or to the worker itself. */
type Asked =
  | {
      readonly kind: 'call'
      readonly path: string
      readonly method: string
      readonly headers: readonly (readonly [string, string])[]
      readonly body: ArrayBuffer | undefined
    }
  | { readonly kind: 'restore' }
  | { readonly kind: 'set-now'; readonly now: number }

const ORIGIN = 'http://sandbox.test'
const TICK_MS = 1_000

const open = async (): Promise<InProcessSandbox> => {
  const answer = await fetch(new URL(/* @vite-ignore */ 'world.data', import.meta.url))
  if (!answer.ok || answer.body === null) throw new Error('The files of the demo data could not be loaded.')
  const files = await new Response(answer.body.pipeThrough(new DecompressionStream('gzip'))).blob()
  return startInBrowser(files)
}

const sandbox = open()
/** In this worker the back end's clock does not run by itself, so it is advanced at intervals. */
setInterval(() => void sandbox.then((one) => one.setNow(new Date(one.now().getTime() + TICK_MS))), TICK_MS)

/** Sends the chunks of a body one by one, because a stream of events never ends by itself. */
const pass = async (body: ReadableStream<Uint8Array>, port: MessagePort): Promise<void> => {
  const reader = body.getReader()
  port.onmessage = () => void reader.cancel()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    port.postMessage({ piece: value })
  }
  port.postMessage({ piece: undefined })
}

const answers = async (asked: Asked, port: MessagePort): Promise<void> => {
  const one = await sandbox
  if (asked.kind === 'restore') await one.restore()
  if (asked.kind === 'set-now') one.setNow(new Date(asked.now))
  if (asked.kind !== 'call') return port.postMessage({ now: one.now().getTime() })
  const { path, method, headers, body } = asked
  const response = await one.fetch(`${ORIGIN}${path}`, {
    method,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
    ...(body === undefined ? {} : { body }),
  })
  // As in the product, the page takes its time from the `Date` header of responses.
  const date = ['date', one.now().toUTCString()]
  port.postMessage({
    status: response.status,
    headers: [...response.headers, date],
    hasBody: response.body !== null,
  })
  if (response.body !== null) await pass(response.body, port)
}

globalThis.onmessage = ({ data, ports: [port] }: MessageEvent<Asked>) => {
  if (port === undefined) return
  answers(data, port).catch((error: unknown) => port.postMessage({ failure: String(error) }))
}
