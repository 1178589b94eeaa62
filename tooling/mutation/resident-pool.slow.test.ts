import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createVitest } from 'vitest/node'
import { residentProcess } from './resident-pool.ts'

const folder = mkdtempSync(join(tmpdir(), 'remesa-resident-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('each test run in the reused process of the mutation tests gets new modules and values, and no mutant of the previous run', async () => {
  const log = join(folder, 'log')
  const vitest = await createVitest(
    'test',
    {
      config: false,
      root: import.meta.dirname,
      include: ['resident.fixture.ts'],
      setupFiles: [join(import.meta.dirname, 'mutant-setup.ts')],
      watch: false,
      reporters: [],
    },
    { plugins: [residentProcess()] },
  )
  try {
    vitest.provide('log', log)
    vitest.provide('globalNamespace', '__mutants__')
    const outcomes: boolean[] = []
    for (const wanted of [1, 2, 1]) {
      vitest.provide('wanted', wanted)
      const { testModules } = await vitest.runTestSpecifications(await vitest.globTestSpecifications())
      outcomes.push(testModules.length === 1 && testModules.every((module) => module.ok()))
    }
    expect(outcomes).toEqual([true, false, true])
    const lines = readFileSync(log, 'utf8').trim().split('\n')
    expect(lines).toHaveLength(3)
    expect(new Set(lines).size).toBe(1)
    expect(lines[0]).toMatch(/^\d+ none$/)
  } finally {
    await vitest.close()
  }
})
