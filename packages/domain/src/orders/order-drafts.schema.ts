import * as z from 'zod/mini'
import { absentAs } from '../kernel'
import { emptyNewPack } from './composition-draft'
import { Denomination, Pack } from './order-catalogue.schema'
import type { OrderDrafts } from './order-draft'
import { emptySupplyEntry } from './supply'

const timed = { serviceDate: z.string(), from: z.string(), until: z.string(), comments: z.string() }

const delivery = z.object({
  ...timed,
  currencyId: z.string(),
  currencyIsoCode: z.string(),
  denominations: z.array(
    z.union([
      z.object({ denomination: Denomination, quantity: z.string() }),
      z.object({ denomination: Denomination, amount: z.string() }),
    ]),
  ),
  packs: z.array(z.object({ pack: Pack, quantity: z.string() })),
  newPack: absentAs(z.object({ packId: z.string(), quantity: z.string() }), emptyNewPack()),
})

/** Drafts that were stored, with everything as it was typed. What has another shape is no draft any more. (ORD-129) */
export const StoredOrderDrafts: z.ZodMiniType<OrderDrafts> = z.object({
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
        quantity: z.string(),
      }),
    ),
    newSupply: absentAs(
      z.object({ commodityTypeId: z.string(), commodityId: z.string(), quantity: z.string() }),
      emptySupplyEntry(),
    ),
  }),
})
