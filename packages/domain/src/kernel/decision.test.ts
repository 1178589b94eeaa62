import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decide, refusalsOf } from './index'

const { refusal, keys } = refusalsOf('orders', ['late', 'closed'])
type Fact = Parameters<typeof decide<'late' | 'closed'>>[0][number]
const anyFact = fc.constantFrom<Fact[]>(
  refusal('late', { latest: '18:00' }),
  refusal('closed'),
  false,
  undefined,
)

describe('a refusal', () => {
  it('[KRN-34] a refusal contains its rule, a message key that begins with the feature, and the values that the message shows', () => {
    expect(refusal('late', { latest: '18:00', hours: 2 })).toEqual({
      rule: 'late',
      key: 'orders.refused.late',
      params: { latest: '18:00', hours: 2 },
    })
    expect(refusal('closed')).toEqual({ rule: 'closed', key: 'orders.refused.closed', params: {} })
    expect(refusalsOf('firms', ['late']).refusal('late').key).toBe('firms.refused.late')
  })
})

describe('the refusals of a feature', () => {
  it('[KRN-34] the refusals of a feature contain one message key for each rule of the feature, in the order of the rules', () => {
    expect(keys).toEqual(['orders.refused.late', 'orders.refused.closed'])
  })

  it('[KRN-34] a refusal uses a special message key if the feature declares one for the rule of the refusal', () => {
    const full = refusalsOf('users', ['full', 'late'], { full: 'label.full' })
    expect(full.refusal('full', { maximum: 5 })).toEqual({
      rule: 'full',
      key: 'label.full',
      params: { maximum: 5 },
    })
    expect(full.keys).toEqual(['label.full', 'users.refused.late'])
  })

  it('[KRN-34] the message keys of a feature include only its listed rules, but a refusal can also be created for a rule that is not listed', () => {
    const narrow = refusalsOf<'late' | 'closed'>('clients', ['late'])
    expect(narrow.keys).toEqual(['clients.refused.late'])
    expect(narrow.refusal('closed').key).toBe('clients.refused.closed')
  })
})

describe('a decision', () => {
  it('[KRN-35] a decision allows the action if no reason against it applies', () => {
    expect(decide([])).toEqual({ allowed: true, reasons: [] })
    expect(decide([false, undefined])).toEqual({ allowed: true, reasons: [] })
  })

  it('[KRN-35] a decision contains every reason that applies, in the order in which the checks are listed', () => {
    expect(decide([refusal('late'), false, refusal('closed'), undefined])).toEqual({
      allowed: false,
      reasons: [refusal('late'), refusal('closed')],
    })
  })

  it('[KRN-35] a decision is a refusal if it has at least one reason, and otherwise a permission', () => {
    fc.assert(
      fc.property(fc.array(anyFact), anyFact, (facts, fact) => {
        const before = decide(facts)
        const after = decide([...facts, fact])
        expect(before.allowed).toBe(before.reasons.length === 0)
        expect(before.reasons).toEqual(facts.filter((known) => typeof known === 'object'))
        if (after.allowed) expect(before.allowed).toBe(true)
      }),
    )
  })
})
