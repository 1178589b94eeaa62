import { subclientAdministration } from './subclients.administration.contract'
import { subclientReads } from './subclients.reads.contract'

/** Calls that read and administer subclients. */
export const subclients = { ...subclientReads, ...subclientAdministration }

/** Only the calls about subclients, for an API client that a screen creates when it first needs them. */
export const subclientCalls = { subclients }
export type SubclientCalls = typeof subclientCalls
