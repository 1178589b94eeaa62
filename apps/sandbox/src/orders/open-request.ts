import { type Refusal, refuse } from '@remesa/api-client/server'
import { type AnyIssue, ok, type Result } from '@remesa/domain/kernel'
import {
  type DatedRequestType,
  offeredRequestTypes,
  type RequestType,
  requestTypeFacts,
  type ServiceWindowRules,
  serviceWindowRules,
} from '@remesa/domain/orders'
import { eq } from 'drizzle-orm'
import type { Caller } from '../authorisation'
import type { CountryFacts } from '../country'
import type { Database } from '../db/database'
import { servicePoints } from '../db/schema'
import type { WireServicePoint } from '../service-points'
import { findOrderPoint } from './order-point'

/** The user, the service point and the time of a request for an order. */
export interface RequestInput<Body> {
  readonly body: Body
  readonly country: CountryFacts
  readonly caller: Caller
  readonly now: Date
}

export interface OpenedRequest {
  readonly point: WireServicePoint
  /** The reasons why the order type is not offered at the service point; empty if it is offered. */
  readonly offerIssues: readonly AnyIssue[]
}

/**
 * The service point of a request, and whether the order type is offered there. The response is 403 for a type that the
 * caller may not request. It is 404 for a point that is inactive, that belongs to another country, or that the caller
 * may not see.
 */
export const openRequest = async (
  db: Database,
  type: RequestType,
  { body, country, caller }: RequestInput<{ readonly servicePointId: string }>,
): Promise<Result<OpenedRequest, Refusal<'forbidden' | 'not-found'>>> => {
  // A call for two order types is permitted to users who may request only one of them, so the type is checked here.
  if (!caller.ability.can('manage', requestTypeFacts(type).subject)) return refuse.forbidden()
  const point = await findOrderPoint(db, {
    scope: caller.scope,
    country,
    externalId: body.servicePointId,
    further: eq(servicePoints.active, true),
  })
  if (point === undefined) return refuse.notFound()
  const offer = offeredRequestTypes(caller.ability, point).find((offered) => offered.type === type)
  const offerIssues = (offer?.reasons ?? []).map((reason) => ({ ...reason, path: 'servicePointId' }))
  return ok({ point, offerIssues })
}

/**
 * The rules for the time of an order of this type at a service point. The rules use the server's current time and the
 * point's time zone.
 */
export const windowRulesAt = (
  type: DatedRequestType,
  point: WireServicePoint,
  { country, now }: Pick<RequestInput<unknown>, 'country' | 'now'>,
): ServiceWindowRules => {
  const { config, code: countryCode } = country
  return serviceWindowRules(type, {
    config,
    servicePoint: point,
    countryCode,
    now,
    timeZone: point.zone,
  })
}
