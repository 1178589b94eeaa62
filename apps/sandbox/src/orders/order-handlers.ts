import { CreatedOrder } from '@remesa/api-client/contract'
import { refuse } from '@remesa/api-client/server'
import { issue, ok } from '@remesa/domain/kernel'
import type { ApiContext, FeatureHandlers } from '../api/context'
import { createOnce } from '../api/create-once'
import { storableInstant } from '../api/storable-instant'
import { reachesCountry } from '../authorisation'
import { findCountry, listCustomerCurrencies } from '../country'
import { createPickup } from './create-pickup'
import { findOrderPoint } from './order-point'
import { listHistory, ordersWithin } from './order-repository'
import { findPickup } from './pickup-detail'

/** The longest window of one history search, in days. */
export const maxHistoryDays = 400

const dayMs = 86_400_000

export const orderHandlers: FeatureHandlers<'orders'> = {
  history: async ({ params, query, context }) => {
    const from = storableInstant(query.lowerLimitSearch)
    const until = storableInstant(query.upperLimitSearch)
    if (!from || !until) {
      const path = from ? 'upperLimitSearch' : 'lowerLimitSearch'
      return refuse.invalid([issue('date', path)], 'request.invalid-query')
    }
    if (until < from) return refuse.invalid([issue('min-date', 'upperLimitSearch')], 'request.invalid-query')
    if (until.getTime() - from.getTime() > maxHistoryDays * dayMs) {
      return refuse.invalid(
        [issue('max_value', 'upperLimitSearch', { max: maxHistoryDays })],
        'request.invalid-query',
      )
    }
    const country = await reachableCountry(context, params.countryCode)
    if (country === undefined) return refuse.notFound()
    const { db, caller } = context
    const point = await findOrderPoint(db, {
      scope: caller.scope,
      country,
      externalId: params.servicePointId,
    })
    if (point === undefined) return refuse.notFound()
    const services = await listHistory(db, ordersWithin(point.id, { from, until }), country.timeZone)
    return ok({ requestHistorials: { services } })
  },
  currencies: async ({ params, context }) => {
    const country = await reachableCountry(context, params.countryCode)
    return country
      ? ok({ currencies: await listCustomerCurrencies(context.db, country.id) })
      : refuse.notFound()
  },
  createPickup: async ({ params, body, idempotencyKey, context }) => {
    const country = await reachableCountry(context, params.countryCode)
    if (country === undefined) return refuse.notFound()
    const { db, caller, now } = context
    return createOnce(
      db,
      {
        key: idempotencyKey,
        userId: caller.id,
        endpoint: 'orders.createPickup',
        request: { params, body },
        response: CreatedOrder,
        now,
      },
      (tx) => createPickup(tx, { body, country, caller, now }),
    )
  },
  pickup: async ({ params, context }) => {
    const country = await reachableCountry(context, params.countryCode)
    if (country === undefined || !/^[1-9]\d{0,14}$/.test(params.serviceId)) return refuse.notFound()
    const { db, caller } = context
    const pickUpService = await findPickup(db, { id: Number(params.serviceId), scope: caller.scope, country })
    return pickUpService ? ok({ pickUpService }) : refuse.notFound()
  },
}

const reachableCountry = async ({ db, caller }: ApiContext, code: string) => {
  const country = await findCountry(db, code)
  return country && reachesCountry(caller.scope, country.id) ? country : undefined
}
