import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fail, root, run } from '../run.ts'
import { pinnedPnpm } from '../supply/pnpm.mjs'
import { layRequireEntry } from './require-entry.ts'

/** The packages for other teams. A package depends only on packages before it in the list. */
export const packages = ['domain', 'api-client', 'messages', 'ui', 'conformance'] as const

/** The reference back end. Other teams get only the code of it that their tests use. */
export const testDouble = 'sandbox'

/** The folder of the package or the test double with this name. */
export const homeOf = (name: string): string => join(root, name === testDouble ? 'apps' : 'packages', name)

/**
 * Builds and packs the test double of the back end. Its stored demo database contains the time of its creation, so two
 * builds are never equal.
 */
export async function packTestDouble(folder: string): Promise<string | undefined> {
  const home = homeOf(testDouble)
  if (
    (await run('tsup', ['--silent', '--config', 'tsup.in-process.config.ts'], {
      folder: home,
      quiet: true,
    })) !== 0
  )
    return undefined
  layRequireEntry(join(home, 'in-process/dist/index'))
  await packOne(home, folder)
  return tarballOf(testDouble, folder)[0]
}

/**
 * The pnpm hook file that removes the condition for the sources from the manifest. Only this program passes the file to
 * pnpm. Otherwise pnpm would add the file to the lockfile.
 */
const hooks = join(import.meta.dirname, 'pnpmfile.mjs')

/** Packs one package with pnpm. Unlike npm, pnpm replaces references to the workspace by real versions. */
function packOne(home: string, folder: string): Promise<number> {
  const manager = pinnedPnpm()
  if ('problem' in manager) return fail(manager.problem)
  const [pnpm, ...before] = manager.words
  return run(pnpm, [...before, 'pack', `--config.pnpmfile=${hooks}`, '--pack-destination', folder], {
    folder: home,
    quiet: true,
  })
}

const tarballOf = (name: string, folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((file) => file.startsWith(`remesa-${name}-`))
    .map((file) => join(folder, file))

/**
 * Builds the packages, and packs each package in its published form.
 *
 * @returns The tarballs, one for each package that was built and packed.
 */
export async function packInto(folder: string): Promise<readonly string[]> {
  for (const name of packages) {
    const home = homeOf(name)
    if ((await run('tsup', ['--silent'], { folder: home, quiet: true })) !== 0) break
    if ((await packOne(home, folder)) !== 0) break
  }
  return packages.flatMap((name) => tarballOf(name, folder))
}

/** `npm run pack:packages -- FOLDER`: packs tarballs for a project outside the workspace. */
async function packForOthers(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const tarballs = await packInto(folder)
  if (tarballs.length < packages.length) fail('A package could not be built and packed; see above.')
  const double = await packTestDouble(folder)
  if (double === undefined) fail('The test double could not be built and packed; see above.')
  const files = [...tarballs, double].map((file) => relative(root, file))
  console.log(`${files.join('\n')}\n\nIn the other project: npm install ${tarballs.slice(0, 2).join(' ')}`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await packForOthers(resolve(process.argv[2] ?? join(root, 'packed')))
}
