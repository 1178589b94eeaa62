import { portalPages } from '@remesa/domain/abilities'
import type { HistoryEntry, HistoryKind, RecordHistoryKind } from '@remesa/domain/records'

/** The name of the page with the form, for each kind of record. */
export const recordPages = {
  users: portalPages['edit-user'],
  clients: portalPages['edit-client'],
  subclients: portalPages['edit-subclient'],
  'service-points': portalPages['edit-servicepoint'],
} as const satisfies Readonly<Record<RecordHistoryKind, unknown>>

/** Path patterns of the pages with a record's history. */
export const historyPatterns = {
  users: `${recordPages.users.path}/history`,
  clients: `${recordPages.clients.path}/history`,
  subclients: `${recordPages.subclients.path}/history`,
  'service-points': `${recordPages['service-points'].path}/history`,
} as const

/** The URL that opens one entry in the history of all records. */
export const entryAddress = (entry: number): string => `${portalPages.audit.path}?entry=${entry}`

/** The record that an entry of the history is about; `undefined` for a sign-in, a report, and an unknown account. */
export const recordOf = ({
  kind,
  subject,
}: Pick<HistoryEntry, 'kind' | 'subject'>):
  | { readonly kind: RecordHistoryKind; readonly id: number }
  | undefined => (subject === null || !isRecord(kind) ? undefined : { kind, id: subject.id })

const isRecord = (kind: HistoryKind): kind is RecordHistoryKind => Object.hasOwn(recordPages, kind)
