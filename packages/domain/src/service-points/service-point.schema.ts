import * as z from 'zod/mini'
import { CurrencySummary } from '../country'
import { absentAsNull, type FieldsOf, isValidZone, named, Version } from '../kernel'
import { CurrencyLimit, ThirdCode } from '../records'
import { SubclientSummary } from '../subclients'

/**
 * A module of a service point. The name decides which types of service point may have the module (`modulesFor`); the
 * code decides which fields the module adds to the form. (SVP-10)
 */
export const Adapter = named<Adapter>().object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  assignable: z._default(z.boolean(), false),
})
export interface Adapter extends FieldsOf<typeof Adapter> {}

/** A channel: a tag that the deposits of a service point can have. (SVP-2) */
export const Channel = named<Channel>().object({ id: z.int(), text: z.string() })
export interface Channel extends FieldsOf<typeof Channel> {}

/**
 * The type of a service point: `SOL` points are served only by the armoured truck, `CASHTODAY` points have a deposit
 * device. (SVP-1)
 */
export const ServicePointType = z.enum(['SOL', 'CASHTODAY'])
export type ServicePointType = z.output<typeof ServicePointType>

/** The IANA name of a service point's own time zone. A text that is not a time zone counts as missing. */
const PointZone = z.pipe(
  z.nullish(z.string()),
  z.transform((zone) => (zone != null && isValidZone(zone) ? zone : null)),
)

/**
 * A place where the crew picks up or delivers money. `oidSol` is its id in the external operations system. The
 * `servicePointId` of order calls contains `oidSol`, or `id` if there is none. (SVP-2, ORD-44)
 */
export const ServicePoint = named<ServicePoint>().object({
  id: z.int(),
  version: Version,
  type: ServicePointType,
  oidSol: absentAsNull(z.string()),
  codeSol: absentAsNull(z.string()),
  idSmartcash: absentAsNull(z.string()),
  deviceId: absentAsNull(z.string()),
  description: z.string(),
  address: absentAsNull(z.string()),
  zone: PointZone,
  active: z.boolean(),
  agilePickup: z._default(z.boolean(), false),
  econoCash: z._default(z.boolean(), false),
  openChannel: z._default(z.boolean(), false),
  accountDate: z._default(z.boolean(), false),
  enabledReadQr: z._default(z.boolean(), false),
  adapters: z._default(z.array(Adapter), []),
  channels: z._default(z.array(Channel), []),
  currencies: z._default(z.array(CurrencySummary), []),
  subclient: SubclientSummary,
})
export interface ServicePoint extends FieldsOf<typeof ServicePoint> {}

/** The settings of a service point's payment module. The fee is a whole number. (SVP-2) */
export const PaymentService = named<PaymentService>().object({
  accountId: z.string(),
  locationId: z.string(),
  fee: z.int(),
})
export interface PaymentService extends FieldsOf<typeof PaymentService> {}

/** A service point with all its fields. `password` can only be written; responses omit or mask it. (SVP-2) */
export const ServicePointDetail = named<ServicePointDetail>().object({
  ...ServicePoint.shape,
  uniqueCode: absentAsNull(z.string()),
  label: absentAsNull(z.string()),
  ssId: absentAsNull(z.string()),
  codTypeServicepoint: absentAsNull(z.string()),
  descTypeServicePoint: absentAsNull(z.string()),
  thirdcodes: z._default(z.array(ThirdCode), []),
  limits: z._default(z.array(CurrencyLimit), []),
  paymentService: absentAsNull(PaymentService),
})
export interface ServicePointDetail extends FieldsOf<typeof ServicePointDetail> {}

/** The highest total of one order in one currency, in major units with two decimals. (SVP-5) */
export const OrderLimit = named<OrderLimit>().object({
  isoCode: z.string(),
  amount: z.number().check(z.minimum(0)),
})
export interface OrderLimit extends FieldsOf<typeof OrderLimit> {}

/** An order limit as back ends send it, with the currency as an object or as an ISO code. (SVP-5) */
export const WireLimit = z.union([
  OrderLimit,
  z.pipe(
    z.object({ currency: CurrencySummary, amount: z.number().check(z.minimum(0)) }),
    z.transform(({ currency, amount }): OrderLimit => ({ isoCode: currency.code, amount })),
  ),
])
