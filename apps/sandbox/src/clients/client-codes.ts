import { clients } from '../db/schema'
import { codeGuard } from '../records'

/** A code is unique among the clients of a country. */
export const clientCodes = codeGuard('clients', clients, clients.countryId)
