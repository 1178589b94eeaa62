import fc from 'fast-check'
import { deriveAbility } from '../abilities'
import { CountryConfig } from '../country'
import { defaultBrand } from '../kernel'
import { anyInstant, anyZone } from '../kernel/testing'
import { ServicePoint } from '../service-points'
import type { OrderUser } from './order/order-base'
import { OrderRow } from './order/order-row.schema'
import type { ServiceHours } from './window/service-window'

/** The settings of Spain, where users can request and cancel orders. `orders` replaces single settings of orders. */
export const configWith = (orders: Record<string, unknown> = {}): CountryConfig =>
  CountryConfig.parse({
    id: 1,
    code: 'ES',
    name: 'Spain',
    Orders: { Enabled: true, EnabledCancelOrders: true, ...orders },
  })

/** Settings for pickups in a country that asks for times and has the usual default times. */
export const timed = { AllowIntervalTime: true, DefaultStartTime: '9', DefaultFinalTime: '13' }

const adapterCodes = [
  'pickup',
  'delivery',
  'delivery-exchange',
  'assistance-service',
  'supply-material-service',
  'sol_customer',
]

interface PointFacts {
  readonly id?: number
  readonly description?: string
  readonly oidSol?: string | null
  readonly adapters?: readonly string[]
  readonly econoCash?: boolean
  readonly agilePickup?: boolean
  readonly zone?: string | null
  readonly subclientId?: number
  readonly clientId?: number
  readonly countryCode?: string
}

export const pointWith = (facts: PointFacts = {}): ServicePoint => {
  const { id = 1, subclientId = 10, clientId = 100, countryCode = 'ES', oidSol = `SP-${id}` } = facts
  const country = { id: 1, code: countryCode, name: countryCode }
  const client = { id: clientId, description: `Client ${clientId}`, active: true, country }
  return ServicePoint.parse({
    id,
    type: 'SOL',
    oidSol,
    description: facts.description ?? `Point ${id}`,
    active: true,
    econoCash: facts.econoCash ?? false,
    agilePickup: facts.agilePickup ?? false,
    zone: facts.zone,
    adapters: (facts.adapters ?? adapterCodes).map((code, index) => ({ id: index, code, name: code })),
    subclient: { id: subclientId, description: `Center ${subclientId}`, active: true, client },
  })
}

export const orderUser: OrderUser = {
  name: 'Ana',
  lastName: 'Ruiz',
  username: 'ana.ruiz@bazar.example',
  country: { code: 'ES' },
}

export const orderRoles = [
  'PICKUP',
  'DELIVERY',
  'DELIVERY-EXCHANGE',
  'ASSISTANCE-SERVICE',
  'SUPPLY-MATERIAL-SERVICE',
]

export const abilityWith = (roles: readonly string[], config: CountryConfig = configWith()) =>
  deriveAbility({
    user: {
      userType: 'CLIENTE',
      admin: false,
      supervisor: false,
      roles: roles.map((role) => ({ code: `${defaultBrand.rolePrefix}${role}` })),
    },
    config,
  })

/** The row of a pickup that was just requested in this portal. `facts` replaces fields of the row. */
export const rowWith = (facts: Record<string, unknown> = {}): OrderRow =>
  OrderRow.parse({
    serviceId: '501',
    serviceCode: 'S-501',
    serviceType: '0',
    serviceStatusCode: 'PENDING',
    origin: defaultBrand.origin,
    ...facts,
  })

const anyWireInstant = fc.option(anyInstant.map((instant) => instant.toISOString()))

/** Order rows of every type, with known and unknown statuses and with any combination of times. */
export const anyOrderRow = fc
  .record({
    serviceId: fc.option(fc.integer({ min: 1, max: 9_999 }).map(String)),
    serviceType: fc.constantFrom('0', '1', '2', '3', '4', '9'),
    isChange: fc.boolean(),
    serviceStatusCode: fc.constantFrom(
      'PENDING',
      'RECEIVED',
      'PREPARING',
      'PREPARED',
      'PLANNED',
      'ONWAY',
      'DONE',
      'CANCELLED',
      'STOPPED',
      'LOST',
    ),
    origin: fc.constantFrom(defaultBrand.origin, 'SOL', null),
    consignmentStatusCode: fc.constantFrom(null, '', '2', '3'),
    requestInitialTime: anyWireInstant,
    plannedInitialTime: anyWireInstant,
    realInitialTime: anyWireInstant,
    realFinalTime: anyWireInstant,
    serviceRateId: fc.option(fc.constant('7')),
    serviceRate: fc.option(fc.integer({ min: 1, max: 5 })),
  })
  .map(rowWith)

/** Amounts from 0.01 to a million with at most two decimals. */
export const anyOrderAmount = fc.integer({ min: 1, max: 100_000_000 }).map((hundredths) => hundredths / 100)

/** Settings of opening hours that have room for at least one interval on an ordinary day. */
export const anyOrderHours = fc
  .record({
    minimumHour: fc.integer({ min: 0, max: 14 }),
    openHours: fc.integer({ min: 4, max: 10 }),
    minimumRangeHours: fc.constantFrom(0, 0.5, 1, 2, 3.5, 4),
    startingIntervalHours: fc.constantFrom(0, 0.25, 1, 5, 24, 48),
    suggestedHours: fc.option(fc.constantFrom(0, 1, 3, 12)),
  })
  .map((hours) => ({
    AllowIntervalTime: true,
    DefaultStartTime: '9',
    DefaultFinalTime: '13',
    MinimumHour: hours.minimumHour,
    MaximumHour: hours.minimumHour + hours.openHours,
    MinimumRangeInHours: hours.minimumRangeHours,
    MinimumStartingIntervalInHours: hours.startingIntervalHours,
    SuggestedFinishingIntervalInHours: hours.suggestedHours,
  }))

const anyWindowTime = fc.constantFrom('00:00', '6', '12:30', '17:00', '23:50')
const anyWindowEnd = fc.oneof(anyWindowTime, fc.constant('24:00'))

/** The data that decide the `serviceWindowRules` of a pickup. */
export const anyPickupWindow = fc
  .record({
    hours: anyOrderHours,
    forbidden: fc.record({ Enabled: fc.boolean(), StartTime: anyWindowTime, EndTime: anyWindowEnd }),
    allowInterval: fc.boolean(),
    countryCode: fc.constantFrom('ES', 'PE'),
    econoCash: fc.boolean(),
    now: anyInstant,
    timeZone: anyZone,
  })
  .map(({ hours, forbidden, allowInterval, countryCode, econoCash, now, timeZone }) => ({
    config: configWith({
      Pickup: {
        ...hours,
        AllowIntervalTime: allowInterval,
        ForbiddenNextDay: forbidden,
        EconoCash: { Enabled: true, DefaultStartTime: '11', DefaultFinalTime: '15' },
      },
    }),
    servicePoint: pointWith({ econoCash, countryCode }),
    countryCode,
    now,
    timeZone,
  }))

/** The opening hours for tests of `suggestUntil` and of the rules for times. `parts` replaces single settings. */
export const hoursWith = (parts: Partial<ServiceHours> = {}): ServiceHours => ({
  allowInterval: true,
  minimumHour: 8,
  maximumHour: 18,
  minimumRangeHours: 2,
  startingIntervalHours: 1,
  suggestedHours: 2,
  defaultFrom: '09:00',
  defaultUntil: '13:00',
  stepMinutes: 10,
  ...parts,
})

/** The times in the time fields: every ten minutes. */
export const anyStepTime = fc
  .integer({ min: 0, max: 143 })
  .map((step) => `${String(Math.floor(step / 6)).padStart(2, '0')}:${step % 6}0`)
