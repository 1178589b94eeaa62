import * as z from 'zod/mini'
import { absentAsNull, type FieldsOf, Instant, listOf, named } from '../kernel'

/** What an entry of the history is about. (REC-54) */
export const HistoryKind = z.enum([
  'users',
  'clients',
  'subclients',
  'service-points',
  'session',
  'reports',
  'firms',
])
export type HistoryKind = z.output<typeof HistoryKind>

/** The kinds that are records with a history of their own. (REC-54) */
export const RecordHistoryKind = z.enum(['users', 'clients', 'subclients', 'service-points'])
export type RecordHistoryKind = z.output<typeof RecordHistoryKind>

/** What was done. (REC-54) */
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
])
export type HistoryAction = z.output<typeof HistoryAction>

/** A secret that has changed; neither value is told. */
export interface SecretChange extends FieldsOf<typeof secret> {}
const secret = named<SecretChange>().object({ field: z.string(), secret: z.literal(true) })

/** What a set gained and lost. */
export interface SetChange extends FieldsOf<typeof set> {}
const set = named<SetChange>().object({
  field: z.string(),
  added: z.array(z.unknown()),
  removed: z.array(z.unknown()),
})

/** The old and the new value of a field. */
export interface ValueChange extends FieldsOf<typeof value> {}
const value = named<ValueChange>().object({ field: z.string(), from: z.unknown(), to: z.unknown() })

/** What became of one field: its old and new value, what a set gained and lost, or of a secret only that it changed. (REC-55) */
export const HistoryChange = z.union([secret, set, value])
export type HistoryChange = SecretChange | SetChange | ValueChange

/** Who or what an entry of the history names, as it was called at that time. */
export interface HistoryParty extends FieldsOf<typeof party> {}
const party = named<HistoryParty>().object({ id: z.int(), name: z.string() })

/** One entry of the history: who did what, when and from where. Numbered from 1 without gaps. (REC-54) */
export const HistoryEntry = named<HistoryEntry>().object({
  id: z.int(),
  at: Instant,
  /** `null`: nobody was signed in. */
  actor: absentAsNull(party),
  address: absentAsNull(z.string()),
  /** Browser and system, in short. */
  agent: absentAsNull(z.string()),
  kind: HistoryKind,
  action: HistoryAction,
  /** The record or report. */
  subject: absentAsNull(party),
  /** The version that the record had after it; only the history of one record says it. */
  version: absentAsNull(z.int()),
  changes: listOf(HistoryChange),
})
export interface HistoryEntry extends FieldsOf<typeof HistoryEntry> {}

/** Whether the chain of the history holds. `brokenAt` is the first entry that does not, `head` the hash of the last one. (REC-57) */
export const HistoryVerdict = named<HistoryVerdict>().object({
  verified: z.boolean(),
  entries: z.int(),
  brokenAt: absentAsNull(z.int()),
  head: absentAsNull(z.string()),
})
export interface HistoryVerdict extends FieldsOf<typeof HistoryVerdict> {}
