import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fail, root, run } from '../run.ts'
import { pinnedPnpm } from '../supply/pnpm.mjs'

/** The packages for other teams; each stands on the ones before it. */
export const packages = ['domain', 'api-client', 'messages', 'ui', 'conformance'] as const

/**
 * Builds the packages and packs each as it is published: pnpm replaces versions of the workspace and `publishConfig`,
 * which npm would leave in.
 *
 * @returns the tarballs, one for each package that was built and packed.
 */
export async function packInto(folder: string): Promise<readonly string[]> {
  const manager = pinnedPnpm()
  if ('problem' in manager) fail(manager.problem)
  const [pnpm, ...before] = manager.words
  for (const name of packages) {
    const home = { folder: join(root, 'packages', name), quiet: true }
    if ((await run('tsup', ['--silent'], home)) !== 0) break
    if ((await run(pnpm, [...before, 'pack', '--pack-destination', folder], home)) !== 0) break
  }
  return packages.flatMap((name) =>
    readdirSync(folder)
      .filter((file) => file.startsWith(`remesa-${name}-`))
      .map((file) => join(folder, file)),
  )
}

/** `npm run pack:packages -- FOLDER`: tarballs for a project outside the workspace. */
async function packForOthers(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const tarballs = await packInto(folder)
  if (tarballs.length < packages.length) fail('A package could not be built and packed; see above.')
  const files = tarballs.map((file) => relative(root, file))
  console.log(`${files.join('\n')}\n\nIn the other project: npm install ${tarballs.slice(0, 2).join(' ')}`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await packForOthers(resolve(process.argv[2] ?? join(root, 'packed')))
}
