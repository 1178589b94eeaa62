import { refuse } from '@remesa/api-client/server'
import { ok } from '@remesa/domain/kernel'
import { z } from 'zod'
import type { FeatureHandlers } from '../api/context'
import { createOnce } from '../api/create-once'
import { reachesCountry } from '../authorisation'
import { findCountry } from '../country'
import { listDepositCommodities } from './deposit-commodities'
import { registerDeposit } from './register-deposit'

export const depositHandlers: FeatureHandlers<'deposits'> = {
  commodities: async ({ params, context: { db, caller } }) => {
    const country = await findCountry(db, params.countryCode)
    if (country === undefined || !reachesCountry(caller.scope, country.id)) return refuse.notFound()
    return ok({ commodities: await listDepositCommodities(db, country.id) })
  },
  create: ({ body, idempotencyKey, context: { db, caller, now } }) =>
    createOnce(
      db,
      {
        key: idempotencyKey,
        userId: caller.id,
        endpoint: 'deposits.create',
        request: { body },
        response: z.object({}),
        now,
      },
      (tx) => registerDeposit(tx, { body, caller, now }),
    ),
}
