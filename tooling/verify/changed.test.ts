import { describe, expect, it } from 'vitest'
import { affectedBy } from './changed'
import { importersOf } from './graph'

/** A small sample repository. It has two features in every layer, and modules that combine both features. */
const texts = new Map(
  Object.entries({
    'packages/domain/package.json': `{ "name": "@remesa/domain", "exports": { "./deposits": { "@remesa/source": "./src/deposits/index.ts" } } }`,
    'packages/domain/src/kernel/money.ts': '',
    'packages/domain/src/deposits/index.ts': "export { rule } from './rule'",
    'packages/domain/src/deposits/rule.ts': "import { add } from '../kernel/money'",
    'packages/domain/src/deposits/rule.test.ts': "import { rule } from './rule'",
    'packages/domain/src/orders/rule.ts': "import type { Rule } from '../deposits/rule'",
    'packages/domain/src/orders/rule.test.ts': "import { rule } from './rule'",
    'packages/ui/src/i18n/load.ts': "const all = () => import('./locales/en/deposits.json')",
    'packages/ui/src/i18n/locales/en/deposits.json': '',
    'packages/ui/src/deposits/form.tsx':
      "import { load } from '../i18n/load'\nimport { rule } from '@remesa/domain/deposits'",
    'packages/ui/src/deposits/form.test.tsx': "import { Form } from './form'",
    'packages/ui/src/deposits/form.stories.tsx': "import { Form } from './form'",
    'packages/ui/src/orders/table.test.tsx': "import { load } from '../i18n/load'",
    'apps/sandbox/migrations/0001.sql': '',
    'apps/sandbox/src/db/connection/migrate-database.ts': '',
    'apps/sandbox/src/api/api.ts':
      "import '../db/connection/migrate-database'\nimport '../deposits/handler'\nimport '../orders/handler'",
    'apps/sandbox/src/api/access.test.ts': "import './api'",
    'apps/sandbox/src/deposits/handler.ts': "import { rule } from '@remesa/domain/deposits'",
    'apps/sandbox/src/deposits/handler.test.ts': "import '../api/api'",
    'apps/sandbox/src/orders/handler.ts':
      "import { rule } from '../../../../packages/domain/src/orders/rule'",
    'apps/sandbox/src/orders/handler.test.ts': "import '../api/api'",
    'apps/sandbox/src/orders/kills.slow.test.ts': "import '../api/api'",
    'apps/sandbox/src/main.ts': "import './api/api'",
    'apps/portal/src/main.ts': "import { Form } from '../../../packages/ui/src/deposits/form'",
    'apps/portal/test/screens/deposits/book.test.tsx': "import '../screen'",
    'apps/portal/test/screens/orders/cancel.test.tsx': "import '../screen'",
    'apps/portal/test/screens/screen.tsx': "import '../../src/main'",
    'apps/portal/e2e/deposits.e2e.ts': "import './world'",
    'apps/portal/e2e/orders-list.e2e.ts': "import './world'",
    'apps/portal/e2e/world.ts': '',
    'tooling/conventions/rules.test.ts': '',
  }),
)
const files = [...texts.keys()]
const affected = (...changed: readonly string[]) => {
  const { tests, stories, journeys, packing } = affectedBy(changed, files, importersOf(texts))
  const all = [...tests, ...stories, ...journeys].filter(
    (file) => file !== 'tooling/conventions/rules.test.ts',
  )
  return { all: all.map((file) => file.replace(/^.*\/(src|test|e2e)\//, '')), tests, packing }
}

const BACK_END = ['deposits/handler.test.ts', 'orders/handler.test.ts']
const SCREENS = ['screens/deposits/book.test.tsx', 'screens/orders/cancel.test.tsx']
const JOURNEYS = ['deposits.e2e.ts', 'orders-list.e2e.ts']

describe('the tests affected by a change', () => {
  it.each([
    [
      'a change of a rule affects the tests of its feature and the tests that use all features',
      'packages/domain/src/deposits/rule.ts',
      [
        'deposits/rule.test.ts',
        'deposits/form.test.tsx',
        'api/access.test.ts',
        'deposits/handler.test.ts',
        'screens/deposits/book.test.tsx',
        'deposits/form.stories.tsx',
      ],
    ],
    [
      'a change of a rule does not affect the tests of files that import only a type of the rule',
      'packages/domain/src/orders/rule.ts',
      ['orders/rule.test.ts', 'api/access.test.ts', 'orders/handler.test.ts'],
    ],
    [
      'a change of a component affects the tests, stories and screens of the component',
      'packages/ui/src/deposits/form.tsx',
      ['deposits/form.test.tsx', 'screens/deposits/book.test.tsx', 'deposits/form.stories.tsx'],
    ],
    [
      'a change of a text affects the tests, stories and screens that show its feature',
      'packages/ui/src/i18n/locales/en/deposits.json',
      ['deposits/form.test.tsx', 'screens/deposits/book.test.tsx', 'deposits/form.stories.tsx'],
    ],
    [
      'a change of a migration affects every test of the back end',
      'apps/sandbox/migrations/0001.sql',
      ['api/access.test.ts', ...BACK_END],
    ],
    [
      'a change of a browser test affects only this test',
      'apps/portal/e2e/deposits.e2e.ts',
      ['deposits.e2e.ts'],
    ],
    [
      'a change of a helper of browser tests affects the browser tests that use the helper',
      'apps/portal/e2e/world.ts',
      JOURNEYS,
    ],
    [
      'a change of a helper of screen tests affects all screen tests',
      'apps/portal/test/screens/screen.tsx',
      SCREENS,
    ],
    ['a change of documentation affects no test', 'README.md', []],
    [
      'a change of a slow test affects this test',
      'apps/sandbox/src/orders/kills.slow.test.ts',
      ['orders/kills.slow.test.ts'],
    ],
  ])('%s', (_, file, expected) => {
    expect(affected(file).all.toSorted()).toEqual(expected.toSorted())
  })

  it('the tests of conventions run for every change, and no tests run without a change', () => {
    expect(affected('README.md').tests).toEqual(['tooling/conventions/rules.test.ts'])
    expect(affected().tests).toEqual([])
  })

  it('a change of a manifest or of a package entry point runs the check of packed packages', () => {
    expect(affected('packages/domain/package.json').packing).toBe(true)
    expect(affected('packages/domain/src/deposits/index.ts').packing).toBe(true)
    expect(affected('packages/domain/src/deposits/rule.ts').packing).toBe(false)
  })
})
