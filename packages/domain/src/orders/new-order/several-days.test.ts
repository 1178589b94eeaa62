import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  answerCall,
  type Batch,
  type BatchOutcome,
  defaultBrand,
  nextCalls,
  previewBatch,
  sendCalls,
  startBatch,
} from '../../kernel'
import {
  buildOrder,
  changeDraft,
  DAY_ORDER_LIMITS,
  type DayOrder,
  dayOrders,
  draftsOnDay,
  emptyDrafts,
  judgeDays,
  validateOrder,
} from '..'
import { pointWith, rowWith } from '../orders.arbitraries'
import { input, now } from './new-order.fixtures'

const facts = { ...input, servicePoint: pointWith(), brand: defaultBrand }
const drafts = changeDraft(
  emptyDrafts(facts, now),
  {
    requestType: 'pickup',
    patch: {
      serviceDate: '2026-11-23',
      from: '09:00',
      until: '11:00',
      totalAmount: '875',
      currencyId: '978',
    },
  },
  facts,
)
const judged = (standing: readonly ReturnType<typeof rowWith>[] = [], at = now) =>
  judgeDays('pickup', drafts, facts, { now: at, standing })

describe('the same order on several days', () => {
  it('[ORD-182] the dialog for several days lists the next four weeks from today on, each day with the validation issues of an order on that day', () => {
    const days = judged().map(({ day }) => day)
    expect(days).toHaveLength(28)
    expect([days[0], days[27]]).toEqual(['2026-11-21', '2026-12-18'])
  })

  it('[ORD-182] in the dialog for several days, an impossible day has the reason and the earliest day that is possible', () => {
    const evening = new Date('2026-11-21T17:30:00+01:00')
    const [today, tomorrow] = judged([], evening)
    expect(today?.issues[0]).toMatchObject({ path: 'serviceDate', rule: 'no-time-left' })
    expect(today?.issues[0]?.params).toMatchObject({ earliestDay: '2026-11-22' })
    expect(tomorrow?.issues).toEqual([])
  })

  it('[ORD-181] [ORD-182] in the dialog for several days, a day shows the number of existing orders that the new order may repeat', () => {
    const row = rowWith({
      requestInitialTime: '2026-11-25T10:00:00+01:00',
      requestFinalTime: '2026-11-25T12:00:00+01:00',
    })
    expect(judged([row]).flatMap(({ day, alike }) => (alike > 0 ? [day] : []))).toEqual(['2026-11-25'])
  })

  it('[ORD-182] in the dialog for several days, a day has exactly the issues that an order on that day would have', () => {
    for (const { day, issues } of judged()) {
      const onDay = draftsOnDay(drafts, 'pickup', day)
      expect(validateOrder('pickup', onDay, facts, now)).toEqual(issues)
      if (issues.length > 0) continue
      const { body } = buildOrder('pickup', onDay, facts)
      expect(body).toMatchObject({ serviceDate: expect.stringContaining(day) })
    }
  })

  const anyDays = fc.subarray(
    judged().map(({ day }) => day),
    { minLength: 1 },
  )
  const anyOutcome = fc.constantFrom<BatchOutcome>(
    { kind: 'done' },
    { kind: 'unknown' },
    { kind: 'refused', reasons: ['Full'] },
  )

  it('[ORD-183] each of several days has one order with its own idempotency key, which does not change when the order is sent again', () => {
    const own = { ownDay: '2026-11-23', idempotencyKey: 'key-1' }
    fc.assert(
      fc.property(anyDays, anyDays, (days, again) => {
        const orders = dayOrders(days, own)
        expect(orders.map(({ day }) => day)).toEqual([...days].toSorted())
        expect(new Set(orders.map(({ key }) => key)).size).toBe(days.length)
        const keys = new Map(orders.map(({ day, key }) => [day, key]))
        for (const { day, key } of dayOrders(again, own)) {
          expect(keys.get(day) ?? key).toBe(key)
          expect(key === 'key-1').toBe(day === '2026-11-23')
        }
      }),
    )
  })

  it('[ORD-183] when orders for several days are sent again, only the failed orders are sent, with the same idempotency keys', () => {
    fc.assert(
      fc.property(anyDays, fc.infiniteStream(anyOutcome), (days, outcomes) => {
        const sent: string[] = []
        const done = new Set<string>()
        const run = (batch: Batch<DayOrder>): Batch<DayOrder> => {
          const calls = nextCalls(batch)
          if (calls.length === 0) return batch
          const answered = calls.reduce(
            (current, { key }) => {
              expect(done.has(key)).toBe(false)
              sent.push(key)
              const outcome = outcomes.next().value
              if (outcome.kind === 'done') done.add(key)
              return answerCall(current, key, outcome)
            },
            sendCalls(batch, calls),
          )
          return run(answered)
        }
        const items = dayOrders(days, { ownDay: '2026-11-23', idempotencyKey: 'key-1' })
        const first = run(startBatch(previewBatch(items, DAY_ORDER_LIMITS)))
        const second = run(startBatch(first))
        expect(second.items.map(({ key }) => key)).toEqual(items.map(({ key }) => key))
        expect(second.items.filter(({ state }) => state.kind === 'done')).toHaveLength(done.size)
      }),
    )
  })
})
