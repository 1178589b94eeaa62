import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { ensureBrowser } from '../browser.ts'
import { buildForExamples } from '../packages/build-for-examples.ts'
import { channelHome, layChannelExamples, runChannelExamples } from '../packages/channel-examples.ts'
import { hoverOf } from '../packages/hover.ts'
import { usage } from '../packages/importer.ts'
import { packages, packInto, packTestDouble } from '../packages/pack.ts'
import { layPage, pageHome, showsPage } from '../packages/page.ts'
import { bundleClient, callIn, expectedKinds, runtimes } from '../packages/runtimes.ts'
import { layExamples, runExamples, servedHome } from '../packages/served-examples.ts'
import { root, run } from '../run.ts'
import { sampleCode } from '../samples/around.ts'
import { pinnedPnpm } from '../supply/pnpm.mjs'

/** Entry points that have no types to check. */
const untyped = ['./typeface.css']
/** Oldest and newest compilers that importers may have. The workspace itself has the versions 6 and 7. */
const OLDEST_COMPILER = 'typescript-oldest@npm:typescript@5.9.3'
/**
 * Versions of Node with which the packages are checked, in addition to the workspace's version. One is the oldest
 * version that the packages support. The registry has the programs of these versions.
 */
const nodes = { 20: '20.11.1', 22: '22.23.3' }
const NODES = Object.entries(nodes).map(
  ([line, version]) => `node-${line}@npm:node-${process.platform}-${process.arch}@${version}`,
)
/** The packages that have a copy for `require`. The remaining packages have entries that load their ES modules. */
const copied = packages.filter((name) => name !== 'ui')
/**
 * The option with which `require` of Node loads only CommonJS. Test runners and Node before versions 20.19 and 22.12
 * behave like this.
 */
const COMMON_ONLY = '--no-experimental-require-module'
const YARN = 'yarn@1.22.22'

const manifest = (path: string) => JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'))

/** The peer dependencies of the UI package, in the versions that are tested in the workspace. */
const testedPeers = (): readonly string[] =>
  Object.keys(manifest('packages/ui').peerDependencies).map(
    (peer) => `${peer}@${manifest(`packages/ui/node_modules/${peer}`).version}`,
  )

const project = (files: Readonly<Record<string, string>>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'remesa-importer-'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

/**
 * Environment variables without the workspace's own programs in the PATH. The program `node` is then that of the
 * machine (20 or newer).
 */
const ownNode = (): NodeJS.ProcessEnv => ({
  PATH: (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((part) => !part.includes('node_modules'))
    .join(delimiter),
})

/** A check, and whether it passed. */
type Tried = readonly [name: string, holds: boolean]

/** Checks that the manifests of the packages refer only to built files, not to the sources that the workspace reads. */
const namesBuiltFiles = (folder: string): Tried => [
  'the manifests name no sources',
  packages.every(
    (name) =>
      !readFileSync(join(folder, `node_modules/@remesa/${name}/package.json`), 'utf8').includes(
        '@remesa/source',
      ),
  ),
]

const npmFlags = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel', 'error']
const importer = { name: 'importer', private: true, type: 'module' }

/** Installs the tarballs with npm, checks the types with three compilers, and runs an importer's code. */
async function useWithNpm(tarballs: readonly string[], tools: string): Promise<readonly Tried[]> {
  const folder = project({ 'package.json': JSON.stringify(importer), ...usage, ...sampleCode() })
  layChannelExamples(folder)
  layExamples(folder)
  layPage(folder)
  const quiet = { folder, quiet: true }
  const types = ['@types/react@19', '@types/react-dom@19', '@types/node@24', '@types/qrcode@1']
  const wanted = [
    ...tarballs,
    ...testedPeers(),
    ...types,
    'qrcode@1',
    'xstate@5',
    'fast-check@4',
    OLDEST_COMPILER,
  ]
  const installed = (await run('npm', ['install', ...npmFlags, ...wanted], quiet)) === 0
  if (!installed) return [['npm installs the packages', false]]
  const tried: Tried[] = [['npm installs the packages', true], namesBuiltFiles(folder)]
  for (const [version, compiler] of [
    ['5.9', join(folder, 'node_modules/typescript-oldest/bin/tsc')],
    ['6', join(root, 'node_modules/typescript/bin/tsc')],
    ['7', join(root, 'node_modules/typescript7/bin/tsc')],
  ] as const) {
    for (const config of ['tsconfig.json', 'tsconfig.common.json', 'tsconfig.bundler.json'])
      tried.push([
        `TypeScript ${version}, ${config}`,
        (await run('node', [compiler, '-p', config], { folder })) === 0,
      ])
  }
  const { type, sentence } = hoverOf(folder)
  const isNamed = type.length < 200 && sentence.startsWith('Requests a pickup.')
  if (!isNamed) console.error(`${type}\n${sentence}`)
  tried.push(['an editor shows a call by its sentence and with names', isNamed])
  const asOwn = { ...quiet, spawn: { env: { ...process.env, ...ownNode() } } }
  for (const args of [
    ['use.js'],
    ['use.cjs'],
    ['use-both.cjs'],
    ['use-entries.cjs', ...packages],
    ['use-files.js'],
    [COMMON_ONLY, 'use.cjs'],
    [COMMON_ONLY, 'use-entries.cjs', ...copied],
    ['use-sandbox.js'],
    ['use-sandbox.cjs'],
  ])
    tried.push([`${args.join(' ')} runs`, (await run('node', args, quiet)) === 0])
  for (const [line, version] of Object.entries(nodes)) {
    const older = join(tools, `node_modules/node-${line}/bin/node`)
    for (const args of [['use.js'], ['use.cjs'], ['use-entries.cjs', ...copied]])
      tried.push([`${args.join(' ')} runs in Node ${version}`, (await run(older, args, quiet)) === 0])
  }
  tried.push(["use.js runs in the machine's Node", (await run('node', ['use.js'], asOwn)) === 0])
  for (const [name, holds] of await runChannelExamples(folder)) tried.push([`${name} runs`, holds])
  tried.push(...(await runExamples({ 'from the tarballs': folder, 'in the checkout': servedHome })))
  const program = join(folder, 'node_modules/@remesa/conformance/dist/cli.js')
  tried.push(['the conformance program helps', (await run('node', [program, '--help'], asOwn)) === 0])
  tried.push(['the conformance program refuses', (await run('node', [program, 'no-url'], asOwn)) === 2])
  const client = await bundleClient(folder, true)
  for (const [name, globals] of Object.entries(runtimes)) {
    const { told } = await callIn(globals, client)
    const kinds = Object.fromEntries(told.map(([call, kind]) => [call, kind]))
    const holds = JSON.stringify(kinds) === JSON.stringify(expectedKinds)
    if (!holds) console.error(`${name}: ${JSON.stringify(told, null, 1)}`)
    tried.push([name, holds])
  }
  tried.push(['a page with a worker', await showsPage(folder)])
  rmSync(folder, { recursive: true, force: true })
  return tried
}

/**
 * Dependencies on tarballs by their paths. Only npm can install them in these combinations, because other package
 * managers would have to know where the dependencies of the packages are.
 */
const asFiles = ([domain = '', client = '', messages = '']: readonly string[]) => ({
  '@remesa/domain': `file:${domain}`,
  '@remesa/api-client': `file:${client}`,
  '@remesa/messages': `file:${messages}`,
})

/**
 * Installs domain, client and sentences with pnpm. A package that uses an undeclared dependency then fails, because the
 * folders of pnpm are strict.
 */
async function useWithPnpm(tarballs: readonly string[]): Promise<readonly Tried[]> {
  const manager = pinnedPnpm()
  if ('problem' in manager) return [['pnpm is there', false]]
  const [pnpm, ...before] = manager.words
  const dependencies = asFiles(tarballs)
  const folder = project({
    'package.json': JSON.stringify({ ...importer, dependencies }),
    'pnpm-workspace.yaml': `overrides:\n  '@remesa/domain': '${dependencies['@remesa/domain']}'\n`,
    'use.js': usage['use.js'],
  })
  const quiet = { folder, quiet: true }
  const installed = (await run(pnpm, [...before, 'install', '--prefer-offline'], quiet)) === 0
  const runs = installed && (await run('node', ['use.js'], quiet)) === 0
  rmSync(folder, { recursive: true, force: true })
  return [
    ['pnpm installs the packages', installed],
    ['use.js runs as pnpm has installed it', runs],
  ]
}

/** Checks the packages with yarn. It is the oldest version line of yarn that is still in use. */
async function useWithYarn(tarballs: readonly string[], tools: string): Promise<readonly Tried[]> {
  const dependencies = asFiles(tarballs)
  const resolutions = { '@remesa/domain': dependencies['@remesa/domain'] }
  const folder = project({
    'package.json': JSON.stringify({ ...importer, dependencies, resolutions }),
    'use.js': usage['use.js'],
    'use.cjs': usage['use.cjs'],
  })
  const quiet = { folder, quiet: true }
  const yarn = join(tools, 'node_modules/yarn/bin/yarn.js')
  const flags = ['--non-interactive', '--no-progress', '--prefer-offline']
  const installed = (await run('node', [yarn, 'install', ...flags], quiet)) === 0
  const runs = async (file: string) => installed && (await run('node', [file], quiet)) === 0
  const tried: readonly Tried[] = [
    ['yarn installs the packages', installed],
    ['use.js runs as yarn has installed it', await runs('use.js')],
    ['use.cjs runs as yarn has installed it', await runs('use.cjs')],
  ]
  rmSync(folder, { recursive: true, force: true })
  return tried
}

/** Runs the examples that need no back end, as a user of this checkout does who has started the product. */
async function useInCheckout(): Promise<readonly Tried[]> {
  if ((await buildForExamples()) === 'failed') return [['the packages are built for the examples', false]]
  const ran = await runChannelExamples(channelHome)
  return [
    ...ran.map(([name, holds]): Tried => [`${name} runs in the checkout`, holds]),
    ['the page with a worker, in the checkout', await showsPage(pageHome)],
  ]
}

/**
 * Installs yarn and other versions of Node in a separate folder, because `node` in the projects has to be the
 * workspace's version.
 */
async function installTools(): Promise<string> {
  const folder = project({ 'package.json': '{}' })
  await run('npm', ['install', ...npmFlags, YARN, ...NODES], { folder, quiet: true })
  return folder
}

/** Checks the entry points and the types of each tarball with linters. */
async function lint(tarballs: readonly string[]): Promise<readonly Tried[]> {
  const tried: Tried[] = []
  for (const tarball of tarballs) {
    tried.push([`publint ${tarball}`, (await run('publint', [tarball, '--strict'], { quiet: true })) === 0])
    const typed = ['--exclude-entrypoints', ...untyped, '--quiet']
    tried.push([`attw ${tarball}`, (await run('attw', [tarball, ...typed], { quiet: true })) === 0])
  }
  return tried
}

/** Checks the first steps of an importer: installing, checking the types, and loading. */
async function smoke(tarballs: readonly string[]): Promise<readonly Tried[]> {
  const folder = project({ 'package.json': JSON.stringify(importer), ...usage })
  const quiet = { folder, quiet: true }
  const wanted = [...tarballs, ...testedPeers(), 'qrcode@1', 'xstate@5']
  const installed = (await run('npm', ['install', ...npmFlags, ...wanted], quiet)) === 0
  const tried: Tried[] = [['npm installs the packages', installed]]
  if (installed) tried.push(namesBuiltFiles(folder))
  for (const file of installed ? ['use.js', 'use.cjs'] : [])
    tried.push([`${file} runs`, (await run('node', [file], quiet)) === 0])
  rmSync(folder, { recursive: true, force: true })
  return tried
}

/**
 * Packs the packages, and uses them in projects with no other packages. With `smoke` only npm is used. With `whole`,
 * entry points and types are linted first, and then every package manager, compiler and Node version is used.
 */
export async function checkPackages(
  extent: 'smoke' | 'whole',
): Promise<{ passed: number; failed: number; skipped: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'remesa-packages-'))
  const tried = await (extent === 'smoke' ? checkSmoke(folder) : checkWhole(folder))
  rmSync(folder, { recursive: true, force: true })
  const failed = tried.filter(([, holds]) => !holds)
  for (const [name] of failed) console.error(`  ✗ ${name}`)
  return { passed: tried.length - failed.length, failed: failed.length, skipped: 0 }
}

async function checkSmoke(folder: string): Promise<readonly Tried[]> {
  const tarballs = await packInto(folder)
  const isPacked = tarballs.length === packages.length
  return [['the packages are packed', isPacked], ...(isPacked ? await smoke(tarballs) : [])]
}

async function checkWhole(folder: string): Promise<readonly Tried[]> {
  await ensureBrowser()
  const installing = installTools()
  const tried: Tried[] = [...(await useInCheckout())]
  const tarballs = await packInto(folder)
  const double = await packTestDouble(folder)
  for (const [index, name] of packages.entries())
    tried.push([`${name} is packed`, tarballs[index] !== undefined])
  tried.push(['the test double is packed', double !== undefined])
  const tools = await installing
  if (tarballs.length === packages.length && double !== undefined) {
    const all = [...tarballs, double]
    // The checks run at the same time, because some wait for disk and network while others compute.
    const parts = await Promise.all([
      useWithNpm(all, tools),
      lint(all).then(async (lints) => [
        ...lints,
        ...(await useWithPnpm(tarballs)),
        ...(await useWithYarn(tarballs, tools)),
      ]),
    ])
    tried.push(...parts.flat())
  }
  rmSync(tools, { recursive: true, force: true })
  return tried
}
