import { clientAdministration } from './clients.administration.contract'
import { clientReads } from './clients.reads.contract'

export const clients = { ...clientReads, ...clientAdministration }
