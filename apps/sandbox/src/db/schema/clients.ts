import { type AnyPgColumn, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { foldedTextOf, hundredths, id, idOf, version } from './columns'
import { countries, currencies } from './country'

/** Customers with whom the cash-in-transit provider has contracts. */
export const clients = pgTable(
  'clients',
  {
    id: id(),
    version: version(),
    countryId: idOf('country_id')
      .notNull()
      .references(() => countries.id),
    /** Id in the operations system; missing for clients that were entered by hand. */
    oidSol: text('oid_sol').unique(),
    codeSol: text('code_sol'),
    idSmartcash: text('id_smartcash'),
    uniqueCode: text('unique_code'),
    label: text('label'),
    description: text('description').notNull(),
    active: boolean('active').notNull().default(true),
    codeSolFolded: foldedTextOf('code_sol_folded', (): AnyPgColumn => clients.codeSol),
    descriptionFolded: foldedTextOf('description_folded', (): AnyPgColumn => clients.description),
    idSmartcashFolded: foldedTextOf('id_smartcash_folded', (): AnyPgColumn => clients.idSmartcash),
  },
  (table) => [
    index('clients_country_id').on(table.countryId, table.id),
    index('clients_code_sol_search').using('gin', table.codeSolFolded.op('gin_trgm_ops')),
    index('clients_description_search').using('gin', table.descriptionFolded.op('gin_trgm_ops')),
    index('clients_id_smartcash_search').using('gin', table.idSmartcashFolded.op('gin_trgm_ops')),
  ],
)

/** Codes of the goods that the crew may transport according to a client's contract. */
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

const ofClient = () =>
  idOf('client_id')
    .notNull()
    .references(() => clients.id, { onDelete: 'cascade' })

/** Codes under which other systems know a client. */
export const clientThirdCodes = pgTable(
  'client_third_codes',
  { clientId: ofClient(), system: text('system').notNull(), code: text('code').notNull() },
  (table) => [primaryKey({ columns: [table.clientId, table.system] })],
)

/** The highest permitted amounts of a client, one row for each currency. */
export const clientLimits = pgTable(
  'client_limits',
  {
    clientId: ofClient(),
    currencyId: idOf('currency_id')
      .notNull()
      .references(() => currencies.id),
    amount: hundredths('amount_hundredths').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.currencyId] })],
)

/** Additional fields in the orders of a client, sorted by position. */
export const clientExtraData = pgTable(
  'client_extra_data',
  {
    clientId: ofClient(),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    label: text('label').notNull(),
    type: text('type', { enum: ['boolean', 'number', 'text', 'scannable'] }).notNull(),
    attr1: text('attr1'),
    required: boolean('required').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.name] })],
)
