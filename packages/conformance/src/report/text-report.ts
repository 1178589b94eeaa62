import { type GroupName, groupNames, type Outcome } from '../checks/outcome'

/** What a run has found. */
export interface Report {
  readonly baseUrl: string
  readonly startedAt: string
  readonly seconds: number
  /** Whose tokens were used: option and name of the user. */
  readonly callers: readonly string[]
  readonly groups: readonly GroupName[]
  readonly outcomes: readonly Outcome[]
  /** What the run has created and could not take back without a trace. */
  readonly left: readonly string[]
}

const titles: Readonly<Record<GroupName, string>> = {
  examples: 'Examples of the contract',
  refusals: 'Refusals',
  permissions: 'Permissions',
  tenancy: 'Records of another customer',
  idempotency: 'Idempotency keys',
  versions: 'Versions of records',
  stream: 'Stream of changes',
  hostile: 'Hostile requests',
}

/** The checks that did not hold. */
export const brokenOf = ({ outcomes }: Pick<Report, 'outcomes'>): readonly Outcome[] =>
  outcomes.filter(({ verdict }) => verdict === 'broken')

/** The report for a person: each part with what broke, what was expected and seen, and what was not tried. */
export const textReport = (report: Report): string => {
  const { baseUrl, callers, seconds, groups, left } = report
  const broken = brokenOf(report).length
  const held = report.outcomes.filter(({ verdict }) => verdict === 'held').length
  return [
    `${baseUrl}, asked as ${callers.join(', ')}`,
    ...groups.map((group) => groupText(group, report.outcomes)),
    ...(left.length === 0 ? [] : [`What the run leaves:\n${left.map((what) => `  ${what}`).join('\n')}`]),
    `${broken === 0 ? 'The contract holds' : 'The contract is broken'}: ${held} held, ${broken} broken, in ${seconds.toFixed(1)} s`,
  ].join('\n\n')
}

const groupText = (group: GroupName, all: readonly Outcome[]): string => {
  const outcomes = all.filter((outcome) => outcome.group === group)
  const broken = brokenOf({ outcomes })
  const held = outcomes.filter(({ verdict }) => verdict === 'held').length
  const idle = outcomes.filter(({ verdict }) => verdict === 'not-tried')
  const reasons = [...new Set(idle.map(({ expected }) => expected))]
  return [
    `${broken.length === 0 ? '✓' : '✗'} ${titles[group]}: ${held} held, ${broken.length} broken`,
    ...broken.map(brokenText),
    ...reasons.map((why) => {
      const calls = idle.filter(({ expected }) => expected === why).map(({ call }) => call)
      return `  – not tried (${calls.length}): ${why}\n      ${calls.join(', ')}`
    }),
  ].join('\n')
}

const brokenText = ({ check, call, request, expected, seen }: Outcome): string =>
  [
    `  ✗ ${check} · ${call}`,
    ...(request === undefined ? [] : [`      ${request}`]),
    `      expected: ${expected}`,
    `      seen:     ${seen}`,
  ].join('\n')

/** All groups, or those that are named. */
export const chosenGroups = (only: readonly GroupName[] | undefined): readonly GroupName[] =>
  groupNames.filter((name) => only === undefined || only.includes(name))
