import { CreatedOrder, contract, Problem } from '@remesa/api-client/contract'
import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderSupplies, orders } from '../db/schema'
import { denominationId } from '../db/seed/money.seed'
import { assistanceBody, deliveryBody, supplyBody } from '../testing/requests/orders.requests'
import { createTestWorld, type TestWorld } from '../testing/test-world'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const spain = '/api/sol-customer/ES/v1'
const put = (path: string, body: unknown, key?: string) =>
  world.call('customer-operator', `PUT ${spain}/${path}`, {
    body,
    headers: key === undefined ? {} : { 'Idempotency-Key': key },
  })
const get = async (path: string) => (await world.call('customer-operator', `GET ${spain}/${path}`)).body

const issuesOf = (body: unknown) =>
  Problem.parse(body)
    .issues?.map(({ path, rule }) => `${path}: ${rule}`)
    .toSorted() ?? []

const countOrders = async () => (await world.db.select({ value: count() }).from(orders))[0]?.value ?? 0

const fifty = String(denominationId('EUR', 5_000))
const [entry] = deliveryBody.requestedAmounts
/** A body for a delivery with this number of notes of 50 EUR and this total. */
const deliveryOf = (notes: number, totalAmount = notes * 50, changes: object = {}) => ({
  ...deliveryBody,
  requestedAmounts: [
    { ...entry, denominations: [{ denominationId: fifty, denominationQuantity: notes }], totalAmount },
  ],
  ...changes,
})

describe('a delivery', () => {
  it('[API-OPS-09] a delivery is stored with its banknotes, and its detail returns them', async () => {
    const { serviceId } = CreatedOrder.parse((await put('deliver-service', deliveryOf(20))).body)
    const detail = contract.orders.delivery.response.parse(await get(`deliver-service/${serviceId}`))
    expect(detail).toMatchObject({
      isChange: false,
      requestInitialTime: '2026-11-25T10:00:00+01:00',
      requestedAmounts: [
        {
          currencyIsoCode: 'EUR',
          totalAmount: 1_000,
          denominations: [{ denominationId: fifty, denominationQuantity: 20 }],
        },
      ],
    })
  })

  it('[ORD-EXC-02] an exchange is stored as a delivery with the flag `isChange`, and can be read under the path of deliveries', async () => {
    const { serviceId } = CreatedOrder.parse(
      (await put('deliver-service', deliveryOf(1, 50, { isChange: true }))).body,
    )
    const detail = contract.orders.delivery.response.parse(await get(`deliver-service/${serviceId}`))
    expect(detail.isChange).toBe(true)
    const [row] = await world.db
      .select()
      .from(orders)
      .where(eq(orders.id, Number(serviceId)))
    expect(row?.serviceType).toBe('2')
  })

  it('[ORD-DLV-12] a delivery is accepted up to the limit of its service point, and refused above the limit', async () => {
    expect((await put('deliver-service', deliveryOf(1_000))).status).toBe(200)
    const beyond = await put('deliver-service', deliveryOf(1_001))
    expect(Problem.parse(beyond.body).issues).toEqual([
      {
        rule: 'max_value',
        key: 'validation.messages.max_value',
        path: 'requestedAmounts.0.totalAmount',
        params: { max: 50_000 },
      },
    ])
  })

  const packs = [{ packId: '1', packQuantity: 2 }]
  it.each([
    [
      'a total that differs from the sum of its parts',
      deliveryOf(20, 999),
      ['requestedAmounts.0.totalAmount: confirmed'],
    ],
    [
      'a banknote that does not exist',
      {
        ...deliveryBody,
        requestedAmounts: [
          { ...entry, denominations: [{ denominationId: '9999', denominationQuantity: 1 }] },
        ],
      },
      ['requestedAmounts.0.denominations.0.denominationId: invalid'],
    ],
    [
      'the same banknote twice',
      {
        ...deliveryBody,
        requestedAmounts: [
          {
            ...entry,
            denominations: [1, 2].map((quantity) => ({
              denominationId: fifty,
              denominationQuantity: quantity,
            })),
            totalAmount: 150,
          },
        ],
      },
      ['requestedAmounts.0.denominations.1.denominationId: invalid'],
    ],
    [
      'the same currency twice',
      { ...deliveryBody, requestedAmounts: [entry, entry] },
      ['requestedAmounts.0.currencyId: invalid', 'requestedAmounts.1.currencyId: invalid'].slice(1),
    ],
    [
      'a pack of another country',
      {
        ...deliveryBody,
        requestedAmounts: [{ ...entry, packs: [{ packId: '9', packQuantity: 1 }] }],
      },
      ['requestedAmounts.0.packs.0.packId: invalid'],
    ],
    [
      'packs that the total does not include',
      { ...deliveryBody, requestedAmounts: [{ ...entry, packs }] },
      ['requestedAmounts.0.totalAmount: confirmed'],
    ],
    [
      'a day that has passed',
      deliveryOf(1, 50, { serviceDate: '2026-11-01T00:00:00+01:00' }),
      expect.arrayContaining(['serviceDate: min-date']),
    ],
    ['another origin than this portal', deliveryOf(1, 50, { origin: 'ERP' }), ['origin: confirmed']],
  ])('a delivery is refused with %s', async (_, body, issues) => {
    const before = await countOrders()
    const answer = await put('deliver-service', body)
    expect([answer.status, issuesOf(answer.body)]).toEqual([400, issues])
    expect(await countOrders()).toBe(before)
  })

  it('[API-OPS-14] a delivery of packs is stored with the money that the packs contain', async () => {
    const { packs: offered } = contract.orders.packs.response.parse(await get('pack?entityId=CL-0001'))
    const [pack] = offered
    const total = (pack?.denominations ?? []).reduce((sum, part) => sum + part.quantity * part.value, 0)
    const body = {
      ...deliveryBody,
      requestedAmounts: [
        {
          ...entry,
          denominations: [],
          packs: [{ packId: pack?.id, packQuantity: 3 }],
          totalAmount: 3 * total,
        },
      ],
    }
    expect((await put('deliver-service', body)).status).toBe(200)
  })

  it('[API-OPS-14] a delivery may contain a pack of its own client, but no pack of another client', async () => {
    const own = contract.orders.packs.response.parse(await get('pack?entityId=CL-0001')).packs
    const others = contract.orders.packs.response.parse(await get('pack?entityId=CL-0002')).packs
    expect(own.map(({ code }) => code)).toContain('ES-3')
    expect(others.map(({ code }) => code)).not.toContain('ES-3')
  })
})

describe('a call for a technician', () => {
  it('[API-OPS-08] a call for a technician is stored with its fault, and its detail returns the fault', async () => {
    const { serviceId } = CreatedOrder.parse((await put('assistance-service', assistanceBody)).body)
    const detail = contract.orders.assistance.response.parse(await get(`assistance-service/${serviceId}`))
    expect(detail).toMatchObject({
      faultDescription: assistanceBody.faultDescription,
      assistanceObservation: null,
    })
  })

  it('[ORD-AST-02] a call for a technician is refused if the country does not list its fault', async () => {
    const answer = await put('assistance-service', { ...assistanceBody, faultDescription: 'Otra cosa' })
    expect(issuesOf(answer.body)).toEqual(['faultDescription: one-of'])
  })
})

describe('a request for operating material', () => {
  it('[API-OPS-10] a request for material is stored without a date, and its detail returns the requested material', async () => {
    const { serviceId } = CreatedOrder.parse((await put('supply-material-service', supplyBody)).body)
    const detail = contract.orders.supply.response.parse(await get(`supply-material-service/${serviceId}`))
    const [line] = supplyBody.supplies
    expect(detail).toMatchObject({
      hasDate: false,
      requestInitialTime: null,
      supplies: [
        {
          commodityTypeDescription: line?.commodityTypeDescription,
          commodityDescription: line?.commodityDescription,
          quantity: 5,
        },
      ],
    })
  })

  it.each([
    ['beyond the maximum of the country', { quantity: 51 }, ['supplies.0.quantity: between']],
    ['for an article that does not exist', { commodityId: '99999' }, ['supplies.0.commodityId: invalid']],
    [
      'with another name than the article has',
      { commodityDescription: 'Oro' },
      ['supplies.0.commodityId: invalid'],
    ],
  ])('[ORD-SUP-06] a request for material with a line %s is refused', async (_, change, issues) => {
    const supplies = supplyBody.supplies.map((line) => ({ ...line, ...change }))
    const answer = await put('supply-material-service', { ...supplyBody, supplies })
    expect(issuesOf(answer.body)).toEqual(issues)
  })

  it('[ID-01] twenty requests with one idempotency key create one order', async () => {
    const lines = async () => (await world.db.select({ value: count() }).from(orderSupplies))[0]?.value ?? 0
    const before = await lines()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => put('supply-material-service', supplyBody, 'supply-1')),
    )
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await lines()).toBe(before + 1)
  })
})
