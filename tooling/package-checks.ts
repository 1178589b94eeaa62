import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fail, root, run } from './run.ts'
import { pinnedPnpm } from './supply/pnpm.mjs'

const packages = ['domain', 'api-client', 'ui']
/** Entry points that have no types to check. */
const stylesheets = ['./typeface.css']

/** Code of an importer: values and types of each package, run by Node and checked by the type checker. */
const usage = {
  'use.ts': `import { createApiClient } from '@remesa/api-client'
import { contract } from '@remesa/api-client/contract'
import { classifyOrders, deriveAbility, formatMoney, type OrderRow } from '@remesa/domain'
import { formatMoney as sameFormatMoney } from '@remesa/domain/kernel'

const rows: OrderRow[] = []
const { today } = classifyOrders(rows, { now: new Date('2026-11-21T08:30:00Z'), timeZone: 'Europe/Madrid' })
const api = createApiClient({ baseUrl: 'http://127.0.0.1:9', getToken: () => 'none' })
const answer = await api.session.me()
if (today.length !== 0 || answer.ok || typeof deriveAbility !== 'function') throw new Error('the packages do not work together')
if (formatMoney(1234.5, '€') !== sameFormatMoney(1234.5, '€')) throw new Error('two copies of the domain')
console.log(contract.session.me.path, formatMoney(1234.5, '€'), answer.error.kind)
`,
  'use-ui.tsx': `import { MoneyText } from '@remesa/ui/kernel'
import { OrderTables } from '@remesa/ui/orders'
import { system } from '@remesa/ui/theme'

export const shown = <MoneyText amount={1} symbol="€" />
export const known = [OrderTables, system]
`,
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      strict: true,
      noEmit: true,
      target: 'es2023',
      module: 'nodenext',
      jsx: 'react-jsx',
      skipLibCheck: true,
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      types: [],
    },
    include: ['*.ts', '*.tsx'],
  }),
}

const manifest = (path: string) => JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'))

/** The peers of the components in the versions that the workspace tests with. */
const testedPeers = (): readonly string[] =>
  Object.keys(manifest('packages/ui').peerDependencies).map(
    (peer) => `${peer}@${manifest(`packages/ui/node_modules/${peer}`).version}`,
  )

async function installElsewhere(tarballs: readonly string[], folder: string): Promise<boolean> {
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'importer', private: true, type: 'module' }),
  )
  for (const [name, text] of Object.entries(usage)) writeFileSync(join(folder, name), text)
  const flags = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel', 'error']
  const wanted = [...tarballs, ...testedPeers(), '@types/react@19', 'typescript@6.0.3']
  if ((await run('npm', ['install', ...flags, ...wanted], { folder, quiet: true })) !== 0) return false
  if ((await run('node', [join(folder, 'node_modules/typescript/bin/tsc'), '-p', folder], { folder })) !== 0)
    return false
  return (await run('node', ['use.ts'], { folder })) === 0
}

/** Packs the three packages, lints their entry points and types, and uses them in a project that has nothing else. */
export async function checkPackages(): Promise<{ passed: number; failed: number; skipped: number }> {
  const results: boolean[] = []
  const manager = pinnedPnpm()
  if ('problem' in manager) fail(manager.problem)
  const [pnpm, ...before] = manager.words
  const folder = mkdtempSync(join(tmpdir(), 'remesa-packages-'))
  for (const name of packages) {
    const home = join(root, 'packages', name)
    results.push((await run('tsup', ['--silent'], { folder: home, quiet: true })) === 0)
    const packed = await run(pnpm, [...before, 'pack', '--pack-destination', folder], {
      folder: home,
      quiet: true,
    })
    results.push(packed === 0)
  }
  const tarballs = readdirSync(folder)
    .filter((file) => file.endsWith('.tgz'))
    .map((file) => join(folder, file))
  for (const tarball of tarballs) {
    results.push((await run('publint', [tarball, '--strict'], { quiet: true })) === 0)
    const typed = [tarball, '--profile', 'esm-only', '--exclude-entrypoints', ...stylesheets, '--quiet']
    results.push((await run('attw', typed, { quiet: true })) === 0)
  }
  const project = mkdtempSync(join(tmpdir(), 'remesa-importer-'))
  results.push(tarballs.length === packages.length && (await installElsewhere(tarballs, project)))
  for (const path of [folder, project]) rmSync(path, { recursive: true, force: true })
  const passed = results.filter(Boolean).length
  return { passed, failed: results.length - passed, skipped: 0 }
}
