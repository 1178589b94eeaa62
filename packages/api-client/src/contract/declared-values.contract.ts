import {
  DeclaredPacksRequest,
  DeclaredValuesAnswer,
  DeclaredValuesDeletion,
  DeclaredValuesQuery,
  DeclaredValuesRequest,
} from '@remesa/domain/declared-values'
import * as z from 'zod/mini'
import { defineEndpoint, needs } from './define-endpoint'
import { DoneAnswer } from './wire-values'

const path = '/api/sol-service/v1/declared-value'

/**
 * Error codes for saving records of declared values. 404 means that the order, or a record to replace, does not exist.
 */
const savingErrors = [
  'not-found',
  'declared-values.not-a-pickup',
  'declared-values.not-agile',
  'declared-values.requested-amounts',
  'declared-values.status-closed',
  'declared-values.record-exists',
] as const

/**
 * Query of the call that deletes declared values. Each code of the body is repeated as `declaredCode`, because a proxy
 * may remove the body of a DELETE request.
 */
const deletionQuery = z.object({
  countryCode: z.optional(DeclaredValuesDeletion.shape.countryCode),
  serviceCode: z.optional(DeclaredValuesDeletion.shape.serviceCode),
  declaredCode: z.optional(z.union([z.string(), z.array(z.string())])),
})

/** Calls that read, save and delete declared values. */
export const declaredValues = {
  get: defineEndpoint({
    summary: 'What is declared to be in the bags of an order, values and packs, one entry per set.',
    method: 'GET',
    path: '/api/sol-service/v2/declared-value',
    access: needs('read', 'OrdersPage'),
    errors: ['not-found'],
    query: DeclaredValuesQuery,
    response: DeclaredValuesAnswer,
  }),
  create: defineEndpoint({
    summary:
      'Declares records of values. Refused with 400 where a rule does not hold, and with 409 for an existing code or an order whose values can no longer change.',
    method: 'POST',
    path,
    access: needs('manage', 'Pickup'),
    creates: true,
    errors: savingErrors,
    body: DeclaredValuesRequest,
    response: DoneAnswer,
  }),
  replace: defineEndpoint({
    summary:
      'Replaces the records of values with the same codes. Refused for the same reasons as their creation, with 404 for an unknown code.',
    method: 'PUT',
    path,
    access: needs('manage', 'Pickup'),
    creates: true,
    errors: savingErrors,
    body: DeclaredValuesRequest,
    response: DoneAnswer,
  }),
  remove: defineEndpoint({
    summary:
      'Removes records of values or packs by their codes, from the body or, without one, the query. Where one of them is unknown (404), none is removed.',
    method: 'DELETE',
    path,
    access: needs('manage', 'Pickup'),
    errors: ['not-found', 'declared-values.status-closed', 'declared-values.nothing-chosen'],
    query: deletionQuery,
    body: z.optional(DeclaredValuesDeletion),
    response: DoneAnswer,
  }),
  createPacks: defineEndpoint({
    summary: 'Declares records of packs. Refused for the same reasons as records of values.',
    method: 'POST',
    path: '/api/sol-service/v1/declared-value-pack',
    access: needs('manage', 'Pickup'),
    creates: true,
    errors: savingErrors,
    body: DeclaredPacksRequest,
    response: DoneAnswer,
  }),
  replacePacks: defineEndpoint({
    summary: 'Replaces the records of packs with the same codes.',
    method: 'PUT',
    path: '/api/sol-service/v1/declared-value-pack',
    access: needs('manage', 'Pickup'),
    creates: true,
    errors: savingErrors,
    body: DeclaredPacksRequest,
    response: DoneAnswer,
  }),
}

/** Only the calls about declared values, for an API client that a screen creates when it first needs them. */
export const declaredValuesCalls = { declaredValues }
export type DeclaredValuesCalls = typeof declaredValuesCalls
