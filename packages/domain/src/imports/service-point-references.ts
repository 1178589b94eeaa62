import type { ClientSummary } from '../clients'
import type {
  ServicePointDetail,
  ServicePointLookupAnswer,
  ServicePointLookupRequest,
} from '../service-points'
import type { SubclientSummary } from '../subclients'
import type { Found } from './references'

/** What has to be known before a row can be checked to the end. Two needs with one `key` are one. */
export type ServicePointNeed =
  | { readonly kind: 'client'; readonly key: string; readonly code: string }
  | { readonly kind: 'subclient'; readonly key: string; readonly clientId: number; readonly code: string }
  | { readonly kind: 'points'; readonly key: string; readonly subclientId: number }
  | { readonly kind: 'record'; readonly key: string; readonly id: number }
  | { readonly kind: 'lookup'; readonly key: string; readonly asked: ServicePointLookupRequest }

/** A point of a center, as its list shows it. */
export interface ExistingPoint {
  readonly id: number
  readonly description: string
}

/** What is known of other records so far, by the keys of the needs. */
export interface ServicePointReferences {
  readonly clients: ReadonlyMap<string, Found<ClientSummary>>
  readonly subclients: ReadonlyMap<string, Found<SubclientSummary>>
  /** The points of a subclient by their codes in small letters. */
  readonly points: ReadonlyMap<string, ReadonlyMap<string, ExistingPoint>>
  /** Points that exist and are to be changed, by their ids. */
  readonly records: ReadonlyMap<string, ServicePointDetail>
  /** Answers of the core system; `null` where it gave none. */
  readonly lookups: ReadonlyMap<string, ServicePointLookupAnswer | null>
}

/** Nothing is known yet. */
export const noServicePointReferences: ServicePointReferences = {
  clients: new Map(),
  subclients: new Map(),
  points: new Map(),
  records: new Map(),
  lookups: new Map(),
}
