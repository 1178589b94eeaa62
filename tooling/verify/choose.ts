import { parseArgs } from 'node:util'
import type { Step } from './steps.ts'

/** The options of a verification run. */
export interface Wish {
  /** The names of steps. If there are none, the command decides which steps run. */
  readonly names: readonly string[]
  /**
   * `test`: the steps that every change has to pass. `verify`: all steps. `beyond-test`: the steps of `verify` without
   * the steps of `test`.
   */
  readonly command: 'test' | 'verify' | 'beyond-test'
  /** A revision. Only those tests run that are affected by changes since the branch left this revision. */
  readonly since?: string
  /** The share of the tests that this machine runs. On the second of four machines it is `[2, 4]`. */
  readonly shard: readonly [part: number, parts: number]
}

type Steps = Readonly<Record<string, Step>>

const MAIN = 'main'
const WHOLE = [1, 1] as const

const options = {
  all: { type: 'boolean', default: false },
  'beyond-test': { type: 'boolean', default: false },
  changed: { type: 'boolean', default: false },
  shard: { type: 'string' },
} as const

const shardOf = (text: string): readonly [number, number] | undefined => {
  const [, part = 0, parts = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number)
  return part >= 1 && part <= parts ? [part, parts] : undefined
}

/** Reads the command-line arguments of a verification run. The error is a sentence. */
export const wishOf = (args: readonly string[], steps: Steps): Wish | string => {
  let parsed: ReturnType<typeof parse>
  try {
    parsed = parse(args)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  const { values, positionals } = parsed
  const shard = values.shard === undefined ? WHOLE : shardOf(values.shard)
  if (shard === undefined) return `--shard takes a part of all parts, such as 2/4, and not "${values.shard}".`
  const others = positionals.filter((name) => !Object.hasOwn(steps, name))
  const [revision = MAIN, ...unknown] = values.changed ? others : [undefined, ...others]
  if (unknown.length > 0)
    return `There is no step "${unknown.join('", "')}". The steps are: ${Object.keys(steps).join(', ')}.`
  return {
    names: positionals.filter((name) => Object.hasOwn(steps, name)),
    command: values['beyond-test'] ? 'beyond-test' : values.all ? 'verify' : 'test',
    ...(values.changed ? { since: revision } : {}),
    shard,
  }
}

const parse = (args: readonly string[]) => parseArgs({ args: [...args], allowPositionals: true, options })

/**
 * The steps that this machine runs, in the order of `steps`. Every machine runs each divided step with its share of the
 * tests. The remaining steps are distributed to the machines in turn.
 */
export const chosenSteps = (
  { names, command, shard: [part, parts] }: Wish,
  steps: Steps,
): readonly (readonly [name: string, step: Step])[] => {
  const isWished = (name: string, step: Step) =>
    names.length > 0
      ? names.includes(name)
      : command === 'verify' || (step.in === 'test') === (command === 'test')
  const wished = Object.entries(steps).filter(([name, step]) => isWished(name, step))
  const whole = wished.filter(([, step]) => !step.divided)
  return wished.filter((entry) => {
    const turn = whole.indexOf(entry)
    return turn === -1 || turn % parts === part - 1
  })
}

/** The option with which Vitest and Playwright run only a share of their tests. */
export const shardArguments = ({ shard: [part, parts] }: Wish): readonly string[] =>
  parts === 1 ? [] : [`--shard=${part}/${parts}`]
