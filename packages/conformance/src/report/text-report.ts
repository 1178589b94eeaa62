import { type GroupName, groupNames, type Outcome } from '../checks/outcome'

/** The results of a conformance run. */
export interface Report {
  readonly baseUrl: string
  readonly startedAt: string
  readonly seconds: number
  /** One text for each token of the run, with the name of the user and the option that contains the token. */
  readonly callers: readonly string[]
  readonly groups: readonly GroupName[]
  readonly outcomes: readonly Outcome[]
  /** Ids of the chosen calls that the back end does not serve; they are not checked. */
  readonly unserved: readonly string[]
  /** Records that the run has created and could not remove. */
  readonly left: readonly string[]
}

const titles: Readonly<Record<GroupName, string>> = {
  examples: 'Examples of the contract',
  refusals: 'Refusals',
  permissions: 'Permissions',
  tenancy: 'Records of another customer',
  lists: 'Lists: pages, order and filters',
  idempotency: 'Idempotency keys',
  versions: 'Versions of records',
  stream: 'Stream of changes',
  hostile: 'Hostile requests',
}

/** The failed checks. */
export const brokenOf = ({ outcomes }: Pick<Report, 'outcomes'>): readonly Outcome[] =>
  outcomes.filter(({ verdict }) => verdict === 'broken')

/** The passed checks. */
export const heldOf = ({ outcomes }: Pick<Report, 'outcomes'>): readonly Outcome[] =>
  outcomes.filter(({ verdict }) => verdict === 'held')

/** The report as text: for each group the failed checks with expected and actual response, and the skipped checks. */
export const textReport = (report: Report): string => {
  const { baseUrl, callers, seconds, groups, unserved, left } = report
  const broken = brokenOf(report).length
  const held = heldOf(report).length
  const conclusion =
    broken > 0 ? 'The contract is broken' : held > 0 ? 'The contract holds' : 'Nothing was checked'
  return [
    `${baseUrl}, asked as ${callers.join(', ')}`,
    ...groups.map((group) => groupText(group, report.outcomes)),
    ...(unserved.length === 0
      ? []
      : [`${unserved.length} calls are not served, and were not checked: ${unserved.join(', ')}`]),
    ...(left.length === 0 ? [] : [`What the run leaves:\n${left.map((what) => `  ${what}`).join('\n')}`]),
    `${conclusion}: ${held} held, ${broken} broken, in ${seconds.toFixed(1)} s`,
  ].join('\n\n')
}

const groupText = (group: GroupName, all: readonly Outcome[]): string => {
  const outcomes = all.filter((outcome) => outcome.group === group)
  const broken = brokenOf({ outcomes })
  const held = heldOf({ outcomes }).length
  const idle = outcomes.filter(({ verdict }) => verdict === 'not-tried')
  const reasons = [...new Set(idle.map(({ expected }) => expected))]
  const sign = broken.length > 0 ? '✗' : held > 0 ? '✓' : '–'
  const nothing = outcomes.length === 0 ? '\n  none of the checked calls belongs to this part' : ''
  return [
    `${sign} ${titles[group]}: ${held} held, ${broken.length} broken${nothing}`,
    ...equalLines(broken).map(brokenText),
    ...reasons.map((why) => {
      const calls = idle.filter(({ expected }) => expected === why).map(({ call }) => call)
      return `  – not tried (${calls.length}): ${why}\n      ${calls.join(', ')}`
    }),
  ].join('\n')
}

interface EqualLines {
  readonly first: Outcome
  readonly times: number
  readonly calls: readonly string[]
}

/** Failed checks that have the same expectation and the same response, with their calls. */
const equalLines = (broken: readonly Outcome[]): readonly EqualLines[] => {
  const keys = broken.map(({ check, expected, seen }) => JSON.stringify([check, expected, seen]))
  return broken.flatMap((first, at) => {
    if (keys.indexOf(keys[at] ?? '') < at) return []
    const equal = broken.filter((_, other) => keys[other] === keys[at])
    return [{ first, times: equal.length, calls: [...new Set(equal.map(({ call }) => call))] }]
  })
}

const brokenText = ({ first: { check, request, expected, seen }, times, calls }: EqualLines): string =>
  [
    `  ✗ ${check} · ${calls.join(', ')}${times > 1 ? ` (× ${times})` : ''}`,
    ...(request === undefined ? [] : [`      ${request}`]),
    `      expected: ${expected}`,
    `      seen:     ${seen}`,
  ].join('\n')

/** All groups, or only the groups in `only`. */
export const chosenGroups = (only: readonly GroupName[] | undefined): readonly GroupName[] =>
  groupNames.filter((name) => only === undefined || only.includes(name))
