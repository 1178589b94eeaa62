import * as z from 'zod/mini'
import { Amount, absentAsNull, type FieldsOf, Instant, listOf, named, TextOrNumber } from '../../kernel'

/** A bag or a box with money. `containerCode` is its lump number. */
export const Container = named<Container>().object({
  containerCode: absentAsNull(z.string()),
  containerSeal: absentAsNull(z.string()),
})
export interface Container extends FieldsOf<typeof Container> {}

/** An amount in a consignment note, with its commodity and currency. */
export interface ConsignmentAmount extends FieldsOf<typeof consignmentAmount> {}
const consignmentAmount = named<ConsignmentAmount>().object({
  commodityCode: TextOrNumber,
  totalAmount: Amount,
  currencyIsoCode: z.string(),
})

const document = z.object({ documentNumber: z.string(), amounts: listOf(consignmentAmount) })

/**
 * The contents of one consignment note. Some back ends call the field of its containers `container`, others
 * `containerList`.
 */
export const ConsignmentDocument = z.pipe(
  z.object({
    ...document.shape,
    container: z.nullish(z.array(Container)),
    containerList: z.nullish(z.array(Container)),
  }),
  z.transform(
    ({ container, containerList, ...facts }): ConsignmentDocument => ({
      ...facts,
      container: container ?? containerList ?? [],
    }),
  ),
)
export interface ConsignmentDocument extends z.output<typeof document> {
  container: Container[]
}

/** The fields that the details of all order types have in common. Amounts are in major units. */
export const OrderDetail = named<OrderDetail>().object({
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
export interface OrderDetail extends FieldsOf<typeof OrderDetail> {}

/** A currency that the customer's contract allows for orders. Exactly one of these currencies is the main currency. */
export const CustomerCurrency = named<CustomerCurrency>().object({
  currencyId: TextOrNumber,
  isoCode: z.string(),
  symbol: z.string(),
  description: absentAsNull(z.string()),
  mainCurrency: z._default(z.boolean(), false),
})
export interface CustomerCurrency extends FieldsOf<typeof CustomerCurrency> {}
