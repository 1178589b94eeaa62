import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../run.ts'
import { failuresOfPlaywright, failuresOfVitest } from './failures.ts'

describe('the failures of a run', () => {
  it('the report of failures lists each failed test of Vitest with its file and line, and omits stack lines of the test runner', () => {
    const failures = failuresOfVitest({
      testResults: [
        {
          name: `${root}/packages/domain/src/kernel/money.test.ts`,
          status: 'failed',
          message: '',
          assertionResults: [
            { fullName: 'adds', status: 'passed', failureMessages: [] },
            {
              fullName: 'rounds',
              status: 'failed',
              failureMessages: [
                '\u001b[31mexpected 1 to be 2\u001b[39m\n    at money.test.ts:2:5\n    at file:///node_modules/vitest/run.js:1:1',
              ],
            },
            {
              fullName: 'waits',
              status: 'failed',
              failureMessages: ['Error: STACK_TRACE_ERROR\n    at money.test.ts:9:3'],
            },
          ],
        },
        {
          name: `${root}/apps/portal/src/a.test.ts`,
          status: 'failed',
          message: 'Cannot find module',
          assertionResults: [],
        },
      ],
    })
    expect(failures).toEqual([
      'packages/domain/src/kernel/money.test.ts › rounds\n    expected 1 to be 2\n        at money.test.ts:2:5',
      'packages/domain/src/kernel/money.test.ts › waits\n    Error: the test did not end within its time limit\n        at money.test.ts:9:3',
      'apps/portal/src/a.test.ts › the file\n    Cannot find module',
    ])
  })

  it('the report of failures lists each failed browser test, at any depth of its suite, and each error of the run itself', () => {
    const spec = (title: string, ok: boolean, message?: string) => ({
      title,
      file: 'orders.e2e.ts',
      ok,
      tests: [{ results: [{ errors: message === undefined ? [] : [{ message }] }] }],
    })
    const failures = failuresOfPlaywright({
      config: { rootDir: `${root}/apps/portal/e2e` },
      suites: [
        {
          specs: [spec('passes', true)],
          suites: [{ specs: [spec('fails', false, 'Error: not visible')] }],
        },
      ],
      errors: [{ message: 'no browser' }],
    })
    expect(failures).toEqual([
      'apps/portal/e2e/orders.e2e.ts › fails\n    Error: not visible',
      'apps/portal/e2e › the run\n    no browser',
    ])
  })

  it('the report of failures includes the content of the page on which a browser test failed', () => {
    const folder = mkdtempSync(join(tmpdir(), 'failures-'))
    const path = join(folder, 'error-context.md')
    writeFileSync(path, '# Page\n\n```yaml\n- heading "Orders"\n- dialog "Guide"\n```\n')
    const result = {
      errors: [{ message: 'Error: not visible' }],
      attachments: [{ name: 'screenshot' }, { name: 'error-context', path }],
    }
    const spec = { title: 'fails', file: 'orders.e2e.ts', ok: false, tests: [{ results: [result] }] }
    const failures = failuresOfPlaywright({ config: { rootDir: root }, suites: [{ specs: [spec] }] })
    rmSync(folder, { recursive: true })
    expect(failures).toEqual([
      'orders.e2e.ts › fails\n    Error: not visible\n    The page:\n    - heading "Orders"\n    - dialog "Guide"',
    ])
  })
})
