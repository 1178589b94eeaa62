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
/** A command's request to the process that uses a data folder. */
export type ControlRequest = z.output<typeof ControlRequest>

/** Executes a command. The error is a sentence for the operator who typed the command. */
type Action = (request: ControlRequest) => Promise<Result<undefined, string>>

const Reply = z.object({ error: z.nullable(z.string()) })
type Reply = z.output<typeof Reply>

/** Longest path of a socket in characters. Operating systems permit about a hundred. */
const longestPath = 100

/**
 * The path of the socket on which a process accepts requests for its data folder. Only the operating system user of
 * that process may connect.
 */
function socketOf(dataDir: string): string {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  if (process.platform === 'win32') return `\\\\.\\pipe\\remesa-${hash}`
  const beside = `${dataDir}.control`
  return beside.length <= longestPath ? beside : join(tmpdir(), `remesa-${hash}.control`)
}

async function answer(socket: Socket, action: Action): Promise<void> {
  for await (const line of createInterface({ input: socket })) {
    const done = await action(ControlRequest.parse(JSON.parse(line))).catch((error: unknown) =>
      err(`That failed: ${error instanceof Error ? error.message : String(error)}.`),
    )
    socket.end(`${JSON.stringify({ error: done.ok ? null : done.error } satisfies Reply)}\n`)
    return
  }
}

/**
 * Accepts commands for a data folder that this process uses. Only one process can open an embedded database, so the
 * process of a command sends its request to this process.
 *
 * @param onFailure called if requests can't be accepted, or if the connection of a request is lost.
 * @returns a function that stops accepting commands.
 */
export function serveControl(
  dataDir: string,
  action: Action,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  const socketPath = socketOf(dataDir)
  // This process has locked the data folder, so an existing socket was left by a killed process and can be replaced.
  if (process.platform !== 'win32') rmSync(socketPath, { force: true })
  const server = createServer((socket) => {
    socket.on('error', onFailure)
    answer(socket, action).catch((error: unknown) => {
      onFailure(error)
      socket.destroy()
    })
  })
  server.on('error', onFailure)
  server.listen(socketPath, () => {
    if (process.platform !== 'win32') chmodSync(socketPath, 0o600)
  })
  server.unref()
  return () => new Promise((resolve) => server.close(() => resolve()))
}

/**
 * Sends a request to the process that uses a data folder.
 *
 * @returns the result of the command; `undefined` if no process accepts requests.
 */
export async function requestControl(
  dataDir: string,
  request: ControlRequest,
): Promise<Result<undefined, string> | undefined> {
  const socket = createConnection(socketOf(dataDir))
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
