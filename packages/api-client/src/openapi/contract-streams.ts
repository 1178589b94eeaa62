import type * as z from 'zod/mini'
import { type Access, orderChanges, reportChanges } from '../contract'

/**
 * A stream of server-sent events in the OpenAPI document. It is not a call, because it does not end with a response.
 */
export interface DescribedStream {
  /** The name of the stream's feature in the contract. */
  readonly feature: string
  /** One sentence about the events of the stream. */
  readonly summary: string
  readonly path: string
  readonly access: Access
  readonly mediaType: string
  readonly params?: z.ZodMiniObject
  readonly query?: z.ZodMiniObject
}

/** The streams of the portal, by their names in the OpenAPI document. */
export const contractStreams: Readonly<Record<string, DescribedStream>> = {
  'orders.changes': {
    ...orderChanges,
    feature: 'orders',
    summary:
      'Tells which orders of a service point have changed, as events `changed` whose data are `serviceIds`; none where changes may have been missed. 404 also where the back end has no stream: its orders are polled. Beyond the specification.',
  },
  'reports.changes': {
    ...reportChanges,
    feature: 'reports',
    summary:
      "Tells that reports of the caller's list have changed, as events `changed` without data. 404 where the back end has no stream: the list is polled. Beyond the specification.",
  },
}
