import {
  type ClientFilter,
  type clientListSpec,
  clientSubjects,
  permittedListState,
} from '@remesa/domain/clients'
import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { textFilter } from '../api/list-filters'
import { contains } from '../api/search-text'
import { type Caller, clientsWithin } from '../authorisation'
import type { Database } from '../db/database'
import { clients } from '../db/schema'

type Filters = (typeof clientListSpec)['filters']
type TextFilter = Exclude<ClientFilter, 'countryId'>

/** What clients are narrowed to: the query of their list, or the filters of their report. */
export type AskedClients = {
  readonly [Name in TextFilter]?: string | undefined
} & {
  readonly [Flag in Filters[TextFilter]['precise']]?: boolean | undefined
} & {
  readonly countryId?: number | undefined
  readonly active?: boolean | undefined
}

/**
 * Condition on `clients`: within the caller's reach and asked for. Who may not switch clients on and off gets active ones
 * alone, and the country counts for administrators alone, as in the portal.
 */
export const askedClientsCondition = (
  db: Database,
  { ability, admin, scope }: Pick<Caller, 'ability' | 'admin' | 'scope'>,
  asked: AskedClients,
): SQL | undefined => {
  const { active, filters } = permittedListState<'countryId'>(
    {
      page: 1,
      orderBy: 'id',
      direction: 'DESC',
      active: asked.active === true,
      filters: asked.countryId === undefined ? {} : { countryId: String(asked.countryId) },
      precise: [],
    },
    { ability, admin, subjects: clientSubjects },
  )
  return and(
    clientsWithin(db, scope),
    active ? eq(clients.active, true) : undefined,
    filters.countryId === undefined ? undefined : eq(clients.countryId, Number(filters.countryId)),
    textFilter(asked.codeSol, asked.codePrecise, clients.codeSol),
    textFilter(asked.description, asked.descriptionPrecise, clients.description),
    textFilter(asked.idSmartcash, asked.idCashPrecise, clients.idSmartcash),
  )
}

/** Condition on `clients` by which selectors search: a text in code or description, known to the operations system or not. */
export const searchedClientsCondition = ({
  codeOrDesc,
  hasOid,
}: {
  readonly codeOrDesc?: string | undefined
  readonly hasOid?: boolean | undefined
}): SQL | undefined =>
  and(
    contains(codeOrDesc, clients.codeSol, clients.description),
    hasOid === undefined ? undefined : (hasOid ? isNotNull : isNull)(clients.oidSol),
  )
