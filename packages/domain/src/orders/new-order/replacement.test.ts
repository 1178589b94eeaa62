import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cancellationKey,
  hasSameContents,
  MAX_COMMENTS_LENGTH,
  noReplacement,
  orderNote,
  proposedReason,
  type Replacement,
  type ReplacementEvent,
  replacedNote,
  replacementAfter,
  type SavedOrder,
  withNote,
} from '..'
import { withoutNote } from './replacement'

const order: SavedOrder = { serviceId: '200', serviceCode: '10200' }

/**
 * The fate of a call. The back end carries it out, and its response arrives or is lost; or the call never arrives, or
 * the back end refuses it. The back end recognises repeated calls by their idempotency key.
 */
type Fate = 'answered' | 'lost-answer' | 'never-arrived' | 'refused'
const anyFate = fc.constantFrom<Fate>('answered', 'lost-answer', 'never-arrived', 'refused')

const backEnd = () => {
  const created = new Set<string>()
  const cancelled = new Set<string>()
  const effects = { created: 0, cancelled: 0 }
  return {
    effects,
    place: (key: string, fate: Fate): ReplacementEvent => {
      if (fate === 'refused' && !created.has(key)) return { type: 'not-placed', isUncertain: false }
      if (fate === 'never-arrived') return { type: 'not-placed', isUncertain: true }
      if (!created.has(key)) effects.created += 1
      created.add(key)
      return fate === 'lost-answer' ? { type: 'not-placed', isUncertain: true } : { type: 'placed', order }
    },
    cancel: (key: string, fate: Fate): ReplacementEvent => {
      if (fate === 'refused' && !cancelled.has(key))
        return { type: 'not-cancelled', isUncertain: false, reasons: ['Too late.'] }
      if (fate === 'never-arrived') return { type: 'not-cancelled', isUncertain: true, reasons: [] }
      if (!cancelled.has(key)) effects.cancelled += 1
      cancelled.add(key)
      return fate === 'lost-answer'
        ? { type: 'not-cancelled', isUncertain: true, reasons: [] }
        : { type: 'cancelled' }
    },
  }
}

/**
 * Simulates a user who sends a replacement, and sends it again after each failure. `fates` has the fate of each call,
 * in order.
 */
const course = (fates: readonly Fate[]) => {
  const server = backEnd()
  const seen: { readonly state: Replacement; readonly created: number; readonly cancelled: number }[] = []
  let state: Replacement = noReplacement
  for (const fate of fates) {
    if (state.step === 'unplaced' || state.step === 'uncancelled')
      state = replacementAfter(state, { type: 'sent' })
    if (state.step === 'placing') state = replacementAfter(state, server.place('key', fate))
    else if (state.step === 'cancelling')
      state = replacementAfter(state, server.cancel(cancellationKey('key'), fate))
    seen.push({ state, ...server.effects })
  }
  return { state, seen, effects: server.effects }
}

describe('an order that replaces another', () => {
  it('[ORD-186] a replacement first creates the new order and then cancels the old order, whichever response is lost', () => {
    fc.assert(
      fc.property(fc.array(anyFate, { maxLength: 12 }), (fates) => {
        const { state, seen } = course(fates)
        for (const each of seen) {
          expect(each.created).toBeLessThanOrEqual(1)
          expect(each.cancelled).toBeLessThanOrEqual(each.created)
          // The state must match what the back end has done: it has created one order and cancelled one order.
          if (each.state.step === 'replaced') expect([each.created, each.cancelled]).toEqual([1, 1])
          if (each.state.step === 'uncancelled') {
            expect(each.created).toBe(1)
            if (!each.state.isUncertain) expect(each.cancelled).toBe(0)
          }
          if (each.state.step === 'unplaced' && !each.state.isUncertain) expect(each.created).toBe(0)
        }
        if (fates.filter((fate) => fate === 'answered').length >= 2) expect(state.step).toBe('replaced')
      }),
    )
  })

  it.each(['lost-answer', 'never-arrived'] as const)(
    '[ORD-186] if the call that cancels the old order has the fate "%s", a second click finishes the replacement',
    (fate) => {
      const { seen, state } = course(['answered', fate, 'answered'])
      expect(seen[1]?.state).toEqual({ step: 'uncancelled', placed: order, isUncertain: true, reasons: [] })
      expect(state).toEqual({ step: 'replaced', placed: order })
    },
  )

  it('[ORD-186] a response that does not belong to the current step of a replacement has no effect', () => {
    const events: readonly ReplacementEvent[] = [
      { type: 'cancelled' },
      { type: 'placed', order },
      { type: 'not-placed', isUncertain: true },
      { type: 'not-cancelled', isUncertain: true, reasons: [] },
    ]
    for (const event of events) expect(replacementAfter(noReplacement, event)).toBe(noReplacement)
    const replaced: Replacement = { step: 'replaced', placed: order }
    for (const event of [...events, { type: 'sent' } as const])
      expect(replacementAfter(replaced, event)).toBe(replaced)
  })

  it('[ORD-187] the last line in the comments of a new order contains the number of the order that it replaced last', () => {
    const note = orderNote('Replaces', '10046')
    expect(withNote('', note)).toBe('Replaces [#10046]')
    expect(withNote(' Ring twice ', note)).toBe('Ring twice\nReplaces [#10046]')
    expect(withNote('Ring twice\nSustituye a [#9]', note)).toBe('Ring twice\nReplaces [#10046]')
    expect(withNote('x'.repeat(MAX_COMMENTS_LENGTH), note)).toBe('x'.repeat(MAX_COMMENTS_LENGTH))
    expect(withoutNote(withNote('Ring twice', note))).toBe('Ring twice')
    expect(withoutNote('Gate [#3] is open')).toBe('Gate [#3] is open')
    expect(replacedNote('Replaced by', '10200')).toBe('Replaced by [#10200]')
    expect(replacedNote('x'.repeat(500), '10200')).toHaveLength(400)
  })

  it('[ORD-188] the proposed reason for cancelling a replaced order mentions the date; if no reason mentions the date, the first reason is proposed', () => {
    const reason = (code: string, description: string) => ({ code, description })
    expect(proposedReason([reason('1', 'Ya no es necesario'), reason('2', 'Fecha equivocada')])).toBe('2')
    expect(proposedReason([reason('7', 'Other')])).toBe('7')
    expect(proposedReason([])).toBe('')
  })

  it('[ORD-185] two orders have the same contents if only their days and hours differ', () => {
    const draft = { serviceDate: '2026-11-24', from: '09:00', until: '11:00', totalAmount: '5,00' }
    expect(hasSameContents(draft, { ...draft, serviceDate: '2026-11-25', until: '12:00' })).toBe(true)
    expect(hasSameContents(draft, { ...draft, totalAmount: '5,01' })).toBe(false)
  })
})
