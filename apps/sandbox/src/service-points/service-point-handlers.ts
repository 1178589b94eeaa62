import { refuse } from '@remesa/api-client/server'
import { ok } from '@remesa/domain/kernel'
import { and, eq } from 'drizzle-orm'
import type { FeatureHandlers } from '../api/context'
import { pageRange } from '../api/paging'
import { contains } from '../api/search-text'
import { servicePointsWithin } from '../authorisation'
import { servicePoints } from '../db/schema'
import {
  findServicePoint,
  listAssignableAdapters,
  listLimits,
  listServicePoints,
} from './service-point-repository'

export const servicePointHandlers: FeatureHandlers<'servicePoints'> = {
  list: async ({ query, context: { db, caller } }) => {
    // Who may not change a point's state sees active ones only, whatever is asked.
    const activeOnly = query.active === true || !caller.ability.can('read', 'ServicepointEditActive')
    const condition = and(
      servicePointsWithin(db, caller.scope),
      query.subclientId === undefined ? undefined : eq(servicePoints.subclientId, query.subclientId),
      activeOnly ? eq(servicePoints.active, true) : undefined,
      contains(query.codeOrDesc, servicePoints.codeSol, servicePoints.description),
    )
    return ok(await listServicePoints(db, condition, pageRange(query)))
  },
  limits: async ({ query, context: { db, caller } }) => {
    const condition = and(servicePointsWithin(db, caller.scope), eq(servicePoints.id, query.servicepointId))
    const point = await findServicePoint(db, condition)
    return point ? ok({ limits: await listLimits(db, point.id) }) : refuse.notFound()
  },
  get: async ({ params, context: { db, caller } }) => {
    const point = await findServicePoint(
      db,
      and(servicePointsWithin(db, caller.scope), eq(servicePoints.id, params.id)),
    )
    return point ? ok(point) : refuse.notFound()
  },
  assignableAdapters: async ({ context: { db } }) => ok(await listAssignableAdapters(db)),
}
