import type { Outcome } from '../checks/outcome'
import { isRefusal, isSuccess } from '../checks/seen'
import { located, writeOfNothing } from '../world/requests'
import { type Bench, callerFor, forEach, noRight, notTried, tried } from './bench'

/**
 * Sends the example of each call. A read uses records that the back end has, and must succeed. A write uses records
 * that do not exist, and must be refused. A write that would create a record is sent only by other checks, which remove
 * that record again.
 */
export const checkExamples = (bench: Bench): Promise<readonly Outcome[]> =>
  forEach(bench.calls, async (listed): Promise<readonly Outcome[]> => {
    const { endpoint, id } = listed
    const caller = callerFor(bench, endpoint)
    if (caller === undefined) return [notTried('examples', 'examples.answered', id, noRight)]
    const token = endpoint.access.kind === 'public' ? undefined : caller.token
    const facts = await bench.factsOf(caller)
    if (endpoint.method === 'GET') {
      const { outgoing, isKnown } = located(listed, facts)
      const expectation = {
        group: 'examples',
        check: 'examples.answered',
        listed,
        expected: isKnown ? 'an answer' : 'an answer, or 404 for what this back end does not have',
        holds: (seen) => isSuccess(seen) || (!isKnown && seen.status === 404),
      } as const satisfies Parameters<typeof tried>[1]
      return tried(bench, expectation, { ...outgoing, token })
    }
    const outgoing = writeOfNothing(listed, facts)
    if (outgoing === undefined)
      return [notTried('examples', 'examples.answered', id, 'it would change what the run cannot take back')]
    const expectation = {
      group: 'examples',
      check: 'examples.of-nothing',
      listed,
      expected: 'a refusal: nobody has such a record',
      holds: isRefusal,
    } as const
    return tried(bench, expectation, { ...outgoing, token })
  })
