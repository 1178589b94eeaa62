import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CountryConfig } from '../country'
import { orderStatuses } from '../orders'
import {
  agilePickupSettings,
  areDeclaredValuesEditable,
  canDeclareValues,
  canDeleteDeclaredValues,
  type DeclaredValuesAnswer,
  hasDeclaredValues,
} from '.'
import { anyDeclaredValuesAnswer } from './testing'

const configWith = (agilePickup: unknown) =>
  CountryConfig.parse({
    id: 1,
    code: 'ES',
    name: 'Spain',
    Orders: { Pickup: { AgilePickup: agilePickup } },
  })

const nothing: DeclaredValuesAnswer = { declaredValues: [], declaredValuesPack: [] }
const values: DeclaredValuesAnswer = {
  ...nothing,
  declaredValues: [{ dt: { dr: [{ co: 'R', vl: [], ct: [] }] }, fp: null }],
}
const packs: DeclaredValuesAnswer = {
  ...nothing,
  declaredValuesPack: [{ dt: { dr: [{ co: 'R', vl: [] }] }, fp: null }],
}
const emptySets: DeclaredValuesAnswer = {
  declaredValues: [{ dt: { dr: [] }, fp: 'S' }],
  declaredValuesPack: [{ dt: { dr: [] }, fp: 'S' }],
}
const orderOf = (serviceType: string, ...amounts: readonly number[]) => ({
  serviceType,
  isChange: false,
  requestedAmounts: amounts.map((totalAmount) => ({ totalAmount })),
})
const rulesOf = (...input: Parameters<typeof canDeclareValues>) =>
  canDeclareValues(...input).reasons.map(({ rule }) => rule)

describe('settings of a country', () => {
  it.each([
    [undefined, '0', false],
    [{ Mode: '1', ShowPacks: true }, '1', true],
    [{ Mode: 1 }, '1', false],
    [{ Mode: '0', ShowPacks: true }, '0', true],
    [{ Mode: '2' }, '0', false],
    [{ Mode: '' }, '0', false],
  ])(
    '[DCV-10] with the country settings %j, declared values have the mode %s; packs can be declared: %s',
    (agilePickup, mode, showPacks) => {
      expect(agilePickupSettings(configWith(agilePickup))).toEqual({ mode, showPacks })
    },
  )
})

describe('pickups for which values can be declared', () => {
  const agile = { agilePickup: true }
  const plain = { agilePickup: false }

  it('[DCV-11] values can be declared for a pickup without a requested amount at an agile-pickup point', () => {
    for (const amounts of [[], [0], [0, 0]])
      expect(canDeclareValues(orderOf('0', ...amounts), nothing, agile)).toEqual({
        allowed: true,
        reasons: [],
      })
  })

  it("[DCV-11] values can't be declared for a pickup with a requested amount, even a small one, or at a point without agile pickup", () => {
    expect(canDeclareValues(orderOf('0', 0, 0.01), nothing, agile)).toEqual({
      allowed: false,
      reasons: [{ rule: 'requested-amounts', key: 'declared-values.refused.requested-amounts', params: {} }],
    })
    expect(rulesOf(orderOf('0', 100), emptySets, agile)).toEqual(['requested-amounts'])
    expect(rulesOf(orderOf('0', 100), nothing, plain)).toEqual(['not-agile'])
    expect(rulesOf(orderOf('0'), nothing, plain)).toEqual(['not-agile'])
  })

  it('[DCV-11] values can be declared for every pickup that already has declared values or declared packs', () => {
    for (const declared of [values, packs])
      for (const point of [agile, plain]) expect(rulesOf(orderOf('0', 100), declared, point)).toEqual([])
  })

  it('[DCV-11] values can’t be declared for an order that is not a pickup', () => {
    for (const serviceType of ['1', '2', '3', '4', '9'])
      expect(rulesOf(orderOf(serviceType), nothing, agile)).toEqual(['not-a-pickup'])
    expect(rulesOf(orderOf('1', 5), nothing, agile)).toEqual(['not-a-pickup', 'requested-amounts'])
    expect(rulesOf(orderOf('1'), values, plain)).toEqual(['not-a-pickup'])
  })

  it('[DCV-11] values can be declared for a pickup if it already has declared values or if no rule forbids it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(0, 0.01, 250)),
        fc.oneof(fc.constantFrom(nothing, emptySets), anyDeclaredValuesAnswer),
        fc.boolean(),
        (amounts, answer, agilePickup) => {
          const records = [...answer.declaredValues, ...answer.declaredValuesPack].reduce(
            (count, { dt }) => count + dt.dr.length,
            0,
          )
          expect(hasDeclaredValues(answer)).toBe(records > 0)
          expect(canDeclareValues(orderOf('0', ...amounts), answer, { agilePickup }).allowed).toBe(
            records > 0 || (agilePickup && amounts.every((amount) => amount === 0)),
          )
        },
      ),
    )
  })
})

describe('changing', () => {
  it('[DCV-12] declared values can be changed while the order is in one of five statuses', () => {
    expect(
      orderStatuses.filter(({ code }) => areDeclaredValuesEditable(code)).map(({ code }) => code),
    ).toEqual(['PENDING', 'RECEIVED', 'PREPARING', 'PREPARED', 'PLANNED'])
    for (const unknown of ['', 'pending', 'LOST']) expect(areDeclaredValuesEditable(unknown)).toBe(false)
  })

  it('[DCV-47] declared values can be deleted if a record is chosen and the order’s status allows changes', () => {
    expect(canDeleteDeclaredValues(['R'], { status: 'PLANNED' })).toEqual({ allowed: true, reasons: [] })
    expect(canDeleteDeclaredValues([], { status: 'DONE' }).reasons).toEqual([
      { rule: 'status-closed', key: 'declared-values.refused.status-closed', params: { status: 'DONE' } },
      { rule: 'nothing-chosen', key: 'declared-values.refused.nothing-chosen', params: {} },
    ])
    expect(canDeleteDeclaredValues([], { status: 'PENDING' }).reasons).toHaveLength(1)
  })
})
