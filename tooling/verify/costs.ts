import { cpus } from 'node:os'
import { relative } from 'node:path'
import { root } from '../run.ts'

/** The cost of a verification run: seconds of wall time, and processor seconds of all cores together. */
export interface Cost {
  readonly seconds: number
  readonly processorSeconds: number
}

/** A test file, and the wall time of its tests in seconds. */
export interface FileCost {
  readonly file: string
  readonly seconds: number
}

/** The times of one processor core in milliseconds, as `cpus()` of Node returns them. */
interface Times {
  readonly user: number
  readonly nice: number
  readonly sys: number
  readonly irq: number
}

/**
 * The busy seconds of all cores together since the machine started, read from the machine's own counters. The counters
 * include killed processes such as browsers, whose times no process can report afterwards.
 */
export const busySeconds = (cores: readonly { readonly times: Times }[]): number =>
  cores.reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0) / 1000

/**
 * Starts a measurement. The returned function returns the cost since the start, which includes all other work of the
 * machine.
 */
export const measure = (): (() => Cost) => {
  const begun = performance.now()
  const before = busySeconds(cpus())
  return () => ({
    seconds: (performance.now() - begun) / 1000,
    processorSeconds: busySeconds(cpus()) - before,
  })
}

const whole = (seconds: number) => seconds.toFixed(0).padStart(7)

/** A table with the cost of each verification step, and with the sum. */
export const stepTable = (steps: readonly (Cost & { readonly title: string })[]): string => {
  const total = {
    title: 'together',
    seconds: steps.reduce((sum, { seconds }) => sum + seconds, 0),
    processorSeconds: steps.reduce((sum, { processorSeconds }) => sum + processorSeconds, 0),
  }
  const lines = [...steps, total].map(
    ({ title, seconds, processorSeconds }) => `${whole(seconds)} ${whole(processorSeconds)}  ${title}`,
  )
  return [`${'s'.padStart(7)} ${'core s'.padStart(7)}`, ...lines].join('\n')
}

/**
 * A table of the slowest test files. The processor seconds of a file are estimated from those of its step, because
 * files share processes and the counters of a process do not distinguish files.
 */
export const fileTable = (
  steps: readonly (Cost & { readonly files: readonly FileCost[] })[],
  most: number,
): string => {
  const files = steps.flatMap(({ files: ofStep, processorSeconds }) => {
    const sum = ofStep.reduce((total, { seconds }) => total + seconds, 0)
    return ofStep.map(({ file, seconds }) => ({
      file: relative(root, file),
      seconds,
      processorSeconds: sum === 0 ? 0 : (processorSeconds * seconds) / sum,
    }))
  })
  return files
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, most)
    .map(({ file, seconds, processorSeconds }) => `${whole(seconds)} ${whole(processorSeconds)}  ${file}`)
    .join('\n')
}
