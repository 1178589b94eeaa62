import { z } from 'zod'
import { absentAsNull, Instant, TextOrNumber } from '../kernel'
import { RequestedAmount } from './order-row.schema'

export const OrderDetail = z.object({
  serviceId: TextOrNumber,
  serviceCode: absentAsNull(TextOrNumber),
  entityDescription: absentAsNull(z.string()),
  centerDescription: absentAsNull(z.string()),
  servicePointDescription: absentAsNull(z.string()),
  servicePointId: absentAsNull(z.string()),
  address: absentAsNull(z.string()),
  applicant: absentAsNull(z.string()),
  userName: absentAsNull(z.string()),
  custodianName: absentAsNull(z.string()),
  responsable: absentAsNull(z.string()),
  motiveCode: absentAsNull(z.string()),
  motiveId: absentAsNull(z.string()),
  observation: absentAsNull(z.string()),
  comments: absentAsNull(z.string()),
  description: absentAsNull(z.string()),
  countryCode: absentAsNull(z.string()),
  origin: absentAsNull(z.string()),
  routeCode: absentAsNull(z.string()),
  hasDate: z.boolean().default(true),
  hasLimitDate: z.boolean().default(false),
  isChange: z.boolean().default(false),
  serviceAmount: absentAsNull(z.number()),
  serviceDate: absentAsNull(Instant),
  serviceLimitDate: absentAsNull(Instant),
  requestedTime: absentAsNull(Instant),
  requestInitialTime: absentAsNull(Instant),
  requestFinalTime: absentAsNull(Instant),
  plannedInitialTime: absentAsNull(Instant),
  plannedFinalTime: absentAsNull(Instant),
  realInitialTime: absentAsNull(Instant),
  realFinalTime: absentAsNull(Instant),
})
export type OrderDetail = z.output<typeof OrderDetail>

/** What travels under one consignment note. */
export const ConsignmentDocument = z.object({
  documentNumber: z.string(),
  container: z
    .array(z.object({ containerCode: absentAsNull(z.string()), containerSeal: absentAsNull(z.string()) }))
    .default([]),
  amounts: z
    .array(z.object({ commodityCode: TextOrNumber, totalAmount: z.number(), currencyIsoCode: z.string() }))
    .default([]),
})
export type ConsignmentDocument = z.output<typeof ConsignmentDocument>

export const PickupDetail = OrderDetail.extend({
  requestedAmounts: z.array(RequestedAmount).default([]),
  documents: z.array(ConsignmentDocument).default([]),
  agreementCommodities: z.array(z.object({ code: TextOrNumber, description: z.string() })).default([]),
})
export type PickupDetail = z.output<typeof PickupDetail>

/** A currency that the customer's contract allows in orders. Exactly one is the main currency. */
export const CustomerCurrency = z.object({
  currencyId: TextOrNumber,
  isoCode: z.string(),
  symbol: z.string(),
  description: absentAsNull(z.string()),
  mainCurrency: z.boolean().default(false),
})
export type CustomerCurrency = z.output<typeof CustomerCurrency>
