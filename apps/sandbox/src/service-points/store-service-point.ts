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
import { replaceRows, storedLimits, storedThirdCodes } from '../records'

/** Stores a validated service point as active, and returns its id. */
export const insertServicePoint = async (
  tx: Database,
  request: ServicePointRequest,
  safe: SafePassword,
): Promise<number> => {
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
  return added.id
}

/**
 * Writes the fields of a service point that a form may change. Its status, its subclient and its data from the
 * operations system are never changed.
 */
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

/**
 * The new hash of a safe's password, or `null` to remove the password. If the field is absent, the stored hash is kept.
 */
export type SafePassword = { readonly safePasswordHash?: string | null }

const columnsOf = (request: ServicePointRequest) => {
  const { accountId, locationId, fee } = request.paymentService
  return {
    type: request.type,
    uniqueCode: request.uniqueCode ?? null,
    idSmartcash: request.idSmartcash,
    deviceId: request.deviceId,
    address: request.address,
    zone: request.zone ?? null,
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
  await replaceRows(
    tx,
    servicePointAdapters,
    eq(servicePointAdapters.servicePointId, servicePointId),
    adapters.map((adapterId) => ({ servicePointId, adapterId })),
  )
  await replaceRows(
    tx,
    servicePointChannels,
    eq(servicePointChannels.servicePointId, servicePointId),
    channels.map((channelId) => ({ servicePointId, channelId })),
  )
  await replaceRows(
    tx,
    servicePointCurrencies,
    eq(servicePointCurrencies.servicePointId, servicePointId),
    currencies.map((currencyId) => ({ servicePointId, currencyId })),
  )
  await replaceRows(
    tx,
    servicePointLimits,
    eq(servicePointLimits.servicePointId, servicePointId),
    storedLimits(limits).map((row) => ({ servicePointId, ...row })),
  )
  await replaceThirdCodes(tx, servicePointId, storedThirdCodes(thirdcodes))
}

/** Replaces all third-party codes of a service point. */
export const replaceThirdCodes = (tx: Database, servicePointId: number, rows: readonly ThirdCode[]) =>
  replaceRows(
    tx,
    servicePointThirdCodes,
    eq(servicePointThirdCodes.servicePointId, servicePointId),
    rows.map(({ system, code }) => ({ servicePointId, system, code })),
  )
