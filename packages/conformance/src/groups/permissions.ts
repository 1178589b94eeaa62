import type { Outcome } from '../checks/outcome'
import { codeOf } from '../checks/seen'
import { type Caller, mayCall } from '../world/caller'
import { ofNothing } from '../world/requests'
import { type Bench, forEach, tried } from './bench'

const brokenToken = 'no-token-of-this-back-end'

/**
 * Sends every call without a token, with an invalid token, and with each token whose user may not make the call. The
 * response must be 401 or 403 before any other check. The requests are for no existing record and have no body, so they
 * have no effect.
 */
export const checkPermissions = (bench: Bench): Promise<readonly Outcome[]> =>
  forEach(bench.calls, async (listed) => {
    const { endpoint } = listed
    if (endpoint.access.kind === 'public') return []
    const facts = await bench.factsOf(bench.own)
    const outgoing = ofNothing(listed, facts)
    const outcomes: Outcome[] = []
    for (const token of [undefined, brokenToken]) {
      const expectation = {
        group: 'permissions',
        check: 'permissions.signed-in',
        listed,
        expected: '401 unauthenticated',
        holds: (seen) => seen.status === 401 && codeOf(seen) === 'unauthenticated',
      } as const satisfies Parameters<typeof tried>[1]
      outcomes.push(...(await tried(bench, expectation, { ...outgoing, token })))
    }
    for (const caller of bench.callers.filter((one) => !mayCall(one, endpoint))) {
      const expectation = {
        group: 'permissions',
        check: 'permissions.refused',
        listed,
        expected: `403 forbidden: ${nameOf(caller)} has no right to it`,
        holds: (seen) => seen.status === 403 && codeOf(seen) === 'forbidden',
      } as const satisfies Parameters<typeof tried>[1]
      outcomes.push(...(await tried(bench, expectation, { ...outgoing, token: caller.token })))
    }
    return outcomes
  })

const nameOf = ({ label, user }: Caller): string => `${user.username} (${label})`
