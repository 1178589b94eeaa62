import type { ClientSummary } from '../clients'
import { foldedName, foldedText } from '../kernel'
import type {
  ServicePointDetail,
  ServicePointLookupAnswer,
  ServicePointLookupRequest,
} from '../service-points'
import type { SubclientSummary } from '../subclients'
import { type Found, withoutZeros } from './references'

/** A fact that the check of a row needs. Two needs with one `key` are the same. */
export type ServicePointNeed =
  | { readonly kind: 'client'; readonly key: string; readonly code: string }
  | { readonly kind: 'subclient'; readonly key: string; readonly clientId: number; readonly code: string }
  | { readonly kind: 'points'; readonly key: string; readonly subclientId: number }
  | { readonly kind: 'record'; readonly key: string; readonly id: number }
  | { readonly kind: 'lookup'; readonly key: string; readonly asked: ServicePointLookupRequest }
  | { readonly kind: 'devices'; readonly key: 'all' }

/** A point of a center, as in its list. */
export interface ExistingPoint {
  readonly id: number
  readonly codeSol: string | null
  readonly description: string
}

/** The points of a center by code, by code regardless of zeros, and by the letters and digits of the code. */
export interface ExistingPoints {
  readonly byCode: ReadonlyMap<string, ExistingPoint>
  readonly byNumber: ReadonlyMap<string, ExistingPoint>
  readonly byLetters: ReadonlyMap<string, ExistingPoint>
}

/** The letters and digits of a code alone, without accents, by which a code typed with blanks or dots is found. */
export const lettersOf = (code: string): string => foldedText(code).replace(/[^\p{L}\p{N}]+/gu, '')

/** The points of a center, indexed for rows. Of several points with the same key the first is found. */
export const existingPoints = (points: readonly ExistingPoint[]): ExistingPoints => {
  const by = (keyOf: (code: string) => string) =>
    new Map(points.toReversed().map((point) => [keyOf(point.codeSol ?? ''), point] as const))
  return { byCode: by(foldedName), byNumber: by(withoutZeros), byLetters: by(lettersOf) }
}

/** The point of a device. */
export interface DeviceOfPoint {
  readonly id: number
  readonly deviceId: string
  readonly description: string
}

/** Points by their devices, regardless of zeros. */
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

/** The known facts about other records, by the keys of the needs. */
export interface ServicePointReferences {
  readonly clients: ReadonlyMap<string, Found<ClientSummary>>
  readonly subclients: ReadonlyMap<string, Found<SubclientSummary>>
  /** The points of a subclient. */
  readonly points: ReadonlyMap<string, ExistingPoints>
  /** Existing points to be changed, by their ids. */
  readonly records: ReadonlyMap<string, ServicePointDetail>
  /** Answers of the core system; `null` if it gave no answer. */
  readonly lookups: ReadonlyMap<string, ServicePointLookupAnswer | null>
  /** The devices of all points; `undefined` until they are known. */
  readonly devices: ReadonlyMap<string, readonly DeviceOfPoint[]> | undefined
}

/** The initial facts: nothing is known. */
export const noServicePointReferences: ServicePointReferences = {
  clients: new Map(),
  subclients: new Map(),
  points: new Map(),
  records: new Map(),
  lookups: new Map(),
  devices: undefined,
}
