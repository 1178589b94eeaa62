import { type ClientFilter, clientList } from '@remesa/domain/clients'
import { and, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type Caller, clientsWithin, type ListCaller, permittedState } from '../authorisation'
import type { Database } from '../db/database'
import { clients } from '../db/schema'
import { containsWords, textFilter } from '../kernel/search-text'
import { statusCondition } from '../records'

/**
 * SQL condition on `clients`: the caller may see the client, and it matches the query of the list or the filters of the
 * report. Filters that the caller may not apply are ignored.
 */
export const askedClientsCondition = (
  db: Database,
  caller: ListCaller & Pick<Caller, 'scope'>,
  asked: Readonly<Record<string, unknown>>,
): SQL | undefined => {
  const state = permittedState(clientList, asked, caller)
  const text = (name: ClientFilter, flag: string, column: PgColumn) =>
    textFilter(state.filters[name], state.precise.includes(flag), column)
  return and(
    clientsWithin(db, caller.scope),
    statusCondition(state, clients.active),
    text('codeSol', 'codePrecise', clients.codeSolFolded),
    text('description', 'descriptionPrecise', clients.descriptionFolded),
    text('idSmartcash', 'idCashPrecise', clients.idSmartcashFolded),
    containsWords(
      state.filters.search,
      clients.codeSolFolded,
      clients.descriptionFolded,
      clients.idSmartcashFolded,
    ),
  )
}
