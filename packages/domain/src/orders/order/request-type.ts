import type { OrderSubject } from '../../abilities'

/** A type of request for a service point. */
export type RequestType = (typeof requestTypes)[number]['type']

/** The names and codes of one type of request in the back end, the settings and the messages. */
export interface RequestTypeFacts {
  /** The value of `serviceType` in an order row. */
  readonly wireCode: string
  /** Value of `isChange` in a create body. */
  readonly isChange: boolean
  /** The subject that a user must manage to request or cancel an order of the type. */
  readonly subject: OrderSubject
  /** Code of the adapter that a service point needs for the type. */
  readonly adapterCode: string
  /** Block of `CountryConfig.Orders` with the dates and hours of the type; absent if no date is requested. */
  readonly configBlock: 'Pickup' | 'Delivery' | 'TechnicalAssistance' | undefined
  /** Block of the default times: deliveries use the default times of pickups. */
  readonly defaultTimesBlock: 'Pickup' | 'TechnicalAssistance' | undefined
  /** Whether the total is checked against the limits of the service point before the order is sent. */
  readonly isLimited: boolean
  /** What its form and its repetition offer. */
  readonly catalogues: readonly ('denominations' | 'packs' | 'limits' | 'faults' | 'supplies')[]
  /** Path segment of the calls that create and read an order. */
  readonly path: string
  /** Path segment of the call that cancels an order. */
  readonly cancelPath: string
  /** Key of the detail in the answer of its call. */
  readonly detailKey: string
  readonly messageKey: string
}

/** All request types, in the order of the menu. (ORD-1) */
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

/** Types that are requested for a day; supplies have no day. */
export type DatedRequestType = Exclude<
  (typeof requestTypes)[number],
  { readonly configBlock: undefined }
>['type']

/** The facts of a type of request. (ORD-1) */
export const requestTypeFacts = (type: RequestType): RequestTypeFacts & { readonly type: RequestType } =>
  factsByType[type]

/** Whether a text names a type of request. */
export const isRequestType = (value: string): value is RequestType => Object.hasOwn(factsByType, value)

/** Whether a type is requested for a day. */
export const isDatedRequestType = (type: RequestType): type is DatedRequestType =>
  requestTypeFacts(type).configBlock !== undefined

const factsByType = Object.fromEntries(requestTypes.map((facts) => [facts.type, facts])) as {
  readonly [T in RequestType]: Extract<(typeof requestTypes)[number], { readonly type: T }>
}
