import type * as z from 'zod/mini'
import { type Access, orderChanges, reportChanges } from '../contract'

/** A stream of server-sent events. It is no call, because it does not end with an answer. */
export interface DescribedStream {
  /** The name of its feature in the contract. */
  readonly feature: string
  /** Content of its events, in one sentence. */
  readonly summary: string
  readonly path: string
  readonly access: Access
  readonly mediaType: string
  readonly params?: z.ZodMiniObject
  readonly query?: z.ZodMiniObject
}

/** The streams of the portal, by the names that a description gives them. */
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
