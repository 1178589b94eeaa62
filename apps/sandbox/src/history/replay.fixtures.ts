import { contract } from '@remesa/api-client/contract'
import type { HistoryEntry } from '@remesa/domain/records'
import type { AssignmentClient } from '@remesa/domain/users'
import { expect } from 'vitest'
import { hashOf } from '../kernel/canonical-json'
import type { EditedRecord } from './random-edits.fixtures'

type State = Readonly<Record<string, unknown>>

/** Fields that identify a record and its parents. No edit changes them. */
const places = ['id', 'version', 'label', 'country', 'client', 'subclient']

/**
 * The field with the parent of a record, by the type of record. Only a move changes this field. Parents are compared by
 * their ids, because their names are edited too.
 */
const parents: Readonly<Record<string, string>> = { subclients: 'client', 'service-points': 'subclient' }

/** The editable fields of a record, taken from the response of the call that reads the record. */
export const stateOf = ({ kind }: Pick<EditedRecord, 'kind'>, body: unknown): State => {
  if (kind === 'users') {
    const { oid, active, admin, supervisor, clients } = contract.users.get.response.parse(body)
    return { oid, active, admin, supervisor, assignments: sorted(leavesOf(clients)) }
  }
  const parent = parents[kind]
  return Object.fromEntries([
    ...Object.entries(Object(body)).filter(([name, value]) => !places.includes(name) && value !== null),
    ...(parent === undefined ? [] : [[parent, parentId(Object(body)[parent])]]),
  ])
}

const parentId = (value: unknown): unknown => Object(value).id

const leavesOf = (clients: readonly AssignmentClient[]) =>
  clients.flatMap(({ id: clientId, subclients }) =>
    orWhole(subclients).flatMap((subclient) =>
      orWhole(subclient?.servicepoints ?? []).map((point) => ({
        clientId,
        subclientId: subclient?.id ?? null,
        servicePointId: point?.id ?? null,
      })),
    ),
  )

const orWhole = <Part>(parts: readonly Part[]): readonly (Part | undefined)[] =>
  parts.length === 0 ? [undefined] : parts

const sorted = (list: readonly unknown[]): readonly unknown[] =>
  list.toSorted((a, b) => hashOf(a).localeCompare(hashOf(b)))

/**
 * The state of a record after the entries of its history, oldest first. Each entry has to begin with the result of the
 * previous entry. It also has to change a field, unless it is a synchronisation.
 */
export const replayed = (start: State, entries: readonly HistoryEntry[]): State => {
  let state = start
  for (const { id, action, changes } of entries) {
    if (action !== 'synchronised') expect(changes, `entry ${id} changes something`).not.toEqual([])
    const changed = changes.flatMap((change) => Object.entries(applied(state, change, id)))
    state = { ...state, ...Object.fromEntries(changed) }
  }
  return state
}

const applied = (state: State, change: HistoryEntry['changes'][number], entry: number): State => {
  const { field } = change
  const what = `${field} of entry ${entry}`
  if ('secret' in change) return {}
  if ('from' in change) {
    const isParent = Object.values(parents).includes(field)
    const [from, to] = isParent
      ? [parentId(change.from) ?? null, parentId(change.to)]
      : [change.from, change.to]
    expect(from, what).toEqual(state[field] ?? null)
    expect(to, what).not.toEqual(from)
    return { [field]: to ?? undefined }
  }
  const held = Array.isArray(state[field]) ? state[field] : []
  const [gone, come] = [change.removed.map(idsOf), change.added.map(idsOf)]
  const [removed, added] = [gone, come].map((list) => new Set(list.map(hashOf)))
  const stays = held.filter((one) => !removed?.has(hashOf(one)))
  expect([held.length - stays.length, added?.size], what).toEqual([
    change.removed.length,
    change.added.length,
  ])
  expect(change.removed.length + change.added.length, what).toBeGreaterThan(0)
  return { [field]: sorted([...stays, ...come]) }
}

/** The ids in an assignment. The names, which are added for readers, are removed. */
const idsOf = (leaf: unknown) => {
  const { clientId, subclientId, servicePointId } = Object(leaf)
  return { clientId, subclientId, servicePointId }
}
