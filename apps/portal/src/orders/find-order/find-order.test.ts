import { err, ok } from '@remesa/domain/kernel'
import { LocatedOrder, OrderRow } from '@remesa/domain/orders'
import { describe, expect, it } from 'vitest'
import { findOrder } from './find-order'

type Find = Parameters<typeof findOrder>[0]
type Answer = Awaited<ReturnType<Find>>

const subclient = { id: 1, description: 'Bilbao', client: { id: 1, description: 'Bazar Norte' } }
const order = LocatedOrder.parse({
  ...OrderRow.parse({ serviceType: 'S0001', serviceStatusCode: 'DONE', serviceCode: '10026' }),
  servicePoint: { id: 1, description: 'Gran Vía 12', subclient },
})
const named = { endpoint: 'orders.find', requestId: null } as const
const missing = err({
  ...named,
  kind: 'rejected',
  status: 404,
  code: 'not-found',
  message: null,
  issues: [],
} as const)

/** A back end that records its requests. It has one response for each country. */
const backEnd = (answers: Readonly<Record<string, Answer>>) => {
  const countries: string[] = []
  const find: Find = async ({ params }) => {
    countries.push(params.countryCode)
    return answers[params.countryCode] ?? missing
  }
  const look = (...countryCodes: readonly string[]) =>
    findOrder(find, '10026', { countryCodes, signal: new AbortController().signal })
  return { look, countries }
}

describe('[FRA-27] an order is looked up by its number', () => {
  it('an order is looked up by its number in one country after the other, until the order is found', async () => {
    const { look, countries } = backEnd({ PT: ok(order), DE: ok(order) })
    expect(await look('ES', 'PT', 'DE')).toEqual({ kind: 'found', order })
    expect(countries).toEqual(['ES', 'PT'])
  })

  it('an order counts as not found if its number exists in no country', async () => {
    expect(await backEnd({}).look('ES', 'PT')).toEqual({ kind: 'missing' })
  })

  it.each([
    ['network', true],
    ['timeout', true],
    ['aborted', false],
  ] as const)(
    'a failure of the kind %s is returned as a failure, not as an order that was not found',
    async (kind, isOffline) => {
      const { look, countries } = backEnd({ ES: err({ ...named, kind }) })
      expect(await look('ES', 'PT')).toEqual({ kind: 'failed', isOffline })
      expect(countries).toEqual(['ES'])
    },
  )
})
