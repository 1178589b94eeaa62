import { type PickupRequest, validatePickupRequest } from '@remesa/domain/orders'
import type { Outcome } from '../checks/outcome'
import { codeOf } from '../checks/seen'
import { type PossiblePickup, possiblePickup } from '../world/pickup'
import { addressOf, textOf } from '../world/requests'
import { type Bench, callNamed, type Expectation, noRight, notTried, tried } from './bench'
import { issuesOf } from './seen-issues'

/** Changes to a valid pickup. Each change makes the pickup wrong in one respect. */
const wrong: readonly ((body: PickupRequest) => PickupRequest)[] = [
  (body) => ({ ...body, serviceDate: `2020-01-02${body.serviceDate.slice(10)}` }),
  (body) => ({
    ...body,
    requestInitialTime: body.requestFinalTime,
    requestFinalTime: body.requestInitialTime,
  }),
  (body) => ({ ...body, requestedAmounts: [] }),
  (body) => ({
    ...body,
    requestedAmounts: body.requestedAmounts.map((amount) => ({ ...amount, totalAmount: 1250.505 })),
  }),
  (body) => ({
    ...body,
    requestedAmounts: body.requestedAmounts.map((amount) => ({ ...amount, currencyId: '999999' })),
  }),
  (body) => ({ ...body, comments: 'x'.repeat(2_001) }),
]

/** Sends pickups that break a rule. The refusal must contain the rules that the domain finds, each at its path. */
export const checkPickupRules = async (bench: Bench): Promise<readonly Outcome[]> => {
  const listed = callNamed('orders.createPickup')
  let missing: string | undefined
  for (const caller of bench.callers) {
    const pickup = await possiblePickup(caller, bench.now())
    if ('missing' in pickup) {
      missing ??= pickup.missing
      continue
    }
    const outcomes: Outcome[] = []
    for (const { body, rules } of brokenBodies(pickup)) {
      const expectation: Expectation = {
        group: 'refusals',
        check: 'refusals.rules',
        listed,
        expected: `400 request.invalid-body with ${rules.join(', ')}`,
        holds: (seen) => {
          const found = issuesOf(seen).map(({ path, rule }) => `${path} ${rule}`)
          return (
            seen.status === 400 &&
            codeOf(seen) === 'request.invalid-body' &&
            rules.every((rule) => found.includes(rule))
          )
        },
      }
      const path = addressOf(listed.endpoint, { countryCode: pickup.countryCode })
      const outgoing = { method: listed.endpoint.method, path, token: caller.token, body: textOf(body) }
      outcomes.push(...(await tried(bench, expectation, outgoing)))
    }
    return outcomes
  }
  return [notTried('refusals', 'refusals.rules', listed.id, missing ?? noRight)]
}

/** The pickups that break a rule at this point, with their issues in the format `path rule`. */
const brokenBodies = ({ body, facts }: PossiblePickup) =>
  wrong.flatMap((change) => {
    const changed = change(body)
    const rules = validatePickupRequest(changed, facts).map(({ path, rule }) => `${path} ${rule}`)
    return rules.length === 0 ? [] : [{ body: changed, rules }]
  })
