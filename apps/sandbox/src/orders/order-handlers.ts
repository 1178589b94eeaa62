import { contract } from '@remesa/api-client/contract'
import { refuse } from '@remesa/api-client/server'
import { ok, sortByName } from '@remesa/domain/kernel'
import { asksCancellationReasons } from '@remesa/domain/orders'
import { listCustomerCurrencies, reachableCountry } from '../country'
import { pageRange } from '../kernel/paging'
import { rowIdOf } from '../kernel/row-id'
import { searchWindow } from '../kernel/search-window'
import type { ApiContext, FeatureHandlers } from '../request/context'
import { createOnce } from '../request/create-once'
import { cancelOrder } from './cancel-order'
import { findOrderByNumber, listPast, listUpcoming } from './located-orders'
import {
  findOrderClient,
  listCancellationReasons,
  listDenominations,
  listFaults,
  listPacks,
  listSupplies,
} from './order-catalogue'
import { findOne } from './order-detail'
import { kindHandlers } from './order-kinds'
import { findOrderPlace } from './order-point'
import { listHistory } from './order-repository'
import { findRating, rateOrder } from './rate-order'

export const orderHandlers: FeatureHandlers<'orders'> = {
  ...kindHandlers,
  history: async ({ params, query, context }) => {
    const window = searchWindow(query)
    if (!window.ok) return refuse.invalid(window.error, 'request.invalid-query')
    const country = await reachableCountry(context, params.countryCode)
    if (country === undefined) return refuse.notFound()
    const { db, caller } = context
    const point = await findOrderPlace(db, {
      scope: caller.scope,
      country,
      externalId: params.servicePointId,
    })
    if (point === undefined) return refuse.notFound()
    const services = await listHistory(db, { servicePointId: point.id, ...window.value }, point.timeZone)
    return ok({ requestHistorials: { services } })
  },
  find: async ({ params, query, context }) => {
    const country = await reachableCountry(context, params.countryCode)
    if (country === undefined) return refuse.notFound()
    const { db, caller } = context
    const found = await findOrderByNumber(db, { number: query.number, scope: caller.scope, country })
    return found ? ok(found) : refuse.notFound()
  },
  upcoming: async ({ params, query, context }) => {
    const country = await reachableCountry(context, params.countryCode)
    if (country === undefined) return refuse.notFound()
    const { db, caller, now, locale } = context
    return ok(await listUpcoming(db, { scope: caller.scope, country, now }, { ...pageRange(query), locale }))
  },
  past: async ({ params, query, context }) => {
    const window = searchWindow(query)
    if (!window.ok) return refuse.invalid(window.error, 'request.invalid-query')
    const country = await reachableCountry(context, params.countryCode)
    if (country === undefined) return refuse.notFound()
    const { db, caller, now, locale } = context
    const wanted = { scope: caller.scope, country, now, list: query.list, ...window.value }
    return ok(await listPast(db, wanted, { ...pageRange(query), locale }))
  },
  currencies: async ({ params, context }) => {
    const country = await reachableCountry(context, params.countryCode)
    return country
      ? ok({ currencies: await listCustomerCurrencies(context.db, country.id) })
      : refuse.notFound()
  },
  denominations: async ({ params, query, context }) => {
    const country = await reachableCountry(context, params.countryCode)
    if (country === undefined) return refuse.notFound()
    const ofCurrency = (await listDenominations(context.db, country.id)).filter(
      ({ currencyId }) => currencyId === query.currencyId,
    )
    return ofCurrency.length > 0 ? ok({ denominations: ofCurrency }) : refuse.notFound()
  },
  packs: async ({ params, query, context }) => {
    const client = await reachableClient(context, params.countryCode, query.entityId)
    return client
      ? ok({ packs: sortByName(await listPacks(context.db, client), descriptionOf, context.locale) })
      : refuse.notFound()
  },
  faults: async ({ params, query, context }) => {
    const client = await reachableClient(context, params.countryCode, query.entityId)
    return client
      ? ok({
          faults: sortByName(
            await listFaults(context.db, client.countryId),
            ({ faultDescription }) => faultDescription,
            context.locale,
          ),
        })
      : refuse.notFound()
  },
  supplies: async ({ params, context }) => {
    const country = await reachableCountry(context, params.countryCode)
    if (country === undefined) return refuse.notFound()
    const { db, locale } = context
    const types = (await listSupplies(db, country.id)).map((type) => ({
      ...type,
      commodities: sortByName(type.commodities, descriptionOf, locale),
    }))
    return ok({ commodityTypes: sortByName(types, descriptionOf, locale) })
  },
  cancellationReasons: async ({ params, context }) => {
    const country = await reachableCountry(context, params.countryCode)
    if (country === undefined) return refuse.notFound()
    return ok({
      cancellationReasons: asksCancellationReasons(country.config)
        ? await listCancellationReasons(context.db, country.id)
        : [],
    })
  },
  cancel: async ({ params, body, idempotencyKey: key, context }) => {
    const country = await reachableCountry(context, params.countryCode)
    const id = rowIdOf(params.serviceId)
    if (country === undefined || id === undefined) return refuse.notFound()
    const { caller, now } = context
    const done = await createOnce(
      context,
      {
        key,
        endpoint: 'orders.cancel',
        request: { params, body },
        response: contract.orders.cancel.response,
      },
      (tx) => cancelOrder(tx, { id, path: params.type, body, country, caller, now }),
    )
    // The response has no body, whether the request is sent for the first time or repeated.
    return done.ok ? ok(undefined) : done
  },
  rate: async ({ params, body, idempotencyKey: key, context }) => {
    const country = await reachableCountry(context, params.countryCode)
    const id = rowIdOf(body.serviceId)
    if (country === undefined || id === undefined) return refuse.notFound()
    const { caller } = context
    return createOnce(
      context,
      { key, endpoint: 'orders.rate', request: { params, body }, response: contract.orders.rate.response },
      (tx) => rateOrder(tx, { id, body, country, caller }),
    )
  },
  rating: async ({ params, context }) => {
    const rating = await findOne(context, params, findRating)
    return rating ? ok(rating) : refuse.notFound()
  },
}

/** The client with the id `entityId` in a country; `undefined` if the caller may not see the client. */
const reachableClient = async (context: ApiContext, countryCode: string, entityId: string) => {
  const country = await reachableCountry(context, countryCode)
  if (country === undefined) return undefined
  const clientId = await findOrderClient(context.db, {
    scope: context.caller.scope,
    countryId: country.id,
    externalId: entityId,
  })
  return clientId === undefined ? undefined : { countryId: country.id, clientId }
}

const descriptionOf = ({ description }: { readonly description: string }): string => description
