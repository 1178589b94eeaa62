import Big from 'big.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseWith } from '../../kernel'
import {
  amountsByCurrency,
  ConsignmentDocument,
  commodityDescription,
  containerRows,
  DeliveryDetail,
  deliveryContents,
  informedAmounts,
  Pack,
  PickupDetail,
  parseOrderDetail,
  requestCard,
  requestTypeFacts,
  requestTypes,
  showsDetailHours,
  transportedValues,
} from '..'
import { anyDenomination, anyPack, anyWireOrderDetail } from '../order-records.arbitraries'
import { configWith } from '../orders.arbitraries'

const anyType = fc.constantFrom(...requestTypes.map(({ type }) => type))
const pickup = (facts: Record<string, unknown> = {}) => PickupDetail.parse({ serviceId: 501, ...facts })
const euros = (totalAmount: number, facts: Record<string, unknown> = {}) => ({
  totalAmount,
  currencyId: 978,
  currencyIsoCode: 'EUR',
  currencySymbol: '€',
  ...facts,
})

describe('the response with the detail of an order', () => {
  it('[ORD-120] the detail of an order is read from the whole response, or from the value under the key of the order type in the response', () => {
    fc.assert(
      fc.property(anyType, anyWireOrderDetail, (type, raw) => {
        const bare = parseOrderDetail(type, raw)
        expect(bare.ok).toBe(true)
        expect(parseOrderDetail(type, { [requestTypeFacts(type).detailKey]: raw, more: 1 })).toEqual(bare)
        if (bare.ok) expect(parseOrderDetail(type, bare.value)).toEqual(bare)
      }),
    )
  })

  it('[ORD-120] if the detail of an order does not match the schema, the issue has the path of the field inside the detail', () => {
    const pathsOf = (raw: unknown) => {
      const parsed = parseOrderDetail('delivery', raw)
      return parsed.ok ? [] : parsed.error.map(({ path }) => path)
    }
    const wrong = { serviceId: '1', requestedAmounts: [euros(1e13)] }
    expect(pathsOf(wrong)).toEqual(['requestedAmounts.0.totalAmount'])
    expect(pathsOf({ deliverService: wrong })).toEqual(['requestedAmounts.0.totalAmount'])
    expect(pathsOf({ deliverService: null })).toEqual([''])
    expect(pathsOf({ pickUpService: { serviceId: '1' } })).toEqual(['serviceId'])
    expect([null, undefined, 'deliverService'].map(pathsOf)).toEqual([[''], [''], ['']])
  })

  it('[ORD-120] the detail of an order has only the fields of its order type', () => {
    const raw = {
      serviceId: 7,
      faultDescription: 'Jammed',
      assistanceObservation: 'Drawer',
      supplies: [{ commodityTypeDescription: 'Bags', commodityDescription: 'Small', quantity: 5 }],
      agreementCommodities: [{ code: 1, description: 'Notes' }],
    }
    const parsed = (type: Parameters<typeof parseOrderDetail>[0]) => {
      const answer = parseOrderDetail(type, raw)
      return answer.ok ? answer.value : undefined
    }
    expect(parsed('assistance-service')).toMatchObject({
      serviceId: '7',
      faultDescription: 'Jammed',
      assistanceObservation: 'Drawer',
    })
    expect(parsed('supply-material-service')).toMatchObject({ supplies: raw.supplies })
    expect(parsed('pickup')).toMatchObject({
      requestedAmounts: [],
      documents: [],
      container: [],
      agreementCommodities: [{ code: '1', description: 'Notes' }],
    })
    expect(parsed('delivery-exchange')).toMatchObject({
      requestedAmounts: [],
      hasDate: true,
      isChange: false,
    })
    expect(parsed('delivery')).not.toHaveProperty('supplies')
  })
})

describe('times of a detail', () => {
  it('[ORD-121] the detail of an order shows hours exactly if the settings of the country ask for hours in orders of this type', () => {
    fc.assert(
      fc.property(anyType, fc.subarray(['Pickup', 'Delivery', 'TechnicalAssistance']), (type, asking) => {
        const orders = Object.fromEntries(asking.map((block) => [block, { AllowIntervalTime: true }]))
        const { configBlock } = requestTypeFacts(type)
        const shows = configBlock !== undefined && asking.includes(configBlock)
        expect(showsDetailHours(type, configWith(orders))).toBe(shows)
      }),
    )
  })

  it('[ORD-127] the detail of an order shows the requested, the planned and the real start and end', () => {
    const times = {
      serviceDate: '2026-11-21T00:00:00Z',
      requestInitialTime: '2026-11-21T09:00:00Z',
      requestFinalTime: '2026-11-21T11:00:00Z',
      plannedInitialTime: '2026-11-21T10:00:00Z',
      plannedFinalTime: '2026-11-21T10:30:00Z',
      realInitialTime: '2026-11-21T10:05:00Z',
      realFinalTime: '2026-11-21T10:15:00Z',
    }
    const card = requestCard(pickup(times))
    expect(card).toMatchObject({
      service: { from: times.requestInitialTime, until: times.requestFinalTime },
      planned: { from: times.plannedInitialTime, until: times.plannedFinalTime },
      real: { from: times.realInitialTime, until: times.realFinalTime },
    })
    expect(requestCard(pickup({ ...times, requestInitialTime: null })).service).toEqual({
      from: times.serviceDate,
      until: null,
    })
  })

  it('[ORD-127] the time at which an order was requested is taken from its row, or from its detail if there is no row', () => {
    const [detailTime, rowTime] = ['2026-11-20T10:00:00Z', '2026-11-19T10:00:00Z']
    const row = { requestedTime: rowTime }
    expect(requestCard(pickup({ requestedTime: detailTime }), row).created).toBe(rowTime)
    expect(requestCard(pickup({ requestedTime: detailTime })).created).toBe(detailTime)
    expect(requestCard(pickup(), row).created).toBe(rowTime)
    expect(requestCard(pickup()).created).toBeNull()
  })

  it('[ORD-127] the detail of an order shows the name of the applicant, or of the user if the order has no applicant', () => {
    const applicant = (facts: Record<string, unknown>) => requestCard(pickup(facts)).applicant
    expect(applicant({ applicant: ' Ana ', userName: 'Bea' })).toBe('Ana')
    expect(applicant({ applicant: ' ', userName: ' Bea' })).toBe('Bea')
    expect(applicant({ userName: '' })).toBeNull()
  })

  it('[ORD-122] the detail of an order shows a motive exactly if the order has a motive code', () => {
    const motive = (facts: Record<string, unknown>) => requestCard(pickup(facts)).motive
    expect(motive({ motiveCode: 7, observation: 'Closed' })).toEqual({ code: '7', observation: 'Closed' })
    expect(motive({ motiveCode: ' 7 ' })).toEqual({ code: '7', observation: null })
    expect(motive({ motiveCode: ' ', observation: 'Closed' })).toBeUndefined()
    fc.assert(
      fc.property(anyWireOrderDetail, (raw) => {
        const code = String(raw.motiveCode ?? '').trim()
        expect(requestCard(pickup(raw)).motive?.code ?? '').toBe(code)
      }),
    )
  })
})

describe('the amounts of a pickup', () => {
  it('[ORD-123] the amounts of a pickup are summed by currency, and the sum is undefined if no amount was entered', () => {
    expect(informedAmounts(pickup())).toBeUndefined()
    expect(informedAmounts(pickup({ requestedAmounts: [euros(0.1), euros(0.2)] }))).toEqual([
      { isoCode: 'EUR', symbol: '€', amount: 0.3 },
    ])
    fc.assert(
      fc.property(anyWireOrderDetail, (raw) => {
        const detail = pickup(raw)
        const isInformed = detail.requestedAmounts.length > 0
        expect(informedAmounts(detail)).toEqual(isInformed ? amountsByCurrency(detail) : undefined)
      }),
    )
  })
})

describe('the contents of a delivery', () => {
  const catalogue = {
    packs: [
      Pack.parse({
        id: 'A',
        code: 'A-1',
        description: 'Starter pack',
        denominations: [
          { value: 0.1, quantity: 50, currencySymbol: '€', currencyIsoCode: 'EUR' },
          { value: 7, quantity: 1, currencySymbol: '£', currencyIsoCode: 'GBP' },
        ],
      }),
    ],
    denominations: [{ id: '1', value: 0.1 }],
  }

  it('[ORD-124] a delivery shows each pack with its name and value, and each denomination with its value and total', () => {
    const requestedAmounts = [
      euros(30.3, {
        packs: [
          { packId: 'A', packQuantity: 3 },
          { packId: 'Z', packQuantity: 1 },
        ],
        denominations: [
          { denominationId: 1, denominationQuantity: 3 },
          { denominationId: '9', denominationQuantity: 2 },
        ],
      }),
    ]
    const detail = DeliveryDetail.parse({ serviceId: '1', requestedAmounts })
    expect(deliveryContents(detail, catalogue)).toEqual([
      {
        isoCode: 'EUR',
        symbol: '€',
        amount: 30.3,
        packs: [
          { packId: 'A', quantity: 3, description: 'Starter pack', total: 15 },
          { packId: 'Z', quantity: 1, description: undefined, total: undefined },
        ],
        denominations: [
          { denominationId: '1', quantity: 3, value: 0.1, total: 0.3 },
          { denominationId: '9', quantity: 2, value: undefined, total: undefined },
        ],
      },
    ])
  })

  it('[ORD-124] the contents of a delivery include every line, and the total of a line is the exact product of quantity and value', () => {
    fc.assert(
      fc.property(
        anyWireOrderDetail,
        fc.array(anyPack),
        fc.uniqueArray(anyDenomination, { selector: ({ id }) => id }),
        (raw, packs, denominations) => {
          const detail = DeliveryDetail.parse(raw)
          const contents = deliveryContents(detail, { packs, denominations })
          expect(contents.map(({ packs: lines }) => lines.length)).toEqual(
            detail.requestedAmounts.map((requested) => requested.packs.length),
          )
          for (const line of contents.flatMap((content) => content.denominations)) {
            const value = denominations.find(({ id }) => id === line.denominationId)?.value
            const total = value === undefined ? undefined : new Big(value).times(line.quantity).toNumber()
            expect([line.value, line.total]).toEqual([value, total])
          }
        },
      ),
    )
  })
})

describe('the transported containers and values', () => {
  it('[ORD-125] a container in the detail of an order is shown if it has a lump number or a seal', () => {
    const container = [
      { containerCode: 'L-1', containerSeal: 'S-1' },
      { containerCode: null, containerSeal: 'S-2' },
      { containerCode: 'L-3', containerSeal: null },
      { containerCode: ' ', containerSeal: '' },
      { containerCode: null, containerSeal: ' ' },
      { containerCode: null, containerSeal: null },
    ]
    expect(containerRows({ container })).toEqual(container.slice(0, 3))
  })

  it('[ORD-125] the containers of an order are read from the field container, or from the field containerList if container is absent', () => {
    const [one, other] = [[{ containerCode: 'L-1' }], [{ containerCode: 'L-2' }]]
    const read = (facts: object) => {
      const parsed = parseWith(ConsignmentDocument, { documentNumber: 'D', ...facts })
      return parsed.ok ? parsed.value : undefined
    }
    const full = { containerCode: 'L-1', containerSeal: null }
    expect(read({ container: one })).toEqual({ documentNumber: 'D', container: [full], amounts: [] })
    expect(read({ containerList: one })?.container).toEqual([full])
    expect(read({ container: one, containerList: other })?.container).toEqual([full])
    expect(read({ container: null })?.container).toEqual([])
  })

  it('[ORD-125] the detail of an order shows each container that has a number or a seal, in the sequence of the response', () => {
    fc.assert(
      fc.property(anyWireOrderDetail, (raw) => {
        for (const consignment of pickup(raw).documents) {
          const rows = containerRows(consignment)
          expect(consignment.container.filter((known) => rows.includes(known))).toEqual(rows)
          for (const left of consignment.container.filter((known) => !rows.includes(known))) {
            expect(`${left.containerCode ?? ''}${left.containerSeal ?? ''}`.trim()).toBe('')
          }
        }
      }),
    )
  })

  it("[ORD-126] a commodity is shown under its name in the customer's agreement", () => {
    fc.assert(
      fc.property(anyWireOrderDetail, (raw) => {
        const detail = pickup(raw)
        for (const { commodityCode } of detail.documents.flatMap((known) => transportedValues(known))) {
          const known = detail.agreementCommodities.find(({ code }) => code === commodityCode)
          expect(commodityDescription(commodityCode, detail)).toBe(known?.description)
        }
      }),
    )
    const detail = pickup({ agreementCommodities: [{ code: 7, description: 'Vouchers' }] })
    expect([commodityDescription('7', detail), commodityDescription('0', detail)]).toEqual([
      'Vouchers',
      undefined,
    ])
  })

  it('[ORD-32] a sum of transported values that exceeds the largest amount is a finite number and can be shown', () => {
    const most = { commodityCode: '0', totalAmount: 9_999_999_999_999.99, currencyIsoCode: 'EUR' }
    const [sum] = transportedValues({ amounts: [most, most] })
    expect(sum?.amount).toBeCloseTo(1.999_999_999_999_998e13, 0)
  })
})
