import { isDeepStrictEqual } from 'node:util'
import type { HistoryChange } from '@remesa/domain/records'
import { hashOf } from '../kernel/canonical-json'

/** The fields of a record that people can edit. */
export type RecordState = Readonly<Record<string, unknown>>

/** Fields whose changes are not stored in the history as old and new values. */
export interface SpecialFields {
  /** Fields whose values are secret. The history says only that they changed. */
  readonly secret?: readonly string[]
  /** Fields with lists whose order does not matter. The history contains only the added and the removed items. */
  readonly sets?: readonly string[]
}

/** The differences between two states of a record, field by field. */
export const stateChanges = (
  before: RecordState,
  after: RecordState,
  { secret = [], sets = [] }: SpecialFields,
): readonly HistoryChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((field): HistoryChange[] => {
    const [from, to] = [before[field] ?? null, after[field] ?? null]
    if (isDeepStrictEqual(from, to)) return []
    if (secret.includes(field)) return [{ field, secret: true }]
    if (!sets.includes(field)) return [{ field, from, to }]
    const [added, removed] = [without(to, from), without(from, to)]
    return added.length + removed.length === 0 ? [] : [{ field, added, removed }]
  })

const without = (list: unknown, other: unknown): unknown[] => {
  const held = new Set(entriesOf(other).map(hashOf))
  return entriesOf(list).filter((entry) => !held.has(hashOf(entry)))
}

const entriesOf = (list: unknown): readonly unknown[] => (Array.isArray(list) ? list : [])
