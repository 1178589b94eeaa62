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
    '[ORD-DEC-01] an agile pickup with amounts and declared values',
    { detail: withAmount, answer: something },
    'ready',
  ],
  ['a pickup at a point without agile pickup', { servicePoint: plain }, undefined],
  [
    'a pickup with amounts at a point without agile pickup',
    { servicePoint: plain, detail: withAmount },
    undefined,
  ],
  [
    '[ORD-DEC-01] a pickup with declared values at a point without agile pickup',
    { servicePoint: plain, answer: something },
    'ready',
  ],
  ['a pickup at an unknown point', { servicePoint: undefined }, undefined],
  ['an agile pickup before the response', { answer: undefined }, 'loading'],
  [
    'a pickup at a point without agile pickup before the response',
    { answer: undefined, servicePoint: plain },
    undefined,
  ],
  [
    'a pickup whose declared values failed to load',
    { answer: undefined, isFailed: true, servicePoint: plain },
    'error',
  ],
] as const)('the card of declared values for %s has the state $2', (_, facts, kind) => {
  expect(kindOf(facts)).toBe(kind)
})
