import { refuse } from '@remesa/api-client/server'
import { ok } from '@remesa/domain/kernel'
import { countryDelegations } from '@remesa/domain/subclients'
import { and, eq } from 'drizzle-orm'
import type { ApiContext, FeatureHandlers } from '../api/context'
import { pageRange } from '../api/paging'
import { reachesCountry } from '../authorisation'
import { countries } from '../db/schema'
import { requestReport } from '../reports/request-report'
import { findSolCenter, solCenterAnswer } from '../sol'
import { setSubclientStatus, synchroniseSubclient } from './change-subclient'
import { listDelegations } from './delegation-repository'
import { saveSubclient } from './save-subclient'
import { askedSubclientsCondition, searchedSubclientsCondition } from './subclient-filters'
import { findSubclient, listSubclients } from './subclient-repository'

export const subclientHandlers: FeatureHandlers<'subclients'> = {
  list: async ({ query, context: { db, caller } }) => {
    const condition = and(askedSubclientsCondition(db, caller, query), searchedSubclientsCondition(query))
    return ok(await listSubclients(db, condition, { sort: query, range: pageRange(query) }))
  },
  get: async ({ params, context: { db, caller } }) => {
    const subclient = await findSubclient(db, params.id, caller.scope)
    return subclient ? ok(subclient) : refuse.notFound()
  },
  save: ({ body, idempotencyKey, context }) => saveSubclient(context, { body, idempotencyKey }),
  setStatus: ({ params, body, context }) => setSubclientStatus(context, params.id, body?.value),
  sync: ({ params, context }) => synchroniseSubclient(context, params.id),
  requestReport: ({ body, idempotencyKey, context }) =>
    requestReport(context, {
      type: 'SUBCLIENT',
      request: body,
      idempotencyKey,
      endpoint: 'subclients.requestReport',
    }),
  delegations: async ({ context: { db, caller } }) => ok(await listDelegations(db, caller.config.id)),
  delegationsOf: async ({ params, context }) => {
    const countryId = await reachableCountry(context, params.country)
    return countryId === undefined ? refuse.notFound() : ok(await listDelegations(context.db, countryId))
  },
  lookup: async ({ params, query, context }) => {
    const countryId = await reachableCountry(context, params.country)
    if (countryId === undefined) return refuse.notFound()
    const { sourceSystem, clientCode, centerCode } = query
    const found = await findSolCenter(context.db, { countryId, sourceSystem, clientCode, code: centerCode })
    if (!found.ok) return found
    const offered = countryDelegations(await listDelegations(context.db, countryId))
    return ok(solCenterAnswer(found.value, offered))
  },
}

/** Id of a country within reach that is named by its code or its id. */
const reachableCountry = async (
  { db, caller }: ApiContext,
  named: string | number,
): Promise<number | undefined> => {
  const [country] = await db
    .select({ id: countries.id })
    .from(countries)
    .where(typeof named === 'string' ? eq(countries.code, named) : eq(countries.id, named))
  return country && reachesCountry(caller.scope, country.id) ? country.id : undefined
}
