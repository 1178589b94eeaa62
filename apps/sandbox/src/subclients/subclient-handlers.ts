import { ok } from '@remesa/domain/kernel'
import { and, count, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { FeatureHandlers } from '../api/context'
import { pageRange } from '../api/paging'
import { contains } from '../api/search-text'
import { subclientsWithin } from '../authorisation'
import { clients, countries, currencies, delegations, subclients } from '../db/schema'
import { subclientFields, toSubclient } from './subclient-row'

export const subclientHandlers: FeatureHandlers<'subclients'> = {
  list: async ({ query, context: { db, caller } }) => {
    // Who may not change a subclient's state sees active ones only, whatever is asked.
    const activeOnly = query.active === true || !caller.ability.can('read', 'SubclientEditActive')
    const condition = and(
      subclientsWithin(db, caller.scope),
      query.clientId === undefined ? undefined : eq(subclients.clientId, query.clientId),
      query.hasOid === undefined ? undefined : (query.hasOid ? isNotNull : isNull)(subclients.oidSol),
      activeOnly ? eq(subclients.active, true) : undefined,
      contains(query.codeOrDesc, subclients.codeSol, subclients.description),
    )
    const { limit, offset } = pageRange(query)
    const rows = await db
      .select(subclientFields)
      .from(subclients)
      .innerJoin(clients, eq(clients.id, subclients.clientId))
      .innerJoin(countries, eq(countries.id, clients.countryId))
      .innerJoin(currencies, eq(currencies.id, countries.mainCurrencyId))
      .leftJoin(delegations, eq(delegations.id, subclients.delegationId))
      .where(condition)
      .orderBy(desc(subclients.id))
      .limit(limit)
      .offset(offset)
    const [total] = await db
      .select({ value: count() })
      .from(subclients)
      .innerJoin(clients, eq(clients.id, subclients.clientId))
      .where(condition)
    return ok({ content: rows.map(toSubclient), totalElements: total?.value ?? 0 })
  },
}
