import type { FeatureExamples } from './endpoint-example'

const registered = {
  sessionId: '20261123093005DEV-48008-1CASHIN',
  state: 'REGISTERED',
  registeredAt: '2026-11-23T08:30:06.120Z',
  accountDate: '2026-11-22',
  total: 12_345,
  currency: { code: 'EUR', symbol: '€' },
  barcode: 'B-77',
  channel: 'Mostrador',
  userName: 'customer-operator',
} as const

export const depositsExamples: FeatureExamples<'deposits'> = {
  commodities: {
    params: { countryCode: 'ES' },
    answer: {
      commodities: [
        { code: '1', description: 'Billetes', commodityTypeCode: '1' },
        { code: '2', description: 'Monedas', commodityTypeCode: '2' },
      ],
    },
  },
  create: {
    body: {
      contextInformation: {
        countryId: 'ES',
        timeZone: 'Europe/Madrid',
        transactionTimestamp: { date: '23/11/2026', time: '09:30:05' },
        accountTimestamp: { date: '22/11/2026', time: '09:30:05' },
        device: { type: 'ACCEPTOR', deviceId: 'DEV-48008-1' },
        client: {
          customerName: 'Bazar Norte',
          clientId: 'SC-ES-0001',
          subClientId: 'SC-ES-0301',
          servicePointId: 'SC-ES-0503',
          userName: 'customer-operator@remesa.example',
          cashCenter: 'DEL0001-ES',
        },
      },
      sessionId: '20261123093005DEV-48008-1CASHIN',
      channel: 'Mostrador',
      extraData: { OBSERVATIONS: '' },
      transactions: [
        {
          type: 'CASHIN',
          total: { currency: 'EUR', value: 12_345 },
          units: [
            {
              box: 'DROPSAFE',
              mix: [
                {
                  currency: 'EUR',
                  numItems: 1,
                  type: '1',
                  total: 12_345,
                  denomination: 0,
                  barCode: 'B-77',
                },
              ],
            },
          ],
        },
      ],
    },
    answer: {},
  },
  latest: {
    params: { servicePointId: 3 },
    query: { barcode: 'B-77120' },
    answer: { deposits: [registered] },
  },
  list: {
    query: { day: '2026-11-23', servicePointId: 3, search: '123,45' },
    answer: {
      content: [
        {
          ...registered,
          state: 'REVERSAL_REQUESTED',
          servicePointId: 3,
          servicePoint: 'Abando, caja inteligente',
          client: 'Bazar Norte',
          timeZone: 'Europe/Madrid',
          commodityTypeCode: '1',
          reversal: {
            reason: 'The bag was booked twice.',
            requestedAt: '2026-11-23T08:40:00.000Z',
            userName: 'customer-operator',
          },
        },
      ],
      totalElements: 1,
      totals: [{ currency: { code: 'EUR', symbol: '€' }, count: 1, total: 12_345 }],
    },
  },
  requestReversal: {
    body: { sessionId: '20261123093005DEV-48008-1CASHIN', reason: 'The bag was booked twice.' },
    answer: {},
  },
}
