import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { ok } from '../../kernel'
import { type NewOrderEvent, newOrderMachine, restoreNewOrder } from '..'
import {
  amountTyped,
  billAdded,
  choose,
  close,
  confirm,
  hosted,
  input,
  moveTo,
  saved,
  send,
  settled,
  supplyPoint,
} from './new-order.fixtures'

type Hosted = ReturnType<typeof hosted>
type Step = NewOrderEvent | ((order: Hosted) => void)
const storedOf = ({ actor }: Hosted): unknown => JSON.parse(JSON.stringify(actor.getPersistedSnapshot()))

/** A new order that has received a sequence of events and results of calls. */
const broughtTo = async (...steps: readonly Step[]) => {
  const order = hosted()
  for (const step of steps) {
    if (typeof step === 'function') step(order)
    else order.sendAll(step)
    await settled()
  }
  return order
}
const delivery = [choose('delivery'), billAdded, send] as const
const pickup = [choose('pickup'), amountTyped, send] as const
const limited = (order: Hosted) => order.checks[0]?.answer(ok([{ isoCode: 'EUR', amount: 1 }]))
const unlimited = (order: Hosted) => order.checks[0]?.answer(ok([]))
const done = (order: Hosted) => order.saves[0]?.answer(saved)

const ways = [
  ['choosing', { editing: 'choosing' }, []],
  ['choosing without a point', { editing: 'choosing' }, [moveTo(undefined)]],
  ['filling', { editing: 'filling' }, [choose('pickup'), amountTyped]],
  [
    'filling after a failure',
    { editing: 'filling' },
    [...pickup, confirm, (order: Hosted) => order.saves[0]?.fail('cut')],
  ],
  ['filling with issues', { editing: 'filling' }, [choose('pickup'), send]],
  ['checking limits', 'checkingLimits', delivery],
  ['beyond a limit', 'limitExceeded', [...delivery, limited]],
  ['confirming', 'confirming', pickup],
  [
    'confirming an order that can not be sent any more',
    'confirming',
    [...delivery, unlimited, { type: 'currencies.loaded', currencies: [] }],
  ],
  ['saving', 'saving', [...pickup, confirm]],
  ['saved', 'saved', [...pickup, confirm, done]],
  ['closed', 'closed', [...pickup, confirm, done, close]],
  ['closed without an order', 'closed', [close]],
] as const

describe('a stored order', () => {
  it.each(ways)(
    '[ORD-119] a restored order continues in the state in which it was stored: %s',
    async (_, value, steps) => {
      const order = await broughtTo(...steps)
      const { context } = order.actor.getSnapshot()
      const restored = restoreNewOrder(storedOf(order))
      if (!restored.ok) return expect.fail(JSON.stringify(restored.error))
      order.actor.stop()
      const again = createActor(order.machine, { snapshot: restored.value, input }).start()
      expect(again.getSnapshot().value).toEqual(value)
      expect(again.getSnapshot().context).toEqual(context)
      expect(again.getSnapshot().output).toEqual(order.actor.getSnapshot().output)
      again.stop()
    },
  )

  it('[ORD-119] an order that was stored while it was being saved is saved again with the same idempotency key', async () => {
    const order = await broughtTo(...pickup, confirm)
    const restored = restoreNewOrder(storedOf(order))
    order.actor.stop()
    if (!restored.ok) return expect.fail(JSON.stringify(restored.error))
    const again = createActor(order.machine, { snapshot: restored.value, input }).start()
    expect(order.saves).toHaveLength(2)
    expect(order.saves[1]?.input).toEqual(order.saves[0]?.input)
    order.saves[1]?.answer(saved)
    await settled()
    expect(again.getSnapshot().value).toBe('saved')
  })

  it('[ORD-119] an order that was stored while its limits were being read reads the limits again after it is restored', async () => {
    const order = await broughtTo(...delivery)
    const restored = restoreNewOrder(storedOf(order))
    order.actor.stop()
    if (!restored.ok) return expect.fail(JSON.stringify(restored.error))
    const again = createActor(order.machine, { snapshot: restored.value, input }).start()
    expect(order.checks.map(({ servicePointId }) => servicePointId)).toEqual([1, 1])
    order.checks[1]?.answer(ok([]))
    await settled()
    expect(again.getSnapshot().value).toBe('confirming')
  })

  it('[ORD-129] only the state and the data of a stored order are restored, whatever else was stored', async () => {
    const order = await broughtTo(...pickup, confirm)
    const { value, context } = storedOf(order) as { value: unknown; context: object }
    const bare = restoreNewOrder({ value, context })
    expect(bare.ok).toBe(true)
    expect(restoreNewOrder({ value, context, status: 'error', children: 7, historyValue: [1] })).toEqual(bare)
    expect(restoreNewOrder(order.actor.getPersistedSnapshot())).toEqual(bare)
  })

  it('[ORD-129] a restored order contains a typed text that is not a number, whether it was stored as JSON or as an object', async () => {
    const wrong = { denomination: { ...bill().denomination }, quantity: 'a lot' }
    const order = await broughtTo(choose('delivery'), {
      type: 'draft.changed',
      requestType: 'delivery',
      patch: { denominations: [wrong] },
    })
    for (const stored of [storedOf(order), order.actor.getPersistedSnapshot()]) {
      const restored = restoreNewOrder(stored)
      if (!restored.ok) return expect.fail(JSON.stringify(restored.error))
      const { context } = createActor(newOrderMachine, { snapshot: restored.value, input }).getSnapshot()
      expect(context.drafts.delivery.denominations).toEqual([wrong])
    }
  })
})

const bill = () => {
  if (billAdded.type !== 'draft.changed' || billAdded.requestType !== 'delivery') throw new Error('no bill')
  const [line] = billAdded.patch.denominations ?? []
  if (line === undefined) throw new Error('no bill')
  return line
}

describe("a stored order that can't be restored", () => {
  const stored = async (...steps: readonly Step[]) =>
    storedOf(await broughtTo(...steps)) as { value: unknown; context: Record<string, unknown> }
  const pathsOf = (raw: unknown) => {
    const restored = restoreNewOrder(raw)
    return restored.ok ? [] : restored.error.map(({ path }) => path)
  }

  it.each([
    ['an unknown state', { value: 'paying' }, ['value']],
    ['an unknown state of the form', { value: { editing: 'paying' } }, ['value']],
    ['no data', { context: undefined }, ['context']],
  ])('[ORD-129] a stored order with %s is not restored', async (_, parts, paths) => {
    expect(pathsOf({ ...(await stored(...pickup)), ...parts })).toEqual(paths)
  })

  it.each([
    ['an idempotency key', { idempotencyKey: '' }, ['context.idempotencyKey']],
    ['complete drafts', { drafts: { pickup: {} } }, undefined],
    ['a valid instant of its proposals', { proposedAt: 8.7e15 }, ['context.proposedAt']],
    ['a valid time of the clock', { clock: 8.7e15 }, ['context.clock']],
    ['a known type', { type: 'parcel' }, ['context.type']],
    ['a service point', { servicePoint: undefined }, ['value']],
    ['a type', { type: undefined }, ['value']],
    ['a type that is offered', { manageable: [] }, ['value']],
    ['a type that its point offers', { servicePoint: supplyPoint }, ['value']],
  ])('[ORD-129] a stored order without %s is not restored', async (_, parts, paths) => {
    const { value, context } = await stored(...pickup)
    const found = pathsOf({ value, context: { ...context, ...parts } })
    if (paths === undefined) expect(found.length).toBeGreaterThan(0)
    else expect(found).toEqual(paths)
  })

  it.each([
    ['saving', 'an order that can not be sent', [choose('pickup')]],
    ['checkingLimits', 'a type without limits', pickup],
    ['limitExceeded', 'a type without limits', pickup],
    ['saved', 'no saved order', pickup],
    ['confirming', 'no type', []],
    [{ editing: 'filling' }, 'no type', []],
    [{ editing: 'choosing' }, 'a chosen type', pickup],
  ] as const)('[ORD-129] a stored order in the state %j with %s is not restored', async (value, _, steps) => {
    const { context } = await stored(...steps)
    expect(restoreNewOrder({ value, context })).toEqual({
      ok: false,
      error: [
        {
          rule: 'malformed',
          key: 'validation.messages.malformed',
          path: 'value',
          params: { expected: 'a state that fits' },
        },
      ],
    })
  })

  it.each(['checkingLimits', 'limitExceeded'])(
    '[ORD-129] a stored order in the state %s is not restored if its order type is not available',
    async (value) => {
      const { context } = await stored(...delivery)
      expect(pathsOf({ value, context })).toEqual([])
      expect(pathsOf({ value, context: { ...context, manageable: [] } })).toEqual(['value'])
    },
  )

  it('[ORD-129] any stored value is either restored as an order or refused, and restoring never throws an error', async () => {
    const { value, context } = await stored(...pickup, confirm)
    fc.assert(
      fc.property(
        fc.anything(),
        fc.constantFrom(...Object.keys(context)),
        fc.constantFrom(value, 'saving', 'checkingLimits', { editing: 'filling' }),
        (junk, key, state) => {
          expect(restoreNewOrder(junk).ok).toBe(false)
          expect(typeof restoreNewOrder({ value: state, context: { ...context, [key]: junk } }).ok).toBe(
            'boolean',
          )
        },
      ),
    )
  })
})
