import type { ThirdCode } from '@remesa/domain/records'
import type { ServicePointRequest } from '@remesa/domain/service-points'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import {
  servicePointAdapters,
  servicePointChannels,
  servicePointCurrencies,
  servicePointLimits,
  servicePoints,
  servicePointThirdCodes,
} from '../db/schema'
import { storedLimits, storedThirdCodes } from '../records'

/** Adds a validated service point. It is active. */
export const insertServicePoint = async (
  tx: Database,
  request: ServicePointRequest,
  safe: SafePassword,
): Promise<void> => {
  const { subclientId, oidSol, codeSol, description, codTypeServicepoint, descTypeServicePoint } = request
  const [added] = await tx
    .insert(servicePoints)
    .values({
      ...columnsOf(request),
      ...safe,
      subclientId,
      oidSol,
      codeSol,
      description,
      typeCode: codTypeServicepoint,
      typeDescription: descTypeServicePoint,
      active: true,
    })
    .returning({ id: servicePoints.id })
  if (added === undefined)
    throw new Error('[service-points] the database returned no service point for an insert')
  await replaceSets(tx, added.id, request)
}

/** Writes what a save may change of a service point: never its status, its place or its data of the operations system. */
export const updateServicePoint = async (
  tx: Database,
  id: number,
  request: ServicePointRequest,
  safe: SafePassword,
): Promise<void> => {
  await tx
    .update(servicePoints)
    .set({ ...columnsOf(request), ...safe })
    .where(eq(servicePoints.id, id))
  await replaceSets(tx, id, request)
}

/** The new hash of a safe's password, `null` for none; without the field the stored one stays. */
export type SafePassword = { readonly safePasswordHash?: string | null }

const columnsOf = (request: ServicePointRequest) => {
  const { accountId, locationId, fee } = request.paymentService
  return {
    type: request.type,
    uniqueCode: request.uniqueCode ?? null,
    idSmartcash: request.idSmartcash,
    deviceId: request.deviceId,
    address: request.address,
    agilePickup: request.agilePickup,
    econoCash: request.econoCash,
    openChannel: request.openChannel,
    accountDate: request.accountDate,
    enabledReadQr: request.enabledReadQr,
    ssId: request.ssId,
    paymentAccountId: accountId === '' ? null : accountId,
    paymentLocationId: locationId === '' ? null : locationId,
    paymentFee: fee,
  }
}

const replaceSets = async (tx: Database, servicePointId: number, request: ServicePointRequest) => {
  const { adapters, channels, currencies, limits, thirdcodes } = request
  await tx.delete(servicePointAdapters).where(eq(servicePointAdapters.servicePointId, servicePointId))
  await tx.delete(servicePointChannels).where(eq(servicePointChannels.servicePointId, servicePointId))
  await tx.delete(servicePointCurrencies).where(eq(servicePointCurrencies.servicePointId, servicePointId))
  await tx.delete(servicePointLimits).where(eq(servicePointLimits.servicePointId, servicePointId))
  if (adapters.length > 0) {
    await tx.insert(servicePointAdapters).values(adapters.map((adapterId) => ({ servicePointId, adapterId })))
  }
  if (channels.length > 0) {
    await tx.insert(servicePointChannels).values(channels.map((channelId) => ({ servicePointId, channelId })))
  }
  if (currencies.length > 0) {
    await tx
      .insert(servicePointCurrencies)
      .values(currencies.map((currencyId) => ({ servicePointId, currencyId })))
  }
  if (limits.length > 0) {
    await tx
      .insert(servicePointLimits)
      .values(storedLimits(limits).map((row) => ({ servicePointId, ...row })))
  }
  await replaceThirdCodes(tx, servicePointId, storedThirdCodes(thirdcodes))
}

/** Replaces the third codes of a service point as a whole set. */
export const replaceThirdCodes = async (
  tx: Database,
  servicePointId: number,
  rows: readonly ThirdCode[],
): Promise<void> => {
  await tx.delete(servicePointThirdCodes).where(eq(servicePointThirdCodes.servicePointId, servicePointId))
  if (rows.length > 0) {
    await tx
      .insert(servicePointThirdCodes)
      .values(rows.map(({ system, code }) => ({ servicePointId, system, code })))
  }
}
