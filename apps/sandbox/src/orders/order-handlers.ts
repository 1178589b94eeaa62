import { CreatedOrder, contract } from '@remesa/api-client/contract'
import { refuse } from '@remesa/api-client/server'
import { ok, sortByName } from '@remesa/domain/kernel'
import {
  asksCancellationReasons,
  type DeliveryType,
  type OrderBodies,
  type RequestType,
} from '@remesa/domain/orders'
import type { Scope } from '../authorisation'
import { type CountryFacts, listCustomerCurrencies, reachableCountry } from '../country'
import type { Database } from '../db/database'
import { pageRange } from '../kernel/paging'
import { rowIdOf } from '../kernel/row-id'
import { searchWindow } from '../kernel/search-window'
import type { ApiContext, FeatureHandlers } from '../request/context'
import { createOnce } from '../request/create-once'
import { cancelOrder } from './cancel-order'
import { createOrder } from './create-order'
import { findOrderByNumber, listPast, listUpcoming } from './located-orders'
import {
  findOrderClient,
  listCancellationReasons,
  listDenominations,
  listFaults,
  listPacks,
  listSupplies,
} from './order-catalogue'
import { commonDetail, findOrder } from './order-detail'
import { orderKinds } from './order-kinds'
import { findOrderPlace } from './order-point'
import { listHistory } from './order-repository'
import { findRating, rateOrder } from './rate-order'

/**
 * A create that is stored once for each idempotency key, in a country within reach. The body determines the type of
 * order.
 */
const creates =
  <T extends RequestType>(endpoint: string, typeOf: (body: OrderBodies[T]) => T) =>
  async ({ params, body, idempotencyKey: key, context }: CreateCall<OrderBodies[T]>) => {
    const country = await reachableCountry(context, params.countryCode)
    if (country === undefined) return refuse.notFound()
    const { caller, now } = context
    return createOnce(context, { key, endpoint, request: { params, body }, response: CreatedOrder }, (tx) =>
      createOrder(tx, typeOf(body), { body, country, caller, now }),
    )
  }

interface CreateCall<Body> {
  readonly params: { readonly countryCode: string }
  readonly body: Body
  readonly idempotencyKey: string | undefined
  readonly context: ApiContext
}

export const orderHandlers: FeatureHandlers<'orders'> = {
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
  createPickup: creates('orders.createPickup', () => 'pickup'),
  createDelivery: creates<DeliveryType>('orders.createDelivery', ({ isChange }) =>
    isChange ? 'delivery-exchange' : 'delivery',
  ),
  createAssistance: creates('orders.createAssistance', () => 'assistance-service'),
  createSupply: creates('orders.createSupply', () => 'supply-material-service'),
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
  pickup: async ({ params, context }) => {
    const pickUpService = await findOne(context, params, detailOf('pickup'))
    return pickUpService ? ok({ pickUpService }) : refuse.notFound()
  },
  delivery: async ({ params, context }) => {
    const deliverService = await findOne(context, params, detailOf('delivery', 'delivery-exchange'))
    return deliverService ? ok({ deliverService }) : refuse.notFound()
  },
  assistance: async ({ params, context }) => {
    const assistanceService = await findOne(context, params, detailOf('assistance-service'))
    return assistanceService ? ok({ assistanceService }) : refuse.notFound()
  },
  supply: async ({ params, context }) => {
    const supplyMaterialService = await findOne(context, params, detailOf('supply-material-service'))
    return supplyMaterialService ? ok({ supplyMaterialService }) : refuse.notFound()
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
    // The answer has no body, neither for the first request nor for a repetition.
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

/** Reads an order of one type, or of several with the same detail. */
const detailOf =
  <T extends RequestType>(type: T, ...alike: readonly RequestType[]) =>
  async (db: Database, query: Omit<Parameters<typeof findOrder>[1], 'kinds'>) => {
    const found = await findOrder(db, { ...query, kinds: [type, ...alike] })
    if (found === undefined) return undefined
    const { detail } = orderKinds[type]
    return { ...(await commonDetail(db, found, query.country)), ...(await detail(db, found)) }
  }

/** The answer to a read of the order in its path. */
const findOne = async <Found>(
  context: ApiContext,
  { countryCode, serviceId }: { readonly countryCode: string; readonly serviceId: string },
  find: (
    db: Database,
    orderQuery: { readonly id: number; readonly scope: Scope; readonly country: CountryFacts },
  ) => Promise<Found | undefined>,
): Promise<Found | undefined> => {
  const country = await reachableCountry(context, countryCode)
  const id = rowIdOf(serviceId)
  if (country === undefined || id === undefined) return undefined
  return find(context.db, { id, scope: context.caller.scope, country })
}

/** The client that `entityId` names in a country; `undefined` if the caller does not reach it. */
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
