import { codeGuard } from '../clients'
import { subclients } from '../db/schema'

/** A code belongs to one subclient of a client. */
export const subclientCodes = codeGuard('subclients', subclients, subclients.clientId)
