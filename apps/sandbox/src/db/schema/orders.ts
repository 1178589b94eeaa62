import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { hundredths, id, idOf, instant } from './columns'
import { countries, currencies } from './country'
import { vehicles } from './firms'
import { servicePoints } from './service-points'
import { users } from './users'

/** Orders of all order types. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    servicePointId: idOf('service_point_id')
      .notNull()
      .references(() => servicePoints.id),
    countryId: idOf('country_id')
      .notNull()
      .references(() => countries.id),
    /** The number of the order, which people use on the phone. */
    serviceCode: text('service_code').notNull(),
    serviceType: text('service_type').notNull(),
    isChange: boolean('is_change').notNull().default(false),
    statusCode: text('status_code').notNull(),
    origin: text('origin').notNull(),
    consignmentStatusCode: text('consignment_status_code'),
    requestedTime: instant('requested_time'),
    requestInitialTime: instant('request_initial_time'),
    requestFinalTime: instant('request_final_time'),
    plannedInitialTime: instant('planned_initial_time'),
    plannedFinalTime: instant('planned_final_time'),
    realInitialTime: instant('real_initial_time'),
    realFinalTime: instant('real_final_time'),
    /**
     * The start of the order, computed by the domain's rule. It is stored, so that a single index finds the orders in a
     * range of days.
     */
    startsAt: instant('starts_at'),
    serviceDate: instant('service_date'),
    rate: integer('rate'),
    rateComments: text('rate_comments'),
    comments: text('comments'),
    motiveCode: text('motive_code'),
    observation: text('observation'),
    routeCode: text('route_code'),
    /** The truck of the visit; missing until the visit is planned. */
    vehicleId: idOf('vehicle_id').references(() => vehicles.id),
    /** Ids of the employees in the truck. */
    crew: jsonb('crew').$type<readonly number[]>(),
    custodianName: text('custodian_name'),
    faultDescription: text('fault_description'),
    assistanceObservation: text('assistance_observation'),
    cancellationReasonCode: text('cancellation_reason_code'),
    cancelledAt: instant('cancelled_at'),
    /** The time of the order's next automatic status change; missing if there is none. */
    nextStepAt: instant('next_step_at'),
    /** Number of failed attempts to make the next automatic status change. */
    stepTries: integer('step_tries').notNull().default(0),
    /**
     * Name of the user in the request. The sender of the request is in `createdBy`, which is missing if another system
     * sent the order.
     */
    userName: text('user_name'),
    createdBy: idOf('created_by').references(() => users.id),
  },
  (table) => [
    uniqueIndex('orders_code_in_country').on(table.countryId, table.serviceCode),
    index('orders_of_point_by_start').on(table.servicePointId, table.startsAt, table.id),
    index('orders_next_step_at').on(table.nextStepAt).where(sql`${table.nextStepAt} is not null`),
  ],
)

/** The requested amounts of an order, one row for each currency. */
export const orderAmounts = pgTable(
  'order_amounts',
  {
    id: id(),
    orderId: idOf('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    currencyId: idOf('currency_id')
      .notNull()
      .references(() => currencies.id),
    total: hundredths('total_hundredths').notNull(),
  },
  (table) => [uniqueIndex('order_amounts_once').on(table.orderId, table.currencyId)],
)

const ofAmount = () =>
  idOf('amount_id')
    .notNull()
    .references(() => orderAmounts.id, { onDelete: 'cascade' })

export const orderPacks = pgTable(
  'order_packs',
  { amountId: ofAmount(), packId: text('pack_id').notNull(), quantity: integer('quantity').notNull() },
  (table) => [primaryKey({ columns: [table.amountId, table.packId] })],
)

export const orderDenominations = pgTable(
  'order_denominations',
  {
    amountId: ofAmount(),
    denominationId: text('denomination_id').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [primaryKey({ columns: [table.amountId, table.denominationId] })],
)

/** Numbers of the consignment notes with which an order's valuables were transported. */
export const consignmentDocuments = pgTable(
  'consignment_documents',
  {
    id: id(),
    orderId: idOf('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    documentNumber: text('document_number').notNull(),
  },
  (table) => [uniqueIndex('consignment_documents_once').on(table.orderId, table.documentNumber)],
)

const ofDocument = () =>
  idOf('document_id')
    .notNull()
    .references(() => consignmentDocuments.id, { onDelete: 'cascade' })

export const consignmentContainers = pgTable(
  'consignment_containers',
  { id: id(), documentId: ofDocument(), code: text('code'), seal: text('seal') },
  (table) => [index('consignment_containers_document_id').on(table.documentId)],
)

export const consignmentAmounts = pgTable(
  'consignment_amounts',
  {
    documentId: ofDocument(),
    commodityCode: text('commodity_code').notNull(),
    currencyId: idOf('currency_id')
      .notNull()
      .references(() => currencies.id),
    total: hundredths('total_hundredths').notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.commodityCode, table.currencyId] })],
)

/** The requested operating material of an order. */
export const orderSupplies = pgTable(
  'order_supplies',
  {
    orderId: idOf('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    commodityTypeId: text('commodity_type_id').notNull(),
    commodityTypeDescription: text('commodity_type_description').notNull(),
    commodityId: text('commodity_id').notNull(),
    commodityDescription: text('commodity_description').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
)
