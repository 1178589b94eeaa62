import { describe, expect, it } from 'vitest'
import { err, ok } from '../../kernel'
import type { NewOrderEvent } from '..'
import {
  after,
  amountTyped,
  article,
  bill,
  billAdded,
  checkingLimits,
  choose,
  confirm,
  confirming,
  econoPoint,
  euro,
  filling,
  hosted,
  initial,
  later,
  moveTo,
  now,
  type Snapshot,
  saved,
  saving,
  send,
  settled,
  supplyPoint,
} from './new-order.fixtures'

const dollar = { currencyId: '840', isoCode: 'USD', mainCurrency: true }

describe('choosing a type', () => {
  it('[ORD-110] a new order has no order type at first', () => {
    expect(initial().value).toEqual({ editing: 'choosing' })
    expect(initial().context).toMatchObject({ type: undefined, issues: [], abandoned: false })
  })

  it('[ORD-110] the user can choose an available order type, choose another one, and clear the choice', () => {
    expect(after(initial(), choose('pickup')).context.type).toBe('pickup')
    expect(after(initial(), choose('pickup'), choose('delivery')).context.type).toBe('delivery')
    const cleared = after(initial(), choose('pickup'), { type: 'type.cleared' })
    expect([cleared.value, cleared.context.type]).toEqual([{ editing: 'choosing' }, undefined])
  })

  it.each([
    ['the user does not manage it', { manageable: ['delivery' as const] }],
    ['the point has no adapter for it', { servicePoint: supplyPoint }],
    ['there is no point', { servicePoint: undefined }],
  ])("[ORD-110] an order type can't be chosen for a new order when %s", (_, changed) => {
    expect(after(initial(changed), choose('pickup')).value).toEqual({ editing: 'choosing' })
  })

  it('[ORD-110] the draft of an order type does not change while another order type is chosen', () => {
    expect(after(filling, choose('delivery'), choose('pickup')).context.drafts.pickup.totalAmount).toBe('10')
  })
})

describe('filling in', () => {
  it('[ORD-111] after a refused attempt to send a new order, the form shows the issues until the draft changes', () => {
    const refused = after(initial(), choose('pickup'), send)
    expect(refused.value).toEqual({ editing: 'filling' })
    expect(refused.context.issues.map(({ path }) => path)).toEqual(['totalAmount'])
    expect(after(refused, amountTyped).context.issues).toEqual([])
    const moved = after(refused, moveTo(econoPoint))
    expect(moved.value).toEqual({ editing: 'filling' })
    expect(moved.context.issues).toEqual(refused.context.issues)
  })

  it('[ORD-111] the validation issues of the chosen draft always belong to its current values, even before the user sends the order', () => {
    const pathsOf = ({ context }: Snapshot) => context.issues.map(({ path }) => path)
    expect(pathsOf(initial())).toEqual([])
    expect(pathsOf(after(initial(), choose('pickup')))).toEqual(['totalAmount'])
    expect(pathsOf(filling)).toEqual([])
    expect(pathsOf(after(filling, choose('delivery')))).toEqual(['composition'])
    expect(pathsOf(after(filling, { type: 'type.cleared' }))).toEqual([])
    expect(pathsOf(after(filling, { type: 'currencies.loaded', currencies: [dollar] }))).toEqual([])
    expect(pathsOf(after(checkingLimits, { type: 'currencies.loaded', currencies: [dollar] }))).toEqual([
      'composition',
    ])
  })

  it('[ORD-111] the validation issues of a new order are calculated for the time in the latest clock event', () => {
    const passed = after(filling, { type: 'clock.ticked', now: later })
    expect(passed.context.issues.map(({ path }) => path)).toEqual(['serviceDate', 'from'])
    expect(after(passed, { type: 'clock.ticked', now }).context.issues).toEqual([])
    const changed = after(passed, {
      type: 'draft.changed',
      requestType: 'pickup',
      patch: { serviceDate: '2026-12-26' },
    })
    expect(changed.context.issues).toEqual([])
  })

  it("[ORD-99] a new order can't be sent while a pack is chosen but not added to the list", () => {
    const chosen: NewOrderEvent = {
      type: 'draft.changed',
      requestType: 'delivery',
      patch: { newPack: { packId: 'A', quantity: '1' } },
    }
    const refused = after(initial(), choose('delivery'), billAdded, chosen, send)
    expect(refused.value).toEqual({ editing: 'filling' })
    expect(refused.context.issues.map(({ rule, path }) => `${path} ${rule}`)).toEqual([
      'newPack.packId unadded',
    ])
  })

  it("[ORD-111] a new order without an order type can't be sent, because the type is required", () => {
    const refused = after(initial(), send)
    expect(refused.value).toEqual({ editing: 'choosing' })
    expect(refused.context.issues.map(({ path }) => path)).toEqual(['requestType'])
  })

  it('[ORD-111] the draft of an order type can be changed only while this type is chosen', () => {
    expect(after(filling, billAdded).context.drafts).toEqual(filling.context.drafts)
    expect(after(initial(), amountTyped).context.drafts.pickup.totalAmount).toBe('')
  })

  it('[ORD-106] if the dialog opens on a later day, a new order has a new proposed date, unless the user chose a date', () => {
    const opened: NewOrderEvent = { type: 'dialog.opened', now: later }
    expect(after(filling, opened).context.drafts.pickup).toMatchObject({
      serviceDate: '2026-12-25',
      totalAmount: '10',
    })
    const dated: NewOrderEvent = {
      type: 'draft.changed',
      requestType: 'pickup',
      patch: { serviceDate: '2026-12-31' },
    }
    expect(after(filling, dated, opened).context.drafts.pickup.serviceDate).toBe('2026-12-31')
    expect(after(filling, opened, opened).context.drafts.pickup.serviceDate).toBe('2026-12-25')
  })

  it('[ORD-106] if the dialog opens on a later day while a new order waits for its confirmation, the order does not change', () => {
    const opened = after(confirming, { type: 'dialog.opened', now: later })
    expect([opened.value, opened.context]).toEqual(['confirming', confirming.context])
  })

  it('[ORD-111] when the currencies are loaded, a currency is set in each order draft that has none', () => {
    const late = after(initial({ currencies: [] }), { type: 'currencies.loaded', currencies: [euro] })
    expect(late.context.drafts.pickup.currencyId).toBe('978')
    expect(late.context.currencies).toEqual([euro])
  })
})

describe('limits', () => {
  it.each([
    ['pickup', 'confirming', { totalAmount: '10' }],
    ['delivery', 'checkingLimits', { denominations: [bill] }],
    ['delivery-exchange', 'checkingLimits', { denominations: [bill] }],
    ['assistance-service', 'confirming', { faultDescription: 'Jammed drawer' }],
    ['supply-material-service', 'confirming', { supplies: [article] }],
  ] as const)(
    '[ORD-112] after the user sends an order of type %s, the order is in the state %s',
    (requestType, state, patch) => {
      const changed: NewOrderEvent = { type: 'draft.changed', requestType, patch } as NewOrderEvent
      expect(after(initial(), choose(requestType), changed, send).value).toBe(state)
    },
  )

  it('[ORD-112] sending a new order reads the limits of the service point, and continues if the order does not exceed them', async () => {
    const { checks, sendAll, value } = hosted()
    sendAll(choose('delivery'), billAdded, send)
    expect(checks.map(({ servicePointId }) => servicePointId)).toEqual([1])
    checks[0]?.answer(ok([{ isoCode: 'EUR', amount: 100 }]))
    await settled()
    expect(value()).toBe('confirming')
  })

  it('[ORD-112] a new order that exceeds a limit is not sent, and the user can return to the form', async () => {
    const { actor, checks, sendAll, value, saves } = hosted()
    sendAll(choose('delivery'), billAdded, send)
    checks[0]?.answer(ok([{ isoCode: 'EUR', amount: 99.99 }]))
    await settled()
    expect(value()).toBe('limitExceeded')
    expect(actor.getSnapshot().context.exceeded).toEqual([
      { isoCode: 'EUR', limit: 99.99, total: 100, excess: 0.01 },
    ])
    sendAll(confirm)
    expect(value()).toBe('limitExceeded')
    sendAll({ type: 'limit.acknowledged' })
    expect(value()).toEqual({ editing: 'filling' })
    expect(actor.getSnapshot().context.drafts.delivery.denominations).toEqual([bill])
    expect(saves).toEqual([])
  })

  it.each(['answered', 'thrown'])(
    '[ORD-114] if reading the limits fails with an error that is %s, a new order returns to the form',
    async (way) => {
      const { actor, checks, sendAll, value } = hosted()
      sendAll(choose('delivery'), billAdded, send)
      if (way === 'answered') checks[0]?.answer(err('offline'))
      else checks[0]?.fail('offline')
      await settled()
      expect(value()).toEqual({ editing: 'filling' })
      expect(actor.getSnapshot().context).toMatchObject({ failure: { step: 'limits', error: 'offline' } })
    },
  )
})

describe('confirming', () => {
  it('[ORD-113] a new order is saved only after the user confirms it, and the user can also decline', () => {
    expect(confirming.value).toBe('confirming')
    expect(saving.value).toBe('saving')
    expect(after(confirming, { type: 'confirmation.declined' }).value).toEqual({ editing: 'filling' })
  })

  it('[ORD-113] if a new order has become invalid when the user confirms it, the user returns to the form', () => {
    const refused = after(confirming, { type: 'confirmation.given', now: later })
    expect(refused.value).toEqual({ editing: 'filling' })
    expect(refused.context.issues.map(({ path }) => path)).toContain('serviceDate')
  })

  it("[ORD-113] the draft of a new order can't be changed while the user is asked to confirm the order", () => {
    const changed = { type: 'draft.changed', requestType: 'pickup', patch: { totalAmount: '999' } } as const
    expect(after(confirming, changed).context.drafts.pickup.totalAmount).toBe('10')
  })
})

describe('saving', () => {
  it('[ORD-113] the call that saves a new order contains type, body, country and idempotency key', () => {
    const { saves, sendAll } = hosted()
    sendAll(choose('pickup'), amountTyped, send, confirm)
    expect(saves).toHaveLength(1)
    expect(saves[0]?.input).toMatchObject({
      type: 'pickup',
      countryCode: 'ES',
      idempotencyKey: 'key-1',
      body: { servicePointId: 'SP-1', requestedAmounts: [{ currencyId: '978', totalAmount: 10 }] },
    })
  })

  it('[ORD-115] a new order is saved only once, however often the user sends and confirms it', async () => {
    const { actor, saves, sendAll, value } = hosted()
    sendAll(
      choose('pickup'),
      amountTyped,
      send,
      send,
      confirm,
      confirm,
      send,
      confirm,
      choose('delivery'),
      amountTyped,
    )
    expect(saves).toHaveLength(1)
    saves[0]?.answer(saved)
    await settled()
    sendAll(send, confirm)
    expect(value()).toBe('saved')
    expect(saves).toHaveLength(1)
    expect(actor.getSnapshot().context.saved).toEqual({ serviceId: '7', serviceCode: 'S-7' })
  })

  it.each(['answered', 'thrown'])(
    '[ORD-114] if saving a new order fails with an error that is %s, everything that the user typed is kept',
    async (way) => {
      const { actor, saves, sendAll, value } = hosted()
      sendAll(choose('pickup'), amountTyped, send)
      const { drafts } = actor.getSnapshot().context
      sendAll(confirm)
      if (way === 'answered') saves[0]?.answer(err({ kind: 'timeout' }))
      else saves[0]?.fail({ kind: 'timeout' })
      await settled()
      expect(value()).toEqual({ editing: 'filling' })
      expect(actor.getSnapshot().context).toMatchObject({
        drafts,
        type: 'pickup',
        failure: { step: 'save', error: { kind: 'timeout' } },
        idempotencyKey: 'key-1',
      })
    },
  )

  it('[ORD-114] sending a new order again after a failure uses the same idempotency key and clears the failure', async () => {
    const { actor, saves, sendAll } = hosted()
    sendAll(choose('pickup'), amountTyped, send, confirm)
    saves[0]?.answer(err('cut off'))
    await settled()
    sendAll(send)
    expect(actor.getSnapshot().context.failure).toBeUndefined()
    sendAll(confirm)
    expect(saves.map(({ input: order }) => order.idempotencyKey)).toEqual(['key-1', 'key-1'])
    expect(saves[1]?.input).toEqual(saves[0]?.input)
  })
})
