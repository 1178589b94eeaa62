import type { RequestType } from '@remesa/domain/orders'

type Hours = readonly [from: string, until: string]

/**
 * One order in the demo data of a service point. The day of the order is relative to the day of seeding, in the time
 * zone of the service point.
 */
export interface OrderScenario {
  /** The situation of the order, for example `crew on its way`. */
  readonly name: string
  readonly kind: RequestType
  /**
   * Whether an exchange is stored as type 1 with the flag `isChange` instead of as type 2. Both forms occur in back
   * ends.
   */
  readonly asFlaggedDelivery?: true
  readonly status:
    | 'PENDING'
    | 'RECEIVED'
    | 'PREPARING'
    | 'PREPARED'
    | 'PLANNED'
    | 'ONWAY'
    | 'DONE'
    | 'CANCELLED'
  /** The day of the order, counted from today and negative for a past day; absent if the order has no time. */
  readonly day?: number
  readonly requested?: Hours
  readonly planned?: Hours
  readonly real?: Hours
  /** The system that created the order; absent if it was the portal. */
  readonly origin?: 'PHONE' | 'ERP'
  readonly consignmentStatus?: string
  readonly rate?: 1 | 2 | 3 | 4 | 5
  /**
   * Total in hundredths of the country's main currency. If the country has a second currency, the order also has an
   * equal total in the second currency.
   */
  readonly amount?: number
  readonly secondAmount?: number
  readonly documents?: 1 | 2
  /** Code of the reason for the cancellation, one of the cancellation reasons of the country. */
  readonly motive?: string
  readonly comments?: string
}

/**
 * The orders of a busy service point. They include orders of all types, statuses and lists, orders for each reason to
 * refuse a cancellation, and orders at the beginning and at the end of a day.
 */
export const orderScenarios: readonly OrderScenario[] = [
  {
    name: 'pickup planned for today',
    kind: 'pickup',
    status: 'PLANNED',
    day: 0,
    requested: ['10:00', '12:00'],
    planned: ['10:30', '11:00'],
    consignmentStatus: '2',
    amount: 485_000,
  },
  {
    name: 'crew on its way',
    kind: 'pickup',
    status: 'ONWAY',
    day: 0,
    requested: ['12:00', '14:00'],
    planned: ['12:20', '12:50'],
    consignmentStatus: '3',
    amount: 231_050,
    comments: 'Entrada por el muelle de carga.',
  },
  {
    name: 'delivery done just after midnight',
    kind: 'delivery',
    status: 'DONE',
    day: 0,
    requested: ['00:00', '02:00'],
    planned: ['00:10', '00:30'],
    real: ['00:05', '00:15'],
    consignmentStatus: '6',
    amount: 120_000,
  },
  {
    name: 'assistance this afternoon',
    kind: 'assistance-service',
    status: 'PREPARING',
    day: 0,
    requested: ['16:00', '18:00'],
    comments: 'La caja no cierra bien.',
  },
  {
    name: 'pickup too soon to cancel',
    kind: 'pickup',
    status: 'RECEIVED',
    day: 1,
    requested: ['00:00', '02:00'],
    amount: 99_990,
  },
  {
    name: 'pickup in two currencies, free to cancel',
    kind: 'pickup',
    status: 'PENDING',
    day: 3,
    requested: ['10:00', '12:00'],
    amount: 1_250_075,
    secondAmount: 340_000,
  },
  {
    name: 'delivery being prepared',
    kind: 'delivery',
    status: 'PREPARED',
    day: 2,
    requested: ['09:00', '12:00'],
    consignmentStatus: '2',
    amount: 75_000,
  },
  {
    name: 'exchange',
    kind: 'delivery-exchange',
    status: 'RECEIVED',
    day: 4,
    requested: ['11:00', '13:00'],
    amount: 60_000,
  },
  {
    name: 'exchange written as flagged delivery, ordered by phone',
    kind: 'delivery-exchange',
    asFlaggedDelivery: true,
    status: 'PENDING',
    day: 5,
    requested: ['11:00', '14:00'],
    origin: 'PHONE',
    amount: 45_000,
  },
  {
    name: 'supply without any time',
    kind: 'supply-material-service',
    status: 'PENDING',
    comments: 'Dejar en recepción.',
  },
  {
    name: 'assistance next week',
    kind: 'assistance-service',
    status: 'RECEIVED',
    day: 6,
    requested: ['10:00', '13:00'],
  },
  {
    name: 'pickup from the customer’s own system, which the portal may not cancel',
    kind: 'pickup',
    status: 'PREPARING',
    day: 2,
    requested: ['15:00', '17:00'],
    origin: 'ERP',
    amount: 310_500,
  },
  {
    name: 'pickup whose consignment has begun',
    kind: 'pickup',
    status: 'PLANNED',
    day: 3,
    requested: ['09:00', '11:00'],
    planned: ['09:30', '10:00'],
    consignmentStatus: '5',
    amount: 87_500,
  },
  {
    name: 'pickup without a known amount',
    kind: 'pickup',
    status: 'PLANNED',
    day: 7,
    requested: ['12:00', '14:00'],
    planned: ['12:00', '12:30'],
  },
  {
    name: 'pickup of yesterday, rated with five stars',
    kind: 'pickup',
    status: 'DONE',
    day: -1,
    requested: ['10:00', '12:00'],
    planned: ['10:40', '11:10'],
    real: ['10:44', '10:58'],
    consignmentStatus: '6',
    rate: 5,
    amount: 512_330,
    documents: 1,
  },
  {
    name: 'pickup until the last minute of a day',
    kind: 'pickup',
    status: 'DONE',
    day: -1,
    requested: ['22:00', '23:50'],
    real: ['23:40', '23:59'],
    consignmentStatus: '6',
    amount: 64_000,
    documents: 1,
  },
  {
    name: 'pickup in two currencies and two notes, not yet rated',
    kind: 'pickup',
    status: 'DONE',
    day: -2,
    requested: ['09:00', '11:00'],
    planned: ['09:15', '09:45'],
    real: ['09:31', '09:52'],
    consignmentStatus: '6',
    amount: 845_025,
    secondAmount: 118_000,
    documents: 2,
  },
  {
    name: 'delivery with a middling rating',
    kind: 'delivery',
    status: 'DONE',
    day: -3,
    requested: ['08:00', '10:00'],
    planned: ['08:30', '09:00'],
    real: ['09:20', '09:35'],
    consignmentStatus: '6',
    rate: 3,
    amount: 150_000,
  },
  {
    name: 'exchange done',
    kind: 'delivery-exchange',
    status: 'DONE',
    day: -4,
    requested: ['11:00', '13:00'],
    real: ['11:25', '11:40'],
    consignmentStatus: '6',
    amount: 30_000,
  },
  {
    name: 'assistance with a very bad rating',
    kind: 'assistance-service',
    status: 'DONE',
    day: -5,
    requested: ['10:00', '13:00'],
    planned: ['10:00', '11:00'],
    real: ['15:05', '16:20'],
    rate: 1,
  },
  {
    name: 'supply delivered',
    kind: 'supply-material-service',
    status: 'DONE',
    day: -6,
    real: ['12:10', '12:15'],
    rate: 4,
  },
  {
    name: 'pickup that was planned and never carried out',
    kind: 'pickup',
    status: 'PLANNED',
    day: -1,
    requested: ['16:00', '18:00'],
    planned: ['16:30', '17:00'],
    amount: 42_000,
  },
  {
    name: 'pickup cancelled by the customer',
    kind: 'pickup',
    status: 'CANCELLED',
    day: 2,
    requested: ['10:00', '12:00'],
    amount: 200_000,
    motive: '4',
    comments: 'Cerramos por inventario.',
  },
  {
    name: 'delivery cancelled in the past',
    kind: 'delivery',
    status: 'CANCELLED',
    day: -2,
    requested: ['09:00', '12:00'],
    origin: 'PHONE',
    amount: 90_000,
    motive: '3',
  },
  {
    name: 'supply cancelled, without any time',
    kind: 'supply-material-service',
    status: 'CANCELLED',
    motive: '2',
  },
  {
    name: 'pickup beyond every window backwards',
    kind: 'pickup',
    status: 'DONE',
    day: -45,
    requested: ['10:00', '12:00'],
    real: ['10:20', '10:30'],
    consignmentStatus: '6',
    rate: 2,
    amount: 77_700,
    documents: 1,
  },
  {
    name: 'pickup beyond every window forwards',
    kind: 'pickup',
    status: 'PENDING',
    day: 30,
    requested: ['10:00', '12:00'],
    amount: 88_800,
  },
]
