import { subclientAdministration } from './subclients.administration.contract'
import { subclientReads } from './subclients.reads.contract'

/** Calls of subclients. */
export const subclients = { ...subclientReads, ...subclientAdministration }

/** Only the calls of subclients, for a client that is created when a screen first needs them. */
export const subclientCalls = { subclients }
export type SubclientCalls = typeof subclientCalls
