import { isValidDay, isValidZone, pageOf } from '@remesa/domain/kernel'
import {
  HistoryAction,
  HistoryEntry,
  HistoryKind,
  HistoryVerdict,
  RecordHistoryKind,
} from '@remesa/domain/records'
import * as z from 'zod/mini'
import { defineEndpoint, needs } from './define-endpoint'
import { booleanText, idText, pageQuery, searchText } from './wire-values'

const day = z.optional(z.string().check(z.refine(isValidDay, { error: 'day' })))
const zone = z.optional(z.string().check(z.refine(isValidZone, { error: 'zone' })))

/** The query fields for a period: its first and last day, and the time zone of these days. */
const period = { from: day, to: day, zone }

/** Calls that read the history of one record or of all records. */
export const history = {
  record: defineEndpoint({
    summary:
      'Who changed what of one record, the latest first. `person` searches the names of people, `field` finds entries that changed that field. Days are those of `zone`, of UTC without one, both inclusive. Beyond the specification.',
    method: 'GET',
    path: '/api/configuration/v1/history/:kind/:id',
    access: needs('read', 'UserEditPage', 'ClientEditPage', 'SubclientEditPage', 'ServicepointEditPage'),
    params: z.object({ kind: RecordHistoryKind, id: idText }),
    query: z.object({ ...pageQuery, ...period, person: searchText, field: searchText }),
    response: pageOf(HistoryEntry),
  }),
  list: defineEndpoint({
    summary:
      'Every entry of the history, the latest first, for administrators who reach every country. `entry` is the number of one of them, `field` finds those that changed that field, without `signIns` sign-ins are among them, `signIns=false` leaves them out. Days are those of `zone`, of UTC without one, both inclusive. Beyond the specification.',
    method: 'GET',
    path: '/api/configuration/v1/history',
    access: needs('read', 'AuditPage'),
    query: z.object({
      ...pageQuery,
      person: searchText,
      subject: searchText,
      kind: z.optional(HistoryKind),
      action: z.optional(HistoryAction),
      ...period,
      field: searchText,
      signIns: z.optional(booleanText),
      entry: z.optional(idText),
    }),
    response: pageOf(HistoryEntry),
  }),
  verify: defineEndpoint({
    summary:
      'Computes the chain of the whole history again and says whether it holds, for administrators who reach every country. Beyond the specification.',
    method: 'GET',
    path: '/api/configuration/v1/history/verification',
    access: needs('read', 'AuditPage'),
    response: HistoryVerdict,
  }),
}

/** Only the calls about the history, for an API client that a screen creates when it first needs them. */
export const historyCalls = { history }
export type HistoryCalls = typeof historyCalls
