import { createHash } from 'node:crypto'
import { chmodSync, rmSync } from 'node:fs'
import { createConnection, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { err, ok, type Result } from '@remesa/domain/kernel'
import * as z from 'zod/mini'

const ControlRequest = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('backup'), file: z.string() }),
  z.object({ kind: z.literal('rotate-keys') }),
])
/** What a command wants of the process that holds a data folder. */
export type ControlRequest = z.output<typeof ControlRequest>

/** Does what a command wants; the error is a sentence for whoever typed it. */
type Act = (request: ControlRequest) => Promise<Result<undefined, string>>

const Reply = z.object({ error: z.nullable(z.string()) })
type Reply = z.output<typeof Reply>

/** Systems allow about a hundred characters. */
const longestPath = 100

/** Where the process that holds a data folder takes requests: a socket that its own user alone may use. */
function doorOf(dataDir: string): string {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  if (process.platform === 'win32') return `\\\\.\\pipe\\remesa-${hash}`
  const beside = `${dataDir}.control`
  return beside.length <= longestPath ? beside : join(tmpdir(), `remesa-${hash}.control`)
}

async function answer(socket: Socket, act: Act): Promise<void> {
  for await (const line of createInterface({ input: socket })) {
    const done = await act(ControlRequest.parse(JSON.parse(line))).catch((error: unknown) =>
      err(`That failed: ${error instanceof Error ? error.message : String(error)}.`),
    )
    socket.end(`${JSON.stringify({ error: done.ok ? null : done.error } satisfies Reply)}\n`)
    return
  }
}

/**
 * Does for commands what they cannot do beside a process that holds a data folder: its database lives in this process alone.
 *
 * @param onFailure Called when no requests can be taken, or one of them broke off.
 * @returns The function that ends it.
 */
export function serveControl(
  dataDir: string,
  act: Act,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  const door = doorOf(dataDir)
  // Whoever holds the folder may replace what a killed process left over.
  if (process.platform !== 'win32') rmSync(door, { force: true })
  const server = createServer((socket) => {
    socket.on('error', onFailure)
    answer(socket, act).catch((error: unknown) => {
      onFailure(error)
      socket.destroy()
    })
  })
  server.on('error', onFailure)
  server.listen(door, () => {
    if (process.platform !== 'win32') chmodSync(door, 0o600)
  })
  server.unref()
  return () => new Promise((resolve) => server.close(() => resolve()))
}

/**
 * Requests something from the process that holds a data folder.
 *
 * @returns What came of it; `undefined` where no process takes requests.
 */
export async function requestControl(
  dataDir: string,
  request: ControlRequest,
): Promise<Result<undefined, string> | undefined> {
  const socket = createConnection(doorOf(dataDir))
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
  })
  if (!isOpen) return undefined
  socket.write(`${JSON.stringify(request)}\n`)
  const broken = err('The process that holds the data folder ended before it was done.')
  try {
    for await (const line of createInterface({ input: socket })) {
      const { error } = Reply.parse(JSON.parse(line))
      return error === null ? ok(undefined) : err(error)
    }
  } catch {
    return broken
  }
  return broken
}
