import * as z from 'zod/mini'
import { absentAsNull, Instant, listOf } from '../kernel'

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

/** What became of one field: its old and new value, what a set gained and lost, or of a secret only that it changed. (REC-55) */
export const HistoryChange = z.union([
  z.object({ field: z.string(), secret: z.literal(true) }),
  z.object({ field: z.string(), added: z.array(z.unknown()), removed: z.array(z.unknown()) }),
  z.object({ field: z.string(), from: z.unknown(), to: z.unknown() }),
])
export type HistoryChange = z.output<typeof HistoryChange>

/** One entry of the history: who did what, when and from where. Numbered from 1 without gaps. (REC-54) */
export const HistoryEntry = z.object({
  id: z.int(),
  at: Instant,
  /** `null`: nobody was signed in. */
  actor: absentAsNull(z.object({ id: z.int(), name: z.string() })),
  address: absentAsNull(z.string()),
  /** Browser and system, in short. */
  agent: absentAsNull(z.string()),
  kind: HistoryKind,
  action: HistoryAction,
  /** The record or report, with its name at that time. */
  subject: absentAsNull(z.object({ id: z.int(), name: z.string() })),
  /** The version that the record had after it; only the history of one record says it. */
  version: absentAsNull(z.int()),
  changes: listOf(HistoryChange),
})
export type HistoryEntry = z.output<typeof HistoryEntry>

/** Whether the chain of the history holds. `brokenAt` is the first entry that does not, `head` the hash of the last one. (REC-57) */
export const HistoryVerdict = z.object({
  verified: z.boolean(),
  entries: z.int(),
  brokenAt: absentAsNull(z.int()),
  head: absentAsNull(z.string()),
})
export type HistoryVerdict = z.output<typeof HistoryVerdict>
