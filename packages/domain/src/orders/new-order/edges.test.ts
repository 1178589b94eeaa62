import { describe, expect, it } from 'vitest'
import { defaultBrand } from '../../kernel'
import {
  addSupply,
  buildAssistanceRequest,
  buildDeliveryRequest,
  buildOrdersReportRequest,
  buildPickupRequest,
  canCancel,
  canRate,
  canRequestOrder,
  changeDraft,
  classifyOrders,
  type DeliveryDraft,
  emptyAssistanceDraft,
  emptyDeliveryDraft,
  emptyDrafts,
  emptyRatingDraft,
  emptySupplyEntry,
  groupServicePoints,
  manageableRequestTypes,
  offeredRequestTypes,
  orderUserName,
  requestTypes,
  resolveOrderFilters,
  serviceWindowRules,
  setDenomination,
  validateDelivery,
  validatePickup,
} from '..'
import { abilityWith, configWith, orderRoles, orderUser, pointWith, rowWith } from '../orders.arbitraries'
import { article, bill, euro, input, now, point } from './new-order.fixtures'
import { followProposals } from './order-draft'

const clock = { now, timeZone: 'Europe/Madrid' }
const rules = serviceWindowRules('pickup', {
  config: configWith(),
  servicePoint: pointWith(),
  countryCode: 'ES',
  ...clock,
})
const times = { defaultDate: '2026-11-24', defaultFrom: '', defaultUntil: '' } as const
const build = {
  servicePoint: point,
  user: orderUser,
  countryCode: 'ES',
  rules: { allowInterval: false },
  timeZone: 'Europe/Madrid',
}
const delivery = (parts: Partial<DeliveryDraft> = {}): DeliveryDraft => ({
  ...emptyDeliveryDraft(times, euro),
  ...parts,
})
const deliveryIssues = (parts: Partial<DeliveryDraft>) =>
  validateDelivery(delivery(parts), { rules, currencies: [euro], ...clock }).map(
    ({ path, rule, params }) => [path, rule, params] as const,
  )
const packOf = (currencyIsoCode: string, value: number) => ({
  id: 'A',
  code: 'A',
  description: 'A',
  denominations: [{ quantity: 1, value, currencySymbol: '¤', currencyIsoCode }],
})

describe('an unused draft', () => {
  it('[ORD-74] [ORD-33] [ORD-97] the initial draft of an order contains only the proposed values', () => {
    const dated = { serviceDate: '2026-11-24', from: '', until: '', comments: '' }
    expect(emptyAssistanceDraft(times)).toEqual({ ...dated, faultDescription: '' })
    expect(emptyDeliveryDraft(times, undefined)).toEqual({
      ...dated,
      currencyId: '',
      currencyIsoCode: '',
      denominations: [],
      packs: [],
      newPack: { packId: '', quantity: '1' },
    })
    expect(emptyRatingDraft()).toEqual({ rate: undefined, comments: '' })
    expect(emptySupplyEntry()).toEqual({ commodityTypeId: '', commodityId: '', quantity: '' })
  })
})

describe('deliveries at their edges', () => {
  it('[ORD-86] the total of a delivery in each currency must be above 0 and may not exceed the highest amount', () => {
    const high = { pack: packOf('EUR', 1e9), quantity: '1000' }
    expect(deliveryIssues({})).toEqual([['composition', 'gt', { limit: 0 }]])
    expect(deliveryIssues({ packs: [high] })).toEqual([])
    expect(deliveryIssues({ denominations: [bill], packs: [high] })).toEqual([
      ['composition', 'max_value', { max: 1_000_000_000_000 }],
    ])
    const dollars = [{ pack: packOf('USD', 1), quantity: '1' }]
    expect(deliveryIssues({ denominations: [bill], packs: dollars })).toEqual([
      ['packs', 'currency', { isoCode: 'USD' }],
    ])
    expect(
      deliveryIssues({ denominations: [bill], packs: [{ pack: packOf('USD', 0), quantity: '1' }] }),
    ).toEqual([])
  })

  it('[ORD-86] a delivery has an issue if its total is too high in one of several currencies', () => {
    const found = validateDelivery(
      delivery({ packs: [{ pack: packOf('USD', 1e9), quantity: '1001' }], denominations: [bill] }),
      { rules, currencies: [euro, { currencyId: '840', isoCode: 'USD', mainCurrency: false }], ...clock },
    )
    expect(found.map(({ path, rule }) => `${path} ${rule}`)).toEqual(['composition max_value'])
  })

  it('[ORD-86] a delivery requires a currency only if it has loose pieces', () => {
    const none = { currencyId: '', currencyIsoCode: '' }
    expect(deliveryIssues({ ...none, packs: [{ pack: packOf('EUR', 1), quantity: '1' }] })).toEqual([])
    expect(deliveryIssues({ ...none, denominations: [bill] })).toEqual([
      ['currencyId', 'required', {}],
      ['composition', 'gt', { limit: 0 }],
    ])
  })

  it('[ORD-87] the body of a delivery has no empty lines, no empty packs and no spaces around the comments', () => {
    const empty = { ...packOf('EUR', 1), id: 'B', denominations: [] }
    const draft = delivery({
      denominations: [bill, { denomination: { ...bill.denomination, id: '20' }, quantity: '0' }],
      packs: [{ pack: empty, quantity: '1' }],
      comments: ' Ring twice\n',
    })
    const body = buildDeliveryRequest('delivery', draft, { ...build, currencies: [euro] })
    expect(body.comments).toBe('Ring twice')
    expect(body.requestedAmounts).toEqual([
      {
        currencyId: '978',
        denominations: [{ denominationId: '50', denominationQuantity: 2 }],
        packs: [],
        totalAmount: 100,
      },
    ])
  })

  it('[ORD-87] the currency of a pack is the currency of its first denomination whose quantity is not 0', () => {
    const mixed = {
      ...packOf('EUR', 1),
      denominations: [packOf('USD', 1), packOf('EUR', 1)].flatMap(({ denominations }, index) =>
        denominations.map((piece) => ({ ...piece, quantity: index })),
      ),
    }
    const draft = delivery({ packs: [{ pack: mixed, quantity: '2' }] })
    const body = buildDeliveryRequest('delivery', draft, { ...build, currencies: [euro] })
    expect(body.requestedAmounts.map(({ packs }) => packs)).toEqual([[{ packId: mixed.id, packQuantity: 2 }]])
  })

  it('[ORD-73] the body of an order contains times exactly if the country asks for times', () => {
    const window = { serviceDate: '2026-11-24', from: '09:00', until: '11:00' }
    const asked = { ...build, rules: { allowInterval: true } }
    const sent = {
      requestInitialTime: '2026-11-24T09:00:00+01:00',
      requestFinalTime: '2026-11-24T11:00:00+01:00',
    }
    const bodiesWith = (given: typeof build) => [
      buildDeliveryRequest('delivery', delivery({ ...window, denominations: [bill] }), {
        ...given,
        currencies: [euro],
      }),
      buildAssistanceRequest({ ...window, faultDescription: 'Jammed', comments: ' x ' }, given),
      buildPickupRequest({ ...window, currencyId: '978', totalAmount: '1', comments: ' x ' }, given),
    ]
    for (const body of bodiesWith(asked)) expect(body).toMatchObject(sent)
    for (const body of bodiesWith(build)) {
      expect(body).not.toHaveProperty('requestInitialTime')
      expect(body.serviceDate).toBe('2026-11-24T00:00:00+01:00')
    }
    expect(bodiesWith(build).map(({ comments }) => comments)).toEqual(['', 'x', 'x'])
  })

  it('[ORD-83] [ORD-90] setting the quantity of a denomination or an article in an order does not change any other line', () => {
    const other = { denomination: { ...bill.denomination, id: '20' }, quantity: '7' }
    expect(setDenomination([bill, other], { ...bill, quantity: 0 })).toEqual([other])
    expect(setDenomination([bill, other], { ...other, quantity: 1 })).toEqual([
      bill,
      { ...other, quantity: '1' },
    ])
    const ofOtherType = { ...article, commodityTypeId: '2' }
    expect(addSupply([article], { ...ofOtherType, quantity: 5 })).toEqual([article, ofOtherType])
  })
})

describe('the params of refusals', () => {
  const row = rowWith({
    serviceType: '9',
    origin: null,
    consignmentStatusCode: '3',
    serviceStatusCode: 'DONE',
  })
  const manager = { ability: abilityWith(orderRoles), config: configWith(), now }

  it('[ORD-20] [ORD-24] [ORD-25] [ORD-27] a refusal to cancel an order contains the type code, the origin and the status of the order', () => {
    expect(canCancel(row, manager).reasons.map(({ rule, params }) => [rule, params])).toEqual([
      ['type-unknown', { code: '9' }],
      ['foreign-origin', { origin: '' }],
      ['consignment-started', { status: '3' }],
      ['status-final', { status: 'DONE' }],
    ])
    const foreign = canCancel(rowWith({ origin: 'SOL' }), manager)
    expect(foreign.reasons.map(({ params }) => params)).toEqual([{ origin: 'SOL' }])
  })

  it('[ORD-30] a refusal to rate a rated order contains the number of the rating, if the row of the order has it', () => {
    const done = { realFinalTime: '2026-11-20T10:00:00Z' }
    const paramsOf = (facts: object) => canRate(rowWith({ ...done, ...facts })).reasons[0]?.params
    expect(paramsOf({ serviceRate: 4 })).toEqual({ rate: 4 })
    expect(paramsOf({ serviceRateId: '7' })).toEqual({})
  })

  it('[ORD-45] the refusal of an order type contains the missing permission and the missing adapter', () => {
    const [pickup] = offeredRequestTypes(abilityWith([]), pointWith({ adapters: [] }))
    expect(pickup?.reasons.map(({ rule, params }) => [rule, params])).toEqual([
      ['type-not-managed', { subject: 'Pickup' }],
      ['adapter-missing', { adapter: 'pickup' }],
    ])
  })

  it('[ORD-14] [ORD-21] [ORD-22] [ORD-45] actions on orders require permission to manage; permission to read is not enough', () => {
    const allowed = { can: (action: string) => action === 'manage' }
    expect(manageableRequestTypes(allowed)).toEqual(requestTypes.map(({ type }) => type))
    expect(canRequestOrder(allowed, [point]).allowed).toBe(true)
    expect(canCancel(rowWith(), { ...manager, ability: allowed }).allowed).toBe(true)
    const reader = { can: (action: string) => action === 'read' }
    expect(manageableRequestTypes(reader)).toEqual([])
    expect(canRequestOrder(reader, [point]).reasons.map(({ rule }) => rule)).toEqual(['page-not-managed'])
    expect(canCancel(rowWith(), { ...manager, ability: reader }).reasons.map(({ rule }) => rule)).toEqual([
      'page-not-managed',
      'type-not-managed',
    ])
  })

  it('[ORD-76] the validation issue of the amount in an order contains the highest amount, or the number of decimals', () => {
    const paramsOf = (totalAmount: string) =>
      validatePickup(
        { serviceDate: rules.defaultDate, from: '', until: '', currencyId: '978', totalAmount, comments: '' },
        { rules, servicePoint: point, ...clock },
      ).map(({ rule, params }) => [rule, params])
    expect(paramsOf('9.999.999.999.999.999')).toEqual([['max_value', { max: 1_000_000_000_000 }]])
    expect(paramsOf('1,234,5')).toEqual([['amount', { decimals: 2 }]])
    expect(paramsOf('0')).toEqual([['gt', { limit: 0, minimum: '0,01' }]])
  })
})

describe('drafts at their edges', () => {
  const facts = { ...input, brand: defaultBrand, servicePoint: point }
  const drafts = emptyDrafts(facts, now)

  it('[ORD-100] a change of the currency of a pickup changes no other field, because a pickup has no pieces to remove', () => {
    const patch = { currencyId: '840', totalAmount: '5' }
    const currencies = [euro, { currencyId: '840', isoCode: 'USD', mainCurrency: false }]
    const changed = changeDraft(drafts, { requestType: 'pickup', patch }, { ...facts, currencies })
    expect(changed.pickup).toEqual({ ...drafts.pickup, ...patch })
  })

  it('[ORD-101] if the user typed the start or the end of an order, neither is changed when other times are proposed', () => {
    const [before, after] = [
      { facts, now },
      { facts: { ...facts, servicePoint: pointWith({ id: 2, econoCash: true }) }, now },
    ]
    const pickupAfter = (patch: object) =>
      followProposals({ ...drafts, pickup: { ...drafts.pickup, ...patch } }, before, after).pickup
    expect(pickupAfter({})).toMatchObject({ from: '11:00', until: '15:00' })
    expect(pickupAfter({ from: '10:00' })).toMatchObject({ from: '10:00', until: '13:00' })
    expect(pickupAfter({ until: '14:00' })).toMatchObject({ from: '09:00', until: '14:00' })
  })

  it('[ORD-70] the name of a user in an order has exactly one space between its parts, whatever spaces the user record contains', () => {
    expect(orderUserName({ name: ' Ana ', lastName: ' Ruiz ', username: 'ana' })).toBe('Ana Ruiz')
    expect(orderUserName({ name: '', lastName: ' Ruiz', username: 'ana' })).toBe('Ruiz')
  })
})

describe('lists at their edges', () => {
  it('[ORD-7] orders without a start come last in a list, whatever the sequence of the rows in the response', () => {
    const started = rowWith({ serviceId: 'started', requestInitialTime: '2026-12-01T10:00:00Z' })
    const [open, other] = [rowWith({ serviceId: 'open' }), rowWith({ serviceId: 'other' })]
    const ids = (rows: readonly ReturnType<typeof rowWith>[]) =>
      classifyOrders(rows, clock).next.map(({ serviceId }) => serviceId)
    expect([ids([open, started, other]), ids([started, other, open]), ids([other, open, started])]).toEqual([
      ['started', 'open', 'other'],
      ['started', 'other', 'open'],
      ['started', 'other', 'open'],
    ])
  })

  it('[ORD-41] service points with the same name are sorted by their ids', () => {
    const named = (id: number) => pointWith({ id, description: 'Shop' })
    const [client] = groupServicePoints([named(3), named(1), named(2)])
    expect(client?.subclients[0]?.servicePoints.map(({ id }) => id)).toEqual([1, 2, 3])
  })

  it.each(['ABC', 'ACB', 'BAC', 'BCA', 'CAB', 'CBA'])(
    '[ORD-41] service points are sorted by name, and their ids have no effect: the points with the names %s have ascending ids',
    (names) => {
      const points = [...names].map((description, id) => pointWith({ id, description }))
      for (const given of [points, points.toReversed()]) {
        const [client] = groupServicePoints(given)
        const shown = client?.subclients[0]?.servicePoints.map(({ description }) => description)
        expect(shown).toEqual(['A', 'B', 'C'])
      }
    },
  )

  it('[ORD-17] a report of orders can be requested only if an option is chosen in all three filters', () => {
    const chosen = resolveOrderFilters(groupServicePoints([pointWith()]), {})
    const window = { lowerLimitSearch: '2026-11-14T00:00:00Z', upperLimitSearch: '2026-11-28T23:59:59Z' }
    const buildWith = (parts: object) => () =>
      buildOrdersReportRequest({ code: 'A' }, { ...chosen, ...parts }, { window, countryCode: 'ES' })
    expect(buildWith({})).not.toThrow()
    for (const filter of ['clientId', 'subclientId', 'servicePointId']) {
      expect(buildWith({ [filter]: undefined })).toThrow('a filter has no choice')
    }
  })
})
