import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PNPM_ARCHIVES, PNPM_VERSION } from './pins.mjs'

const onWindows = process.platform === 'win32'
/**
 * The folder of the fetched pnpm program. pnpm ignores this folder, because it is not in any package of the workspace.
 */
const kept = join(import.meta.dirname, '..', 'node_modules', '.pnpm-program', PNPM_VERSION)
const program = join(kept, 'package', onWindows ? 'pnpm.exe' : 'pnpm')

const isMusl = () => {
  const { header } = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (
    process.platform === 'linux' ? process.report.getReport() : { header: { glibcVersionRuntime: 'none' } }
  )
  return header?.glibcVersionRuntime === undefined
}

/** The name of this platform as pnpm's and Node's packages spell it, for example `linux-x64` or `linux-x64-musl`. */
export const platform = () => `${process.platform}-${process.arch}${isMusl() ? '-musl' : ''}`

/**
 * Whether a file has a checksum in the format of a lockfile: `sha512-` and base64.
 *
 * @param {string} file
 * @param {string} integrity
 */
export const hasIntegrity = (file, integrity) =>
  `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}` === integrity

/**
 * Fetches the archive through npm, so that the registry in the settings of the machine is used.
 *
 * @param {string} integrity
 * @returns {string | undefined} the reason if the archive could not be fetched
 */
const fetchProgram = (integrity) => {
  const folder = mkdtempSync(join(tmpdir(), 'remesa-pnpm-'))
  try {
    const name = `@pnpm/exe.${platform()}@${PNPM_VERSION}`
    const packed = spawnSync('npm', ['pack', name, '--silent', '--pack-destination', folder], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: onWindows,
    })
    const [archive] = readdirSync(folder)
    if (packed.status !== 0 || archive === undefined) return `npm could not fetch ${name}.`
    if (!hasIntegrity(join(folder, archive), integrity))
      return `${name} does not have the checksum that tooling/supply/pins.mjs names. Do not go on: find out what the registry has served.`
    const unpacked = `${kept}.${process.pid}`
    mkdirSync(unpacked, { recursive: true })
    const { status } = spawnSync('tar', ['-xzf', join(folder, archive), '-C', unpacked], { stdio: 'inherit' })
    if (status !== 0) return 'The program "tar", which unpacks the package manager, is missing or failed.'
    rmSync(kept, { recursive: true, force: true })
    renameSync(unpacked, kept)
    return undefined
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * The command line of the pinned pnpm without its arguments, or a sentence about the failure. The program is used only
 * if its archive had the pinned checksum.
 *
 * @returns {{ readonly words: readonly [string, ...string[]] } | { readonly problem: string }}
 */
export const pinnedPnpm = () => {
  if (existsSync(program)) return { words: [program] }
  const integrity = PNPM_ARCHIVES[platform()]
  if (integrity === undefined) {
    console.log(`▸ No checksum of pnpm is pinned for ${platform()}: it is taken by name and version.`)
    return { words: ['npx', '--yes', `pnpm@${PNPM_VERSION}`] }
  }
  const problem = fetchProgram(integrity)
  return problem === undefined ? { words: [program] } : { problem }
}
