import type { DeclaredValuesAnswer } from '@remesa/domain/declared-values'
import { RequestedAmount } from '@remesa/domain/orders'
import { expect, it } from 'vitest'
import { type DeclaredStateInput, declaredState } from './declared-state'

const nothing: DeclaredValuesAnswer = { declaredValues: [], declaredValuesPack: [] }
const something: DeclaredValuesAnswer = {
  ...nothing,
  declaredValues: [{ dt: { dr: [{ co: 'S-1', vl: [], ct: [] }] }, fp: null }],
}
const withAmount = {
  requestedAmounts: [
    RequestedAmount.parse({
      currencyId: '1',
      currencyIsoCode: 'EUR',
      currencySymbol: '€',
      currencyDescription: 'Euro',
      totalAmount: 100,
    }),
  ],
}
const withoutAmount = { requestedAmounts: [] }
const agile = { agilePickup: true }
const plain = { agilePickup: false }

const kindOf = (facts: Partial<DeclaredStateInput>) =>
  declaredState({
    answer: nothing,
    isFailed: false,
    detail: withoutAmount,
    servicePoint: agile,
    onRetry: () => undefined,
    ...facts,
  })?.kind

it.each([
  ['an agile pickup without amounts', {}, 'ready'],
  ['[ORD-DEC-02] an agile pickup with amounts', { detail: withAmount }, 'conflict'],
  [
    '[ORD-DEC-01] one with amounts, where something is declared',
    { detail: withAmount, answer: something },
    'ready',
  ],
  ['a point without agile pickup', { servicePoint: plain }, undefined],
  ['a point without agile pickup, with amounts', { servicePoint: plain, detail: withAmount }, undefined],
  [
    '[ORD-DEC-01] such a point, where something is declared',
    { servicePoint: plain, answer: something },
    'ready',
  ],
  ['a point that is not known', { servicePoint: undefined }, undefined],
  ['an agile point, before the answer', { answer: undefined }, 'loading'],
  ['another point, before the answer', { answer: undefined, servicePoint: plain }, undefined],
  ['an answer that did not come', { answer: undefined, isFailed: true, servicePoint: plain }, 'error'],
] as const)('the card of declared values shows the right state for %s', (_, facts, kind) => {
  expect(kindOf(facts)).toBe(kind)
})
