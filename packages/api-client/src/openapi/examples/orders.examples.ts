import type { FeatureExamples } from './endpoint-example'
import { orderDetailsExamples } from './order-details.examples'
import { ordersAcrossPointsExamples } from './orders-across-points.examples'

/** The fields that requests for a day share. */
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

export const ordersExamples: FeatureExamples<'orders'> = {
  history: {
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
    params: { countryCode: 'ES' },
    answer: {
      currencies: [
        { currencyId: '1', isoCode: 'EUR', symbol: '€', description: 'Euro', mainCurrency: true },
        { currencyId: '2', isoCode: 'USD', symbol: 'US$', description: 'US dollar', mainCurrency: false },
      ],
    },
  },
  createPickup: {
    params: { countryCode: 'ES' },
    body: {
      ...dated,
      isChange: false,
      requestedAmounts: [{ currencyId: '1', totalAmount: 1250.5 }],
    },
    answer: { serviceId: '412', serviceCode: '10193' },
  },
  createDelivery: {
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
    params: { countryCode: 'ES' },
    body: {
      ...dated,
      faultDescription: 'La cerradura no responde',
    },
    answer: { serviceId: '414', serviceCode: '10195' },
  },
  createSupply: {
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
  denominations: {
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
    params: { countryCode: 'ES' },
    answer: {
      cancellationReasons: [
        { code: '1', description: 'Ya no es necesario' },
        { code: '2', description: 'Fecha equivocada' },
      ],
    },
  },
  cancel: {
    params: { countryCode: 'ES', type: 'pick-up-service', serviceId: '6' },
    body: { cancellationReasonId: '1', observations: '' },
  },
  rate: {
    params: { countryCode: 'ES' },
    body: { serviceId: '16', rate: 4, comments: 'Puntuales' },
    answer: {},
  },
  rating: { params: { countryCode: 'ES', serviceId: '15' }, answer: { rate: 5, comments: null } },
  ...orderDetailsExamples,
  ...ordersAcrossPointsExamples,
}
