import type { ServicePoint } from '../service-points'

/** Fields of the deposit form, in the order of the form. */
export const depositFieldNames = [
  'clientId',
  'subclientId',
  'servicePointId',
  'channelId',
  'comments',
  'accountDate',
  'currencyCode',
  'barcode',
  'commodity',
  'totalAmount',
] as const

/** Name of a field of the deposit form. It is also the path of the field's issues. */
export type DepositField = (typeof depositFieldNames)[number]

/** Whether a field is visible, and whether it is required; a hidden field is never required. */
export interface DepositFieldState {
  readonly shown: boolean
  readonly required: boolean
}

/** The state of every field of the deposit form. */
export type DepositFields = Readonly<Record<DepositField, DepositFieldState>>

/**
 * The state of each field of the deposit form at a service point. Without a point, only the fields that every deposit
 * has are visible. (DPS-4)
 */
export const depositFields = (
  servicePoint?: Pick<ServicePoint, 'channels' | 'openChannel' | 'accountDate' | 'currencies'> | undefined,
): DepositFields => {
  const hasChannels = servicePoint !== undefined && servicePoint.channels.length > 0
  return {
    clientId: needed(true),
    subclientId: needed(true),
    servicePointId: needed(true),
    channelId: needed(hasChannels),
    commodity: needed(true),
    accountDate: needed(servicePoint?.accountDate === true),
    currencyCode: needed(servicePoint !== undefined && servicePoint.currencies.length > 0),
    totalAmount: needed(true),
    barcode: needed(true),
    comments: { shown: servicePoint?.openChannel === true && !hasChannels, required: false },
  }
}

const needed = (shown: boolean): DepositFieldState => ({ shown, required: shown })
