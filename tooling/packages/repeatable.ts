import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fail, root, run } from '../run.ts'
import { pinnedPnpm } from '../supply/pnpm.mjs'
import { packages } from './pack.ts'

/** The checksum of each archive by its name. Every package is built and packed first. `undefined` after a failure. */
async function packedOnce(): Promise<Readonly<Record<string, string>> | undefined> {
  const pnpm = pinnedPnpm()
  if ('problem' in pnpm) return fail(pnpm.problem)
  const [command, ...before] = pnpm.words
  const folder = mkdtempSync(join(tmpdir(), 'remesa-repeatable-'))
  try {
    for (const name of packages) {
      const home = join(root, 'packages', name)
      if ((await run('tsup', ['--silent'], { folder: home, quiet: true })) !== 0) return undefined
      const pack = [...before, 'pack', '--pack-destination', folder]
      if ((await run(command, pack, { folder: home, quiet: true })) !== 0) return undefined
    }
    const sumOf = (file: string) =>
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex')
    return Object.fromEntries(readdirSync(folder).map((file) => [file, sumOf(file)]))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Builds and packs every package twice. Returns the exit code: 0 if the archives are identical byte by byte, otherwise
 * 1.
 */
export async function checkRepeatable(): Promise<number> {
  const [first, second] = [await packedOnce(), await packedOnce()]
  if (first === undefined || second === undefined) return 1
  const different = Object.keys(first).filter((file) => first[file] !== second[file])
  for (const file of different) console.error(`✗ ${file} is another one the second time.`)
  return different.length > 0 || Object.keys(first).length !== packages.length ? 1 : 0
}
