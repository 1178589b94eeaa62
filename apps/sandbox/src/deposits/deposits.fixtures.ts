import type { DepositTransaction } from '@remesa/domain/deposits'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import {
  channels,
  clients,
  countries,
  delegations,
  depositCommodities,
  servicePoints,
  subclients,
  users,
} from '../db/schema'
import { pointId } from '../testing/places'

/** The body that every part of the product is held against: its names and formats are exactly these. */
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

/** Gives the smart safe of Abando, its centre, its client and the operator the ids of the golden body. */
export const placeGoldenDeposit = async (db: Database): Promise<void> => {
  const [place] = await db
    .select({ client: clients, subclient: subclients })
    .from(servicePoints)
    .innerJoin(subclients, eq(subclients.id, servicePoints.subclientId))
    .innerJoin(clients, eq(clients.id, subclients.clientId))
    .where(eq(servicePoints.id, pointId('Abando, caja inteligente')))
  if (place === undefined) throw new Error('the seeded world has no smart safe')
  const { client, subclient } = place
  await db.update(clients).set({ idSmartcash: 'SC-1' }).where(eq(clients.id, client.id))
  await db.update(subclients).set({ idSmartcash: 'SC-2' }).where(eq(subclients.id, subclient.id))
  await db
    .update(servicePoints)
    .set({ idSmartcash: 'SC-3', deviceId: 'DEV-1' })
    .where(eq(servicePoints.id, pointId('Abando, caja inteligente')))
  await db
    .update(delegations)
    .set({ idSmartcash: 'D-01' })
    .where(eq(delegations.id, subclient.delegationId ?? 0))
  await db.update(channels).set({ text: 'Counter' }).where(eq(channels.text, 'Mostrador'))
  await db
    .update(users)
    .set({ email: 'operator@bazar.example' })
    .where(eq(users.username, 'customer-operator'))
  const [spain] = await db.select({ id: countries.id }).from(countries).where(eq(countries.code, 'ES'))
  await db
    .update(depositCommodities)
    .set({ typeCode: null })
    .where(and(eq(depositCommodities.countryId, spain?.id ?? 0), eq(depositCommodities.code, '0')))
}
