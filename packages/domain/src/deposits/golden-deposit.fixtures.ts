import type { DepositTransaction } from './deposit-transaction.schema'

/** The body of a deposit as devices send it, with the same field names and formats. */
export const goldenDeposit = {
  contextInformation: {
    countryId: 'ES',
    timeZone: 'Europe/Madrid',
    transactionTimestamp: { date: '21/11/2026', time: '09:30:05' },
    accountTimestamp: { date: '20/11/2026', time: '09:30:05' },
    device: { type: 'ACCEPTOR', deviceId: 'DEV-1' },
    client: {
      customerName: 'Bazar Norte',
      clientId: 'SC-1',
      subClientId: 'SC-2',
      servicePointId: 'SC-3',
      userName: 'operator@bazar.example',
      cashCenter: 'D-01',
    },
  },
  sessionId: '20261121093005DEV-1CASHIN',
  channel: 'Counter',
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
              type: 'AGGR',
              total: 12_345,
              denomination: 0,
              barCode: 'B-77',
            },
          ],
        },
      ],
    },
  ],
} as const satisfies DepositTransaction
