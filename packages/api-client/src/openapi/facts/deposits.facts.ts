import type { FeatureFacts } from './call-facts'
import { rules } from './rule-ids'

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

export const depositsFacts: FeatureFacts<'deposits'> = {
  about: 'Cash that is put into deposit devices.',
  fields: {
    'RegisteredDeposit.accountDate': 'The day that the deposit is booked on.',
    sessionId: 'The instant, the device and `CASHIN`. The same deposit sent twice under it counts once.',
    'DepositTransaction.servicePointId': 'The `idSmartcash` of the service point.',
    'DepositRecord.servicePointId': 'The `id` of the service point in the portal.',
    contextInformation: 'Where and for whom the deposit is.',
    accountTimestamp: 'The day that the deposit is booked on.',
    transactionTimestamp: 'When the deposit was made.',
    units: 'The parts of the device that took it in.',
    mix: 'The kind of money: the code of one of the commodities.',
    numItems: 'How many pieces; 0, because they are not counted here.',
    box: 'The box of the device.',
    cashCenter: 'Where the money is counted.',
    OBSERVATIONS: 'What was remarked on the deposit.',
  },
  calls: {
    commodities: {
      rules: rules('DPS-6 DPS-14'),
      params: { countryCode: 'ES' },
      answer: {
        commodities: [
          { code: '1', description: 'Billetes', commodityTypeCode: '1' },
          { code: '2', description: 'Monedas', commodityTypeCode: '2' },
        ],
      },
    },
    create: {
      rules: rules('DPS-1 DPS-4..6 DPS-20..28 DPS-30..36 DPS-38..40 DPS-43'),
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
      rules: rules('DPS-47 DPS-52'),
      isExtension: true,
      fields: {
        servicePointId: 'The id of the service point in the portal.',
      },
      params: { servicePointId: 3 },
      query: { barcode: 'B-77120' },
      answer: { deposits: [registered] },
    },
    list: {
      rules: rules('DPS-47 DPS-55..56'),
      isExtension: true,
      fields: {
        servicePointId: 'The only service point, by its id in the portal.',
        day: 'The only day, `yyyy-MM-dd`, by the clock of each service point.',
        search: 'A part of the code of the bag, or an amount as it is typed: `1.234,50`.',
      },
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
      rules: rules('DPS-57'),
      isExtension: true,
      body: { sessionId: '20261123093005DEV-48008-1CASHIN', reason: 'The bag was booked twice.' },
      answer: {},
    },
  },
}
