import { permittedListState } from '@remesa/domain/clients'
import { type SubclientFilter, type subclientListSpec, subclientSubjects } from '@remesa/domain/subclients'
import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { textFilter } from '../api/list-filters'
import { contains } from '../api/search-text'
import { type Caller, subclientsWithin } from '../authorisation'
import type { Database } from '../db/database'
import { clients, delegations, subclients } from '../db/schema'

type Filters = (typeof subclientListSpec)['filters']
type TextFilter = Exclude<SubclientFilter, 'countryId'>

/** What subclients are narrowed to: the query of their list, or the filters of their report. */
export type AskedSubclients = {
  readonly [Name in TextFilter]?: string | undefined
} & {
  readonly [Flag in Filters[TextFilter]['precise']]?: boolean | undefined
} & {
  readonly countryId?: number | undefined
  readonly active?: boolean | undefined
}

/**
 * Condition on `subclients` joined to `clients` and, on the left, `delegations`: within the caller's reach and asked for.
 * Who may not switch subclients on and off gets active ones alone, and the country counts for administrators alone, as in
 * the portal. A client is found by its code too, because lists name it by both.
 */
export const askedSubclientsCondition = (
  db: Database,
  { ability, admin, scope }: Pick<Caller, 'ability' | 'admin' | 'scope'>,
  asked: AskedSubclients,
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
    { ability, admin, subjects: subclientSubjects },
  )
  return and(
    subclientsWithin(db, scope),
    active ? eq(subclients.active, true) : undefined,
    filters.countryId === undefined ? undefined : eq(clients.countryId, Number(filters.countryId)),
    textFilter(asked.clientDesc, asked.clientPrecise, clients.codeSol, clients.description),
    textFilter(asked.delegationDesc, asked.delegationPrecise, delegations.description),
    textFilter(asked.codeSol, asked.codePrecise, subclients.codeSol),
    textFilter(asked.description, asked.descriptionPrecise, subclients.description),
    textFilter(asked.idSmartcash, asked.idCashPrecise, subclients.idSmartcash),
  )
}

/** Condition by which selectors search: one client's, a text in code or description, known to the operations system or not. */
export const searchedSubclientsCondition = ({
  clientId,
  codeOrDesc,
  hasOid,
}: {
  readonly clientId?: number | undefined
  readonly codeOrDesc?: string | undefined
  readonly hasOid?: boolean | undefined
}): SQL | undefined =>
  and(
    clientId === undefined ? undefined : eq(subclients.clientId, clientId),
    contains(codeOrDesc, subclients.codeSol, subclients.description),
    hasOid === undefined ? undefined : (hasOid ? isNotNull : isNull)(subclients.oidSol),
  )
