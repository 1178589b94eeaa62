import { brokenOf, conform, type Report } from '@remesa/conformance'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ConformedBackEnd, startConformedBackEnd } from '../../src/testing/conformed-back-end'
import { plantedFaults } from './planted-faults'

let backEnd: ConformedBackEnd
beforeAll(async () => {
  backEnd = await startConformedBackEnd()
})
afterAll(() => backEnd.close())

type Options = Partial<Parameters<typeof conform>[0]>

const run = (options: Options = {}): Promise<Report> =>
  conform({
    baseUrl: 'http://back-end',
    token: 'customer-operator',
    token2: 'customer-other',
    adminToken: 'provider-admin',
    fetch: backEnd.fetch,
    now: backEnd.now,
    ...options,
  })

describe('the sandbox, held against the contract', () => {
  it('keeps it, and keeps it again', async () => {
    const first = await run()
    expect(brokenOf(first)).toEqual([])
    expect(first.outcomes.filter(({ verdict }) => verdict === 'held').length).toBeGreaterThan(800)
    const again = await run({ only: ['tenancy', 'idempotency', 'versions', 'stream'] })
    expect(brokenOf(again)).toEqual([])
    expect(again.left).toEqual(again.left.filter((what) => what.endsWith(', cancelled')))
  }, 120_000)

  it.each(plantedFaults)('is found with $name', async (fault) => {
    const broken = fault.plant((request) => backEnd.fetch(request))
    const { outcomes } = await run({
      fetch: (input, init) => broken(new Request(input, init)),
      only: [fault.group, fault.neighbour],
      calls: [fault.call],
      streamMs: 1_000,
    })
    const named = outcomes.filter(({ verdict }) => verdict === 'broken')
    expect(named).toContainEqual(
      expect.objectContaining({ group: fault.group, check: fault.check, call: fault.call }),
    )
    expect(named.filter(({ group }) => group === fault.neighbour)).toEqual([])
    expect(outcomes.some(({ group, verdict }) => group === fault.neighbour && verdict === 'held')).toBe(true)
  })
})
