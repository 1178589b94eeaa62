import * as z from 'zod/mini'
import { CountryConfig } from '../../country'
import { type FieldsOf, named } from '../../kernel'
import { ServicePoint } from '../../service-points'
import { StoredOrderDrafts } from '../kinds/order-kinds.schema'
import { CustomerCurrency } from '../order/order-detail.schema'
import { isRequestType, requestTypes } from '../order/request-type'
import type { NewOrderContext } from './new-order.types'

const requestType = z.enum(requestTypes.map(({ type }) => type)).check(z.refine(isRequestType))

const instant = z.int().check(z.minimum(-8.64e15), z.maximum(8.64e15))

const storedContext = z.object({
  config: z.looseObject({ Orders: CountryConfig.shape.Orders }),
  user: z.object({
    name: z.string(),
    lastName: z.string(),
    username: z.string(),
    country: z.object({ code: z.string() }),
  }),
  brand: z.object({
    product: z.string(),
    providerUserType: z.string(),
    rolePrefix: z.string(),
    paymentAdapterCode: z.string(),
    origin: z.string(),
  }),
  currencies: z.array(
    z.looseObject({
      currencyId: CustomerCurrency.shape.currencyId,
      isoCode: CustomerCurrency.shape.isoCode,
      mainCurrency: CustomerCurrency.shape.mainCurrency,
    }),
  ),
  servicePoint: z.optional(ServicePoint),
  manageable: z.array(requestType),
  type: z.optional(requestType),
  drafts: StoredOrderDrafts,
  idempotencyKey: z.string().check(z.minLength(1)),
  proposedAt: instant,
  clock: instant,
  issues: z.array(
    z.object({
      rule: z.string(),
      key: z.string(),
      path: z.string(),
      params: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
  failure: z.optional(z.object({ step: z.enum(['limits', 'save']), error: z.unknown() })),
  exceeded: z.array(
    z.object({ isoCode: z.string(), limit: z.number(), total: z.number(), excess: z.number() }),
  ),
  saved: z.optional(z.object({ serviceId: z.string(), serviceCode: z.string() })),
  abandoned: z.boolean(),
})

// JSON omits properties whose value is undefined. The state machine expects these properties, so they are added here.
const context = z.pipe(
  storedContext,
  z.transform(
    (stored): NewOrderContext => ({
      ...stored,
      servicePoint: stored.servicePoint,
      type: stored.type,
      failure: stored.failure,
      saved: stored.saved,
    }),
  ),
)

const value = z.union([
  z.enum(['checkingLimits', 'limitExceeded', 'confirming', 'saving', 'saved', 'closed']),
  z.strictObject({ editing: z.enum(['choosing', 'filling']) }),
])

/** The data of a stored new order from which the state machine is restored. All other data are created again. */
export const StoredNewOrder = named<StoredNewOrder>().object({ value, context })
export interface StoredNewOrder extends FieldsOf<typeof StoredNewOrder> {}
