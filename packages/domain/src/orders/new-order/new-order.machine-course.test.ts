import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { ok } from '../../kernel'
import { type NewOrderEvent, newOrderMachine } from '..'
import {
  after,
  amountTyped,
  billAdded,
  checkingLimits,
  choose,
  close,
  confirm,
  confirming,
  econoPoint,
  euro,
  filling,
  hosted,
  initial,
  input,
  later,
  moveTo,
  now,
  point,
  saved,
  saving,
  send,
  settled,
  supplyPoint,
} from './new-order.fixtures'

describe('withdrawing and closing', () => {
  it('[ORD-116] if the user returns to the form while the limits are being read, the later response has no effect', async () => {
    const { checks, sendAll, value } = hosted()
    sendAll(choose('delivery'), billAdded, send, { type: 'send.withdrawn' })
    checks[0]?.answer(ok([]))
    await settled()
    expect(value()).toEqual({ editing: 'filling' })
  })

  it('[ORD-116] reading the limits stops if the draft of the chosen order type changes, but not if another draft changes', async () => {
    const { actor, checks, sendAll, value } = hosted()
    sendAll(choose('delivery'), billAdded, send, amountTyped)
    expect(value()).toBe('checkingLimits')
    sendAll({ type: 'draft.changed', requestType: 'delivery', patch: { comments: 'Ring' } })
    expect(value()).toEqual({ editing: 'filling' })
    expect(actor.getSnapshot().context.drafts.delivery.comments).toBe('Ring')
    checks[0]?.answer(ok([]))
    await settled()
    expect(value()).toEqual({ editing: 'filling' })
  })

  it('[ORD-116] if the user sends a new order, returns to the form and sends it again, only the limits from the second attempt are used', async () => {
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
  ])('[ORD-116] closing the dialog of a new order in the state "%s" saves no order', (_, snapshot) => {
    const closed = after(snapshot, close)
    expect([closed.status, closed.output]).toEqual(['done', { saved: undefined, abandoned: false }])
  })

  it('[ORD-116] a new order whose dialog is closed while it is being saved ends as abandoned, whatever the later response is', async () => {
    const { actor, saves, sendAll } = hosted()
    sendAll(choose('pickup'), amountTyped, send, confirm, close)
    saves[0]?.answer(saved)
    await settled()
    expect(actor.getSnapshot()).toMatchObject({
      value: 'closed',
      output: { saved: undefined, abandoned: true },
    })
  })

  it('[ORD-116] closing the dialog after a new order was saved returns the saved order', async () => {
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
  ])(
    '[ORD-117] choosing another service point in the state "%s" returns to the form and keeps an order type that the point supports',
    (_, snapshot) => {
      const moved = after(snapshot, moveTo(econoPoint))
      expect(moved.value).toEqual({ editing: 'filling' })
      expect(moved.context).toMatchObject({ type: snapshot.context.type, servicePoint: { id: 2 } })
    },
  )

  it('[ORD-117] choosing a service point that does not support the chosen order type clears the type, but nothing that was typed', () => {
    const moved = after(filling, moveTo(supplyPoint))
    expect(moved.value).toEqual({ editing: 'choosing' })
    expect(moved.context.type).toBeUndefined()
    expect(after(moved, moveTo(point), choose('pickup')).context.drafts.pickup.totalAmount).toBe('10')
  })

  it('[ORD-117] clearing the service point of a new order also clears the order type', () => {
    expect(after(filling, moveTo(undefined)).value).toEqual({ editing: 'choosing' })
  })

  it('[ORD-117] if the user chooses an econo-cash point, the default times of a new pickup are replaced by the default times for econo-cash', () => {
    expect(after(filling, moveTo(econoPoint)).context.drafts.pickup).toMatchObject({
      from: '11:00',
      until: '15:00',
    })
  })

  it('[ORD-117] choosing another service point has no effect while the order is being saved', () => {
    expect(after(saving, moveTo(econoPoint))).toMatchObject({
      value: 'saving',
      context: { servicePoint: { id: 1 } },
    })
  })

  it('[ORD-117] choosing another service point has no effect after the order was saved', async () => {
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
  it('[ORD-118] a new order after a saved order has a new idempotency key and empty drafts with the dates of the new day', async () => {
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

  it('[ORD-118] the idempotency key of a new order does not change until the order is saved', () => {
    for (const snapshot of [initial(), filling, checkingLimits, confirming, saving]) {
      const restarted = after(snapshot, { type: 'order.restarted', now, idempotencyKey: 'key-2' })
      expect(restarted.context.idempotencyKey).toBe('key-1')
      expect(restarted.value).toEqual(snapshot.value)
    }
  })
})

describe('stored and restored', () => {
  const stored = (actor: ReturnType<typeof hosted>['actor']) =>
    JSON.parse(JSON.stringify(actor.getPersistedSnapshot()))

  it('[ORD-119] a new order that was stored and restored continues in the form with everything that the user typed', () => {
    const { actor, machine, sendAll } = hosted()
    sendAll(choose('pickup'), amountTyped)
    const again = createActor(machine, { snapshot: stored(actor), input }).start()
    again.send(send)
    expect(again.getSnapshot().value).toBe('confirming')
    expect(again.getSnapshot().context.drafts.pickup.totalAmount).toBe('10')
  })

  it('[ORD-119] a restored order that was being saved when it was stored is sent again with the same idempotency key', async () => {
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

describe('every course of the machine', () => {
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
    { type: 'clock.ticked', now: later },
    close,
  ]
  const answers = [
    { type: 'xstate.done.actor.0.newOrder.checkingLimits', output: ok([]) },
    { type: 'xstate.done.actor.0.newOrder.checkingLimits', output: ok([{ isoCode: 'EUR', amount: 1 }]) },
    { type: 'xstate.done.actor.0.newOrder.saving', output: saved },
    { type: 'xstate.error.actor.0.newOrder.saving', error: 'cut off' },
  ]

  it('[ORD-110] a new order can reach every state of its state machine', () => {
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

  it('[ORD-115] while a new order is being confirmed, checked or saved, only the events that are listed for this state change the state', () => {
    const allowed: Record<string, readonly string[]> = {
      confirming: [
        'confirmation.given',
        'confirmation.declined',
        'servicePoint.changed',
        'closing.requested',
      ],
      checkingLimits: ['send.withdrawn', 'draft.changed', 'servicePoint.changed', 'closing.requested'],
      saving: ['closing.requested'],
    }
    for (const snapshot of [confirming, checkingLimits, saving]) {
      for (const event of everyEvent) {
        const moved = after(snapshot, event)
        const isOfOtherDraft = event.type === 'draft.changed' && event.requestType !== snapshot.context.type
        const isAllowed = !isOfOtherDraft && (allowed[String(snapshot.value)]?.includes(event.type) ?? false)
        expect([event.type, moved.value !== snapshot.value]).toEqual([event.type, isAllowed])
      }
    }
  })

  it('[ORD-113] whatever events happen, a new order is saved only directly after a confirmation', () => {
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
    )
  })
})
