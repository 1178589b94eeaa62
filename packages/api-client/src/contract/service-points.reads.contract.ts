import { type FieldsOf, named, pageOf } from '@remesa/domain/kernel'
import {
  Adapter,
  ServicePoint,
  ServicePointDetail,
  servicePointListSpec,
  WireLimit,
} from '@remesa/domain/service-points'
import * as z from 'zod/mini'
import { defineEndpoint, needsAnyPage, readsVersion, signedIn } from './define-endpoint'
import { listQuery } from './list-query'
import { booleanText, idText, searchText } from './wire-values'

const ofPoint = z.object({ id: idText })

/** The limits of a service point, at most one for each currency. */
export const ServicePointLimits = named<ServicePointLimits>().object({ limits: z.array(WireLimit) })
export interface ServicePointLimits extends FieldsOf<typeof ServicePointLimits> {}

/**
 * Calls that read service points, for everyone who may open a page with service points. The calls of the administration
 * are separate.
 */
export const servicePointReads = {
  list: defineEndpoint({
    summary:
      "Service points within the caller's reach, by default newest first. `active=true` leaves inactive ones out, `codeOrDesc` searches code and description. `search` finds each of its words in code, description, device, SmartCash id or address, and with `inParents=true` also in client and subclient.",
    method: 'GET',
    path: '/api/configuration/v1/service-point',
    access: needsAnyPage,
    query: z.extend(listQuery(servicePointListSpec), {
      clientId: z.optional(idText),
      subclientId: z.optional(idText),
      inParents: z.optional(booleanText),
      codeOrDesc: searchText,
    }),
    response: pageOf(ServicePoint),
  }),
  limits: defineEndpoint({
    summary: 'The highest order total per currency of a service point. No entry means no limit.',
    method: 'GET',
    path: '/api/configuration/v1/service-point/limits',
    access: needsAnyPage,
    errors: ['not-found'],
    query: z.object({ servicepointId: idText }),
    response: ServicePointLimits,
  }),
  get: defineEndpoint({
    summary:
      'One service point. Codes, limits, safe and payment account are shown only to users who may edit it, the password of the safe never.',
    method: 'GET',
    path: '/api/configuration/v1/service-point/:id',
    access: needsAnyPage,
    version: readsVersion,
    params: ofPoint,
    response: ServicePointDetail,
  }),
  assignableAdapters: defineEndpoint({
    summary: 'Modules that may be assigned to service points.',
    method: 'GET',
    path: '/api/configuration/v1/adapter/assignable',
    access: signedIn,
    response: z.array(Adapter),
  }),
}
