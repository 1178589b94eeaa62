import { type SubclientFilter, subclientList } from '@remesa/domain/subclients'
import { and, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type Caller, type ListCaller, permittedState, subclientsWithin } from '../authorisation'
import type { Database } from '../db/database'
import { clients, delegations, subclients } from '../db/schema'
import { containsWords, textFilter } from '../kernel/search-text'
import { statusCondition } from '../records'

/**
 * SQL condition on `subclients`: the caller may see the subclient, and it matches the query of the list or the filters
 * of the report. Filters that the caller may not apply are ignored. A search by client also searches the client's code,
 * because lists show code and name. The query has to join `clients` and left join `delegations`.
 */
export const askedSubclientsCondition = (
  db: Database,
  caller: ListCaller & Pick<Caller, 'scope'>,
  asked: Readonly<Record<string, unknown>>,
): SQL | undefined => {
  const state = permittedState(subclientList, asked, caller)
  const text = (name: SubclientFilter, flag: string, ...columns: readonly PgColumn[]) =>
    textFilter(state.filters[name], state.precise.includes(flag), ...columns)
  return and(
    subclientsWithin(db, caller.scope),
    statusCondition(state, subclients.active),
    text('clientDesc', 'clientPrecise', clients.codeSolFolded, clients.descriptionFolded),
    text('delegationDesc', 'delegationPrecise', delegations.descriptionFolded),
    text('codeSol', 'codePrecise', subclients.codeSolFolded),
    text('description', 'descriptionPrecise', subclients.descriptionFolded),
    text('idSmartcash', 'idCashPrecise', subclients.idSmartcashFolded),
    containsWords(
      state.filters.search,
      subclients.codeSolFolded,
      subclients.descriptionFolded,
      subclients.idSmartcashFolded,
    ),
  )
}
