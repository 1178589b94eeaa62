import * as z from 'zod/mini'
import { CountryConfig } from '../country'
import { absentAs, isValidZone } from '../kernel'
import { ServicePoint } from '../service-points'
import type { NewOrderContext } from './new-order.types'
import { Denomination, Pack } from './order-catalogue.schema'
import { CustomerCurrency } from './order-detail.schema'
import { isRequestType, requestTypes } from './request-type'

// A quantity that was typed and is no number; JSON has no word for it. The rules still refuse it.
const quantity = absentAs(z.union([z.number(), z.nan()]), Number.NaN)

const timed = { serviceDate: z.string(), from: z.string(), until: z.string(), comments: z.string() }

const delivery = z.object({
  ...timed,
  currencyId: z.string(),
  currencyIsoCode: z.string(),
  denominations: z.array(z.object({ denomination: Denomination, quantity })),
  packs: z.array(z.object({ pack: Pack, quantity })),
})

const drafts = z.object({
  pickup: z.object({ ...timed, currencyId: z.string(), totalAmount: z.string() }),
  delivery,
  'delivery-exchange': delivery,
  'assistance-service': z.object({ ...timed, faultDescription: z.string() }),
  'supply-material-service': z.object({
    supplies: z.array(
      z.object({
        commodityTypeId: z.string(),
        commodityTypeDescription: z.string(),
        commodityId: z.string(),
        commodityDescription: z.string(),
        quantity,
      }),
    ),
  }),
})

const requestType = z.enum(requestTypes.map(({ type }) => type)).check(z.refine(isRequestType))

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
  timeZone: z.string().check(z.refine(isValidZone)),
  currencies: z.array(
    z.looseObject(z.pick(CustomerCurrency, { currencyId: true, isoCode: true, mainCurrency: true }).shape),
  ),
  servicePoint: z.optional(ServicePoint),
  manageable: z.array(requestType),
  type: z.optional(requestType),
  drafts,
  idempotencyKey: z.string().check(z.minLength(1)),
  proposedAt: z.int().check(z.minimum(-8.64e15), z.maximum(8.64e15)),
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

// JSON leaves out what is undefined; the machine names it.
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

/** The part of a stored new order that it is taken up with; whatever else was stored is made anew. */
export const StoredNewOrder = z.object({ value, context })
export type StoredNewOrder = z.output<typeof StoredNewOrder>
