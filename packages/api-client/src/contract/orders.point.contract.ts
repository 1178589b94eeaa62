import { type FieldsOf, Instant, named } from '@remesa/domain/kernel'
import {
  AssistanceDetail,
  AssistanceRequest,
  CancellationReason,
  CancelOrderRequest,
  CommodityType,
  CustomerCurrency,
  DeliveryDetail,
  DeliveryRequest,
  Denomination,
  Fault,
  OrderRating,
  OrderRow,
  Pack,
  PickupDetail,
  PickupRequest,
  RateOrderRequest,
  requestTypes,
  SupplyDetail,
  SupplyRequest,
} from '@remesa/domain/orders'
import * as z from 'zod/mini'
import { defineEndpoint, needs } from './define-endpoint'
import { countryCodeText, DoneAnswer } from './wire-values'

const inCountry = z.object({ countryCode: countryCodeText })
const ofService = z.extend(inCountry, { serviceId: z.string().check(z.minLength(1), z.maxLength(64)) })

const ofEntity = z.object({ entityId: z.string().check(z.minLength(1), z.maxLength(64)) })

/** Response to a call that creates an order: the ids of the order. */
export const CreatedOrder = named<CreatedOrder>().object({ serviceId: z.string(), serviceCode: z.string() })
export interface CreatedOrder extends FieldsOf<typeof CreatedOrder> {}

/** The orders of a history. */
export interface OrderRows extends FieldsOf<typeof rows> {}
const rows = named<OrderRows>().object({ services: z.array(OrderRow) })

/** Orders of a service point within the requested time limits. */
export const OrderHistory = named<OrderHistory>().object({ requestHistorials: rows })
export interface OrderHistory extends FieldsOf<typeof OrderHistory> {}

/** Currencies that the customers of a country may use in orders. */
export const CustomerCurrencies = named<CustomerCurrencies>().object({
  currencies: z.array(CustomerCurrency),
})
export interface CustomerCurrencies extends FieldsOf<typeof CustomerCurrencies> {}

/** Notes and coins of a currency. */
export const DenominationCatalogue = named<DenominationCatalogue>().object({
  denominations: z.array(Denomination),
})
export interface DenominationCatalogue extends FieldsOf<typeof DenominationCatalogue> {}

/** Packs that a client may order. */
export const PackCatalogue = named<PackCatalogue>().object({ packs: z.array(Pack) })
export interface PackCatalogue extends FieldsOf<typeof PackCatalogue> {}

/** Faults for which a client may call a technician. */
export const FaultCatalogue = named<FaultCatalogue>().object({ faults: z.array(Fault) })
export interface FaultCatalogue extends FieldsOf<typeof FaultCatalogue> {}

/** Operating material that may be requested. */
export const SupplyCatalogue = named<SupplyCatalogue>().object({ commodityTypes: z.array(CommodityType) })
export interface SupplyCatalogue extends FieldsOf<typeof SupplyCatalogue> {}

/** Reasons for which an order may be cancelled. */
export const CancellationReasons = named<CancellationReasons>().object({
  cancellationReasons: z.array(CancellationReason),
})
export interface CancellationReasons extends FieldsOf<typeof CancellationReasons> {}

/** Calls that request, read, cancel and rate orders of one service point. */
export const pointOrders = {
  history: defineEndpoint({
    summary:
      'Orders of a service point whose start lies within the limits, both inclusive. The id is the `oidSol` of the point; its `id` if it has none.',
    method: 'GET',
    path: '/api/sol-customer/:countryCode/v1/request-historial/:servicePointId',
    access: needs('read', 'OrdersPage'),
    params: z.extend(inCountry, { servicePointId: z.string().check(z.minLength(1), z.maxLength(64)) }),
    query: z.object({ lowerLimitSearch: Instant, upperLimitSearch: Instant }),
    response: OrderHistory,
  }),
  currencies: defineEndpoint({
    summary: 'Currencies that the customers of a country may use in orders.',
    method: 'GET',
    path: '/api/sol-customer/:countryCode/v1/currency',
    access: needs('read', 'OrdersPage'),
    params: inCountry,
    response: CustomerCurrencies,
  }),
  createPickup: defineEndpoint({
    summary: 'Requests a pickup. Refused with 400 and the issues per field where a rule does not hold.',
    method: 'PUT',
    path: '/api/sol-customer/:countryCode/v1/pick-up-service',
    access: needs('manage', 'Pickup'),
    creates: true,
    errors: ['too-many-requests'],
    params: inCountry,
    body: PickupRequest,
    response: CreatedOrder,
  }),
  createDelivery: defineEndpoint({
    summary:
      'Requests a delivery or, with `isChange`, a delivery exchange. Refused with 400 and the issues per field where a rule does not hold, a limit of the service point included.',
    method: 'PUT',
    path: '/api/sol-customer/:countryCode/v1/deliver-service',
    access: needs('manage', 'Delivery', 'DeliveryExchange'),
    creates: true,
    errors: ['too-many-requests'],
    params: inCountry,
    body: DeliveryRequest,
    response: CreatedOrder,
  }),
  createAssistance: defineEndpoint({
    summary: 'Calls a technician. Refused with 400 and the issues per field where a rule does not hold.',
    method: 'PUT',
    path: '/api/sol-customer/:countryCode/v1/assistance-service',
    access: needs('manage', 'AssistanceService'),
    creates: true,
    errors: ['too-many-requests'],
    params: inCountry,
    body: AssistanceRequest,
    response: CreatedOrder,
  }),
  createSupply: defineEndpoint({
    summary:
      'Requests operating material. Refused with 400 and the issues per field where a rule does not hold.',
    method: 'PUT',
    path: '/api/sol-customer/:countryCode/v1/supply-material-service',
    access: needs('manage', 'SupplyMaterialService'),
    creates: true,
    errors: ['too-many-requests'],
    params: inCountry,
    body: SupplyRequest,
    response: CreatedOrder,
  }),
  denominations: defineEndpoint({
    summary: 'Notes and coins of one of the currencies that the customers of a country may use.',
    method: 'GET',
    path: '/api/sol-customer/:countryCode/v1/denomination',
    access: needs('read', 'OrdersPage'),
    params: inCountry,
    query: z.object({ currencyId: z.string().check(z.minLength(1), z.maxLength(15)) }),
    response: DenominationCatalogue,
  }),
  packs: defineEndpoint({
    summary:
      'Packs that a client may order. `entityId` is the `oidSol` of the client; its `id` if it has none.',
    method: 'GET',
    path: '/api/sol-customer/:countryCode/v1/pack',
    access: needs('read', 'OrdersPage'),
    params: inCountry,
    query: ofEntity,
    response: PackCatalogue,
  }),
  faults: defineEndpoint({
    summary:
      'Faults that a client may call a technician for. `entityId` is the `oidSol` of the client; its `id` if it has none.',
    method: 'GET',
    path: '/api/sol-customer/:countryCode/v1/fault',
    access: needs('read', 'OrdersPage'),
    params: inCountry,
    query: ofEntity,
    response: FaultCatalogue,
  }),
  supplies: defineEndpoint({
    summary: 'Operating material that can be requested in a country, by kind.',
    method: 'GET',
    path: '/api/sol-customer/:countryCode/v1/supply',
    access: needs('read', 'OrdersPage'),
    params: inCountry,
    response: SupplyCatalogue,
  }),
  pickup: defineEndpoint({
    summary: 'One pickup with its consignment documents.',
    method: 'GET',
    path: '/api/sol-customer/:countryCode/v1/pick-up-service/:serviceId',
    access: needs('read', 'OrdersPage'),
    params: ofService,
    response: z.union([
      z.pipe(
        z.object({ pickUpService: PickupDetail }),
        z.transform((answer) => answer.pickUpService),
      ),
      PickupDetail,
    ]),
  }),
  delivery: defineEndpoint({
    summary: 'One delivery or delivery exchange with what was ordered.',
    method: 'GET',
    path: '/api/sol-customer/:countryCode/v1/deliver-service/:serviceId',
    access: needs('read', 'OrdersPage'),
    params: ofService,
    response: z.union([
      z.pipe(
        z.object({ deliverService: DeliveryDetail }),
        z.transform((answer) => answer.deliverService),
      ),
      DeliveryDetail,
    ]),
  }),
  assistance: defineEndpoint({
    summary: 'One call for a technician with what was found.',
    method: 'GET',
    path: '/api/sol-customer/:countryCode/v1/assistance-service/:serviceId',
    access: needs('read', 'OrdersPage'),
    params: ofService,
    response: z.union([
      z.pipe(
        z.object({ assistanceService: AssistanceDetail }),
        z.transform((answer) => answer.assistanceService),
      ),
      AssistanceDetail,
    ]),
  }),
  supply: defineEndpoint({
    summary: 'One request for operating material with its articles.',
    method: 'GET',
    path: '/api/sol-customer/:countryCode/v1/supply-material-service/:serviceId',
    access: needs('read', 'OrdersPage'),
    params: ofService,
    response: z.union([
      z.pipe(
        z.object({ supplyMaterialService: SupplyDetail }),
        z.transform((answer) => answer.supplyMaterialService),
      ),
      SupplyDetail,
    ]),
  }),
  cancellationReasons: defineEndpoint({
    summary:
      'Reasons for which orders of a country may be cancelled; none where it does not allow cancelling.',
    method: 'GET',
    path: '/api/sol-customer/:countryCode/v1/cancellation-reason',
    access: needs('read', 'OrdersPage'),
    params: inCountry,
    response: CancellationReasons,
  }),
  cancel: defineEndpoint({
    summary:
      'Cancels an order. `cancellationReasonId` is the code of a reason. Refused (409) with every reason why it can no longer be cancelled.',
    method: 'PATCH',
    path: '/api/sol-customer/:countryCode/v1/:type/:serviceId',
    access: needs('manage', 'OrdersPage'),
    creates: true,
    errors: [
      'orders.no-service-id',
      'orders.type-unknown',
      'orders.page-not-managed',
      'orders.type-not-managed',
      'orders.cancelling-disabled',
      'orders.foreign-origin',
      'orders.consignment-started',
      'orders.status-final',
      'orders.too-late',
    ],
    params: z.extend(ofService, { type: z.enum(requestTypes.map(({ cancelPath }) => cancelPath)) }),
    body: CancelOrderRequest,
    response: DoneAnswer,
  }),
  rate: defineEndpoint({
    summary: 'Rates an order that was done, once: a second rating is refused (409).',
    method: 'PUT',
    path: '/api/sol-customer/:countryCode/v1/service-rating',
    access: needs('read', 'OrdersPage'),
    creates: true,
    errors: ['orders.no-service-id', 'orders.not-completed', 'orders.already-rated'],
    params: inCountry,
    body: RateOrderRequest,
    response: DoneAnswer,
  }),
  rating: defineEndpoint({
    summary: 'The rating of an order.',
    method: 'GET',
    path: '/api/sol-customer/:countryCode/v1/service-rating/:serviceId',
    access: needs('read', 'OrdersPage'),
    params: ofService,
    response: OrderRating,
  }),
}
