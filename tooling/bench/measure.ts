/**
 * Two implementations of the same task. Their measurements alternate in one process, so that a busy machine slows both.
 */
export interface TimedCase {
  readonly name: string
  readonly subject: () => unknown
  readonly baseline: () => unknown
  readonly baselineName: string
  /** The maximum time of the subject as a multiple of the baseline's time. A time equal to the maximum is accepted. */
  readonly goal: number
}

export interface Timed extends TimedCase {
  /** The measured times of both implementations, in milliseconds per call. */
  readonly times: { readonly subject: number; readonly baseline: number }
  readonly ratio: number
}

const ROUNDS = 31
const WARM_UP_ROUNDS = 6
/** Milliseconds of one measurement. It contains so many calls that the resolution of the clock does not matter. */
const TURN_MS = 20

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const callsFor = (milliseconds: number) => Math.max(1, Math.ceil(TURN_MS / Math.max(milliseconds, 0.001)))

const summary = (one: TimedCase, calls: number, turns: readonly (readonly [number, number])[]): Timed => ({
  ...one,
  times: {
    baseline: median(turns.map(([baseline]) => baseline)) / calls,
    subject: median(turns.map(([, subject]) => subject)) / calls,
  },
  ratio: median(turns.map(([baseline, subject]) => subject / baseline)),
})

export function measure(one: TimedCase): Timed {
  const millisecondsOf = (work: () => unknown, calls: number): number => {
    const begun = performance.now()
    for (let call = 0; call < calls; call += 1) work()
    return performance.now() - begun
  }
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) {
    one.baseline()
    one.subject()
  }
  const calls = callsFor(millisecondsOf(one.baseline, 1))
  const turns = Array.from(
    { length: ROUNDS },
    () => [millisecondsOf(one.baseline, calls), millisecondsOf(one.subject, calls)] as const,
  )
  return summary(one, calls, turns)
}

/** Measures two asynchronous implementations. Each call starts after the previous call has ended. */
export async function measureWaiting(one: TimedCase): Promise<Timed> {
  const millisecondsOf = async (work: () => unknown, calls: number): Promise<number> => {
    const begun = performance.now()
    for (let call = 0; call < calls; call += 1) await work()
    return performance.now() - begun
  }
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) {
    await one.baseline()
    await one.subject()
  }
  const calls = callsFor(await millisecondsOf(one.baseline, 1))
  const turns: (readonly [number, number])[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    turns.push([await millisecondsOf(one.baseline, calls), await millisecondsOf(one.subject, calls)])
  }
  return summary(one, calls, turns)
}

const milliseconds = (value: number) => `${value.toFixed(value < 1 ? 3 : 1)} ms`

/** The ratio of the times of two compared implementations, and the goal for this ratio. */
export type Ratio = Omit<Timed, 'subject' | 'baseline'>

export const ratioTable = (results: readonly Ratio[]): string =>
  [
    '| What | takes | Baseline | takes | Ratio | Goal |',
    '|---|---|---|---|---|---|',
    ...results.map(
      ({ name, times, baselineName, ratio, goal }) =>
        `| ${name} | ${milliseconds(times.subject)} | ${baselineName} | ${milliseconds(times.baseline)} | ${ratio.toFixed(2)} | ≤ ${goal} |`,
    ),
  ].join('\n')

/** An absolute limit for the time of work that has no baseline. */
export interface Bound {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly goal: number
}

export const boundTable = (bounds: readonly Bound[]): string =>
  [
    '| What | Measured | Goal |',
    '|---|---|---|',
    ...bounds.map(
      ({ name, value, unit, goal }) =>
        `| ${name} | ${value.toFixed(value < 10 ? 1 : 0)} ${unit} | ≤ ${goal} ${unit} |`,
    ),
  ].join('\n')
