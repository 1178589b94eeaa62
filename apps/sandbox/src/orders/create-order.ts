import { type Refusal, refuse } from '@remesa/api-client/server'
import { type Issue, ok, type Result } from '@remesa/domain/kernel'
import type { OrderBodies, RequestType } from '@remesa/domain/orders'
import type { Database } from '../db/database'
import type { WireServicePoint } from '../service-points'
import { openRequest, type RequestInput } from './open-request'
import { storeOrder } from './store-order'

/**
 * The function that validates a body, with the catalogues of the country and the hours and limits of the service point.
 */
export type BodyIssues<Body> = (
  db: Database,
  input: RequestInput<Body>,
  point: WireServicePoint,
) => Promise<readonly Issue[]>

/** The result of creating an order. */
export type TakenIn = Result<
  { readonly serviceId: string; readonly serviceCode: string },
  Refusal<'forbidden' | 'not-found' | 'request.invalid-body'>
>

/**
 * Creates an order. The response is 404 for a service point that is inactive, that belongs to another country, or that
 * the caller may not see. It is 400 with every rule that the body breaks. Nothing is written before all checks have
 * passed.
 */
export const createOrder = async <T extends RequestType>(
  db: Database,
  type: T,
  input: RequestInput<OrderBodies[T]>,
  issuesOf: BodyIssues<OrderBodies[T]>,
): Promise<TakenIn> => {
  const opened = await openRequest(db, type, input)
  if (!opened.ok) return opened
  const { point, offerIssues } = opened.value
  const issues = [...offerIssues, ...(await issuesOf(db, input, point))]
  return issues.length > 0 ? refuse.invalid(issues) : ok(await storeOrder(db, type, input, point))
}
