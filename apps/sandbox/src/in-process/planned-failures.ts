import {
  contract,
  type EndpointId,
  type ErrorCode,
  listEndpoints,
  type PortalContract,
} from '@remesa/api-client/contract'
import { answerResponse, matchRoute, type Refusal, refusalAnswer, refuse } from '@remesa/api-client/server'
import { match } from 'ts-pattern'

/**
 * The type of a planned failure:
 * - `network`: the request never arrives, so nothing is done;
 * - `lost-answer`: the request is executed, and its response never arrives;
 * - `overloaded`, `unavailable`: 503 with `Retry-After`, nothing is done;
 * - `server-error`: 500, nothing is done.
 */
export type PlannedFailure =
  | 'network'
  | 'lost-answer'
  | Extract<ErrorCode, 'overloaded' | 'unavailable' | 'server-error'>

/** The failures of the next calls to an endpoint: their type and their number, which is one by default. */
export interface FailurePlan {
  readonly call: EndpointId<PortalContract>
  readonly as: PlannedFailure
  readonly times?: number | undefined
}

const endpoints = listEndpoints(contract).map(({ id, endpoint }) => ({ id, ...endpoint }))
const retryAfterSeconds = 1

/** Creates a function that passes calls to the back end. A call fails if a failure is planned for its endpoint. */
export const createPlannedFailures = (pass: (request: Request) => Promise<Response>) => {
  const plans: { readonly call: EndpointId<PortalContract>; readonly as: PlannedFailure; left: number }[] = []
  const planFor = (request: Request) => {
    const found = matchRoute(endpoints, request.method, new URL(request.url).pathname)
    if (found.kind !== 'found') return undefined
    const plan = plans.find(({ call, left }) => call === found.route.id && left > 0)
    if (plan !== undefined) plan.left -= 1
    return plan
  }
  return {
    plan: ({ call, as, times = 1 }: FailurePlan): void => {
      plans.push({ call, as, left: times })
    },
    /** Cancels the planned failures that have not happened yet. */
    forget: (): void => {
      plans.length = 0
    },
    answer: async (request: Request): Promise<Response> => {
      const plan = planFor(request)
      if (plan === undefined) return pass(request)
      const refused = ({ error }: { readonly error: Refusal }) => answerResponse(refusalAnswer(error))
      return match(plan.as)
        .with('network', () => {
          throw new TypeError('fetch failed')
        })
        .with('lost-answer', async () => {
          await pass(request)
          throw new TypeError('fetch failed')
        })
        .with('overloaded', () => refused(refuse.overloaded(retryAfterSeconds)))
        .with('unavailable', () => refused(refuse.unavailable(retryAfterSeconds)))
        .with('server-error', () => refused(refuse.because('server-error')))
        .exhaustive()
    },
  }
}
