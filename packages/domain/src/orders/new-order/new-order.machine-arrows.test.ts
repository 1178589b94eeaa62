import { describe, expect, it } from 'vitest'
import { transition } from 'xstate'
import { err, ok } from '../../kernel'
import { type NewOrderEvent, newOrderMachine } from '..'
import {
  after,
  amountTyped,
  bill,
  billAdded,
  checkingLimits,
  choose,
  close,
  confirm,
  confirming,
  econoPoint,
  euro,
  filling,
  initial,
  later,
  moveTo,
  now,
  type Snapshot,
  saved,
  saving,
  send,
  supplyPoint,
} from './new-order.fixtures'

/** The results of reading the limits and of saving the order, as events for the state machine. */
const answers = {
  'limits kept': { type: 'xstate.done.actor.0.newOrder.checkingLimits', output: ok([]) },
  'limits exceeded': {
    type: 'xstate.done.actor.0.newOrder.checkingLimits',
    output: ok([{ isoCode: 'EUR', amount: 1 }]),
  },
  'limits refused': { type: 'xstate.done.actor.0.newOrder.checkingLimits', output: err('offline') },
  'limits failed': { type: 'xstate.error.actor.0.newOrder.checkingLimits', error: 'offline' },
  'order saved': { type: 'xstate.done.actor.0.newOrder.saving', output: saved },
  'order refused': { type: 'xstate.done.actor.0.newOrder.saving', output: err('offline') },
  'order failed': { type: 'xstate.error.actor.0.newOrder.saving', error: 'offline' },
} as const

const hear = (snapshot: Snapshot, answer: keyof typeof answers): Snapshot =>
  // The type of events does not contain the results of calls, because only the machine itself creates these events.
  transition(newOrderMachine, snapshot, answers[answer] as object as NewOrderEvent)[0]

const events = {
  'type chosen': choose('pickup'),
  'another type chosen': choose('assistance-service'),
  'type cleared': { type: 'type.cleared' },
  'draft changed': amountTyped,
  'another draft changed': billAdded,
  'send requested': send,
  'send withdrawn': { type: 'send.withdrawn' },
  'limit acknowledged': { type: 'limit.acknowledged' },
  'confirmation given': confirm,
  'confirmation given too late': { type: 'confirmation.given', now: later },
  'confirmation declined': { type: 'confirmation.declined' },
  'point changed': moveTo(econoPoint),
  'point without the type': moveTo(supplyPoint),
  'point gone': moveTo(undefined),
  'currencies loaded': { type: 'currencies.loaded', currencies: [euro] },
  'dialog opened': { type: 'dialog.opened', now: later },
  'clock ticked': { type: 'clock.ticked', now: later },
  restarted: { type: 'order.restarted', now: later, idempotencyKey: 'key-2' },
  closed: close,
} as const satisfies Record<string, NewOrderEvent>

type EventName = keyof typeof events | keyof typeof answers

const heard = (snapshot: Snapshot, name: EventName): Snapshot =>
  name in answers
    ? hear(snapshot, name as keyof typeof answers)
    : after(snapshot, events[name as keyof typeof events])

const nameOf = ({ value }: Snapshot): string => (typeof value === 'string' ? value : String(value.editing))

const states = {
  choosing: initial(),
  filling,
  checkingLimits,
  limitExceeded: hear(checkingLimits, 'limits exceeded'),
  confirming,
  saving,
  saved: hear(saving, 'order saved'),
  closed: after(initial(), close),
}

/** For each state, the next state after each event. An event that is not listed changes no state. */
const arrows: { readonly [S in keyof typeof states]: Partial<Record<EventName, string>> } = {
  choosing: { 'type chosen': 'filling', 'another type chosen': 'filling', closed: 'closed' },
  filling: {
    'type cleared': 'choosing',
    'send requested': 'confirming',
    'point without the type': 'choosing',
    'point gone': 'choosing',
    closed: 'closed',
  },
  checkingLimits: {
    'limits kept': 'confirming',
    'limits exceeded': 'limitExceeded',
    'limits refused': 'filling',
    'limits failed': 'filling',
    'send withdrawn': 'filling',
    'another draft changed': 'filling',
    'point changed': 'filling',
    'point without the type': 'choosing',
    'point gone': 'choosing',
    closed: 'closed',
  },
  limitExceeded: {
    'limit acknowledged': 'filling',
    'point changed': 'filling',
    'point without the type': 'choosing',
    'point gone': 'choosing',
    closed: 'closed',
  },
  confirming: {
    'confirmation given': 'saving',
    'confirmation given too late': 'filling',
    'confirmation declined': 'filling',
    'point changed': 'filling',
    'point without the type': 'choosing',
    'point gone': 'choosing',
    closed: 'closed',
  },
  saving: {
    'order saved': 'saved',
    'order refused': 'filling',
    'order failed': 'filling',
    closed: 'closed',
  },
  saved: { restarted: 'choosing', closed: 'closed' },
  closed: {},
}

const names = [...Object.keys(events), ...Object.keys(answers)] as EventName[]
const table = (Object.keys(states) as (keyof typeof states)[]).flatMap((state) =>
  names.map((name) => [state, name, arrows[state][name] ?? state] as const),
)

describe('every transition of a new order', () => {
  it.each(table)(
    '[ORD-115] a new order in the state %s that receives the event "%s" is then in the state %s',
    (state, name, target) => {
      expect(nameOf(heard(states[state], name))).toBe(target)
    },
  )

  it('[ORD-115] each state in the table of transitions has the name of a state of the machine', () => {
    expect(Object.values(states).map(nameOf)).toEqual(Object.keys(states))
  })
})

describe('data of the transitions', () => {
  it('[ORD-114] if a new order fails, the step at which it failed and the error are stored', () => {
    expect(hear(checkingLimits, 'limits refused').context.failure).toEqual({
      step: 'limits',
      error: 'offline',
    })
    expect(hear(checkingLimits, 'limits failed').context.failure).toEqual({
      step: 'limits',
      error: 'offline',
    })
    expect(hear(saving, 'order refused').context.failure).toEqual({ step: 'save', error: 'offline' })
    expect(hear(saving, 'order failed').context.failure).toEqual({ step: 'save', error: 'offline' })
    expect(hear(saving, 'order saved').context).toMatchObject({ failure: undefined, saved: saved.value })
  })

  it('[ORD-114] sending a new order again clears the failure, the exceeded limits and the validation issues of the last attempt', () => {
    const failed = after(hear(saving, 'order failed'), send)
    expect(failed.context).toMatchObject({ failure: undefined, issues: [], exceeded: [] })
    const exceeded = after(states.limitExceeded, { type: 'limit.acknowledged' }, send)
    expect([exceeded.value, exceeded.context.exceeded]).toEqual(['checkingLimits', []])
  })

  it('[ORD-112] if a new order exceeds a limit, the limit, the total and the excess are stored', () => {
    expect(states.limitExceeded.context.exceeded).toEqual([
      { isoCode: 'EUR', limit: 1, total: 100, excess: 99 },
    ])
    expect(hear(checkingLimits, 'limits kept').context.exceeded).toEqual([])
  })

  it('[ORD-112] an exchange is checked against the order limits, as a delivery is', () => {
    const exchange = after(
      initial(),
      choose('delivery-exchange'),
      {
        type: 'draft.changed',
        requestType: 'delivery-exchange',
        patch: { denominations: [bill] },
      },
      send,
    )
    expect(exchange.value).toBe('checkingLimits')
    expect([hear(exchange, 'limits exceeded').value, hear(exchange, 'limits kept').value]).toEqual([
      'limitExceeded',
      'confirming',
    ])
  })

  it('[ORD-116] a new order counts as abandoned only if its dialog is closed while the order is being saved', () => {
    const abandoned = Object.entries(states)
      .filter(([state]) => state !== 'closed')
      .map(([state, snapshot]) => [state, after(snapshot, close).output?.abandoned])
    expect(abandoned).toEqual(
      Object.keys(states)
        .filter((state) => state !== 'closed')
        .map((state) => [state, state === 'saving']),
    )
  })

  it('[ORD-117] choosing another service point has no effect while a new order is being saved or after it was saved', () => {
    const pointAfter = (snapshot: Snapshot) => after(snapshot, moveTo(econoPoint)).context.servicePoint?.id
    expect(Object.values(states).map(pointAfter)).toEqual([2, 2, 2, 2, 2, 1, 1, 1])
  })

  it('[ORD-116] after its dialog was closed, a new order ignores every event', () => {
    for (const event of Object.values(events)) {
      expect(after(states.closed, event).context).toEqual(states.closed.context)
    }
  })

  it('[ORD-115] a new order is busy exactly while its limits are checked or while it is saved', () => {
    const busy = Object.entries(states).filter(([, snapshot]) => snapshot.hasTag('busy'))
    expect(busy.map(([state]) => state)).toEqual(['checkingLimits', 'saving'])
  })

  it('[ORD-118] restarting a new order after success clears its data and sets a new idempotency key', () => {
    const { context } = after(states.saved, { type: 'order.restarted', now, idempotencyKey: 'key-2' })
    expect(context).toMatchObject({
      type: undefined,
      saved: undefined,
      idempotencyKey: 'key-2',
      proposedAt: now.getTime(),
    })
    expect(context.drafts).toEqual(initial().context.drafts)
  })
})
