const calls = `const { today } = classifyOrders([], { now: new Date('2026-11-21T08:30:00Z'), timeZone: 'Europe/Madrid' })
const api = createClient({ baseUrl: 'http://127.0.0.1:9', getToken: () => 'none' }, contract)
const answered = api.session.me().then((answer) => {
  if (today.length !== 0 || answer.ok || typeof deriveAbility !== 'function') throw new Error('the packages do not work together')
  if (formatMoney !== sameFormatMoney) throw new Error('two copies of the domain')
  if (statusText('orders', 'ONWAY', 'es') !== 'En camino') throw new Error('the sentences are not there')
  if (!rules['ORD-26'].includes('24 hours')) throw new Error('the rules are not there')
  console.log(contract.session.me.path, formatMoney(1234.5, '€'), answer.error.kind)
})
`

/** Programs that import values and types of each package. Node runs them and compilers check them. */
export const usage = {
  'use.js': `import { createClient } from '@remesa/api-client'
import { contract } from '@remesa/api-client/contract'
import { classifyOrders, deriveAbility, formatMoney } from '@remesa/domain'
import { formatMoney as sameFormatMoney } from '@remesa/domain/kernel'
import rules from '@remesa/domain/rules.json' with { type: 'json' }
import { statusText } from '@remesa/messages'
${calls}await answered
`,
  'use.cjs': `const { createClient } = require('@remesa/api-client')
const { contract } = require('@remesa/api-client/contract')
const { classifyOrders, deriveAbility, formatMoney } = require('@remesa/domain')
const { formatMoney: sameFormatMoney } = require('@remesa/domain/kernel')
const rules = require('@remesa/domain/rules.json')
const { statusText } = require('@remesa/messages')
${calls}`,
  // This program loads the packages by `import` and by `require` in one process. Node then loads each module twice,
  // unless a condition in the manifest prevents this.
  'use-both.cjs': `const { TaskFailure } = require('@remesa/api-client/tasks')
const { formatMoney } = require('@remesa/domain')
Promise.all([import('@remesa/api-client/tasks'), import('@remesa/domain/kernel')]).then(([tasks, kernel]) => {
  if (tasks.TaskFailure !== TaskFailure || kernel.formatMoney !== formatMoney) throw new Error('two copies')
})
`,
  // This program imports every name of every entry. If a module is missing from the copy for `require`, the import
  // fails.
  'use-entries.cjs': `const { readFileSync } = require('node:fs')
for (const name of process.argv.slice(2)) {
  const { exports: entries } = JSON.parse(readFileSync(\`node_modules/@remesa/\${name}/package.json\`, 'utf8'))
  for (const [entry, { require: common }] of Object.entries(entries)) {
    // An entry that has no CommonJS copy loads ES modules instead.
    if (common === undefined || (common.default.endsWith('.cjs') && !process.features.require_module)) continue
    const path = \`@remesa/\${name}\${entry.slice(1)}\`
    const names = Object.entries(require(path))
    if (names.some(([, value]) => value === undefined)) throw new Error(\`\${path} is not whole\`)
  }
}
`,
  // A script, a serverless function and each worker of a test runner have to load every file of an entry before they
  // run, including libraries.
  'use-files.js': `import { registerHooks } from 'node:module'
const most = {
  'domain/kernel': 150, 'domain/orders': 230, domain: 470,
  'messages/de': 160, 'api-client/node': 230, 'api-client': 530,
}
for (const [entry, limit] of Object.entries(most)) {
  const files = new Set()
  const hooks = registerHooks({
    load: (url, context, next) => (files.add(url.replace(/\\?.*/, '')), next(url, context)),
  })
  // Each entry is loaded separately, with everything that it imports.
  const again = registerHooks({
    resolve: (name, context, next) => {
      const found = next(name, context)
      return found.url.startsWith('file:') ? { ...found, url: \`\${found.url.replace(/\\?.*/, '')}?\${entry}\` } : found
    },
  })
  await import(\`@remesa/\${entry}\`)
  hooks.deregister()
  again.deregister()
  if (files.size > limit || files.size < limit / 2)
    throw new Error(\`\${entry} loads \${files.size} files: at most \${limit}, and not as few as half of it\`)
}
`,
  'use-sandbox.cjs': `const { startInProcess } = require('@remesa/sandbox/in-process')
if (typeof startInProcess !== 'function') throw new Error('the test double can not be required')
`,
  'use-sandbox.js': `import { contract, createClient } from '@remesa/api-client'
import { startInProcess } from '@remesa/sandbox/in-process'
const sandbox = await startInProcess()
const getToken = () => sandbox.tokenOf('customer-operator')
const api = createClient({ baseUrl: 'http://sandbox.test', fetch: sandbox.fetch, getToken }, contract)
const me = await api.session.me()
if (!me.ok || me.value.username !== 'customer-operator') throw new Error('the account of the token is not signed in')
sandbox.fail({ call: 'reports.remove', as: 'server-error' })
const failed = await api.reports.remove({ params: { id: 1 } })
if (failed.ok || failed.error.code !== 'server-error') throw new Error('the call did not fail on demand')
await sandbox.close()
`,
  'use-sandbox.ts': `import { type FailurePlan, startInProcess } from '@remesa/sandbox/in-process'

export const lost: FailurePlan = { call: 'orders.createPickup', as: 'lost-answer', times: 2 }
export const started = startInProcess().then((sandbox) => sandbox.fail(lost))
`,
  'use.ts': `import { contract, createClient, type ApiError } from '@remesa/api-client'
import { all, unwrap } from '@remesa/api-client/tasks'
import type { OrderRow } from '@remesa/domain'

const rows: OrderRow[] = []
const api = createClient({ baseUrl: '', getToken: () => undefined }, contract)
/** The names of the service points from all pages. */
export const names: Promise<readonly string[]> = unwrap(all(api.servicePoints.list, { active: true })).then((points) =>
  points.map(({ description }) => description),
)
/** Whether a failure may be temporary, so that a retry makes sense. */
export const passes = ({ kind }: ApiError): boolean => kind === 'network' || kind === 'token'
export const asked: Promise<string | undefined> = api.reports
  .again({ body: { report: 1 } }, { idempotencyKey: 'key-1' })
  .then((answer) => (answer.ok ? answer.value.id : rows[0]?.serviceId ?? undefined))
`,
  // The compiler reports an error in this CommonJS file if the types for `require` differ from the real exports.
  'use-common.cts': `import { contract, createClient } from '@remesa/api-client'
import domain = require('@remesa/domain')
import { rules } from './rules.cts'

const api = createClient({ baseUrl: '', getToken: () => undefined }, contract)
export const shown: string = domain.formatMoney(domain.LOAD_ALL_PAGE_SIZE, rules)
export const me: Promise<boolean> = api.session.me().then(({ ok }) => ok)
`,
  'use-sandbox.cts': `import { type FailurePlan, startInProcess } from '@remesa/sandbox/in-process'

export const plan: FailurePlan = { call: 'orders.createPickup', as: 'network' }
export const started: Promise<void> = startInProcess().then((sandbox) => sandbox.fail(plan))
`,
  'rules.cts': `import { ruleText, type RuleId } from '@remesa/domain/rules'
const id: RuleId = 'ORD-26'
// @ts-expect-error there is no such rule
export const none: RuleId = 'ORD-0'
export const rules: string = ruleText(id)
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
      exactOptionalPropertyTypes: true,
      noEmit: true,
      allowImportingTsExtensions: true,
      target: 'es2023',
      module: 'nodenext',
      jsx: 'react-jsx',
      skipLibCheck: true,
      resolveJsonModule: true,
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      types: ['node'],
    },
    include: ['*.ts', '*.tsx', '*.cts'],
  }),
  // With this configuration, `require` can't load ES modules, as in older versions of Node. Importing a package without
  // a CommonJS copy is therefore an error.
  'tsconfig.common.json': JSON.stringify({
    extends: './tsconfig.json',
    compilerOptions: { module: 'node16', target: 'es2022' },
    include: ['*.cts'],
  }),
  // With this configuration, modules are resolved in the same way as by bundlers.
  'tsconfig.bundler.json': JSON.stringify({
    extends: './tsconfig.json',
    compilerOptions: { module: 'esnext', moduleResolution: 'bundler' },
    include: ['use.ts', 'use-sandbox.ts', 'worker.ts'],
  }),
}
