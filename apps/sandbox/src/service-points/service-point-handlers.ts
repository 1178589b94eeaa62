import { refuse } from '@remesa/api-client/server'
import { ok } from '@remesa/domain/kernel'
import { and, eq } from 'drizzle-orm'
import { servicePointsWithin } from '../authorisation'
import { reachableCountry } from '../country'
import { servicePoints, subclients } from '../db/schema'
import { sortOrder } from '../kernel/list-filters'
import { pageRange } from '../kernel/paging'
import { contains } from '../kernel/search-text'
import { countDependents } from '../records'
import { requestReport } from '../reports'
import type { FeatureHandlers } from '../request/context'
import { findSolPoint, solPointAnswer } from '../sol'
import { setServicePointStatus, synchroniseServicePoint } from './change-service-point'
import { createChannel, listChannels } from './channels'
import { safeDefaultsOf } from './safe-defaults'
import { saveServicePoint } from './save-service-point'
import { servicePointListCondition, servicePointSortColumns } from './service-point-list-query'
import {
  findServicePoint,
  listAssignableAdapters,
  listLimits,
  listServicePoints,
} from './service-point-repository'
import { readServicePoint, readServicePoints } from './versioned-service-points'

export const servicePointHandlers: Omit<FeatureHandlers<'servicePoints'>, 'move' | 'moveEffects'> = {
  list: async ({ query, context: { db, caller, locale } }) => {
    const condition = and(
      servicePointListCondition(db, caller, query),
      query.clientId === undefined ? undefined : eq(subclients.clientId, query.clientId),
      query.subclientId === undefined ? undefined : eq(servicePoints.subclientId, query.subclientId),
      contains(query.codeOrDesc, servicePoints.codeSolFolded, servicePoints.descriptionFolded),
    )
    const order = sortOrder(servicePointSortColumns, servicePoints.id, query, locale)
    return ok(await listServicePoints(db, condition, { order, ...pageRange(query) }))
  },
  limits: async ({ query, context: { db, caller } }) => {
    const condition = and(servicePointsWithin(db, caller.scope), eq(servicePoints.id, query.servicepointId))
    const point = await findServicePoint(db, condition)
    return point ? ok({ limits: await listLimits(db, point.id) }) : refuse.notFound()
  },
  get: async ({ params, context: { db, caller } }) => {
    const point = await readServicePoint(db, params.id, caller)
    return point ? ok(point) : refuse.notFound()
  },
  details: async ({ query, context: { db, caller } }) => ok(await readServicePoints(db, query.ids, caller)),
  save: ({ body, idempotencyKey, versions, context }) =>
    saveServicePoint(context, { body, idempotencyKey, versions }),
  setStatus: ({ params, body, idempotencyKey, versions, context }) =>
    setServicePointStatus(context, { id: params.id, value: body?.value, idempotencyKey, versions }),
  dependents: async ({ body, context }) => ok(await countDependents(context, 'service-points', body.ids)),
  sync: ({ params, idempotencyKey, versions, context }) =>
    synchroniseServicePoint(context, params.id, { idempotencyKey, versions }),
  requestReport: ({ body, idempotencyKey, context }) =>
    requestReport(context, {
      type: 'SERVICE_POINT',
      request: body,
      idempotencyKey,
      endpoint: 'servicePoints.requestReport',
    }),
  safeDefaults: async ({ context: { safe } }) => ok(safeDefaultsOf(safe)),
  assignableAdapters: async ({ context: { db } }) => ok(await listAssignableAdapters(db)),
  channels: async ({ query, context: { db, caller, locale } }) => {
    const { text, countryId, direction } = query
    return ok(
      await listChannels(db, caller.scope, { text, countryId, direction, locale, range: pageRange(query) }),
    )
  },
  createChannel: ({ query, idempotencyKey, context }) => createChannel(context, query, idempotencyKey),
  lookup: async ({ params, query, context }) => {
    const country = await reachableCountry(context, params.country)
    if (country === undefined) return refuse.notFound()
    const { servicePointCode, ...rest } = query
    const found = await findSolPoint(context.db, { countryId: country.id, code: servicePointCode, ...rest })
    return found.ok ? ok(solPointAnswer(found.value)) : found
  },
}
