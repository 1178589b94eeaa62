import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { packageRoot, repositoryRoot } from '../src/kernel/package-root'
import { buildSandbox, newStorage, type RunningSandbox, type Storage, startSandbox } from './sandbox-process'

const home = join(repositoryRoot(), 'examples', 'headless')

/** The script as one file, its two packages taken from their sources. */
async function buildScript(): Promise<string> {
  const bundle = await rolldown({
    input: join(home, 'place-orders.ts'),
    platform: 'node',
    resolve: {
      conditionNames: ['@remesa/source', 'node', 'import', 'default'],
      modules: ['node_modules', join(packageRoot(), 'node_modules')],
    },
  })
  const file = join(packageRoot(), 'node_modules', '.cache', 'headless', 'place-orders.mjs')
  await bundle.write({ file, format: 'esm', codeSplitting: false })
  await bundle.close()
  return file
}

let storage: Storage | undefined
let sandbox: RunningSandbox | undefined
let script = ''
beforeAll(async () => {
  script = await buildScript()
  storage = await newStorage()
  sandbox = await startSandbox({ entry: buildSandbox(), storage })
}, 180_000)
afterAll(async () => {
  await sandbox?.stop()
  await storage?.remove()
})

it('orders, rates, cancels, deposits and reports from a script that imports only two packages', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [script, sandbox?.url ?? ''])
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
    expect.stringMatching(/^✓ downloaded orders-[\d-]+\.xlsx \d{4,} bytes$/),
  ])
}, 120_000)

it('imports only the two packages and modules of Node', () => {
  const names = readdirSync(home)
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...readFileSync(join(home, file), 'utf8').matchAll(/from '([^']+)'/g)])
    .map(([, name = '']) => name)
  expect(names.filter((name) => !/^(node:|\.\/|@remesa\/(api-client$|domain\/))/.test(name))).toEqual([])
})
