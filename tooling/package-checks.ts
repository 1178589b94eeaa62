import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { sampleCode, usage } from './packages/importer.ts'
import { packages, packInto, packTestDouble } from './packages/pack.ts'
import { bundleClient, callIn, expectedKinds, runtimes } from './packages/runtimes.ts'
import { layExamples, runExamples } from './packages/served-examples.ts'
import { root, run } from './run.ts'
import { pinnedPnpm } from './supply/pnpm.mjs'

/** Entry points that have no types to check. */
const untyped = ['./typeface.css', './rules.json']
/** Since Node 22.12 `require` loads ES modules, which the checker does not know; a file of the project below proves it. */
const ignoredRules = ['cjs-resolves-to-esm']
/** Oldest and newest compilers that importers may have; the workspace itself has 6 and 7. */
const OLDEST_COMPILER = 'typescript-oldest@npm:typescript@5.9.3'

const manifest = (path: string) => JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'))

/** The peers of the components in the versions that the workspace tests with. */
const testedPeers = (): readonly string[] =>
  Object.keys(manifest('packages/ui').peerDependencies).map(
    (peer) => `${peer}@${manifest(`packages/ui/node_modules/${peer}`).version}`,
  )

const project = (files: Readonly<Record<string, string>>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'remesa-importer-'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

/** The PATH without the workspace's own programs: `node` is then the one of the machine, 20 or newer. */
const ownNode = (): NodeJS.ProcessEnv => ({
  PATH: (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((part) => !part.includes('node_modules'))
    .join(delimiter),
})

/** Installs the tarballs with npm, checks the types with three compilers and runs what an importer would write. */
async function useWithNpm(tarballs: readonly string[]): Promise<readonly boolean[]> {
  const folder = project({
    'package.json': JSON.stringify({ name: 'importer', private: true, type: 'module' }),
    ...usage,
    ...sampleCode(),
  })
  for (const name of ['order.ts', 'chat-bot.ts'])
    copyFileSync(join(root, 'examples/domain-channel', name), join(folder, name))
  layExamples(folder)
  const quiet = { folder, quiet: true }
  const flags = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel', 'error']
  const tools = ['@types/react@19', '@types/node@24', '@types/qrcode@1', 'qrcode@1', 'xstate@5']
  const wanted = [...tarballs, ...testedPeers(), ...tools, OLDEST_COMPILER]
  const results = [(await run('npm', ['install', ...flags, ...wanted], quiet)) === 0]
  if (!results[0]) return results
  for (const compiler of [
    join(folder, 'node_modules/typescript-oldest/bin/tsc'),
    join(root, 'node_modules/typescript/bin/tsc'),
    join(root, 'node_modules/typescript7/bin/tsc'),
  ]) {
    results.push((await run('node', [compiler, '-p', folder], { folder })) === 0)
  }
  for (const file of ['use.js', 'use.cjs', 'order.ts', 'use-sandbox.js']) {
    results.push((await run('node', [file], quiet)) === 0)
  }
  results.push(
    (await run('node', ['use.js'], { ...quiet, spawn: { env: { ...process.env, ...ownNode() } } })) === 0,
  )
  results.push(...(await runExamples(folder)))
  const program = join(folder, 'node_modules/@remesa/conformance/dist/cli.js')
  const byItself = { ...quiet, spawn: { env: { ...process.env, ...ownNode() } } }
  results.push((await run('node', [program, '--help'], byItself)) === 0)
  results.push((await run('node', [program, 'no-url'], byItself)) === 2)
  const client = await bundleClient(folder, true)
  for (const [name, globals] of Object.entries(runtimes)) {
    const { told } = await callIn(globals, client)
    const kinds = Object.fromEntries(told.map(([call, kind]) => [call, kind]))
    const holds = JSON.stringify(kinds) === JSON.stringify(expectedKinds)
    if (!holds) console.error(`${name}: ${JSON.stringify(told, null, 1)}`)
    results.push(holds)
  }
  rmSync(folder, { recursive: true, force: true })
  return results
}

/** Installs domain, client and sentences with pnpm, whose strict folders hide what a package forgot to name as its dependency. */
async function useWithPnpm([domain = '', client = '', messages = '']: readonly string[]): Promise<
  readonly boolean[]
> {
  const manager = pinnedPnpm()
  if ('problem' in manager) return [false]
  const [pnpm, ...before] = manager.words
  const folder = project({
    'package.json': JSON.stringify({
      name: 'importer',
      private: true,
      type: 'module',
      dependencies: {
        '@remesa/domain': `file:${domain}`,
        '@remesa/api-client': `file:${client}`,
        '@remesa/messages': `file:${messages}`,
      },
    }),
    'pnpm-workspace.yaml': `overrides:\n  '@remesa/domain': 'file:${domain}'\n`,
    'use.js': usage['use.js'],
  })
  const quiet = { folder, quiet: true }
  const installed = (await run(pnpm, [...before, 'install', '--prefer-offline'], quiet)) === 0
  const results = [installed, installed && (await run('node', ['use.js'], quiet)) === 0]
  rmSync(folder, { recursive: true, force: true })
  return results
}

/** Packs the packages, lints their entry points and types, and uses them in projects that have nothing else. */
export async function checkPackages(): Promise<{ passed: number; failed: number; skipped: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'remesa-packages-'))
  const tarballs = await packInto(folder)
  const double = await packTestDouble(folder)
  const results = [...packages.map((_name, index) => tarballs[index] !== undefined), double !== undefined]
  const all = [...tarballs, ...(double === undefined ? [] : [double])]
  for (const tarball of all) {
    results.push((await run('publint', [tarball, '--strict'], { quiet: true })) === 0)
    const typed = ['--ignore-rules', ...ignoredRules, '--exclude-entrypoints', ...untyped, '--quiet']
    results.push((await run('attw', [tarball, ...typed], { quiet: true })) === 0)
  }
  if (tarballs.length === packages.length && double !== undefined) {
    results.push(...(await useWithNpm(all)), ...(await useWithPnpm(tarballs)))
  }
  rmSync(folder, { recursive: true, force: true })
  const passed = results.filter(Boolean).length
  return { passed, failed: results.length - passed, skipped: 0 }
}
