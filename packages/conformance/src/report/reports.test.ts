import { describe, expect, it } from 'vitest'
import type { Outcome } from '../checks/outcome'
import { junitReport } from './junit-report'
import { type Report, textReport } from './text-report'

const outcome = (changes: Partial<Outcome>): Outcome => ({
  group: 'examples',
  check: 'examples.answered',
  call: 'orders.history',
  verdict: 'held',
  expected: 'an answer',
  seen: '200 {}',
  request: 'GET /api',
  ...changes,
})
const reportOf = (...outcomes: readonly Outcome[]): Report => ({
  baseUrl: 'https://portal.example',
  startedAt: '2026-11-23T09:30:00.000Z',
  seconds: 1.25,
  callers: ['olga (--token)'],
  groups: ['examples', 'stream'],
  outcomes,
  unserved: ['views.save', 'views.list'],
  left: ['the pickup 4 of olga, cancelled'],
})
const broken = outcome({ verdict: 'broken', check: 'answer.schema', seen: '200 <b>&"\u0000 \uD800 🚚</b>' })
const idle = outcome({ group: 'stream', verdict: 'not-tried', expected: 'no stream', seen: '' })

describe('the report for people', () => {
  it('the text report of the conformance check lists passed, failed and skipped checks of each group, with reasons', () => {
    const text = textReport(reportOf(outcome({}), broken, idle))
    expect(text).toContain('✗ Examples of the contract: 1 held, 1 broken')
    expect(text).toContain('✗ answer.schema · orders.history\n      GET /api\n      expected: an answer')
    expect(text).toContain('– Stream of changes: 0 held, 0 broken\n  – not tried (1): no stream')
    expect(text).toContain('2 calls are not served, and were not checked: views.save, views.list')
    expect(text).toContain('the pickup 4 of olga, cancelled')
    expect(text).toContain('The contract is broken: 1 held, 1 broken, in 1.3 s')
  })

  it('the text report of the conformance check groups failures with the same expectation and response, and lists their calls', () => {
    const other = { ...broken, call: 'orders.find', request: 'GET /other' }
    const text = textReport(reportOf(broken, broken, other, { ...broken, seen: '200 []' }))
    expect(text).toContain('✗ answer.schema · orders.history, orders.find (× 3)\n')
    expect(text).toContain('✗ answer.schema · orders.history\n')
    expect(text).toContain('0 held, 4 broken, in')
  })

  it('the text report of the conformance check does not say that the contract is kept if nothing was checked', () => {
    expect(textReport(reportOf(idle))).toContain('Nothing was checked: 0 held, 0 broken')
  })

  it('the text report of the conformance check says that the contract is kept if nothing failed', () => {
    expect(textReport(reportOf(outcome({})))).toContain('The contract holds: 1 held, 0 broken')
  })
})

describe('the report for pipelines', () => {
  it('the JUnit report of the conformance check counts test cases, failures and skipped cases, for each group and in total', () => {
    const xml = junitReport(reportOf(outcome({}), broken, idle))
    expect(xml).toContain(
      '<testsuites name="conformance" tests="3" failures="1" errors="0" skipped="1" time="1.250">',
    )
    expect(xml).toContain('<testsuite name="stream" tests="1" failures="0" errors="0" skipped="1"')
    expect(xml).toContain('<skipped message="no stream"/>')
  })

  it('the JUnit report of the conformance check escapes responses, and omits characters that XML can’t contain', () => {
    expect(junitReport(reportOf(broken))).toContain('seen: 200 &lt;b&gt;&amp;&quot;  🚚&lt;/b&gt;')
  })
})
