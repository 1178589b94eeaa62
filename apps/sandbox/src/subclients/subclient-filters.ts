import { type SubclientFilter, type subclientListSpec, subclientSubjects } from '@remesa/domain/subclients'
import { and, type SQL } from 'drizzle-orm'
import { type Caller, subclientsWithin } from '../authorisation'
import { type AskedRecords, permittedCondition } from '../clients'
import type { Database } from '../db/database'
import { clients, delegations, subclients } from '../db/schema'
import { textFilter } from '../kernel/list-filters'

type TextFilter = Exclude<SubclientFilter, 'countryId'>
type PreciseFlag = (typeof subclientListSpec)['filters'][TextFilter]['precise']

/** What subclients are narrowed to: the query of their list, or the filters of their report. */
export type AskedSubclients = AskedRecords<TextFilter, PreciseFlag>

/**
 * Condition on `subclients` joined to `clients` and, on the left, `delegations`: within the caller's reach and asked for,
 * as far as the caller may ask. A client is found by its code too, because lists name it by both.
 */
export const askedSubclientsCondition = (
  db: Database,
  caller: Pick<Caller, 'ability' | 'admin' | 'scope'>,
  asked: AskedSubclients,
): SQL | undefined =>
  and(
    subclientsWithin(db, caller.scope),
    permittedCondition(asked, caller, { subjects: subclientSubjects, activeColumn: subclients.active }),
    textFilter(asked.clientDesc, asked.clientPrecise, clients.codeSol, clients.description),
    textFilter(asked.delegationDesc, asked.delegationPrecise, delegations.description),
    textFilter(asked.codeSol, asked.codePrecise, subclients.codeSol),
    textFilter(asked.description, asked.descriptionPrecise, subclients.description),
    textFilter(asked.idSmartcash, asked.idCashPrecise, subclients.idSmartcash),
  )
