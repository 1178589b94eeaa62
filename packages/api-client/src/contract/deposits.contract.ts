import {
  DepositCommodities,
  DepositHistory,
  DepositReversalRequest,
  DepositTransaction,
  LatestDeposits,
  MAX_DEPOSIT_BARCODE_LENGTH,
} from '@remesa/domain/deposits'
import { isValidDay } from '@remesa/domain/kernel'
import * as z from 'zod/mini'
import { defineEndpoint, needs } from './define-endpoint'
import { countryCodeText, DoneAnswer, idText, pageQuery, searchText } from './wire-values'

/** Calls that book deposits, read them and request their reversal. */
export const deposits = {
  commodities: defineEndpoint({
    summary: 'Kinds of money that the deposit devices of a country accept.',
    method: 'GET',
    path: '/api/smartcash/v1/commodities/country/:countryCode',
    access: needs('read', 'DepositPage'),
    params: z.object({ countryCode: countryCodeText }),
    response: DepositCommodities,
  }),
  create: defineEndpoint({
    summary:
      'Registers cash that was put into a device. The session id names the deposit: sent again it changes nothing; with other contents it is refused (422).',
    method: 'POST',
    path: '/api/smartcash/v1/devices/deposit',
    access: needs('read', 'DepositPage'),
    creates: true,
    errors: [
      'not-found',
      'session-id-reused',
      'deposits.no-service-points',
      'deposits.no-service-point',
      'deposits.no-device',
      'deposits.not-registered',
      'deposits.no-currency',
    ],
    body: DepositTransaction,
    response: DoneAnswer,
  }),
  latest: defineEndpoint({
    summary:
      'The latest deposits of a service point, at most ten, the latest first, whoever made them; with a barcode those of the last 30 days that have it. Beyond the specification.',
    method: 'GET',
    path: '/api/smartcash/v1/devices/deposit/:servicePointId',
    access: needs('read', 'DepositPage'),
    params: z.object({ servicePointId: idText }),
    query: z.object({ barcode: z.optional(z.string().check(z.maxLength(MAX_DEPOSIT_BARCODE_LENGTH))) }),
    response: LatestDeposits,
  }),
  list: defineEndpoint({
    summary:
      "The deposits at the caller's service points, the latest first, of one day by the clock of each point; with the totals of all pages, one per currency. Beyond the specification.",
    method: 'GET',
    path: '/api/smartcash/v1/devices/deposit',
    access: needs('read', 'DepositPage'),
    errors: ['not-found'],
    query: z.object({
      ...pageQuery,
      day: z.optional(z.string().check(z.refine(isValidDay, { error: 'day' }))),
      servicePointId: z.optional(idText),
      search: searchText,
    }),
    response: DepositHistory,
  }),
  requestReversal: defineEndpoint({
    summary:
      'Requests the reversal of a deposit that was booked by mistake, once for each deposit. The deposit stays booked. Beyond the specification.',
    method: 'POST',
    path: '/api/smartcash/v1/devices/deposit/reversal',
    access: needs('read', 'DepositPage'),
    creates: true,
    errors: ['not-found', 'deposits.reversal-requested'],
    body: DepositReversalRequest,
    response: DoneAnswer,
  }),
}

/**
 * Only the calls about deposits, for an API client that the page of deposits creates when it first needs these calls.
 */
export const depositCalls = { deposits }
export type DepositCalls = typeof depositCalls
