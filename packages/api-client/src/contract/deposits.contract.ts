import { DepositCommodities, DepositTransaction, LatestDeposits } from '@remesa/domain/deposits'
import * as z from 'zod/mini'
import { defineEndpoint, needs } from './define-endpoint'
import { countryCodeText, DoneAnswer, idText } from './wire-values'

/** Calls of deposits. */
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
      'The latest deposits of a service point, at most ten, the latest first, whoever made them. Beyond the specification.',
    method: 'GET',
    path: '/api/smartcash/v1/devices/deposit/:servicePointId',
    access: needs('read', 'DepositPage'),
    params: z.object({ servicePointId: idText }),
    response: LatestDeposits,
  }),
}

/** Only the calls of deposits, for a client that is created when their page first needs them. */
export const depositCalls = { deposits }
export type DepositCalls = typeof depositCalls
