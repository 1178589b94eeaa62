import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { packageRoot, repositoryRoot } from '../src/kernel/package-root'
import { buildSandbox, newStorage, type RunningSandbox, type Storage, startSandbox } from './sandbox-process'

const home = join(repositoryRoot(), 'examples', 'headless')

/** Bundles a script and the sources of the two packages that it imports into one file. */
async function buildScript(name: string): Promise<string> {
  const bundle = await rolldown({
    input: join(home, `${name}.ts`),
    platform: 'node',
    resolve: {
      conditionNames: ['@remesa/source', 'node', 'import', 'default'],
      modules: ['node_modules', join(packageRoot(), 'node_modules')],
    },
  })
  const file = join(packageRoot(), 'node_modules', '.cache', 'headless', `${name}.mjs`)
  await bundle.write({ file, format: 'esm', codeSplitting: false })
  await bundle.close()
  return file
}

let storage: Storage | undefined
let sandbox: RunningSandbox | undefined
let scripts: Readonly<Record<'orders' | 'day', string>> = { orders: '', day: '' }
beforeAll(async () => {
  scripts = { orders: await buildScript('place-orders'), day: await buildScript('shop-day') }
  storage = await newStorage()
  sandbox = await startSandbox({ entry: buildSandbox(), storage })
}, 180_000)
afterAll(async () => {
  await sandbox?.stop()
  await storage?.remove()
})

it('a script that imports only two packages can order, rate, cancel, deposit and report', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [scripts.orders, sandbox?.url ?? ''])
  expect(stdout.trim().split('\n')).toEqual([
    '✓ signed in as customer-operator',
    '✗ requestedAmounts.0.totalAmount amount in the form: totalAmount',
    expect.stringMatching(/^✓ pickup \d+$/),
    expect.stringMatching(/^✓ delivery \d+$/),
    expect.stringMatching(/^✓ delivery-exchange \d+$/),
    expect.stringMatching(/^✓ assistance-service \d+$/),
    expect.stringMatching(/^✓ supply-material-service \d+$/),
    expect.stringMatching(/^✓ rated \d+ 5$/),
    expect.stringMatching(/^✓ cancelled \d+$/),
    expect.stringMatching(/^✓ deposited \S+$/),
    expect.stringMatching(/^✓ deposited once only \S+$/),
    expect.stringMatching(/^✓ downloaded orders-[a-z]+-[a-z]+-[\d-]+_[\d-]+\.xlsx \d{4,} bytes$/),
  ])
}, 120_000)

it('a script of sixty lines handles a shop’s day: pickup, declared values, QR code, deposit, rating and report', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [scripts.day, sandbox?.url ?? ''])
  expect(stdout.trim().split('\n')).toEqual([
    expect.stringMatching(/^✗ validation\.messages\.(min-date|not-today|no-time-left)$/),
    expect.stringMatching(/^✓ pickup \d+$/),
    expect.stringContaining('"vl":[{"bc":null,"sc":"S-4711","ctc":"1","cic":"EUR","am":1250}]'),
    expect.stringMatching(/^✓ deposited \S+$/),
    expect.stringMatching(/^✓ rated \d+$/),
    expect.stringMatching(/^✓ report orders-[a-z]+-[a-z]+-[\d-]+_[\d-]+\.xlsx \d{4,} bytes$/),
  ])
  expect(readFileSync(join(home, 'shop-day.ts'), 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(60)
}, 120_000)

it('the scripts import only the two packages and modules of Node', () => {
  const names = readdirSync(home)
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...readFileSync(join(home, file), 'utf8').matchAll(/from '([^']+)'/g)])
    .map(([, name = '']) => name)
  expect(
    names.filter((name) => !/^(node:|\.\/|@remesa\/(api-client(\/(node|tasks))?$|domain\/))/.test(name)),
  ).toEqual([])
})
