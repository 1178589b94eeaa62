import type { MoveParent, RecordKind } from '@remesa/domain/records'
import { servicePointKind } from '@remesa/domain/service-points'
import { subclientKind } from '@remesa/domain/subclients'
import type { RecordMove } from '@remesa/domain/users'
import { and, eq, isNull, or, type SQL } from 'drizzle-orm'
import type { Scope } from '../authorisation'
import { findClient } from '../clients'
import type { Database } from '../db/database'
import { assignments, clients, servicePoints, subclients } from '../db/schema'
import type { CodeGuard, VersionedKind } from '../records'
import {
  findPlace,
  findServicePointDetail,
  servicePointCodes,
  versionedServicePoints,
} from '../service-points'
import { findSubclient, subclientCodes, versionedSubclients } from '../subclients'

/** A subclient or service point that can be moved to another parent, with the ids of its current parents. */
interface Movable {
  readonly active: boolean
  readonly codeSol: string | null
  readonly uniqueCode: string | null
  readonly parent: { readonly id: number; readonly countryId: number }
  readonly place: RecordMove['to']
}

/** A possible new parent of a record, with its own code and the codes of its parents. */
interface Parent extends MoveParent {
  readonly id: number
  readonly codes: readonly string[]
  readonly place: RecordMove['to']
}

/** The functions that differ between the types of records that can be moved. */
export interface MovedKind<Feature extends 'subclients' | 'service-points'> {
  readonly feature: Feature
  readonly rules: RecordKind
  readonly versioned: VersionedKind
  readonly codes: CodeGuard<Feature>
  readonly parentTable: typeof clients | typeof subclients
  /** The record with this id; `undefined` if the scope does not include the record. */
  readonly find: (db: Database, id: number, scope: Scope) => Promise<Movable | undefined>
  /** The parent with this id; `undefined` if the scope does not include the parent. */
  readonly findParent: (db: Database, id: number, scope: Scope) => Promise<Parent | undefined>
  readonly store: (
    tx: Database,
    id: number,
    changed: { readonly parentId: number; readonly uniqueCode: string | null },
  ) => Promise<unknown>
  /** SQL condition on `assignments`: the row assigns the record with this id, or a part of this record. */
  readonly names: (id: number) => SQL | undefined
  /**
   * SQL condition on `assignments`: the row assigns a whole client or a whole subclient, and the parent belongs to it.
   */
  readonly includes: (place: RecordMove['to']) => SQL | undefined
}

const ofWholeClient = ({ clientId }: { readonly clientId: number }) =>
  and(eq(assignments.clientId, clientId), isNull(assignments.subclientId))

/** Subclients, which move from one client to another. */
export const movedSubclients: MovedKind<'subclients'> = {
  feature: 'subclients',
  rules: subclientKind,
  versioned: versionedSubclients,
  codes: subclientCodes,
  parentTable: clients,
  find: async (db, id, scope) => {
    const found = await findSubclient(db, id, scope)
    if (found === undefined) return undefined
    const { client, active, codeSol, uniqueCode } = found
    const parent = { id: client.id, countryId: client.country.id }
    return { active, codeSol, uniqueCode, parent, place: { clientId: client.id } }
  },
  findParent: async (db, id, scope) => {
    const client = await findClient(db, id, scope)
    if (client === undefined) return undefined
    const { country, active, codeSol } = client
    const codes = [country.code, codeSol?.trim() ?? '']
    return { id, countryId: country.id, active, codes, place: { clientId: id } }
  },
  store: (tx, id, { parentId, uniqueCode }) =>
    tx.update(subclients).set({ clientId: parentId, uniqueCode }).where(eq(subclients.id, id)),
  names: (id) => eq(assignments.subclientId, id),
  includes: ofWholeClient,
}

/** Service points, which move from one subclient to another. */
export const movedServicePoints: MovedKind<'service-points'> = {
  feature: 'service-points',
  rules: servicePointKind,
  versioned: versionedServicePoints,
  codes: servicePointCodes,
  parentTable: subclients,
  find: async (db, id, scope) => {
    const detail = await findServicePointDetail(db, id, scope)
    if (detail === undefined) return undefined
    const { subclient, active, codeSol, uniqueCode } = detail
    const parent = { id: subclient.id, countryId: subclient.client.country.id }
    const place = { clientId: subclient.client.id, subclientId: subclient.id }
    return { active, codeSol, uniqueCode, parent, place }
  },
  findParent: async (db, id, scope) => {
    const found = await findPlace(db, id, scope)
    if (found === undefined) return undefined
    const { client, ...subclient } = found.subclient
    const codes = [client.country.code, client.codeSol?.trim() ?? '', subclient.codeSol?.trim() ?? '']
    const place = { clientId: client.id, subclientId: id }
    return { id, countryId: client.country.id, active: subclient.active && client.active, codes, place }
  },
  store: (tx, id, { parentId, uniqueCode }) =>
    tx.update(servicePoints).set({ subclientId: parentId, uniqueCode }).where(eq(servicePoints.id, id)),
  names: (id) => eq(assignments.servicePointId, id),
  includes: (place) =>
    or(
      ofWholeClient(place),
      'subclientId' in place
        ? and(eq(assignments.subclientId, place.subclientId), isNull(assignments.servicePointId))
        : undefined,
    ),
}
