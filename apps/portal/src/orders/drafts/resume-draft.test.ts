import { parseCountryConfig } from '@remesa/domain/country'
import { defaultBrand } from '@remesa/domain/kernel'
import { emptyDrafts, newOrderMachine, type OrderDrafts, requestTypes } from '@remesa/domain/orders'
import { ServicePoint } from '@remesa/domain/service-points'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { OrderDraft } from './order-draft.schema'
import { type ResumeFacts, resumeDraft } from './resume-draft'

const typedAt = new Date('2026-11-20T09:30:00+01:00')
const days = (count: number) => new Date(typedAt.getTime() + count * 86_400_000)

const timed = { AllowIntervalTime: true, DefaultStartTime: '9', DefaultFinalTime: '13' }
const factsOf = (orders: object = {}): ResumeFacts => {
  const config = parseCountryConfig({
    id: 1,
    code: 'ES',
    name: 'España',
    Orders: { Enabled: true, Pickup: timed, Delivery: timed, ...orders },
  })
  if (!config.ok) throw new Error('the configuration does not parse')
  return {
    config: config.value,
    user: { name: 'Ana', lastName: 'Ruiz', username: 'ana', country: { code: 'ES' } },
    brand: defaultBrand,
    currencies: [{ currencyId: '978', isoCode: 'EUR', mainCurrency: true }],
    manageable: requestTypes.map(({ type }) => type),
    servicePoint: ServicePoint.parse({
      id: 1,
      type: 'SOL',
      oidSol: 'SP-1',
      description: 'Gran Vía 12',
      active: true,
      adapters: requestTypes.map(({ adapterCode }, id) => ({ id, code: adapterCode, name: adapterCode })),
      subclient: {
        id: 10,
        description: 'Bilbao',
        active: true,
        client: {
          id: 100,
          description: 'Bazar Norte',
          active: true,
          country: { id: 1, code: 'ES', name: 'ES' },
        },
      },
    }),
  }
}
const facts = factsOf()

const typed = (change: Partial<OrderDrafts['pickup']> = {}): OrderDrafts => {
  const drafts = emptyDrafts(facts, typedAt)
  return { ...drafts, pickup: { ...drafts.pickup, totalAmount: '77,10', ...change } }
}
const stored = (drafts: unknown = typed(), more: object = {}): OrderDraft =>
  OrderDraft.parse(
    JSON.parse(
      JSON.stringify({
        version: 1,
        id: 'key-1',
        typedAt: typedAt.getTime(),
        type: 'pickup',
        drafts,
        isUncertain: false,
        ...more,
      }),
    ),
  )

const contextOf = (draft: OrderDraft, now: Date, today = facts) => {
  const resumed = resumeDraft(draft, today, now)
  if (resumed === undefined) return undefined
  const input = { ...today, now, idempotencyKey: 'another' }
  const { value, context } = createActor(newOrderMachine, { snapshot: resumed.snapshot, input }).getSnapshot()
  return { resumed, value, context }
}

describe('a resumed draft', () => {
  it('[DRF-5] a resumed draft has the state in which the user left it, and keeps its idempotency key', () => {
    const found = contextOf(stored(), typedAt, { ...facts, user: { ...facts.user, name: 'Anita' } })
    expect(found?.value).toEqual({ editing: 'filling' })
    expect(found?.context).toMatchObject({
      type: 'pickup',
      drafts: typed(),
      idempotencyKey: 'key-1',
      failure: undefined,
      user: { name: 'Anita' },
    })
    expect(found?.resumed).toMatchObject({ id: 'key-1', type: 'pickup', moved: undefined })
  })

  it('[DRF-5] a draft that was sent without a response says, when it is resumed, that its order may exist', () => {
    expect(contextOf(stored(typed(), { isUncertain: true }), typedAt)?.context.failure?.step).toBe('save')
  })

  it('[DRF-5] a resumed draft keeps every text that was typed in a list, and an entry that was chosen but not yet added to the list', () => {
    const drafts = typed()
    const delivery = { ...drafts.delivery, newPack: { packId: 'small', quantity: 'two' } }
    expect(contextOf(stored({ ...drafts, delivery }), typedAt)?.context.drafts.delivery).toEqual(delivery)
  })

  it('[DRF-2] a draft that an earlier version of the portal stored is resumed if it matches the schema, and deleted otherwise', () => {
    const { delivery, 'supply-material-service': supply, ...rest } = typed()
    const { newPack: _, ...earlier } = delivery
    const numbers = { ...earlier, packs: [{ pack: { id: 'small' }, quantity: 2 }] }
    const of = (lists: object, supplies: object = { supplies: supply.supplies }) => ({
      ...JSON.parse(JSON.stringify(stored())),
      entries: { delivery: {} },
      drafts: {
        ...rest,
        delivery: lists,
        'delivery-exchange': earlier,
        'supply-material-service': supplies,
      },
    })
    expect(OrderDraft.parse(of(earlier)).drafts).toEqual(typed())
    expect(OrderDraft.safeParse(of(numbers)).success).toBe(false)
    expect(OrderDraft.safeParse(of(earlier, { supplies: [{ quantity: 7 }] })).success).toBe(false)
    expect(OrderDraft.safeParse({ ...of(earlier), drafts: { pickup: {} } }).success).toBe(false)
  })

  it.each([
    ['an unknown type', stored(typed(), { type: 'parcel' }), facts],
    ['a type that the user may no longer manage', stored(), { ...facts, manageable: [] }],
    ['no service point', stored(), { ...facts, servicePoint: undefined }],
  ])('[DRF-5] a draft with %s can’t be continued', (_, draft, today) => {
    expect(resumeDraft(draft, today, typedAt)).toBeUndefined()
  })

  it('[DRF-6] a resumed draft keeps a date that is still possible, even if it is the first possible date', () => {
    const found = contextOf(stored(typed({ serviceDate: '2026-11-21' })), days(1))
    expect([found?.context.drafts.pickup.serviceDate, found?.resumed.moved]).toEqual([
      '2026-11-21',
      undefined,
    ])
  })

  it('[DRF-6] in a resumed draft, past dates of all order types are moved, and the user is told only about the date of the chosen type', () => {
    const found = contextOf(stored(typed({ serviceDate: '2026-11-21', from: '10:00' })), days(4))
    expect(found?.resumed.moved).toEqual({ from: '2026-11-21', to: '2026-11-25', reasons: [] })
    expect(found?.context.drafts).toMatchObject({
      pickup: { serviceDate: '2026-11-25', from: '10:00', totalAmount: '77,10' },
      delivery: { serviceDate: '2026-11-25' },
    })
  })

  it('[DRF-6] a resumed draft says why its date was moved, if a rule forbids earlier dates', () => {
    const today = factsOf({
      Pickup: { ...timed, ForbiddenNextDay: { Enabled: true, StartTime: '09:00', EndTime: '18:00' } },
    })
    const moved = contextOf(stored(typed({ serviceDate: '2026-11-22' })), days(1), today)?.resumed.moved
    expect(moved).toMatchObject({
      from: '2026-11-22',
      to: '2026-11-23',
      reasons: [{ rule: 'invalid-date-pickup' }],
    })
  })

  it.each(['', '2026-02-30'])(
    '[DRF-6] a resumed draft keeps the invalid date "%s", so that the form can show it as wrong',
    (serviceDate) => {
      const found = contextOf(stored(typed({ serviceDate })), days(9))
      expect([found?.context.drafts.pickup.serviceDate, found?.resumed.moved]).toEqual([
        serviceDate,
        undefined,
      ])
    },
  )
})
