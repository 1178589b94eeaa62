import type { ApiClient, ApiError } from '@remesa/api-client'
import type { DepositCalls, UserCalls } from '@remesa/api-client/contract'
import { portalPages, type Viewer } from '@remesa/domain/abilities'
import type { CountryConfig } from '@remesa/domain/country'
import type { DepositRecord } from '@remesa/domain/deposits'
import { calendarDayOf, type Result } from '@remesa/domain/kernel'
import {
  asksCancellationReasons,
  type CancellationReason,
  externalServicePointId,
  historyWindow,
  type OrderRow,
  orderCountryCode,
} from '@remesa/domain/orders'
import { relatedLists } from '@remesa/domain/records'
import { type ServicePointDetail, servicePointTimeZone } from '@remesa/domain/service-points'
import { type User, type UserDetail, userList } from '@remesa/domain/users'
import { ApiFailure, fetchAllPages, type PortalApi } from '../kernel/api'
import { readUsers } from '../users/read-users'

/**
 * The orders and users on which closing a service point has an effect. A list that the viewer may not read is
 * `undefined`.
 */
export interface ClosingFacts {
  readonly orders: readonly OrderRow[] | undefined
  readonly reasons: readonly CancellationReason[]
  readonly deposits: readonly DepositRecord[] | undefined
  /** The active users who have access to the service point. */
  readonly users: readonly User[] | undefined
  /** The active users to whom the service point itself is assigned, by their ids. */
  readonly assigned: ReadonlyMap<number, UserDetail>
}

export interface ClosingReads {
  readonly api: PortalApi
  readonly users: ApiClient<UserCalls>['users']
  readonly deposits: ApiClient<DepositCalls>['deposits']
  readonly viewer: Viewer & { readonly user: { readonly country: { readonly code: string } } }
  readonly config: CountryConfig
  readonly now: Date
  readonly signal: AbortSignal
}

/** The numbers of days before and after today. The orders of these days are read. */
const DAYS = { PreviousDays: 1, NextDays: 366 }
/** Number of rows that one request reads. */
const PAGE = 100

/**
 * Reads the orders and users that are affected if a service point is closed, as far as the viewer may read them.
 * (REC-106)
 */
export const readClosing = async (point: ServicePointDetail, reads: ClosingReads): Promise<ClosingFacts> => {
  const { ability } = reads.viewer
  const [orders, reasons, deposits, users] = await Promise.all([
    ability.can('read', portalPages.orders.subject) ? readOrders(point, reads) : undefined,
    readReasons(point, reads),
    ability.can('read', portalPages.deposit.subject) ? readDeposits(point, reads) : undefined,
    ability.can('read', portalPages.users.subject) ? readUsersOf(point, reads) : undefined,
  ])
  return { orders, reasons, deposits, users, assigned: await readAssigned(users ?? [], reads) }
}

const readOrders = async (point: ServicePointDetail, { api, viewer, now, signal }: ClosingReads) => {
  const params = {
    countryCode: orderCountryCode(point, viewer.user),
    servicePointId: externalServicePointId(point),
  }
  const timeZone = servicePointTimeZone(point, viewer.user)
  const query = historyWindow({ Orders: { Filter: DAYS } }, { now, timeZone })
  return readValue(await api.orders.history({ params, query }, { signal, silent: true })).requestHistorials
    .services
}

const readReasons = async (point: ServicePointDetail, { api, viewer, config, signal }: ClosingReads) => {
  if (!viewer.ability.can('manage', 'OrdersPage') || !asksCancellationReasons(config)) return []
  const params = { countryCode: orderCountryCode(point, viewer.user) }
  const answer = await api.orders.cancellationReasons({ params }, { signal, silent: true })
  return readValue(answer).cancellationReasons
}

const readDeposits = async (point: ServicePointDetail, { deposits, viewer, now, signal }: ClosingReads) => {
  const query = { servicePointId: point.id, page: 0, size: PAGE }
  const { content } = readValue(await deposits.list({ query }, { signal, silent: true }))
  const dayOf = (instant: Date) => calendarDayOf(instant, servicePointTimeZone(point, viewer.user))
  return content.filter(
    ({ registeredAt, reversal }) => reversal !== null || dayOf(new Date(registeredAt)) === dayOf(now),
  )
}

const readUsersOf = async (point: ServicePointDetail, { users, viewer, signal }: ClosingReads) => {
  const { subclient } = point
  const { client } = subclient
  const place = { countryId: client.country.id, client, subclient, servicePoint: point }
  const related = relatedLists(place, { filtersByCountry: viewer.user.admin })
  const filters = related.find(({ list }) => list === 'users')?.query ?? {}
  const state = userList.read(Object.entries(filters), viewer)
  return readValue(
    await fetchAllPages<User>((page) =>
      users.list(
        // The conversion is safe, because the state was parsed with the declaration of the list, which also defines
        // the type of the call's query.
        { query: { ...userList.searchParams(state), active: true, page, size: PAGE } as never },
        { signal, silent: true },
      ),
    ),
  )
}

const readAssigned = async (
  found: readonly User[],
  { users, viewer, signal }: ClosingReads,
): Promise<ReadonlyMap<number, UserDetail>> => {
  const known = new Map<number, UserDetail>()
  if (!viewer.ability.can('read', portalPages['edit-user'].subject)) return known
  const ids = found.filter(({ reach }) => reach === 'service-point').map(({ id }) => id)
  readValue(await readUsers(users.details, { ids, known, signal }))
  return known
}

const readValue = <Value>(answer: Result<Value, ApiError>): Value => {
  if (!answer.ok) throw new ApiFailure(answer.error)
  return answer.value
}
