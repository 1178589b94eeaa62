import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, initialTransition, type SnapshotFrom, transition } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { err, ok } from '../kernel'
import {
  type LimitsAnswer,
  type NewOrderEvent,
  type NewOrderInput,
  newOrderMachine,
  type RequestType,
  requestTypes,
  type SaveAnswer,
  type SaveOrderInput,
} from '.'
import { configWith, orderUser, pointWith, timed } from './orders.arbitraries'

type Snapshot = SnapshotFrom<typeof newOrderMachine>

const now = new Date('2026-11-21T09:30:00+01:00')
const later = new Date('2026-12-24T09:30:00+01:00')
const point = pointWith()
const econoPoint = pointWith({ id: 2, econoCash: true })
const supplyPoint = pointWith({ id: 3, adapters: ['supply-material-service'] })
const euro = { currencyId: '978', isoCode: 'EUR', mainCurrency: true }
const input: NewOrderInput = {
  config: configWith({
    Pickup: { ...timed, EconoCash: { Enabled: true, DefaultStartTime: '11', DefaultFinalTime: '15' } },
  }),
  user: orderUser,
  timeZone: 'Europe/Madrid',
  currencies: [euro],
  servicePoint: point,
  manageable: requestTypes.map(({ type }) => type),
  now,
  idempotencyKey: 'key-1',
}
const bill = {
  denomination: {
    id: '50',
    code: '50',
    value: 50,
    description: '50 €',
    commodityTypeCode: '1',
    commodityTypeDescription: 'Bills',
  },
  quantity: 2,
}
const article = {
  commodityTypeId: '1',
  commodityTypeDescription: 'Bags',
  commodityId: 'A',
  commodityDescription: 'Bag A',
  quantity: 5,
}
const choose = (requestType: RequestType): NewOrderEvent => ({ type: 'type.chosen', requestType })
const amountTyped: NewOrderEvent = {
  type: 'draft.changed',
  requestType: 'pickup',
  patch: { totalAmount: '10' },
}
const billAdded: NewOrderEvent = {
  type: 'draft.changed',
  requestType: 'delivery',
  patch: { denominations: [bill] },
}
const send: NewOrderEvent = { type: 'send.requested', now }
const confirm: NewOrderEvent = { type: 'confirmation.given', now }
const close: NewOrderEvent = { type: 'closing.requested' }
const moveTo = (servicePoint: NewOrderInput['servicePoint']): NewOrderEvent => ({
  type: 'servicePoint.changed',
  servicePoint,
})

const initial = (changed: Partial<NewOrderInput> = {}): Snapshot =>
  initialTransition(newOrderMachine, { ...input, ...changed })[0]
const after = (snapshot: Snapshot, ...events: readonly NewOrderEvent[]): Snapshot =>
  events.reduce((current, event) => transition(newOrderMachine, current, event)[0], snapshot)

const filling = after(initial(), choose('pickup'), amountTyped)
const confirming = after(filling, send)
const saving = after(confirming, confirm)
const checkingLimits = after(initial(), choose('delivery'), billAdded, send)

/** An actor whose host answers when the test says so. */
const hosted = (changed: Partial<NewOrderInput> = {}) => {
  const saves: {
    input: SaveOrderInput
    answer: (answer: SaveAnswer) => void
    fail: (error: unknown) => void
  }[] = []
  const checks: {
    servicePointId: number
    answer: (answer: LimitsAnswer) => void
    fail: (error: unknown) => void
  }[] = []
  const machine = newOrderMachine.provide({
    actors: {
      saveOrder: fromPromise<SaveAnswer, SaveOrderInput>(
        ({ input: order }) =>
          new Promise((answer, fail) => {
            saves.push({ input: order, answer, fail })
          }),
      ),
      checkLimits: fromPromise<LimitsAnswer, { readonly servicePointId: number }>(
        ({ input: { servicePointId } }) =>
          new Promise((answer, fail) => {
            checks.push({ servicePointId, answer, fail })
          }),
      ),
    },
  })
  const actor = createActor(machine, { input: { ...input, ...changed } }).start()
  const sendAll = (...events: readonly NewOrderEvent[]) => {
    for (const event of events) actor.send(event)
  }
  return { actor, machine, saves, checks, sendAll, value: () => actor.getSnapshot().value }
}
const settled = () => new Promise((resolve) => setTimeout(resolve))
const saved = ok({ serviceId: '7', serviceCode: 'S-7' })

describe('choosing a type', () => {
  it('[ORD-110] begins without a type', () => {
    expect(initial().value).toEqual({ editing: 'choosing' })
    expect(initial().context).toMatchObject({ type: undefined, issues: [], abandoned: false })
  })

  it('[ORD-110] takes an offered type, another one, and none again', () => {
    expect(after(initial(), choose('pickup')).context.type).toBe('pickup')
    expect(after(initial(), choose('pickup'), choose('delivery')).context.type).toBe('delivery')
    const cleared = after(initial(), choose('pickup'), { type: 'type.cleared' })
    expect([cleared.value, cleared.context.type]).toEqual([{ editing: 'choosing' }, undefined])
  })

  it.each([
    ['the user does not manage it', { manageable: ['delivery' as const] }],
    ['the point has no adapter for it', { servicePoint: supplyPoint }],
    ['there is no point', { servicePoint: undefined }],
  ])('[ORD-110] refuses a type when %s', (_, changed) => {
    expect(after(initial(changed), choose('pickup')).value).toEqual({ editing: 'choosing' })
  })

  it('[ORD-110] keeps what was typed for one type while another one is looked at', () => {
    expect(after(filling, choose('delivery'), choose('pickup')).context.drafts.pickup.totalAmount).toBe('10')
  })
})

describe('filling in', () => {
  it('[ORD-111] stays with the issues of a send that can not go, and forgets them with the next change', () => {
    const refused = after(initial(), choose('pickup'), send)
    expect(refused.value).toEqual({ editing: 'filling' })
    expect(refused.context.issues.map(({ path }) => path)).toEqual(['totalAmount'])
    expect(after(refused, amountTyped).context.issues).toEqual([])
  })

  it('[ORD-111] asks for the type when none is chosen', () => {
    const refused = after(initial(), send)
    expect(refused.value).toEqual({ editing: 'choosing' })
    expect(refused.context.issues.map(({ path }) => path)).toEqual(['requestType'])
  })

  it('[ORD-111] takes no change of a draft that is not the chosen one', () => {
    expect(after(filling, billAdded).context.drafts).toEqual(filling.context.drafts)
    expect(after(initial(), amountTyped).context.drafts.pickup.totalAmount).toBe('')
  })

  it('[ORD-106] proposes another date when the dialog opens on a later day, and keeps a chosen one', () => {
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

  it('[ORD-106] leaves an order alone that is about to be confirmed', () => {
    const opened = after(confirming, { type: 'dialog.opened', now: later })
    expect([opened.value, opened.context]).toEqual(['confirming', confirming.context])
  })

  it('[ORD-111] gives late currencies to drafts without one', () => {
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
  ] as const)('[ORD-112] a %s goes to %s first', (requestType, state, patch) => {
    const changed: NewOrderEvent = { type: 'draft.changed', requestType, patch } as NewOrderEvent
    expect(after(initial(), choose(requestType), changed, send).value).toBe(state)
  })

  it('[ORD-112] asks the limits of its point and goes on when none is exceeded', async () => {
    const { checks, sendAll, value } = hosted()
    sendAll(choose('delivery'), billAdded, send)
    expect(checks.map(({ servicePointId }) => servicePointId)).toEqual([1])
    checks[0]?.answer(ok([{ isoCode: 'EUR', amount: 100 }]))
    await settled()
    expect(value()).toBe('confirming')
  })

  it('[ORD-112] stops with the exceeded limit, and goes back to the form once it was read', async () => {
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

  it.each(['answered', 'thrown'])('[ORD-114] goes back to the form with an error that is %s', async (way) => {
    const { actor, checks, sendAll, value } = hosted()
    sendAll(choose('delivery'), billAdded, send)
    if (way === 'answered') checks[0]?.answer(err('offline'))
    else checks[0]?.fail('offline')
    await settled()
    expect(value()).toEqual({ editing: 'filling' })
    expect(actor.getSnapshot().context).toMatchObject({ failure: { step: 'limits', error: 'offline' } })
  })
})

describe('confirming', () => {
  it('[ORD-113] precedes saving, and can be declined', () => {
    expect(confirming.value).toBe('confirming')
    expect(saving.value).toBe('saving')
    expect(after(confirming, { type: 'confirmation.declined' }).value).toEqual({ editing: 'filling' })
  })

  it('[ORD-113] goes back to the form when the order became invalid while the question stood', () => {
    const refused = after(confirming, { type: 'confirmation.given', now: later })
    expect(refused.value).toEqual({ editing: 'filling' })
    expect(refused.context.issues.map(({ path }) => path)).toContain('serviceDate')
  })

  it('[ORD-113] does not let the draft change under the question', () => {
    const changed = { type: 'draft.changed', requestType: 'pickup', patch: { totalAmount: '999' } } as const
    expect(after(confirming, changed).context.drafts.pickup.totalAmount).toBe('10')
  })
})

describe('saving', () => {
  it('[ORD-113] hands over type, body, country and key', () => {
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

  it('[ORD-115] saves once, however often it is sent and confirmed', async () => {
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
    '[ORD-114] keeps everything typed after a failure that was %s',
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

  it('[ORD-114] repeats with the same key, and forgets the failure', async () => {
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

describe('withdrawing and closing', () => {
  it('[ORD-116] lets go of the limits, whose late answer changes nothing', async () => {
    const { checks, sendAll, value } = hosted()
    sendAll(choose('delivery'), billAdded, send, { type: 'send.withdrawn' })
    checks[0]?.answer(ok([]))
    await settled()
    expect(value()).toEqual({ editing: 'filling' })
  })

  it('[ORD-116] hears the limits of the second send only', async () => {
    const { checks, sendAll, value } = hosted()
    sendAll(choose('delivery'), billAdded, send, { type: 'send.withdrawn' }, send)
    checks[0]?.answer(ok([{ isoCode: 'EUR', amount: 1 }]))
    await settled()
    expect(value()).toBe('checkingLimits')
    checks[1]?.answer(ok([]))
    await settled()
    expect(value()).toBe('confirming')
  })

  it.each([
    ['choosing', initial()],
    ['filling', filling],
    ['checking limits', checkingLimits],
    ['confirming', confirming],
  ])('[ORD-116] closes while %s, with nothing saved', (_, snapshot) => {
    const closed = after(snapshot, close)
    expect([closed.status, closed.output]).toEqual(['done', { saved: undefined, abandoned: false }])
  })

  it('[ORD-116] reports an order that was closed while saving as abandoned, whatever comes later', async () => {
    const { actor, saves, sendAll } = hosted()
    sendAll(choose('pickup'), amountTyped, send, confirm, close)
    saves[0]?.answer(saved)
    await settled()
    expect(actor.getSnapshot()).toMatchObject({
      value: 'closed',
      output: { saved: undefined, abandoned: true },
    })
  })

  it('[ORD-116] closes after success with what was saved', async () => {
    const { actor, saves, sendAll } = hosted()
    sendAll(choose('pickup'), amountTyped, send, confirm)
    saves[0]?.answer(saved)
    await settled()
    sendAll(close)
    expect(actor.getSnapshot().output).toEqual({ saved: saved.value, abandoned: false })
  })
})

describe('another service point', () => {
  it.each([
    ['filling', filling],
    ['checking limits', checkingLimits],
    ['confirming', confirming],
  ])('[ORD-117] leads back to the form while %s, the type stays where it is offered', (_, snapshot) => {
    const moved = after(snapshot, moveTo(econoPoint))
    expect(moved.value).toEqual({ editing: 'filling' })
    expect(moved.context).toMatchObject({ type: snapshot.context.type, servicePoint: { id: 2 } })
  })

  it('[ORD-117] clears a type that is not offered there, and keeps what was typed', () => {
    const moved = after(filling, moveTo(supplyPoint))
    expect(moved.value).toEqual({ editing: 'choosing' })
    expect(moved.context.type).toBeUndefined()
    expect(after(moved, moveTo(point), choose('pickup')).context.drafts.pickup.totalAmount).toBe('10')
  })

  it('[ORD-117] clears the type when no point is left', () => {
    expect(after(filling, moveTo(undefined)).value).toEqual({ editing: 'choosing' })
  })

  it('[ORD-117] swaps untouched default times with econo-cash', () => {
    expect(after(filling, moveTo(econoPoint)).context.drafts.pickup).toMatchObject({
      from: '11:00',
      until: '15:00',
    })
  })

  it('[ORD-117] does not count while saving', () => {
    expect(after(saving, moveTo(econoPoint))).toMatchObject({
      value: 'saving',
      context: { servicePoint: { id: 1 } },
    })
  })

  it('[ORD-117] does not count once saved', async () => {
    const { actor, saves, sendAll, value } = hosted()
    sendAll(choose('pickup'), amountTyped, send, confirm)
    saves[0]?.answer(saved)
    await settled()
    sendAll(moveTo(econoPoint))
    expect(value()).toBe('saved')
    expect(actor.getSnapshot().context.servicePoint?.id).toBe(1)
  })
})

describe('after success', () => {
  it('[ORD-118] begins anew with a new key and empty drafts of the new day', async () => {
    const { actor, saves, sendAll } = hosted()
    sendAll(choose('pickup'), amountTyped, send, confirm)
    saves[0]?.answer(saved)
    await settled()
    sendAll({ type: 'order.restarted', now: later, idempotencyKey: 'key-2' })
    const { value, context } = actor.getSnapshot()
    expect(value).toEqual({ editing: 'choosing' })
    expect(context).toMatchObject({ type: undefined, saved: undefined, idempotencyKey: 'key-2' })
    expect(context.drafts.pickup).toMatchObject({
      serviceDate: '2026-12-25',
      totalAmount: '',
      currencyId: '978',
    })
  })

  it('[ORD-118] never changes the key before success', () => {
    for (const snapshot of [initial(), filling, checkingLimits, confirming, saving]) {
      const restarted = after(snapshot, { type: 'order.restarted', now, idempotencyKey: 'key-2' })
      expect(restarted.context.idempotencyKey).toBe('key-1')
      expect(restarted.value).toEqual(snapshot.value)
    }
  })
})

describe('stored and taken up again', () => {
  const stored = (actor: ReturnType<typeof hosted>['actor']) =>
    JSON.parse(JSON.stringify(actor.getPersistedSnapshot()))

  it('[ORD-119] goes on in the form with everything typed', () => {
    const { actor, machine, sendAll } = hosted()
    sendAll(choose('pickup'), amountTyped)
    const again = createActor(machine, { snapshot: stored(actor), input }).start()
    again.send(send)
    expect(again.getSnapshot().value).toBe('confirming')
    expect(again.getSnapshot().context.drafts.pickup.totalAmount).toBe('10')
  })

  it('[ORD-119] sends an order that was being saved again, with its key', async () => {
    const { actor, machine, saves, sendAll } = hosted()
    sendAll(choose('pickup'), amountTyped, send, confirm)
    const snapshot = stored(actor)
    actor.stop()
    const again = createActor(machine, { snapshot, input }).start()
    expect(saves).toHaveLength(2)
    expect(saves[1]?.input).toEqual(saves[0]?.input)
    saves[1]?.answer(saved)
    await settled()
    expect(again.getSnapshot().value).toBe('saved')
  })
})

describe('the whole way', () => {
  const everyEvent: readonly NewOrderEvent[] = [
    choose('pickup'),
    choose('delivery'),
    { type: 'type.cleared' },
    amountTyped,
    billAdded,
    send,
    { type: 'send.withdrawn' },
    { type: 'limit.acknowledged' },
    confirm,
    { type: 'confirmation.given', now: later },
    { type: 'confirmation.declined' },
    moveTo(econoPoint),
    moveTo(supplyPoint),
    moveTo(point),
    { type: 'currencies.loaded', currencies: [euro] },
    { type: 'dialog.opened', now: later },
    close,
  ]
  const answers = [
    { type: 'xstate.done.actor.0.newOrder.checkingLimits', output: ok([]) },
    { type: 'xstate.done.actor.0.newOrder.checkingLimits', output: ok([{ isoCode: 'EUR', amount: 1 }]) },
    { type: 'xstate.done.actor.0.newOrder.saving', output: saved },
    { type: 'xstate.error.actor.0.newOrder.saving', error: 'cut off' },
  ]

  it('[ORD-110] reaches every state', () => {
    const events = [
      choose('pickup'),
      choose('delivery'),
      amountTyped,
      billAdded,
      send,
      confirm,
      close,
      ...answers,
    ]
    const paths = getShortestPaths(newOrderMachine, {
      input,
      events: events as NewOrderEvent[],
      serializeState: ({ value, context }) =>
        JSON.stringify([
          value,
          context.type,
          context.drafts.pickup.totalAmount,
          context.drafts.delivery.denominations,
        ]),
    })
    const reached = new Set(paths.map(({ state }) => JSON.stringify(state.value)))
    expect([...reached].toSorted()).toEqual(
      [
        '"checkingLimits"',
        '"closed"',
        '"confirming"',
        '"limitExceeded"',
        '"saved"',
        '"saving"',
        '{"editing":"choosing"}',
        '{"editing":"filling"}',
      ].toSorted(),
    )
  })

  it('[ORD-115] leaves each state only by the events of that state', () => {
    const allowed: Record<string, readonly string[]> = {
      confirming: [
        'confirmation.given',
        'confirmation.declined',
        'servicePoint.changed',
        'closing.requested',
      ],
      checkingLimits: ['send.withdrawn', 'servicePoint.changed', 'closing.requested'],
      saving: ['closing.requested'],
    }
    for (const snapshot of [confirming, checkingLimits, saving]) {
      for (const event of everyEvent) {
        const moved = after(snapshot, event)
        const isAllowed = allowed[String(snapshot.value)]?.includes(event.type) ?? false
        expect([event.type, moved.value !== snapshot.value]).toEqual([event.type, isAllowed])
      }
    }
  })

  it('[ORD-113] never saves without a confirmation right before, on any walk', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...everyEvent), { maxLength: 60 }), (events) => {
        let snapshot = initial()
        for (const event of events) {
          if (snapshot.status === 'done') break
          const next = after(snapshot, event)
          if (next.value === 'saving' && snapshot.value !== 'saving') {
            expect([snapshot.value, event.type]).toEqual(['confirming', 'confirmation.given'])
          }
          if (next.context.type !== undefined) {
            expect(next.context.servicePoint?.adapters.some(({ code }) => code === next.context.type)).toBe(
              true,
            )
          }
          expect(next.context.idempotencyKey).toBe('key-1')
          snapshot = next
        }
      }),
      { numRuns: 300 },
    )
  })
})
