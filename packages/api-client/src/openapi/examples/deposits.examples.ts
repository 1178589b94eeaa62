import type { FeatureExamples } from './endpoint-example'

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
    answer: {
      deposits: [
        {
          sessionId: '20261123093005DEV-48008-1CASHIN',
          state: 'REGISTERED',
          registeredAt: '2026-11-23T08:30:06.120Z',
          accountDate: '2026-11-22',
          total: 12_345,
          currency: { code: 'EUR', symbol: '€' },
          barcode: 'B-77',
          channel: 'Mostrador',
          userName: 'customer-operator',
        },
      ],
    },
  },
}
