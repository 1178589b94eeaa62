import { contract } from '@remesa/api-client/contract'
import { refuse } from '@remesa/api-client/server'
import { ok } from '@remesa/domain/kernel'
import { reachableCountry } from '../country'
import type { FeatureHandlers } from '../request/context'
import { createOnce } from '../request/create-once'
import { listDepositCommodities } from './deposit-commodities'
import { listDeposits } from './deposit-history'
import { listLatestDeposits } from './latest-deposits'
import { registerDeposit } from './register-deposit'
import { requestReversal } from './request-reversal'

export const depositHandlers: FeatureHandlers<'deposits'> = {
  commodities: async ({ params, context }) => {
    const country = await reachableCountry(context, params.countryCode)
    if (country === undefined) return refuse.notFound()
    return ok({ commodities: await listDepositCommodities(context.db, country.id) })
  },
  latest: async ({ params, query, context }) => {
    const asked = { ...query, now: context.now }
    const found = await listLatestDeposits(context.db, params.servicePointId, context.caller, asked)
    return found === undefined ? refuse.notFound() : ok({ deposits: found })
  },
  list: async ({ query, context: { db, caller } }) => {
    const found = await listDeposits(db, caller, query)
    return found === undefined ? refuse.notFound() : ok(found)
  },
  requestReversal: ({ body, idempotencyKey: key, context }) =>
    createOnce(
      context,
      {
        key,
        endpoint: 'deposits.requestReversal',
        request: { body },
        response: contract.deposits.requestReversal.response,
      },
      (tx) => requestReversal(tx, context, body),
    ),
  create: ({ body, idempotencyKey: key, context }) =>
    createOnce(
      context,
      { key, endpoint: 'deposits.create', request: { body }, response: contract.deposits.create.response },
      (tx) => registerDeposit(tx, { ...context, body }),
    ),
}
