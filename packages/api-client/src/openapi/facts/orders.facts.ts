import { requestTypes } from '@remesa/domain/orders'
import type { FeatureFacts } from './call-facts'
import { amountsOfOrder10001, orderKindCalls } from './order-kinds.facts'
import { rules } from './rule-ids'

/** A pickup that is planned for the day of the examples. */
const plannedPickup = {
  serviceId: '1',
  serviceCode: '10001',
  serviceType: '0',
  isChange: false,
  serviceStatusCode: 'PLANNED',
  serviceStatusDescription: 'Planificado',
  origin: 'REMESA_PORTAL',
  requestedTime: '2026-11-21T17:20:00+01:00',
  requestInitialTime: '2026-11-23T10:00:00+01:00',
  requestFinalTime: '2026-11-23T12:00:00+01:00',
  plannedInitialTime: '2026-11-23T10:30:00+01:00',
  plannedFinalTime: '2026-11-23T11:00:00+01:00',
  realInitialTime: null,
  realFinalTime: null,
  serviceRateId: null,
  serviceRate: null,
  consignmentStatusCode: '2',
  requestedAmounts: amountsOfOrder10001,
  servicePoint: {
    id: 1,
    oidSol: 'PS-0001',
    description: 'Gran Vía 12',
    subclient: { id: 1, description: 'Bazar Norte Bilbao', client: { id: 1, description: 'Bazar Norte' } },
  },
}

/** The codes of the order types, each followed by the name of its type. */
const typeCodes = requestTypes.map(({ wireCode, type }) => `\`${wireCode}\` ${type}`).join(', ')

export const ordersFacts: FeatureFacts<'orders'> = {
  about: 'Orders of every type, as pickups and deliveries: to request, follow, cancel and rate.',
  fields: {
    entityId: 'The `oidSol` of the client; its `id` where it has none.',
    serviceId: 'The id of the order, which calls name it by.',
    serviceType: `The type of the order: ${typeCodes}; \`1\` with \`isChange\` is an exchange too, any other code an unknown type.`,
    serviceStatusDescription: 'The status in words, in the language of the request.',
    consignmentStatusCode:
      'How far the papers of the visit are; an order can be cancelled while it is empty or `2`.',
    origin: 'The channel that the order came from. Only orders of the own channel can be cancelled.',
    isChange: 'A delivery that takes the same amount back in other pieces: an exchange.',
    hasDate: 'Whether the order names a day.',
    hasLimitDate: 'Whether the order names a last day instead.',
    serviceDate: 'The first instant of the day of service, with the offset of the zone on that day.',
    requestInitialTime: 'From when the crew may come; absent where the country does not ask for times.',
    requestFinalTime: 'Until when the crew may come; absent where the country does not ask for times.',
    requestedTime: 'When the order was made.',
    requestedAmounts: 'What is ordered, one entry for each currency.',
    denominationQuantity: 'How many notes or coins of the denomination.',
    packQuantity: 'How many packs.',
    denominations: 'Loose notes and coins.',
    packs: 'Bundles of notes and coins that the client has agreed on.',
    commodityTypeId: 'The kind of material or money.',
    cancellationReasonId: 'The code of one of the reasons for cancelling.',
    motiveCode: 'Why the visit went another way than planned; empty if it did not.',
    serviceRate: 'The rating, 1 to 5; absent until there is one.',
    rate: '1 (very bad) to 5 (excellent).',
    documents: 'The papers that the crew signed.',
    containerSeal: 'The code of the seal.',
    containerCode: 'The lump number of the container.',
    routeCode: 'The route of the truck.',
    agreementCommodities: "What the customer's agreement calls the commodities.",
    responsable: 'Who answers for the place.',
    custodianName: 'Who receives the crew.',
    lookBackSeconds: 'Tells changes of that many seconds ago, too: those that a lost connection missed.',
  },
  calls: {
    ...orderKindCalls,
    history: {
      rules: rules('ORD-1..3 ORD-5..8 ORD-44'),
      params: { countryCode: 'ES', servicePointId: 'PS-0001' },
      query: { lowerLimitSearch: '2026-11-16T00:00:00Z', upperLimitSearch: '2026-11-30T23:59:59Z' },
      answer: {
        requestHistorials: {
          services: [
            {
              serviceId: '21',
              serviceCode: '10021',
              serviceType: '4',
              isChange: false,
              serviceStatusCode: 'DONE',
              serviceStatusDescription: 'Realizado',
              origin: 'REMESA_PORTAL',
              requestedTime: '2026-11-15T17:20:00+01:00',
              requestInitialTime: null,
              requestFinalTime: null,
              plannedInitialTime: null,
              plannedFinalTime: null,
              realInitialTime: '2026-11-17T12:10:00+01:00',
              realFinalTime: '2026-11-17T12:15:00+01:00',
              serviceRateId: '21',
              serviceRate: 4,
              consignmentStatusCode: null,
              requestedAmounts: [],
            },
            {
              serviceId: '20',
              serviceCode: '10020',
              serviceType: '3',
              isChange: false,
              serviceStatusCode: 'DONE',
              serviceStatusDescription: 'Realizado',
              origin: 'REMESA_PORTAL',
              requestedTime: '2026-11-16T17:20:00+01:00',
              requestInitialTime: '2026-11-18T10:00:00+01:00',
              requestFinalTime: '2026-11-18T13:00:00+01:00',
              plannedInitialTime: '2026-11-18T10:00:00+01:00',
              plannedFinalTime: '2026-11-18T11:00:00+01:00',
              realInitialTime: '2026-11-18T15:05:00+01:00',
              realFinalTime: '2026-11-18T16:20:00+01:00',
              serviceRateId: '20',
              serviceRate: 1,
              consignmentStatusCode: null,
              requestedAmounts: [],
            },
          ],
        },
      },
    },
    currencies: {
      rules: rules('ORD-75 ORD-102'),
      params: { countryCode: 'ES' },
      answer: {
        currencies: [
          { currencyId: '1', isoCode: 'EUR', symbol: '€', description: 'Euro', mainCurrency: true },
          { currencyId: '2', isoCode: 'USD', symbol: 'US$', description: 'US dollar', mainCurrency: false },
        ],
      },
    },
    denominations: {
      rules: rules('ORD-94'),
      params: { countryCode: 'ES' },
      query: { currencyId: '1' },
      answer: {
        denominations: [
          {
            id: '1',
            code: 'EUR-B-50000',
            value: 500,
            description: 'Billete 500 EUR',
            commodityTypeCode: '1',
            commodityTypeDescription: 'Billete',
          },
          {
            id: '2',
            code: 'EUR-B-20000',
            value: 200,
            description: 'Billete 200 EUR',
            commodityTypeCode: '1',
            commodityTypeDescription: 'Billete',
          },
        ],
      },
    },
    packs: {
      rules: rules('ORD-46 ORD-82'),
      params: { countryCode: 'ES' },
      query: { entityId: 'CL-0001' },
      answer: {
        packs: [
          {
            id: '3',
            code: 'ES-3',
            description: 'Caja de apertura',
            denominations: [
              { quantity: 20, value: 5, currencySymbol: '€', currencyIsoCode: 'EUR' },
              { quantity: 50, value: 2, currencySymbol: '€', currencyIsoCode: 'EUR' },
            ],
          },
          {
            id: '2',
            code: 'ES-2',
            description: 'Cambio grande',
            denominations: [
              { quantity: 5, value: 20, currencySymbol: '€', currencyIsoCode: 'EUR' },
              { quantity: 10, value: 10, currencySymbol: '€', currencyIsoCode: 'EUR' },
            ],
          },
        ],
      },
    },
    faults: {
      rules: rules('ORD-46 ORD-88'),
      params: { countryCode: 'ES' },
      query: { entityId: 'CL-0001' },
      answer: {
        faults: [
          { faultID: '4', faultDescription: 'Billetes retenidos' },
          { faultID: '2', faultDescription: 'El lector de billetes se atasca' },
        ],
      },
    },
    supplies: {
      rules: rules('ORD-91 ORD-97'),
      params: { countryCode: 'ES' },
      answer: {
        commodityTypes: [
          {
            id: '1',
            description: 'Bolsas',
            commodities: [
              { id: '1', description: 'Bolsa de seguridad grande' },
              { id: '2', description: 'Bolsa de seguridad pequeña' },
            ],
          },
          {
            id: '3',
            description: 'Impresos',
            commodities: [
              { id: '6', description: 'Albarán de recogida' },
              { id: '7', description: 'Etiqueta de destino' },
            ],
          },
        ],
      },
    },
    cancellationReasons: {
      rules: rules('ORD-19 ORD-28'),
      params: { countryCode: 'ES' },
      answer: {
        cancellationReasons: [
          { code: '1', description: 'Ya no es necesario' },
          { code: '2', description: 'Fecha equivocada' },
        ],
      },
    },
    cancel: {
      rules: rules('ORD-20..29'),
      fields: {
        type: 'The type of the order, as the path of its create call names it.',
      },
      params: { countryCode: 'ES', type: 'pick-up-service', serviceId: '6' },
      body: { cancellationReasonId: '1', observations: '' },
    },
    rate: {
      rules: rules('ORD-30 ORD-33 ORD-35 ORD-72'),
      params: { countryCode: 'ES' },
      body: { serviceId: '16', rate: 4, comments: 'Puntuales' },
      answer: {},
    },
    rating: {
      rules: rules('ORD-31 ORD-34'),
      params: { countryCode: 'ES', serviceId: '15' },
      answer: { rate: 5, comments: null },
    },
    find: {
      rules: rules('ORD-152'),
      isExtension: true,
      fields: {
        number: 'The number that people read out, or a part of it.',
      },
      params: { countryCode: 'ES' },
      query: { number: '10001' },
      answer: plannedPickup,
    },
    upcoming: {
      rules: rules('ORD-40 ORD-150..151 ORD-153'),
      isExtension: true,
      params: { countryCode: 'ES' },
      query: { page: 0, size: 10 },
      answer: { content: [plannedPickup], totalElements: 1 },
    },
    past: {
      rules: rules('ORD-8 ORD-151 ORD-153 ORD-194'),
      isExtension: true,
      params: { countryCode: 'ES' },
      query: {
        list: 'cancelled',
        lowerLimitSearch: '2026-11-16T00:00:00+01:00',
        upperLimitSearch: '2026-11-30T23:59:59+01:00',
        page: 0,
        size: 10,
      },
      answer: {
        content: [
          { ...plannedPickup, serviceStatusCode: 'CANCELLED', serviceStatusDescription: 'Cancelado' },
        ],
        totalElements: 1,
      },
    },
  },
}
