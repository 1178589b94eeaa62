import { type Access, needs } from './define-endpoint'

/**
 * An extension of the specification: an event whenever reports of the caller's list have changed, as server-sent events
 * (`text/event-stream`). An event carries no data of reports: the list is read again. A back end without it answers
 * 404, and its reports are polled.
 */
export const reportChanges = {
  path: '/api/configuration/v1/report/changes',
  access: needs('read', 'ReportsPage') satisfies Access,
  mediaType: 'text/event-stream',
  /** Name of the only event. */
  event: 'changed',
} as const
