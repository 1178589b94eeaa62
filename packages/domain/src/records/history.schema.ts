import * as z from 'zod/mini'
import { absentAsNull, type FieldsOf, Instant, listOf, named } from '../kernel'

/** The kind of record, report or other subject that a history entry is about. (REC-54) */
export const HistoryKind = z.enum([
  'users',
  'clients',
  'subclients',
  'service-points',
  'session',
  'reports',
  'firms',
  'deposits',
])
export type HistoryKind = z.output<typeof HistoryKind>

/** The kinds of record that have a separate history. (REC-54) */
export const RecordHistoryKind = z.enum(['users', 'clients', 'subclients', 'service-points'])
export type RecordHistoryKind = z.output<typeof RecordHistoryKind>

/** The action that a history entry describes. (REC-54) */
export const HistoryAction = z.enum([
  'added',
  'changed',
  'synchronised',
  'signed-in',
  'sign-in-refused',
  'exported',
  'downloaded',
  'searched',
  'challenge-passed',
  'challenge-failed',
  'reversal-requested',
  'service-account-added',
  'service-account-renewed',
  'service-account-ended',
])
export type HistoryAction = z.output<typeof HistoryAction>

/** The change of a secret, without its old and new value. */
export interface SecretChange extends FieldsOf<typeof secret> {}
const secret = named<SecretChange>().object({ field: z.string(), secret: z.literal(true) })

/** The change of a set of values: the values that were added and the values that were removed. */
export interface SetChange extends FieldsOf<typeof set> {}
const set = named<SetChange>().object({
  field: z.string(),
  added: z.array(z.unknown()),
  removed: z.array(z.unknown()),
})

/** The change of a single value: the old and the new value of the field. */
export interface ValueChange extends FieldsOf<typeof value> {}
const value = named<ValueChange>().object({ field: z.string(), from: z.unknown(), to: z.unknown() })

/**
 * The change of one field. It contains the old and the new value of the field; for a set, the added and the removed
 * values. For a secret it tells only that there was a change. (REC-55)
 */
export const HistoryChange = z.union([secret, set, value])
export type HistoryChange = SecretChange | SetChange | ValueChange

/** A user or a record in a history entry, with the name that the user or record had at that time. */
export interface HistoryParty extends FieldsOf<typeof party> {}
const party = named<HistoryParty>().object({ id: z.int(), name: z.string() })

/**
 * One entry of the history: the action, the user who took it, the time and the origin. Entries are numbered from 1
 * without gaps. (REC-54)
 */
export const HistoryEntry = named<HistoryEntry>().object({
  id: z.int(),
  at: Instant,
  /** The user who took the action; `null` if no user was signed in. */
  actor: absentAsNull(party),
  address: absentAsNull(z.string()),
  /** A short text with the browser and operating system of the user. */
  agent: absentAsNull(z.string()),
  kind: HistoryKind,
  action: HistoryAction,
  /** The record or report that the entry is about. */
  subject: absentAsNull(party),
  /** The version of the record after the change; only entries in the history of one record have it. */
  version: absentAsNull(z.int()),
  changes: listOf(HistoryChange),
})
export interface HistoryEntry extends FieldsOf<typeof HistoryEntry> {}

/**
 * The result of checking the hash chain of the history. `brokenAt` is the number of the first entry with a wrong hash,
 * `head` the hash of the last entry. (REC-57)
 */
export const HistoryVerdict = named<HistoryVerdict>().object({
  verified: z.boolean(),
  entries: z.int(),
  brokenAt: absentAsNull(z.int()),
  head: absentAsNull(z.string()),
})
export interface HistoryVerdict extends FieldsOf<typeof HistoryVerdict> {}
