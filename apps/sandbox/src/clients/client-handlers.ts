import { refuse } from '@remesa/api-client/server'
import { ok } from '@remesa/domain/kernel'
import { and } from 'drizzle-orm'
import { reachableCountry } from '../country'
import { clients } from '../db/schema'
import { pageRange } from '../kernel/paging'
import { countDependents, searchedCondition } from '../records'
import { requestReport } from '../reports'
import type { FeatureHandlers } from '../request/context'
import { findSolClient, solClientAnswer } from '../sol'
import { setClientStatus, synchroniseClient } from './change-client'
import { askedClientsCondition } from './client-filters'
import { findClient, listClients } from './client-repository'
import { saveClient } from './save-client'

export const clientHandlers: FeatureHandlers<'clients'> = {
  list: async ({ query, context: { db, caller, locale } }) => {
    const condition = and(askedClientsCondition(db, caller, query), searchedCondition(query, clients))
    return ok(await listClients(db, condition, { sort: query, locale, range: pageRange(query) }))
  },
  get: async ({ params, context: { db, caller } }) => {
    const client = await findClient(db, params.id, caller.scope)
    return client ? ok(client) : refuse.notFound()
  },
  save: ({ body, idempotencyKey, versions, context }) =>
    saveClient(context, { body, idempotencyKey, versions }),
  setStatus: ({ params, body, idempotencyKey, versions, context }) =>
    setClientStatus(context, { id: params.id, value: body?.value, idempotencyKey, versions }),
  dependents: async ({ body, context }) => ok(await countDependents(context, 'clients', body.ids)),
  sync: ({ params, idempotencyKey, versions, context }) =>
    synchroniseClient(context, params.id, { idempotencyKey, versions }),
  requestReport: ({ body, idempotencyKey, context }) =>
    requestReport(context, {
      type: 'CLIENT',
      request: body,
      idempotencyKey,
      endpoint: 'clients.requestReport',
    }),
  lookup: async ({ params, query, context }) => {
    const country = await reachableCountry(context, params.country)
    if (country === undefined) return refuse.notFound()
    const { sourceSystem, clientCode } = query
    const found = await findSolClient(context.db, { countryId: country.id, sourceSystem, code: clientCode })
    return found.ok ? ok(solClientAnswer(found.value)) : found
  },
}
