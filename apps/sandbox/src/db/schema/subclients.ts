import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { clients } from './clients'
import { id, idOf } from './columns'
import { countries } from './country'

/** Cash centres of the provider. */
export const delegations = pgTable('delegations', {
  id: id(),
  countryId: idOf('country_id')
    .notNull()
    .references(() => countries.id),
  codeSol: text('code_sol').notNull(),
  idSmartcash: text('id_smartcash'),
  description: text('description').notNull(),
  active: boolean('active').notNull().default(true),
})

/** Units of a client, also called centres. */
export const subclients = pgTable(
  'subclients',
  {
    id: id(),
    clientId: idOf('client_id')
      .notNull()
      .references(() => clients.id),
    delegationId: idOf('delegation_id').references(() => delegations.id),
    oidSol: text('oid_sol').unique(),
    codeSol: text('code_sol'),
    idSmartcash: text('id_smartcash'),
    description: text('description').notNull(),
    active: boolean('active').notNull().default(true),
  },
  (table) => [index('subclients_client_id').on(table.clientId)],
)
