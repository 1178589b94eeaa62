import type { CountryConfig } from '../../country'
import { compositionTotal, lineAmount } from '../composition/composition'
import type { WireSpan } from '../history/orders-page'
import type { DeliveryDetail } from '../kinds/delivery.schema'
import type { PickupDetail } from '../kinds/pickup.schema'
import { amountsByCurrency, type CurrencyAmount } from '../order/amounts-by-currency'
import type { Denomination, Pack } from '../order/order-catalogue.schema'
import type { ConsignmentDocument, Container, OrderDetail } from '../order/order-detail.schema'
import type { OrderRow } from '../order/order-row.schema'
import { type RequestType, requestTypeFacts } from '../order/request-type'

/**
 * Whether the detail of an order shows hours. It does if the settings of the country ask for hours in orders of this
 * type. (ORD-121)
 */
export const showsDetailHours = (type: RequestType, config: Pick<CountryConfig, 'Orders'>): boolean => {
  const { configBlock } = requestTypeFacts(type)
  return configBlock !== undefined && config.Orders[configBlock].AllowIntervalTime
}

/**
 * The values in the card "request" of the detail of an order. All times are texts from the back end. A time span
 * without hours means a whole day.
 */
export interface RequestCard {
  readonly applicant: string | null
  readonly created: string | null
  readonly service: WireSpan
  readonly planned: WireSpan
  readonly real: WireSpan
  readonly motive: { readonly code: string; readonly observation: string | null } | undefined
}

/**
 * The values in the card "request" of the detail of an order. The time of the request comes from the row, otherwise
 * from the detail. The service begins at its requested start, otherwise on its service date. (ORD-122, ORD-127)
 */
export const requestCard = (
  detail: OrderDetail,
  row?: Pick<OrderRow, 'requestedTime'> | undefined,
): RequestCard => ({
  applicant: detail.applicant?.trim() || detail.userName?.trim() || null,
  created: row?.requestedTime ?? detail.requestedTime ?? null,
  service:
    detail.requestInitialTime === null
      ? { from: detail.serviceDate, until: null }
      : { from: detail.requestInitialTime, until: detail.requestFinalTime },
  planned: { from: detail.plannedInitialTime, until: detail.plannedFinalTime },
  real: { from: detail.realInitialTime, until: detail.realFinalTime },
  motive: motiveOf(detail),
})

const motiveOf = ({ motiveCode, observation }: OrderDetail): RequestCard['motive'] => {
  const code = motiveCode?.trim() ?? ''
  return code === '' ? undefined : { code, observation }
}

/** The requested amounts of a pickup by currency; `undefined` if the user entered no amount. (ORD-123) */
export const informedAmounts = (
  detail: Pick<PickupDetail, 'requestedAmounts'>,
): readonly CurrencyAmount[] | undefined =>
  detail.requestedAmounts.length === 0 ? undefined : amountsByCurrency(detail)

/** Packs of one kind in a delivery. Amounts are in major units of the currency. */
export interface DetailPack {
  readonly packId: string
  readonly quantity: number
  /** The name of the pack; `undefined` if the catalogue does not contain it. */
  readonly description: string | undefined
  /** The value of the packs in the currency of the delivery; `undefined` if the catalogue does not contain the pack. */
  readonly total: number | undefined
}

/** Notes or coins of one denomination in a delivery. Amounts are in major units. */
export interface DetailDenomination {
  readonly denominationId: string
  readonly quantity: number
  /** The value of one piece; `undefined` if the catalogue does not contain the denomination. */
  readonly value: number | undefined
  readonly total: number | undefined
}

/** The contents of a delivery in one currency, with their total. */
export interface DeliveryContent extends CurrencyAmount {
  readonly packs: readonly DetailPack[]
  readonly denominations: readonly DetailDenomination[]
}

/**
 * The contents of a delivery, with one entry for each requested amount. An entry has its total, its packs and its
 * denominations. A pack has its name and its value in the currency. The total of a denomination is its quantity times
 * its value, rounded to hundredths. Packs and denominations that are missing from the catalogues have only a quantity.
 * (ORD-124)
 */
export const deliveryContents = (
  { requestedAmounts }: Pick<DeliveryDetail, 'requestedAmounts'>,
  catalogue: {
    readonly packs: readonly Pack[]
    readonly denominations: readonly Pick<Denomination, 'id' | 'value'>[]
  },
): readonly DeliveryContent[] =>
  requestedAmounts.map((requested) => ({
    isoCode: requested.currencyIsoCode,
    symbol: requested.currencySymbol,
    amount: requested.totalAmount,
    packs: requested.packs.map(({ packId, packQuantity: quantity }) => {
      const pack = catalogue.packs.find(({ id }) => id === packId)
      const packs = pack === undefined ? [] : [{ pack, quantity }]
      const { currencyIsoCode } = requested
      const total = compositionTotal({ currencyId: '', currencyIsoCode, denominations: [], packs })
      return {
        packId,
        quantity,
        description: pack?.description,
        total: pack === undefined ? undefined : total,
      }
    }),
    denominations: requested.denominations.map(({ denominationId, denominationQuantity: quantity }) => {
      const value = catalogue.denominations.find(({ id }) => id === denominationId)?.value
      return {
        denominationId,
        quantity,
        value,
        total: value === undefined ? undefined : lineAmount(value, quantity),
      }
    }),
  }))

/** The containers of a consignment that can be identified by a lump number, a seal or both. (ORD-125) */
export const containerRows = ({ container }: Pick<ConsignmentDocument, 'container'>): readonly Container[] =>
  container.filter(({ containerCode, containerSeal }) =>
    Boolean(containerCode?.trim() || containerSeal?.trim()),
  )

/**
 * The name of a commodity in the customer's agreement; `undefined` if the agreement does not contain the commodity.
 * (ORD-126)
 */
export const commodityDescription = (
  code: string,
  { agreementCommodities }: Pick<PickupDetail, 'agreementCommodities'>,
): string | undefined => agreementCommodities.find((commodity) => commodity.code === code)?.description
