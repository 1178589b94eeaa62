import { type SpawnOptions, spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

export const root = join(import.meta.dirname, '..')

/**
 * The environment variables at the start of this program. Libraries may change `process.env` later. For example, Vite
 * sets NODE_ENV when it builds.
 */
const started: NodeJS.ProcessEnv = { ...process.env }

const environment = (folder: string, extra: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...started,
  ...extra,
  PATH: [
    join(folder, 'node_modules', '.bin'),
    join(root, 'node_modules', '.bin'),
    started['PATH'] ?? '',
  ].join(delimiter),
})

export interface RunOptions {
  readonly folder?: string
  readonly env?: NodeJS.ProcessEnv
  /** Whether the output is printed only if the command fails. */
  readonly quiet?: boolean
  readonly spawn?: SpawnOptions
}

/** Runs a command of the workspace to its end, and resolves with its exit code. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<number> {
  const folder = options.folder ?? root
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: folder,
      env: environment(folder, options.env ?? {}),
      stdio: options.quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
      ...options.spawn,
    })
    const kept: Buffer[] = []
    child.stdout?.on('data', (chunk: Buffer) => kept.push(chunk))
    child.stderr?.on('data', (chunk: Buffer) => kept.push(chunk))
    child.on('error', (error) => {
      kept.push(Buffer.from(String(error)))
    })
    child.on('close', (code) => {
      if (code !== 0 && kept.length > 0) process.stderr.write(Buffer.concat(kept))
      resolve(code ?? 1)
    })
  })
}

/** Ends the process with a sentence about what the user has to do. */
export function fail(sentence: string): never {
  console.error(`\n✗ ${sentence}\n`)
  process.exit(1)
}
