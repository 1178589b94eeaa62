import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canSendDeposit, changeDepositDraft, emptyDepositDraft, validateDeposit } from '.'
import {
  anyDepositChange,
  anyDepositFacts,
  type DepositPointFacts,
  depositConfigWith,
  depositCurrencyCatalogue,
  depositPointWith as pointWith,
} from './testing'

const [, dollar] = depositCurrencyCatalogue
const clock = { now: new Date('2026-11-21T09:30:05+01:00'), timeZone: 'Europe/Madrid' }
const config = depositConfigWith()
const factsOf = (...points: readonly ReturnType<typeof pointWith>[]) => ({ points, config, ...clock })

describe('sending', () => {
  const reasonsAt = (point: DepositPointFacts, other = config) => {
    const facts = { ...factsOf(pointWith(point)), config: other }
    return canSendDeposit(emptyDepositDraft(facts), facts).reasons
  }
  const notRegistered = (entity: string) => ({
    rule: 'not-registered',
    key: 'deposits.refused.not-registered',
    params: { entity },
  })

  it('[DPS-28] a deposit can be sent from a service point with device, registration and currency', () => {
    expect(reasonsAt({})).toEqual([])
  })

  it('[DPS-28] a deposit without a service point can’t be sent, and the reason differs if the user has no service point for deposits', () => {
    const two = factsOf(pointWith({ id: 1 }), pointWith({ id: 2 }), pointWith({ id: 3, type: 'SOL' }))
    expect(canSendDeposit(emptyDepositDraft(two), two)).toEqual({
      allowed: false,
      reasons: [{ rule: 'no-service-point', key: 'deposits.refused.no-service-point', params: {} }],
    })
    expect(reasonsAt({ type: 'SOL' }).map(({ rule }) => rule)).toEqual(['no-service-points'])
  })

  it.each([
    [{ deviceId: null }, { rule: 'no-device', key: 'deposits.refused.no-device', params: {} }],
    [{ deviceId: '' }, { rule: 'no-device', key: 'deposits.refused.no-device', params: {} }],
    [{ clientIdSmartcash: null }, notRegistered('client')],
    [{ subclientIdSmartcash: '' }, notRegistered('subclient')],
    [{ idSmartcash: null }, notRegistered('service-point')],
    [{ countryCode: 'PE' }, { rule: 'no-currency', key: 'deposits.refused.no-currency', params: {} }],
  ])("[DPS-28] a deposit can't be sent from a service point with %j", (facts, reason) => {
    expect(reasonsAt(facts)).toEqual([reason])
  })

  it('[DPS-28] the country does not need a main currency if the service point of a deposit has its own currencies', () => {
    expect(reasonsAt({ currencies: [dollar] }, depositConfigWith('ES', null))).toEqual([])
  })

  it('[DPS-28] the refusal to send a deposit contains every reason', () => {
    const lacking = { deviceId: null, idSmartcash: '', subclientIdSmartcash: null, clientIdSmartcash: null }
    expect(reasonsAt({ ...lacking, countryCode: 'PE' }).map(({ rule }) => rule)).toEqual([
      'no-device',
      'not-registered',
      'not-registered',
      'not-registered',
      'no-currency',
    ])
  })

  it('[DPS-28] sending a deposit is refused because of its service point if and only if the field of the service point has an issue', () => {
    fc.assert(
      fc.property(anyDepositFacts, fc.array(anyDepositChange, { maxLength: 3 }), (facts, changes) => {
        const draft = changes.reduce(
          (current, change) => changeDepositDraft(current, change, facts),
          emptyDepositDraft(facts),
        )
        const isPlaced = validateDeposit(draft, facts).every(({ path }) => path !== 'servicePointId')
        const rules = canSendDeposit(draft, facts).reasons.map(({ rule }) => rule)
        expect(rules.some((rule) => rule.startsWith('no-service-point'))).toBe(!isPlaced)
      }),
    )
  })
})
