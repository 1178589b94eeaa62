import { type Access, needs } from './define-endpoint'

/**
 * An extension of the specification: an event whenever reports in the user's list have changed, as server-sent events
 * (`text/event-stream`). An event contains no data, so the client reads the list again. If a back end does not have
 * this stream, it responds with 404, and the client polls the reports instead.
 */
export const reportChanges = {
  path: '/api/configuration/v1/report/changes',
  access: needs('read', 'ReportsPage') satisfies Access,
  mediaType: 'text/event-stream',
  /** Name of the only event of the stream. */
  event: 'changed',
} as const
