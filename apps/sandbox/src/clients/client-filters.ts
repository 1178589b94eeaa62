import { type ClientFilter, type clientListSpec, clientSubjects } from '@remesa/domain/clients'
import { and, type SQL } from 'drizzle-orm'
import { type Caller, clientsWithin } from '../authorisation'
import type { Database } from '../db/database'
import { clients } from '../db/schema'
import { textFilter } from '../kernel/list-filters'
import { type AskedRecords, permittedCondition } from './record-filters'

type TextFilter = Exclude<ClientFilter, 'countryId'>
type PreciseFlag = (typeof clientListSpec)['filters'][TextFilter]['precise']

/** What clients are narrowed to: the query of their list, or the filters of their report. */
export type AskedClients = AskedRecords<TextFilter, PreciseFlag>

/** Condition on `clients`: within the caller's reach and asked for, as far as the caller may ask. */
export const askedClientsCondition = (
  db: Database,
  caller: Pick<Caller, 'ability' | 'admin' | 'scope'>,
  asked: AskedClients,
): SQL | undefined =>
  and(
    clientsWithin(db, caller.scope),
    permittedCondition(asked, caller, { subjects: clientSubjects, activeColumn: clients.active }),
    textFilter(asked.codeSol, asked.codePrecise, clients.codeSol),
    textFilter(asked.description, asked.descriptionPrecise, clients.description),
    textFilter(asked.idSmartcash, asked.idCashPrecise, clients.idSmartcash),
  )
