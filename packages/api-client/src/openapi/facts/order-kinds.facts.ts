import type { FeatureFacts } from './call-facts'
import { rules } from './rule-ids'
/** The amount of order 10001, in its row and in its details. */
export const amountsOfOrder10001 = [
  {
    totalAmount: 4850,
    currencyId: '1',
    currencyIsoCode: 'EUR',
    currencySymbol: '€',
    currencyDescription: 'Euro',
    packs: [],
    denominations: [],
  },
]

/** The fields that all requests for a day have. */
const dated = {
  countryCode: 'ES',
  comments: '',
  servicePointId: 'PS-0001',
  serviceDate: '2026-11-25T00:00:00+01:00',
  requestInitialTime: '2026-11-25T10:00:00+01:00',
  requestFinalTime: '2026-11-25T12:00:00+01:00',
  hasDate: true,
  hasLimitDate: false,
  origin: 'REMESA_PORTAL',
  userName: 'Olga Prieto Vera',
} as const

/** The fields that the details of all order types have. */
const common = {
  entityDescription: 'Bazar Norte',
  centerDescription: 'Bazar Norte Bilbao',
  servicePointDescription: 'Gran Vía 12',
  servicePointId: 'PS-0001',
  address: 'Gran Vía 12, 48001 Bilbao',
  applicant: 'Olga Prieto Vera',
  userName: 'Olga Prieto Vera',
  responsable: null,
  motiveCode: null,
  motiveId: null,
  observation: null,
  description: null,
  countryCode: 'ES',
  origin: 'REMESA_PORTAL',
  hasLimitDate: false,
  isChange: false,
  serviceAmount: null,
  serviceLimitDate: null,
  documents: [],
  container: [],
}

/** Ids of the rules about the days and hours of a service. */
const timeRules = 'ORD-50..52 ORD-56..58 ORD-60..65'
/** Ids of the rules about the bodies of all order types. */
const orderRules = 'ORD-45 ORD-70..73 ORD-77 ORD-130..132'
const detailRules = 'ORD-120..122 ORD-127'

/** The documentation of the calls that create and read the orders of each type. */
export const orderKindCalls: Pick<
  FeatureFacts<'orders'>['calls'],
  | 'createPickup'
  | 'createDelivery'
  | 'createAssistance'
  | 'createSupply'
  | 'pickup'
  | 'delivery'
  | 'assistance'
  | 'supply'
> = {
  createPickup: {
    rules: rules(`${orderRules} ${timeRules} ORD-75..76 ORD-78 ORD-133`),
    params: { countryCode: 'ES' },
    body: {
      ...dated,
      isChange: false,
      requestedAmounts: [{ currencyId: '1', totalAmount: 1250.5 }],
    },
    answer: { serviceId: '412', serviceCode: '10193' },
  },
  createDelivery: {
    rules: rules(`${orderRules} ${timeRules} ORD-80..81 ORD-86..87 ORD-134`),
    params: { countryCode: 'ES' },
    body: {
      ...dated,
      isChange: false,
      requestedAmounts: [
        {
          currencyId: '1',
          denominations: [{ denominationId: '4', denominationQuantity: 20 }],
          packs: [],
          totalAmount: 1000,
        },
      ],
    },
    answer: { serviceId: '413', serviceCode: '10194' },
  },
  createAssistance: {
    rules: rules(`${orderRules} ${timeRules} ORD-88..89 ORD-135`),
    params: { countryCode: 'ES' },
    body: {
      ...dated,
      faultDescription: 'La cerradura no responde',
    },
    answer: { serviceId: '414', serviceCode: '10195' },
  },
  createSupply: {
    rules: rules(`${orderRules} ORD-91..93 ORD-97 ORD-135`),
    params: { countryCode: 'ES' },
    body: {
      countryCode: 'ES',
      servicePointId: 'PS-0001',
      origin: 'REMESA_PORTAL',
      userName: 'Olga Prieto Vera',
      hasDate: false,
      hasLimitDate: false,
      supplies: [
        {
          commodityTypeId: '1',
          commodityTypeDescription: 'Bolsas',
          commodityId: '1',
          commodityDescription: 'Bolsa de seguridad grande',
          quantity: 5,
        },
      ],
    },
    answer: { serviceId: '415', serviceCode: '10196' },
  },
  pickup: {
    rules: rules(`${detailRules} ORD-32 ORD-123 ORD-125..126 DCV-2`),
    params: { countryCode: 'ES', serviceId: '1' },
    answer: {
      pickUpService: {
        ...common,
        serviceId: '1',
        serviceCode: '10001',
        custodianName: null,
        comments: null,
        routeCode: 'R-101',
        hasDate: true,
        serviceDate: '2026-11-23T00:00:00+01:00',
        requestedTime: '2026-11-21T17:20:00+01:00',
        requestInitialTime: '2026-11-23T10:00:00+01:00',
        requestFinalTime: '2026-11-23T12:00:00+01:00',
        plannedInitialTime: '2026-11-23T10:30:00+01:00',
        plannedFinalTime: '2026-11-23T11:00:00+01:00',
        realInitialTime: null,
        realFinalTime: null,
        requestedAmounts: amountsOfOrder10001,
        agreementCommodities: [
          { code: '0', description: 'Efectivo' },
          { code: '7', description: 'Cheques' },
        ],
      },
    },
  },
  delivery: {
    rules: rules(`${detailRules} ORD-124`),
    params: { countryCode: 'ES', serviceId: '3' },
    answer: {
      deliverService: {
        ...common,
        serviceId: '3',
        serviceCode: '10003',
        custodianName: 'Equipo 14',
        comments: null,
        routeCode: 'R-101',
        hasDate: true,
        serviceDate: '2026-11-23T00:00:00+01:00',
        requestedTime: '2026-11-21T17:20:00+01:00',
        requestInitialTime: '2026-11-23T00:00:00+01:00',
        requestFinalTime: '2026-11-23T02:00:00+01:00',
        plannedInitialTime: '2026-11-23T00:10:00+01:00',
        plannedFinalTime: '2026-11-23T00:30:00+01:00',
        realInitialTime: '2026-11-23T00:05:00+01:00',
        realFinalTime: '2026-11-23T00:15:00+01:00',
        requestedAmounts: [
          {
            totalAmount: 1200,
            currencyId: '1',
            currencyIsoCode: 'EUR',
            currencySymbol: '€',
            currencyDescription: 'Euro',
            packs: [],
            denominations: [{ denominationId: '4', denominationQuantity: 24 }],
          },
        ],
      },
    },
  },
  assistance: {
    rules: rules(detailRules),
    params: { countryCode: 'ES', serviceId: '4' },
    answer: {
      assistanceService: {
        ...common,
        serviceId: '4',
        serviceCode: '10004',
        custodianName: null,
        comments: 'La caja no cierra bien.',
        routeCode: null,
        hasDate: true,
        serviceDate: '2026-11-23T00:00:00+01:00',
        requestedTime: '2026-11-21T17:20:00+01:00',
        requestInitialTime: '2026-11-23T16:00:00+01:00',
        requestFinalTime: '2026-11-23T18:00:00+01:00',
        plannedInitialTime: null,
        plannedFinalTime: null,
        realInitialTime: null,
        realFinalTime: null,
        faultDescription: 'La cerradura no responde',
        assistanceObservation: null,
      },
    },
  },
  supply: {
    rules: rules(detailRules),
    params: { countryCode: 'ES', serviceId: '10' },
    answer: {
      supplyMaterialService: {
        ...common,
        serviceId: '10',
        serviceCode: '10010',
        custodianName: null,
        comments: 'Dejar en recepción.',
        routeCode: null,
        hasDate: false,
        serviceDate: null,
        requestedTime: null,
        requestInitialTime: null,
        requestFinalTime: null,
        plannedInitialTime: null,
        plannedFinalTime: null,
        realInitialTime: null,
        realFinalTime: null,
        supplies: [],
      },
    },
  },
}
