import { issue } from '@remesa/domain/kernel'
import { externalServicePointId } from '@remesa/domain/orders'
import { ServicePoint } from '@remesa/domain/service-points'
import { describe, expect, it } from 'vitest'
import { cannedFetch, json, noNetwork, quick, type Script } from '../../test/canned-fetch'
import { createClient } from '../client/create-client'
import { contract } from '../contract'
import { contractFacts } from '../openapi'
import {
  all,
  depositingAt,
  each,
  type KeyedWrite,
  orderingAt,
  reportFile,
  TaskFailure,
  unwrap,
} from './index'

const clientOf = (script: Script) => {
  const { fetch, sent } = cannedFetch(script)
  return { api: createClient({ ...quick, fetch }, contract), sent }
}
const [report] = contractFacts.reports.calls.list.answer?.content ?? []
const pageOf = (page: number, total: number) => ({
  content: Array.from({ length: Math.min(100, total - page * 100) }, (_, at) => ({
    ...report,
    id: `${page * 100 + at}`,
  })),
  totalElements: total,
})
const pageAsked = (url: string) => Number(new URL(url).searchParams.get('page'))

describe('the rows of a list', () => {
  it('the rows of a list are loaded page by page, and a page is requested only when its first row is needed', async () => {
    const { api, sent } = clientOf(({ url }) => json(pageOf(pageAsked(url), 230)))
    const ids: string[] = []
    for await (const { id } of each(api.reports.list, {})) {
      ids.push(`${id}`)
      if (ids.length === 150) break
    }
    expect(ids).toEqual(Array.from({ length: 150 }, (_, at) => `${at}`))
    expect(sent.map(({ url }) => pageAsked(url))).toEqual([0, 1])
  })

  it('all rows of a list that match its filters can be loaded at once', async () => {
    const { api, sent } = clientOf(({ url }) => json(pageOf(pageAsked(url), 230)))
    const rows = await all(api.reports.list, { orderBy: 'id' })
    expect(rows).toMatchObject({ ok: true })
    expect(rows.ok && rows.value.length).toBe(230)
    expect(sent.every(({ url }) => url.includes('orderBy=id') && url.includes('size=100'))).toBe(true)
  })

  it('if a page of a list can’t be loaded, a loop over the rows throws, and the function for all rows returns the error', async () => {
    const { api } = clientOf(({ url }) => (pageAsked(url) === 0 ? json(pageOf(0, 230)) : noNetwork()))
    expect(await all(api.reports.list, {})).toMatchObject({ ok: false, error: { kind: 'network' } })
    await expect(async () => {
      for await (const row of each(api.reports.list, {})) expect(row).toBeDefined()
    }).rejects.toThrow('reports.list: network')
  })
})

describe('a failed task', () => {
  it('unwrapping the result of a failed task throws an exception with the task’s error and cause', async () => {
    const { api } = clientOf(noNetwork)
    const failure = await unwrap(api.session.me()).catch((thrown: unknown) => thrown)
    expect(failure).toBeInstanceOf(TaskFailure)
    expect(failure).toMatchObject({
      message: 'session.me: network',
      error: { kind: 'network', endpoint: 'session.me' },
      cause: new TypeError('fetch failed'),
    })
  })

  it('the error message of a failed task contains the values that the rules refuse', () => {
    const issues = [issue('required', 'rate')]
    expect(new TaskFailure({ kind: 'invalid', issues }).message).toBe('rate: required')
    const reasons = [{ rule: 'done', key: 'orders.refused.done', params: {} }]
    expect(new TaskFailure({ kind: 'refused', reasons }).message).toBe('done')
    expect(new TaskFailure({ kind: 'unfinished', afterMs: 9 }).message).toBe('not finished after 9 ms')
  })
})

describe('the file of a report', () => {
  const file = new Uint8Array([80, 75])
  const statuses = (...answers: readonly string[]) => {
    let asked = 0
    return clientOf(({ url }) => {
      if (!url.includes('page=')) return new Response(file, { headers: { 'Content-Type': 'text/csv' } })
      const status = answers[Math.min(asked, answers.length - 1)]
      asked += 1
      return json({ content: status === '' ? [] : [{ ...report, id: 5, status }], totalElements: 1 })
    })
  }

  it('waiting for a report finds the report by its id, and downloads the file once it is ready', async () => {
    const { api, sent } = statuses('', 'RECEIVED', 'PROCESSING', 'UPLOADED')
    expect(await reportFile(api, '5', { everyMs: 1 })).toMatchObject({ ok: true, value: { bytes: file } })
    expect(sent).toHaveLength(5)
  })

  it('waiting for a report ends with an error if creating its file fails or takes too long', async () => {
    expect(await reportFile(statuses('ERROR').api, '5')).toMatchObject({
      error: { kind: 'refused', reasons: [{ key: 'reports.refused.failed' }] },
    })
    expect(await reportFile(statuses('PROCESSING').api, '5', { everyMs: 1, forMs: 3 })).toEqual({
      ok: false,
      error: { kind: 'unfinished', afterMs: 3 },
    })
  })
})

describe('ordering and depositing', () => {
  const [example] = contractFacts.servicePoints.calls.list.answer?.content ?? []
  const servicePoint = ServicePoint.parse(example)
  const placed: string[] = []
  const script: Script = ({ url, method, headers }) => {
    if (method !== 'GET') {
      placed.push(headers.get('Idempotency-Key') ?? '')
      return placed.length === 1 ? noNetwork() : json(contractFacts.orders.calls.createPickup.answer)
    }
    if (url.includes('/me')) return json(contractFacts.session.calls.me.answer)
    if (url.includes('currenc')) return json(contractFacts.orders.calls.currencies.answer)
    return json(contractFacts.country.calls.config.answer)
  }

  it('an order that breaks a rule is not sent; an order without a response is sent again with the same idempotency key', async () => {
    const { api } = clientOf(script)
    const keyed: KeyedWrite[] = []
    const newKey = (write: KeyedWrite) => `key-${keyed.push(write)}`
    const shop = await unwrap(orderingAt(api, servicePoint, { newKey }))
    const pickup = shop.order('pickup')
    expect(pickup.issues().map(({ path }) => path)).toContain('totalAmount')
    expect(await pickup.send()).toMatchObject({ ok: false, error: { kind: 'invalid' } })
    expect(placed).toEqual([])
    expect(await pickup.change({ totalAmount: '12,50' }).send()).toMatchObject({ ok: true })
    expect(placed).toEqual(['key-1', 'key-1'])
    const servicePointId = externalServicePointId(servicePoint)
    expect(keyed).toEqual([{ type: 'pickup', servicePointId, draft: pickup.draft() }])
    await pickup.send()
    expect(placed.at(-1)).toBe('key-1')
  })

  it('orders and deposits are refused if the time zone of the country is unknown', async () => {
    const elsewhere = { ...contractFacts.country.calls.config.answer, code: 'XX' }
    const { api } = clientOf((sent, count) =>
      sent.url.includes('/config?') ? json(elsewhere) : script(sent, count),
    )
    const refused = { error: { kind: 'refused', reasons: [{ key: 'country.refused.no-time-zone' }] } }
    expect(await orderingAt(api, servicePoint)).toMatchObject(refused)
    expect(await depositingAt(api, servicePoint)).toMatchObject(refused)
  })

  it('a deposit at a service point that takes no deposits is refused with the reason before it is filled in', async () => {
    const { api } = clientOf(script)
    const point = { ...servicePoint, deviceId: null }
    expect(await depositingAt(api, point)).toMatchObject({ ok: false, error: { kind: 'refused' } })
  })
})
