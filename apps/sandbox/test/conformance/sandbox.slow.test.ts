import { brokenOf, conform, type Report } from '@remesa/conformance'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ConformedBackEnd, startConformedBackEnd } from '../../src/testing/conformed-back-end'
import { changing } from './planted-fault'
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

describe('the check of the sandbox against the contract', () => {
  it('the sandbox passes the conformance check of the contract, also in a second run of the check', async () => {
    const first = await run()
    expect(brokenOf(first)).toEqual([])
    expect(first.outcomes.filter(({ verdict }) => verdict === 'held').length).toBeGreaterThan(800)
    const again = await run({ only: ['tenancy', 'idempotency', 'versions', 'stream'] })
    expect(brokenOf(again)).toEqual([])
    expect(again.left).toEqual(again.left.filter((what) => what.endsWith(', cancelled')))
  }, 120_000)

  it('the conformance check reports a call that is not served, but does not count it as a failure', async () => {
    const report = await run({
      calls: ['reports', 'country'],
      only: ['examples', 'permissions', 'refusals', 'hostile', 'lists'],
      fetch: async (input, init) => {
        const request = new Request(input, init)
        const isReport = new URL(request.url).pathname.includes('/report')
        return isReport ? Response.json({ code: 'not-found' }, { status: 404 }) : backEnd.fetch(request)
      },
    })
    expect(brokenOf(report)).toEqual([])
    expect(report.unserved).toContain('reports.list')
    expect(report.unserved.filter((id) => id.startsWith('country.'))).toEqual([])
    expect(report.outcomes.filter(({ call }) => report.unserved.includes(call))).toEqual([])
  })

  it('the conformance check requests no pickup in a country that allows no cancellation, even if the country lists cancellation reasons', async () => {
    const placed: string[] = []
    const report = await run({
      calls: ['orders'],
      only: ['idempotency'],
      fetch: async (input, init) => {
        const request = new Request(input, init)
        const { pathname } = new URL(request.url)
        const answer = await backEnd.fetch(request)
        if (answer.ok && pathname.endsWith('/pick-up-service')) placed.push(pathname)
        if (!pathname.endsWith('/v1/config')) return answer
        const config = await answer.json()
        return Response.json({ ...config, Orders: { ...config.Orders, EnabledCancelOrders: false } })
      },
    })
    expect(placed).toEqual([])
    expect(report.left).toEqual([])
  })

  it('the conformance check says which adapter is missing if it can’t try a pickup because no service point has this adapter', async () => {
    const withoutAdapters = changing('GET', /\/v1\/service-point$/, ({ content, totalElements }) => ({
      content: Object(content).map((point: object) => ({ ...point, adapters: [] })),
      totalElements,
    }))((request) => backEnd.fetch(request))
    const report = await run({
      calls: ['orders'],
      only: ['idempotency', 'refusals'],
      fetch: (input, init) => withoutAdapters(new Request(input, init)),
    })
    const pickups = report.outcomes.filter(
      ({ call, verdict }) => call === 'orders.createPickup' && verdict === 'not-tried',
    )
    expect(pickups.map(({ check, expected }) => [check, expected])).toEqual(
      ['refusals.rules', 'idempotency.once'].map((check) => [
        check,
        'no active service point of customer-operator accepts a pickup: adapter-missing pickup',
      ]),
    )
  })

  it('the conformance check does not count a lost connection as a failure', async () => {
    let sent = 0
    const report = await run({
      calls: ['country', 'clients'],
      only: ['examples', 'permissions', 'hostile'],
      fetch: async (input, init) => {
        sent += 1
        if (sent > 20 && sent % 3 === 0) throw new TypeError('fetch failed')
        return backEnd.fetch(input, init)
      },
    })
    expect(brokenOf(report)).toEqual([])
    expect(report.outcomes.some(({ verdict }) => verdict === 'not-tried')).toBe(true)
  })

  it.each(plantedFaults)('the conformance check finds the fault of a back end with $name', async (fault) => {
    const broken = fault.plant((request) => backEnd.fetch(request))
    const { outcomes } = await run({
      fetch: (input, init) => broken(new Request(input, init)),
      only: [fault.group, fault.neighbour],
      calls: [fault.call],
      streamMs: 1_000,
    })
    const named = outcomes.filter(({ verdict }) => verdict === 'broken')
    expect([...new Set(named.map(({ group, check }) => `${group}: ${check}`))]).toEqual([
      `${fault.group}: ${fault.check}`,
    ])
    expect(named.map(({ call }) => call)).toContain(fault.call)
    expect(outcomes.some(({ group, verdict }) => group === fault.neighbour && verdict === 'held')).toBe(true)
  })
})
