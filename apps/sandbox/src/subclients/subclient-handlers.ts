import { refuse } from '@remesa/api-client/server'
import { ok, sortByName } from '@remesa/domain/kernel'
import { countryDelegations } from '@remesa/domain/subclients'
import { and, eq } from 'drizzle-orm'
import { reachableCountryNamed } from '../country'
import { subclients } from '../db/schema'
import { pageRange } from '../kernel/paging'
import { countDependents, searchedCondition } from '../records'
import { requestReport } from '../reports'
import type { FeatureHandlers } from '../request/context'
import { findSolCenter, solCenterAnswer } from '../sol'
import { setSubclientStatus, synchroniseSubclient } from './change-subclient'
import { listDelegations } from './delegation-repository'
import { saveSubclient } from './save-subclient'
import { askedSubclientsCondition } from './subclient-filters'
import { findSubclient, listSubclients } from './subclient-repository'

export const subclientHandlers: Omit<FeatureHandlers<'subclients'>, 'move' | 'moveEffects'> = {
  list: async ({ query, context: { db, caller, locale } }) => {
    const condition = and(
      askedSubclientsCondition(db, caller, query),
      query.clientId === undefined ? undefined : eq(subclients.clientId, query.clientId),
      searchedCondition(query, subclients),
    )
    return ok(await listSubclients(db, condition, { sort: query, locale, range: pageRange(query) }))
  },
  get: async ({ params, context: { db, caller } }) => {
    const subclient = await findSubclient(db, params.id, caller.scope)
    return subclient ? ok(subclient) : refuse.notFound()
  },
  save: ({ body, idempotencyKey, versions, context }) =>
    saveSubclient(context, { body, idempotencyKey, versions }),
  setStatus: ({ params, body, idempotencyKey, versions, context }) =>
    setSubclientStatus(context, { id: params.id, value: body?.value, idempotencyKey, versions }),
  dependents: async ({ body, context }) => ok(await countDependents(context, 'subclients', body.ids)),
  sync: ({ params, idempotencyKey, versions, context }) =>
    synchroniseSubclient(context, params.id, { idempotencyKey, versions }),
  requestReport: ({ body, idempotencyKey, context }) =>
    requestReport(context, {
      type: 'SUBCLIENT',
      request: body,
      idempotencyKey,
      endpoint: 'subclients.requestReport',
    }),
  delegations: async ({ context: { db, caller, locale } }) =>
    ok(sortByName(await listDelegations(db, caller.config.id), ({ description }) => description, locale)),
  delegationsOf: async ({ params, context }) => {
    const country = await reachableCountryNamed(context, params.country)
    return country
      ? ok(
          sortByName(
            await listDelegations(context.db, country.id),
            ({ description }) => description,
            context.locale,
          ),
        )
      : refuse.notFound()
  },
  lookup: async ({ params, query, context }) => {
    const country = await reachableCountryNamed(context, params.country)
    if (country === undefined) return refuse.notFound()
    const countryId = country.id
    const { sourceSystem, clientCode, centerCode } = query
    const found = await findSolCenter(context.db, { countryId, sourceSystem, clientCode, code: centerCode })
    if (!found.ok) return found
    const offered = countryDelegations(await listDelegations(context.db, countryId))
    return ok(solCenterAnswer(found.value, offered))
  },
}
