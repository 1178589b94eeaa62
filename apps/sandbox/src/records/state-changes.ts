import { isDeepStrictEqual } from 'node:util'
import type { HistoryChange } from '@remesa/domain/records'
import { hashOf } from '../kernel/canonical-json'

/** What people can edit of a record, by field. */
export type RecordState = Readonly<Record<string, unknown>>

/** Fields of a record whose changes are written in another way than by both values. */
export interface SpecialFields {
  /** Of these only that they changed. */
  readonly secret?: readonly string[]
  /** Lists without an order, of these only what was added and removed. */
  readonly sets?: readonly string[]
}

/** What differs between two states of a record, field by field. */
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
