import { ok } from '@remesa/domain/kernel'
import { and, count, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { FeatureHandlers } from '../api/context'
import { pageRange } from '../api/paging'
import { contains } from '../api/search-text'
import { clientsWithin } from '../authorisation'
import { clients, countries, currencies } from '../db/schema'
import { clientFields, toClient } from './client-row'

export const clientHandlers: FeatureHandlers<'clients'> = {
  list: async ({ query, context: { db, caller } }) => {
    // Who may not change a client's state sees active ones only, whatever is asked.
    const activeOnly = query.active === true || !caller.ability.can('read', 'ClientEditActive')
    const condition = and(
      clientsWithin(db, caller.scope),
      query.countryId === undefined ? undefined : eq(clients.countryId, query.countryId),
      query.hasOid === undefined ? undefined : (query.hasOid ? isNotNull : isNull)(clients.oidSol),
      activeOnly ? eq(clients.active, true) : undefined,
      contains(query.codeOrDesc, clients.codeSol, clients.description),
    )
    const { limit, offset } = pageRange(query)
    const rows = await db
      .select(clientFields)
      .from(clients)
      .innerJoin(countries, eq(countries.id, clients.countryId))
      .innerJoin(currencies, eq(currencies.id, countries.mainCurrencyId))
      .where(condition)
      .orderBy(desc(clients.id))
      .limit(limit)
      .offset(offset)
    const [total] = await db.select({ value: count() }).from(clients).where(condition)
    return ok({ content: rows.map(toClient), totalElements: total?.value ?? 0 })
  },
}
