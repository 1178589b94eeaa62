import { subclients } from '../db/schema'
import { codeGuard } from '../records'

/** A code belongs to one subclient of a client. */
export const subclientCodes = codeGuard('subclients', subclients, subclients.clientId)
