import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, idOf } from './columns'
import { countries } from './country'

/** The contracting parties. */
export const clients = pgTable(
  'clients',
  {
    id: id(),
    countryId: idOf('country_id')
      .notNull()
      .references(() => countries.id),
    /** Id in the external operations system; missing on clients that were entered by hand. */
    oidSol: text('oid_sol').unique(),
    codeSol: text('code_sol'),
    idSmartcash: text('id_smartcash'),
    description: text('description').notNull(),
    active: boolean('active').notNull().default(true),
  },
  (table) => [index('clients_country_id').on(table.countryId)],
)

/** What a client's contract lets the crew carry, by commodity code. */
export const agreementCommodities = pgTable(
  'agreement_commodities',
  {
    clientId: idOf('client_id')
      .notNull()
      .references(() => clients.id),
    code: text('code').notNull(),
    description: text('description').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.code] })],
)
