import {
  type ServicePointFilter,
  servicePointList,
  type servicePointListSpec,
} from '@remesa/domain/service-points'
import { and, eq, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type Caller, permittedState, servicePointsWithin } from '../authorisation'
import type { Database } from '../db/database'
import { clients, servicePoints, subclients } from '../db/schema'
import { containsWords, textFilter } from '../kernel/search-text'
import { statusCondition } from '../records'

type Sortable = (typeof servicePointListSpec)['sortable'][number]

/** The column for each sort key of the list. Clients and subclients are sorted by the text in the list. */
export const servicePointSortColumns: Readonly<Record<Sortable, PgColumn>> = {
  id: servicePoints.id,
  type: servicePoints.type,
  client: clients.description,
  subclient: subclients.description,
  codeSol: servicePoints.codeSol,
  description: servicePoints.description,
  deviceId: servicePoints.deviceId,
  active: servicePoints.active,
}

/** The columns with the names of the client and the subclient of a service point. */
const parentColumns = [
  clients.codeSolFolded,
  clients.descriptionFolded,
  subclients.codeSolFolded,
  subclients.descriptionFolded,
]

/**
 * SQL condition on `service_points`: the caller may see the point, and it matches the query. The query has to join
 * `subclients` and `clients`. Filters that the portal does not offer to the caller are ignored. If the caller may see
 * inactive points, only `active=true` excludes them.
 */
export const servicePointListCondition = (
  db: Database,
  caller: Caller,
  asked: Readonly<Record<string, unknown>>,
): SQL | undefined => {
  const state = permittedState(servicePointList, asked, caller)
  const text = (name: ServicePointFilter, flag: string, ...columns: readonly PgColumn[]) =>
    textFilter(state.filters[name], state.precise.includes(flag), ...columns)
  const type = servicePoints.type.enumValues.find((value) => value === state.filters.type)
  return and(
    servicePointsWithin(db, caller.scope),
    statusCondition(state, servicePoints.active),
    type === undefined ? undefined : eq(servicePoints.type, type),
    text('clientDesc', 'clientPrecise', clients.codeSolFolded, clients.descriptionFolded),
    text('subclientDesc', 'subclientPrecise', subclients.codeSolFolded, subclients.descriptionFolded),
    text('codeSol', 'codePrecise', servicePoints.codeSolFolded),
    text('description', 'descriptionPrecise', servicePoints.descriptionFolded),
    text('deviceId', 'deviceIdPrecise', servicePoints.deviceIdFolded),
    text('idSmartcash', 'idCashPrecise', servicePoints.idSmartcashFolded),
    text('address', 'addressPrecise', servicePoints.addressFolded),
    containsWords(
      state.filters.search,
      servicePoints.codeSolFolded,
      servicePoints.descriptionFolded,
      servicePoints.deviceIdFolded,
      servicePoints.idSmartcashFolded,
      servicePoints.addressFolded,
      ...(asked.inParents === true ? parentColumns : []),
    ),
  )
}
