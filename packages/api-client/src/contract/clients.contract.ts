import { clientAdministration } from './clients.administration.contract'
import { clientReads } from './clients.reads.contract'

/** Calls that read and administer clients. */
export const clients = { ...clientReads, ...clientAdministration }

/** Only the calls about clients, for an API client that a screen creates when it first needs them. */
export const clientCalls = { clients }
export type ClientCalls = typeof clientCalls
