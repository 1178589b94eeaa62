import * as z from 'zod/mini'
import { absentAsNull, type FieldsOf, Instant, listOf, named } from '../kernel'

/** The kind of subject of an entry in the history. (REC-54) */
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

/** The kinds of record with their own history. (REC-54) */
export const RecordHistoryKind = z.enum(['users', 'clients', 'subclients', 'service-points'])
export type RecordHistoryKind = z.output<typeof RecordHistoryKind>

/** The action of an entry. (REC-54) */
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

/** A secret that has changed, without its values. */
export interface SecretChange extends FieldsOf<typeof secret> {}
const secret = named<SecretChange>().object({ field: z.string(), secret: z.literal(true) })

/** The values that were added to and removed from a set. */
export interface SetChange extends FieldsOf<typeof set> {}
const set = named<SetChange>().object({
  field: z.string(),
  added: z.array(z.unknown()),
  removed: z.array(z.unknown()),
})

/** The old and the new value of a field. */
export interface ValueChange extends FieldsOf<typeof value> {}
const value = named<ValueChange>().object({ field: z.string(), from: z.unknown(), to: z.unknown() })

/**
 * The change of one field: its old and new value, the values added to and removed from a set, or for a secret
 * only that it changed. (REC-55)
 */
export const HistoryChange = z.union([secret, set, value])
export type HistoryChange = SecretChange | SetChange | ValueChange

/** The user or record of an entry, with its name at that time. */
export interface HistoryParty extends FieldsOf<typeof party> {}
const party = named<HistoryParty>().object({ id: z.int(), name: z.string() })

/**
 * One entry of the history: the action, its user, time and origin. Entries are numbered from 1 without gaps.
 * (REC-54)
 */
export const HistoryEntry = named<HistoryEntry>().object({
  id: z.int(),
  at: Instant,
  /** The user who acted; `null` if no user was signed in. */
  actor: absentAsNull(party),
  address: absentAsNull(z.string()),
  /** Browser and system, in short. */
  agent: absentAsNull(z.string()),
  kind: HistoryKind,
  action: HistoryAction,
  /** The record or report. */
  subject: absentAsNull(party),
  /** The version of the record after the entry; only in the history of one record. */
  version: absentAsNull(z.int()),
  changes: listOf(HistoryChange),
})
export interface HistoryEntry extends FieldsOf<typeof HistoryEntry> {}

/**
 * Whether the chain of the history is intact. `brokenAt` is the first broken entry, `head` the hash of the
 * last one. (REC-57)
 */
export const HistoryVerdict = named<HistoryVerdict>().object({
  verified: z.boolean(),
  entries: z.int(),
  brokenAt: absentAsNull(z.int()),
  head: absentAsNull(z.string()),
})
export interface HistoryVerdict extends FieldsOf<typeof HistoryVerdict> {}
