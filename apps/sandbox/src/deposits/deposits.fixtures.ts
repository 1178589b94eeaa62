import { goldenDeposit } from '@remesa/domain/deposits/testing'
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

/** Gives the smart safe of Abando, its centre, its client and the operator the ids of the golden body. */
export const placeGoldenDeposit = async (db: Database): Promise<void> => {
  const [place] = await db
    .select({ client: clients, subclient: subclients })
    .from(servicePoints)
    .innerJoin(subclients, eq(subclients.id, servicePoints.subclientId))
    .innerJoin(clients, eq(clients.id, subclients.clientId))
    .where(eq(servicePoints.id, pointId('Abando, caja inteligente')))
  if (place === undefined) throw new Error('the seeded world has no smart safe')
  const { client, device } = goldenDeposit.contextInformation
  await db.update(clients).set({ idSmartcash: client.clientId }).where(eq(clients.id, place.client.id))
  await db
    .update(subclients)
    .set({ idSmartcash: client.subClientId })
    .where(eq(subclients.id, place.subclient.id))
  await db
    .update(servicePoints)
    .set({ idSmartcash: client.servicePointId, deviceId: device.deviceId })
    .where(eq(servicePoints.id, pointId('Abando, caja inteligente')))
  await db
    .update(delegations)
    .set({ idSmartcash: client.cashCenter })
    .where(eq(delegations.id, place.subclient.delegationId ?? 0))
  await db.update(channels).set({ text: goldenDeposit.channel }).where(eq(channels.text, 'Mostrador'))
  await db.update(users).set({ email: client.userName }).where(eq(users.username, 'customer-operator'))
  const [spain] = await db
    .select({ id: countries.id })
    .from(countries)
    .where(eq(countries.code, goldenDeposit.contextInformation.countryId))
  await db
    .update(depositCommodities)
    .set({ typeCode: null })
    .where(and(eq(depositCommodities.countryId, spain?.id ?? 0), eq(depositCommodities.code, '0')))
}
