import type { ClientSummary } from '../clients'
import { foldedName, foldedText } from '../kernel'
import type {
  ServicePointDetail,
  ServicePointLookupAnswer,
  ServicePointLookupRequest,
} from '../service-points'
import type { SubclientSummary } from '../subclients'
import { type Found, withoutZeros } from './references'

/**
 * Data that must be loaded before a row can be checked completely. Two needs with the same `key` are for the same data.
 */
export type ServicePointNeed =
  | { readonly kind: 'client'; readonly key: string; readonly code: string }
  | { readonly kind: 'subclient'; readonly key: string; readonly clientId: number; readonly code: string }
  | { readonly kind: 'points'; readonly key: string; readonly subclientId: number }
  | { readonly kind: 'record'; readonly key: string; readonly id: number }
  | { readonly kind: 'lookup'; readonly key: string; readonly asked: ServicePointLookupRequest }
  | { readonly kind: 'devices'; readonly key: 'all' }

/** An existing service point, with the fields in the list of its center. */
export interface ExistingPoint {
  readonly id: number
  readonly codeSol: string | null
  readonly description: string
}

/** The points of a center in three indexes: by code, by code without zeros, and by the code's letters and digits. */
export interface ExistingPoints {
  readonly byCode: ReadonlyMap<string, ExistingPoint>
  readonly byNumber: ReadonlyMap<string, ExistingPoint>
  readonly byLetters: ReadonlyMap<string, ExistingPoint>
}

/**
 * The letters and digits of a code, without accents. They identify a code that was typed with additional blanks or
 * dots.
 */
export const lettersOf = (code: string): string => foldedText(code).replace(/[^\p{L}\p{N}]+/gu, '')

/**
 * The points of a center, indexed so that rows can find them. If several points have the same key, the first is found.
 */
export const existingPoints = (points: readonly ExistingPoint[]): ExistingPoints => {
  const by = (keyOf: (code: string) => string) =>
    new Map(points.toReversed().map((point) => [keyOf(point.codeSol ?? ''), point] as const))
  return { byCode: by(foldedName), byNumber: by(withoutZeros), byLetters: by(lettersOf) }
}

/** A service point that has a device. */
export interface DeviceOfPoint {
  readonly id: number
  readonly deviceId: string
  readonly description: string
}

/** Service points by their devices. The numbers of devices are compared without zeros. */
export const devicesOf = (
  points: readonly { readonly id: number; readonly deviceId: string | null; readonly description: string }[],
): ReadonlyMap<string, readonly DeviceOfPoint[]> => {
  const devices = new Map<string, DeviceOfPoint[]>()
  for (const { id, deviceId, description } of points) {
    if (deviceId === null || deviceId === '') continue
    const key = withoutZeros(deviceId)
    devices.set(key, [...(devices.get(key) ?? []), { id, deviceId, description }])
  }
  return devices
}

/** The data about other records that has been loaded, each under the `key` of its need. */
export interface ServicePointReferences {
  readonly clients: ReadonlyMap<string, Found<ClientSummary>>
  readonly subclients: ReadonlyMap<string, Found<SubclientSummary>>
  /** The service points of each subclient. */
  readonly points: ReadonlyMap<string, ExistingPoints>
  /** Existing service points that rows of the file change, by their ids. */
  readonly records: ReadonlyMap<string, ServicePointDetail>
  /** Responses of the core system to lookups; `null` for a lookup that got no response. */
  readonly lookups: ReadonlyMap<string, ServicePointLookupAnswer | null>
  /** All service points with devices, by device; `undefined` until they are loaded. */
  readonly devices: ReadonlyMap<string, readonly DeviceOfPoint[]> | undefined
}

/** The data about other records before anything is loaded. */
export const noServicePointReferences: ServicePointReferences = {
  clients: new Map(),
  subclients: new Map(),
  points: new Map(),
  records: new Map(),
  lookups: new Map(),
  devices: undefined,
}
