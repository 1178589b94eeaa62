import { parseCountryConfig } from '@remesa/domain/country'
import { type CalendarDay, defaultBrand } from '@remesa/domain/kernel'
import {
  CommodityType,
  type CustomerCurrency,
  canSendOrder,
  changeDraft,
  type DatedRequestType,
  Denomination,
  emptyDrafts,
  Fault,
  fillCurrency,
  type OrderDrafts,
  type OrderFacts,
  offeredDays,
  offeredHours,
  Pack,
  startsOffered,
  validateOrder,
  windowRules,
} from '@remesa/domain/orders'
import { ServicePoint } from '@remesa/domain/service-points'
import { useState } from 'react'
import type { Catalogue } from '../../kernel'
import { currencies, euro, next, now, row, target, timeZone } from '../orders.sample'
import type { NewOrderSheetProps } from './new-order.types'
import { NewOrderSheet } from './new-order-sheet'
import type { OrderCatalogues } from './order-catalogues'

type Block = Readonly<Record<string, unknown>>

const timed = { AllowIntervalTime: true, DefaultStartTime: '9', DefaultFinalTime: '11' }

const configWith = (orders: Block) => {
  const parsed = parseCountryConfig({
    id: 1,
    code: 'ES',
    name: 'España',
    Orders: { Enabled: true, Pickup: timed, Delivery: timed, TechnicalAssistance: timed, ...orders },
  })
  if (!parsed.ok) throw new Error('[sample] the country configuration does not parse')
  return parsed.value
}

export interface FactsInput {
  /** Changed parts of the country's order settings. */
  readonly orders?: Block
  readonly countryCode?: string
  readonly econoCash?: boolean
  readonly agilePickup?: boolean
}

/** Facts of a new order at the sample service point. */
export const factsWith = ({
  orders = {},
  countryCode = 'ES',
  econoCash = false,
  agilePickup = false,
}: FactsInput = {}): OrderFacts => ({
  config: configWith(orders),
  user: { name: 'Ana', lastName: 'Ruiz', username: 'ana.ruiz@bazar.example', country: { code: countryCode } },
  brand: defaultBrand,
  currencies,
  servicePoint: ServicePoint.parse({
    id: 1,
    type: 'SOL',
    oidSol: 'SP-1',
    description: target.servicePoint,
    active: true,
    econoCash,
    agilePickup,
    adapters: [],
    subclient: {
      id: 10,
      description: target.center,
      active: true,
      client: {
        id: 100,
        description: target.client,
        active: true,
        country: { id: 1, code: countryCode, name: countryCode },
      },
    },
  }),
})

/** Settings of a country with unusual pickup rules. */
export const pickupBlock = (pickup: Block): Block => ({ Pickup: { ...timed, ...pickup } })

const piece = (id: string, value: number, kind: '1' | '2') =>
  Denomination.parse({
    id,
    code: id,
    value,
    description: `${kind === '1' ? 'Billete' : 'Moneda'} ${value} EUR`,
    commodityTypeCode: kind,
    commodityTypeDescription: kind === '1' ? 'Billete' : 'Moneda',
  })

export const denominations: readonly Denomination[] = [
  ...[500, 200, 100, 50, 20, 10, 5].map((value) => piece(`B${value}`, value, '1')),
  ...[2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01].map((value) => piece(`M${value}`, value, '2')),
]

export const packs: readonly Pack[] = [
  {
    id: 'small',
    code: 'small',
    description: 'Cambio pequeño',
    denominations: [
      { quantity: 20, value: 5, currencySymbol: '€', currencyIsoCode: 'EUR' },
      { quantity: 50, value: 1, currencySymbol: '€', currencyIsoCode: 'EUR' },
    ],
  },
  {
    id: 'pounds',
    code: 'pounds',
    description: 'Fondo en libras',
    denominations: [{ quantity: 10, value: 20, currencySymbol: '£', currencyIsoCode: 'GBP' }],
  },
].map((pack) => Pack.parse(pack))

const ready = <Item,>(items: readonly Item[]): Catalogue<Item> => ({ items, onRetry: undefined })

export const catalogues: OrderCatalogues = {
  currencies: ready<CustomerCurrency>(currencies),
  denominations: ready(denominations),
  packs: ready(packs),
  limits: ready([{ isoCode: 'EUR', amount: 50_000 }]),
  faults: ready(
    ['La cerradura no responde', 'El lector de billetes se atasca'].map((faultDescription, faultID) =>
      Fault.parse({ faultID, faultDescription }),
    ),
  ),
  supplies: ready(
    [
      {
        id: 'bags',
        description: 'Bolsas',
        commodities: [
          { id: 'large', description: 'Bolsa de seguridad grande' },
          { id: 'coins', description: 'Bolsa para moneda' },
        ],
      },
      { id: 'seals', description: 'Precintos', commodities: [{ id: 'numbered', description: 'Precinto' }] },
    ].map((type) => CommodityType.parse(type)),
  ),
}

/** A catalogue that is being loaded. */
export const loading = { items: undefined, onRetry: undefined }

/** Empty drafts for the given facts, with some fields filled in. */
export const draftsWith = (
  filled: Partial<OrderDrafts> = {},
  facts: OrderFacts = factsWith(),
): OrderDrafts => ({
  ...fillCurrency(emptyDrafts(facts, now), currencies),
  ...filled,
})

/** The last order of the sample service point: a pickup of the Friday before. */
export const lastPickup = row({
  serviceId: '48131',
  serviceStatusCode: 'DONE',
  requestedTime: '2026-11-19T16:12:00+01:00',
  requestInitialTime: '2026-11-20T09:00:00+01:00',
  requestFinalTime: '2026-11-20T11:00:00+01:00',
  requestedAmounts: [{ ...euro, totalAmount: 875 }],
})

/** Days and hours that can be chosen at the sample service point. Some of these days already have orders. */
const choicesOf = (facts: OrderFacts) => (type: DatedRequestType) => {
  const { config, user, servicePoint = { econoCash: false } } = facts
  const settings = { config, servicePoint, countryCode: user.country.code, now, timeZone }
  return {
    days: offeredDays(type, settings, next),
    ordersOn: (day: CalendarDay) => (day === '2026-11-25' ? 1 : 0),
    hoursOn: (day: CalendarDay) => offeredHours(type, day, settings, [lastPickup]),
    startsOn: (day: CalendarDay) => startsOffered(type, day, settings),
  }
}

export interface NewOrderHostProps extends Partial<NewOrderSheetProps> {
  readonly facts?: OrderFacts
}

const ignore = () => undefined

/**
 * A component around the sheet of a new order. It holds the drafts and validates them, like the state machine of the
 * application.
 */
export function NewOrderHost({ facts = factsWith(), drafts: first, ...given }: NewOrderHostProps) {
  const [drafts, setDrafts] = useState(() => first ?? draftsWith({}, facts))
  const { type } = given
  return (
    <NewOrderSheet
      isOpen
      orderKey="first"
      phase="editing"
      target={target}
      types={['pickup', 'delivery', 'delivery-exchange', 'assistance-service', 'supply-material-service']}
      type={type}
      onTypeChange={ignore}
      rulesOf={(dated) => windowRules(dated, facts, now)}
      choicesOf={choicesOf(facts)}
      config={facts.config}
      isAgile={facts.servicePoint?.agilePickup ?? false}
      catalogues={catalogues}
      usualAmountsOf={(_, isoCode) =>
        isoCode === 'EUR' ? { highest: 4850, last: 875, lastDay: '2026-11-20' } : undefined
      }
      issues={type === undefined ? [] : validateOrder(type, drafts, facts, now)}
      rejections={noIssues}
      failure={undefined}
      refusals={canSendOrder(facts.servicePoint, type, drafts).reasons}
      exceeded={[]}
      onSend={ignore}
      onLimitRead={ignore}
      onConfirm={ignore}
      onDecline={ignore}
      onClose={ignore}
      {...given}
      drafts={drafts}
      onDraftChange={(change) => {
        setDrafts((last) => changeDraft(last, change, facts))
        given.onDraftChange?.(change)
      }}
    />
  )
}

const noIssues: NewOrderSheetProps['rejections'] = []
