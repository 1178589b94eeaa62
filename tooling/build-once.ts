import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from './run.ts'

const skipped = new Set(['node_modules', 'dist', 'e2e', 'test-results', '.remesa'])

function* filesUnder(path: string): Generator<string> {
  if (!statSync(path).isDirectory()) {
    yield path
    return
  }
  for (const name of readdirSync(path).sort()) if (!skipped.has(name)) yield* filesUnder(join(path, name))
}

function sourceStamp(inputs: readonly string[]): string {
  const hash = createHash('sha256')
  for (const input of inputs) {
    for (const file of filesUnder(join(root, input)))
      hash.update(relative(root, file)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

export interface Build {
  /** The name under which the fingerprint of the last build is stored. */
  readonly name: string
  /** Files and folders on which the result of the build depends, relative to the root of the repository. */
  readonly inputs: readonly string[]
  /** Files that must exist after the build. */
  readonly results: readonly string[]
  /** Runs the build. The result tells whether it succeeded. */
  readonly build: () => Promise<boolean>
}

/** Runs a build if the result of the last build is missing or comes from different sources. */
export async function buildOnce({
  name,
  inputs,
  results,
  build,
}: Build): Promise<'fresh' | 'built' | 'failed'> {
  const stampFile = join(root, 'node_modules', '.cache', 'remesa', `${name}.sha256`)
  const stamp = sourceStamp(inputs)
  const isThere = results.every((file) => existsSync(join(root, file)))
  if (isThere && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return 'fresh'
  if (!(await build())) return 'failed'
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, stamp)
  return 'built'
}
