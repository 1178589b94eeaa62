import * as z from 'zod/mini'
import { Amount, absentAsNull, Instant, listOf, TextOrNumber } from '../kernel'
import { RequestedAmount } from './order-row.schema'

/** A bag or box. `containerCode` is its lump number. */
export const Container = z.object({
  containerCode: absentAsNull(z.string()),
  containerSeal: absentAsNull(z.string()),
})
export type Container = z.output<typeof Container>

/** What travels under one consignment note. Back ends call its containers `container` or `containerList`. */
export const ConsignmentDocument = z.pipe(
  z.object({
    documentNumber: z.string(),
    container: z.nullish(z.array(Container)),
    containerList: z.nullish(z.array(Container)),
    amounts: listOf(
      z.object({ commodityCode: TextOrNumber, totalAmount: Amount, currencyIsoCode: z.string() }),
    ),
  }),
  z.transform(({ container, containerList, ...document }) => ({
    ...document,
    container: container ?? containerList ?? [],
  })),
)
export type ConsignmentDocument = z.output<typeof ConsignmentDocument>

/** What the details of every kind of order have in common. Amounts are major units. */
export const OrderDetail = z.object({
  serviceId: TextOrNumber,
  serviceCode: absentAsNull(TextOrNumber),
  entityDescription: absentAsNull(z.string()),
  centerDescription: absentAsNull(z.string()),
  servicePointDescription: absentAsNull(z.string()),
  servicePointId: absentAsNull(TextOrNumber),
  address: absentAsNull(z.string()),
  applicant: absentAsNull(z.string()),
  userName: absentAsNull(z.string()),
  custodianName: absentAsNull(z.string()),
  responsable: absentAsNull(z.string()),
  motiveCode: absentAsNull(TextOrNumber),
  motiveId: absentAsNull(TextOrNumber),
  observation: absentAsNull(z.string()),
  comments: absentAsNull(z.string()),
  description: absentAsNull(z.string()),
  countryCode: absentAsNull(z.string()),
  origin: absentAsNull(z.string()),
  routeCode: absentAsNull(TextOrNumber),
  hasDate: z._default(z.boolean(), true),
  hasLimitDate: z._default(z.boolean(), false),
  isChange: z._default(z.boolean(), false),
  serviceAmount: absentAsNull(Amount),
  serviceDate: absentAsNull(Instant),
  serviceLimitDate: absentAsNull(Instant),
  requestedTime: absentAsNull(Instant),
  requestInitialTime: absentAsNull(Instant),
  requestFinalTime: absentAsNull(Instant),
  plannedInitialTime: absentAsNull(Instant),
  plannedFinalTime: absentAsNull(Instant),
  realInitialTime: absentAsNull(Instant),
  realFinalTime: absentAsNull(Instant),
  documents: listOf(ConsignmentDocument),
  container: listOf(Container),
})
export type OrderDetail = z.output<typeof OrderDetail>

/** Detail of a pickup. */
export const PickupDetail = z.extend(OrderDetail, {
  requestedAmounts: listOf(RequestedAmount),
  agreementCommodities: listOf(z.object({ code: TextOrNumber, description: z.string() })),
})
/** Detail of a pickup. */
export type PickupDetail = z.output<typeof PickupDetail>

/** Deliveries and exchanges. */
export const DeliveryDetail = z.extend(OrderDetail, { requestedAmounts: listOf(RequestedAmount) })
export type DeliveryDetail = z.output<typeof DeliveryDetail>

/** Detail of a call for a technician. */
export const AssistanceDetail = z.extend(OrderDetail, {
  faultDescription: absentAsNull(z.string()),
  assistanceObservation: absentAsNull(z.string()),
})
/** Detail of a call for a technician. */
export type AssistanceDetail = z.output<typeof AssistanceDetail>

/** Detail of a request for operating material. */
export const SupplyDetail = z.extend(OrderDetail, {
  supplies: listOf(
    z.object({
      commodityTypeDescription: z.string(),
      commodityDescription: z.string(),
      quantity: z.int().check(z.minimum(0)),
    }),
  ),
})
/** Detail of a request for operating material. */
export type SupplyDetail = z.output<typeof SupplyDetail>

/** A currency that the customer's contract allows in orders. Exactly one is the main currency. */
export const CustomerCurrency = z.object({
  currencyId: TextOrNumber,
  isoCode: z.string(),
  symbol: z.string(),
  description: absentAsNull(z.string()),
  mainCurrency: z._default(z.boolean(), false),
})
export type CustomerCurrency = z.output<typeof CustomerCurrency>
