import { describe, expect, it } from 'vitest'
import { chosenSteps, shardArguments, wishOf } from './choose'
import { outcomeOf } from './runners'
import type { Step } from './steps'

const step = (part: Pick<Step, 'in'> & Partial<Step>): Step => ({
  title: 'A step',
  check: async () => outcomeOf({ passed: 1, failed: 0, skipped: 0 }),
  ...part,
})
const steps = {
  lint: step({ in: 'test' }),
  types: step({ in: 'test' }),
  unit: step({ in: 'test', divided: true }),
  sizes: step({ in: 'verify' }),
  journeys: step({ in: 'verify', divided: true }),
}
const wish = (...args: readonly string[]) => {
  const read = wishOf(args, steps)
  if (typeof read === 'string') throw new Error(read)
  return read
}
const chosen = (...args: readonly string[]) => chosenSteps(wish(...args), steps).map(([name]) => name)

describe('the steps of a run', () => {
  it.each([
    [[], ['lint', 'types', 'unit']],
    [['--all'], ['lint', 'types', 'unit', 'sizes', 'journeys']],
    [['--beyond-test'], ['sizes', 'journeys']],
    [
      ['types', 'sizes'],
      ['types', 'sizes'],
    ],
    [['--changed'], ['lint', 'types', 'unit']],
    [['--changed', 'unit', 'HEAD~2'], ['unit']],
  ])('the verification with the arguments %j runs the steps %j', (args, names) => {
    expect(chosen(...args)).toEqual(names)
  })

  it('each step of the verification runs on one machine, unless the step is divided among all machines', () => {
    const parts = [1, 2].map((part) => chosen('--all', '--shard', `${part}/2`))
    expect(parts).toEqual([
      ['lint', 'unit', 'sizes', 'journeys'],
      ['types', 'unit', 'journeys'],
    ])
    expect(shardArguments(wish('--shard', '2/4'))).toEqual(['--shard=2/4'])
    expect(shardArguments(wish())).toEqual([])
  })
})

describe('a change', () => {
  it('the changed files of the verification are those that differ from the main branch or, if a revision is passed, from the revision', () => {
    expect(wish('--changed').since).toBe('main')
    expect(wish('--changed', 'HEAD~2').since).toBe('HEAD~2')
    expect(wish('lint').since).toBeUndefined()
  })
})

describe('an invalid argument', () => {
  it.each([
    [['lnt'], 'There is no step "lnt". The steps are: lint, types, unit, sizes, journeys.'],
    [['toString'], 'There is no step "toString".'],
    [['--changed', 'HEAD', 'lnt'], 'There is no step "lnt".'],
    [['--shard', '5/4'], '--shard takes a part of all parts, such as 2/4, and not "5/4".'],
    [['--shard', 'two'], 'and not "two".'],
    [['--chnged'], "Unknown option '--chnged'"],
  ])(
    'the invalid argument %j of the verification is refused with a sentence about the accepted arguments',
    (args, sentence) => {
      expect(wishOf(args, steps)).toContain(sentence)
    },
  )
})
