import type { Outcome } from '../checks/outcome'
import { brokenOf, type Report } from './text-report'

/** The report as JUnit XML, with one suite for each group and one case for each check of each call. */
export const junitReport = (report: Report): string => {
  const { outcomes, groups, seconds, startedAt } = report
  const counts = (some: readonly Outcome[]) => {
    const skipped = some.filter(({ verdict }) => verdict === 'not-tried').length
    return `tests="${some.length}" failures="${brokenOf({ outcomes: some }).length}" errors="0" skipped="${skipped}"`
  }
  const suites = groups.map((group) => {
    const own = outcomes.filter((outcome) => outcome.group === group)
    return [
      `  <testsuite name="${group}" ${counts(own)} timestamp="${escaped(startedAt)}">`,
      ...own.map(caseOf),
      '  </testsuite>',
    ].join('\n')
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="conformance" ${counts(outcomes)} time="${seconds.toFixed(3)}">`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n')
}

const caseOf = ({ check, call, verdict, expected, seen, request = '' }: Outcome): string => {
  const head = `    <testcase classname="${escaped(call)}" name="${escaped(`${check}: ${expected}`)}"`
  if (verdict === 'held') return `${head}/>`
  if (verdict === 'not-tried') return `${head}><skipped message="${escaped(expected)}"/></testcase>`
  const text = `${request}\nexpected: ${expected}\nseen: ${seen}`
  return `${head}><failure type="${escaped(check)}" message="${escaped(expected)}">${escaped(text)}</failure></testcase>`
}

// XML can't contain most control characters and half surrogates, not even escaped.
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is left out.
const unprintable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu

const escaped = (text: string): string =>
  text
    .replaceAll(unprintable, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
