import { clients } from '../db/schema'
import { codeGuard } from '../records'

/** A code belongs to one client of a country. */
export const clientCodes = codeGuard('clients', clients, clients.countryId)
