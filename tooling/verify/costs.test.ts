import { expect, it } from 'vitest'
import { busySeconds, fileTable, stepTable } from './costs'

it('the measured processor seconds of a machine are the sum of the busy times of its cores', () => {
  const times = { user: 1000, nice: 200, sys: 300, idle: 99_999, irq: 40 }
  expect(busySeconds([{ times }, { times: { ...times, user: 2000 } }])).toBe(4.08)
})

it('the table with the durations of the verification’s steps ends with their sum', () => {
  const lint = { title: 'Lint', seconds: 2.4, processorSeconds: 3 }
  expect(stepTable([lint, { title: 'Types', seconds: 10, processorSeconds: 7 }]).split('\n')).toEqual([
    '      s  core s',
    '      2       3  Lint',
    '     10       7  Types',
    '     12      10  together',
  ])
})

it("the table of test file durations begins with the slowest file, and shows each file's share of its step's processor seconds", () => {
  const files = [
    { file: 'a.test.ts', seconds: 1 },
    { file: 'b.test.ts', seconds: 3 },
  ]
  const lines = fileTable([{ seconds: 4, processorSeconds: 8, files }], 1).split('\n')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/3 +6 {2}.*b\.test\.ts$/)
})
