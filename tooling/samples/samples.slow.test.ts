import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Shown } from './answers.ts'
import { docstringSamples, freeNames, guideSamples, readmeSamples, type Sample } from './collect.ts'
import { documentSamples } from './document-samples.ts'
import { type Program, startProgram } from './program.ts'
import { checkTypes, type Ran, runner } from './run-samples.ts'

const samples = [...readmeSamples(), ...guideSamples(), ...docstringSamples()]

/**
 * Whether a sample is executed. Samples that render a page, sign a person in, start a server or start the clock of a
 * session are not executed: they need a browser or a person, or never end.
 */
const isRun = ({ kind, code }: Sample): boolean =>
  kind === 'ts' &&
  !/\bsignIn(WithDevice|AsService)?\(|\.listen\(/.test(code) &&
  !freeNames(code).some((name) => ['addEventListener', 'location'].includes(name))

const expected = (shown: Shown): unknown => {
  if (shown.kind === 'same') return shown.value
  if (shown.kind === 'begins') return expect.stringMatching(`^${shown.text.replaceAll(/\W/g, '\\$&')}`)
  if (shown.kind === 'any') return expect.anything()
  if (shown.kind === 'list') return shown.items.map(expected)
  return Object.fromEntries(Object.entries(shown.fields).map(([name, field]) => [name, expected(field)]))
}

it('code samples are found in the README and the docstrings of every package', () => {
  const homes = new Set(
    samples.map(({ place }) => place.replace(/:\d+$/, '').split('/').slice(0, 2).join('/')),
  )
  expect([...homes].sort()).toEqual([
    'apps/sandbox',
    'docs/how-to',
    'docs/start.md',
    'packages/api-client',
    'packages/conformance',
    'packages/domain',
    'packages/messages',
    'packages/ui',
  ])
  expect(docstringSamples().length).toBeGreaterThan(20)
})

it('all code samples pass the type check', async () => {
  const ofCalls = documentSamples()
  expect(ofCalls.length).toBeGreaterThan(80)
  expect(await checkTypes([...samples, ...ofCalls])).toBe(0)
}, 120_000)

describe('a sample that runs', () => {
  const all = samples.filter(isRun)
  let program: Program
  let ran: (sample: Sample) => Promise<Ran>
  beforeAll(async () => {
    program = await startProgram()
    ran = await runner(all, program.given)
    vi.spyOn(console, 'log').mockReturnValue(undefined)
    vi.spyOn(console, 'error').mockReturnValue(undefined)
  }, 120_000)
  afterAll(async () => {
    vi.restoreAllMocks()
    await program.end()
  })

  it.each(all.map((sample) => [sample.place, sample] as const))(
    'the code sample %s computes the values in its comments',
    async (_, sample) => {
      const { told, shown } = await ran(sample)
      expect(told).toEqual(shown.map((each, index) => [index, expected(each)]))
    },
    // The time limit is long, because one sample checks the conformance of the whole back end.
    120_000,
  )
})
