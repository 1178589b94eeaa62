import type { OrderSubject } from '../../abilities'

/** The name of an order type. */
export type RequestType = (typeof requestTypes)[number]['type']

/** The names and codes of one order type: in the back end, in the settings of a country and in messages. */
export interface RequestTypeFacts {
  /** The code of the order type in the field `serviceType` of an order row. */
  readonly wireCode: string
  /** The value of the field `isChange` in the body of the call that requests an order. */
  readonly isChange: boolean
  /** The permission subject of the order type. A user who may manage it can request and cancel orders of this type. */
  readonly subject: OrderSubject
  /** Code of the adapter that a service point needs for orders of this type. */
  readonly adapterCode: string
  /**
   * The block of `CountryConfig.Orders` with the settings for the day and hours of this order type. Absent if the order
   * type has no day.
   */
  readonly configBlock: 'Pickup' | 'Delivery' | 'TechnicalAssistance' | undefined
  /**
   * The block of `CountryConfig.Orders` with the default times of this order type. Deliveries use the default times of
   * pickups.
   */
  readonly defaultTimesBlock: 'Pickup' | 'TechnicalAssistance' | undefined
  /** Whether the total of an order is checked against the limits of the service point before the order is sent. */
  readonly isLimited: boolean
  /** The catalogues that are needed to fill in or repeat an order of this type. */
  readonly catalogues: readonly ('denominations' | 'packs' | 'limits' | 'faults' | 'supplies')[]
  /** Path segment in the URL of the calls that create and read orders of this type. */
  readonly path: string
  /** Path segment in the URL of the call that cancels orders of this type. */
  readonly cancelPath: string
  /** The key of the detail in the response of the call that reads an order of this type. */
  readonly detailKey: string
  readonly messageKey: string
}

/** All order types, in the order of the menu. (ORD-1) */
export const requestTypes = [
  {
    type: 'pickup',
    wireCode: '0',
    isChange: false,
    subject: 'Pickup',
    adapterCode: 'pickup',
    configBlock: 'Pickup',
    defaultTimesBlock: 'Pickup',
    isLimited: false,
    catalogues: [],
    path: 'pick-up-service',
    cancelPath: 'pick-up-service',
    detailKey: 'pickUpService',
    messageKey: 'orders.type.pickup',
  },
  {
    type: 'delivery',
    wireCode: '1',
    isChange: false,
    subject: 'Delivery',
    adapterCode: 'delivery',
    configBlock: 'Delivery',
    defaultTimesBlock: 'Pickup',
    isLimited: true,
    catalogues: ['denominations', 'packs', 'limits'],
    path: 'deliver-service',
    cancelPath: 'deliver-service',
    detailKey: 'deliverService',
    messageKey: 'orders.type.delivery',
  },
  {
    type: 'delivery-exchange',
    wireCode: '2',
    isChange: true,
    subject: 'DeliveryExchange',
    adapterCode: 'delivery-exchange',
    configBlock: 'Delivery',
    defaultTimesBlock: 'Pickup',
    isLimited: true,
    catalogues: ['denominations', 'packs', 'limits'],
    path: 'deliver-service',
    cancelPath: 'deliver-exchange-service',
    detailKey: 'deliverService',
    messageKey: 'orders.type.delivery-exchange',
  },
  {
    type: 'assistance-service',
    wireCode: '3',
    isChange: false,
    subject: 'AssistanceService',
    adapterCode: 'assistance-service',
    configBlock: 'TechnicalAssistance',
    defaultTimesBlock: 'TechnicalAssistance',
    isLimited: false,
    catalogues: ['faults'],
    path: 'assistance-service',
    cancelPath: 'assistance-service',
    detailKey: 'assistanceService',
    messageKey: 'orders.type.assistance-service',
  },
  {
    type: 'supply-material-service',
    wireCode: '4',
    isChange: false,
    subject: 'SupplyMaterialService',
    adapterCode: 'supply-material-service',
    configBlock: undefined,
    defaultTimesBlock: undefined,
    isLimited: false,
    catalogues: ['supplies'],
    path: 'supply-material-service',
    cancelPath: 'supply-material-service',
    detailKey: 'supplyMaterialService',
    messageKey: 'orders.type.supply-material-service',
  },
] as const satisfies readonly (RequestTypeFacts & { readonly type: string })[]

/** The order types that have a day. Orders of operating material have no day. */
export type DatedRequestType = Exclude<
  (typeof requestTypes)[number],
  { readonly configBlock: undefined }
>['type']

/** The names and codes of an order type. (ORD-1) */
export const requestTypeFacts = (type: RequestType): RequestTypeFacts & { readonly type: RequestType } =>
  factsByType[type]

/** Whether a text is the name of an order type. */
export const isRequestType = (value: string): value is RequestType => Object.hasOwn(factsByType, value)

/** Whether orders of a type have a day. */
export const isDatedRequestType = (type: RequestType): type is DatedRequestType =>
  requestTypeFacts(type).configBlock !== undefined

const factsByType = Object.fromEntries(requestTypes.map((facts) => [facts.type, facts])) as {
  readonly [T in RequestType]: Extract<(typeof requestTypes)[number], { readonly type: T }>
}
