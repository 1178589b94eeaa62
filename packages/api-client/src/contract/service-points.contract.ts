import { pageOf } from '@remesa/domain/kernel'
import { Adapter, ServicePoint, WireLimit } from '@remesa/domain/service-points'
import { z } from 'zod'
import { defineEndpoint, signedIn } from './define-endpoint'
import { booleanText, idText, pageQuery, searchText } from './wire-values'

export const servicePoints = {
  list: defineEndpoint({
    summary:
      "Service points within the caller's reach, newest first. `active=true` leaves inactive ones out.",
    method: 'GET',
    path: '/api/configuration/v1/service-point',
    access: signedIn,
    query: z.object({
      ...pageQuery,
      subclientId: idText.optional(),
      codeOrDesc: searchText,
      active: booleanText.optional(),
    }),
    response: pageOf(ServicePoint),
  }),
  limits: defineEndpoint({
    summary: 'The highest order total per currency of a service point. No entry means no limit.',
    method: 'GET',
    path: '/api/configuration/v1/service-point/limits',
    access: signedIn,
    query: z.object({ servicepointId: idText }),
    response: z.object({ limits: z.array(WireLimit) }),
  }),
  get: defineEndpoint({
    summary: 'One service point.',
    method: 'GET',
    path: '/api/configuration/v1/service-point/:id',
    access: signedIn,
    params: z.object({ id: idText }),
    response: ServicePoint,
  }),
  assignableAdapters: defineEndpoint({
    summary: 'Modules that may be assigned to service points.',
    method: 'GET',
    path: '/api/configuration/v1/adapter/assignable',
    access: signedIn,
    response: z.array(Adapter),
  }),
}
