import { subclients } from '../db/schema'
import { codeGuard } from '../records'

/** A code is unique among the subclients of a client. */
export const subclientCodes = codeGuard('subclients', subclients, subclients.clientId)
