import { type AnyPgColumn, boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { clients } from './clients'
import { foldedTextOf, hundredths, id, idOf, version } from './columns'
import { countries, currencies } from './country'

/** Branches of the cash-in-transit provider, which serve subclients. */
export const delegations = pgTable('delegations', {
  id: id(),
  countryId: idOf('country_id')
    .notNull()
    .references(() => countries.id),
  codeSol: text('code_sol').notNull(),
  idSmartcash: text('id_smartcash'),
  description: text('description').notNull(),
  descriptionFolded: foldedTextOf('description_folded', (): AnyPgColumn => delegations.description),
  /** Whether the delegation is the default of its country. */
  principal: boolean('principal').notNull().default(false),
  active: boolean('active').notNull().default(true),
})

/** Units of a client, also called centers. */
export const subclients = pgTable(
  'subclients',
  {
    id: id(),
    version: version(),
    clientId: idOf('client_id')
      .notNull()
      .references(() => clients.id),
    delegationId: idOf('delegation_id').references(() => delegations.id),
    oidSol: text('oid_sol').unique(),
    codeSol: text('code_sol'),
    idSmartcash: text('id_smartcash'),
    uniqueCode: text('unique_code'),
    label: text('label'),
    description: text('description').notNull(),
    active: boolean('active').notNull().default(true),
    codeSolFolded: foldedTextOf('code_sol_folded', (): AnyPgColumn => subclients.codeSol),
    descriptionFolded: foldedTextOf('description_folded', (): AnyPgColumn => subclients.description),
    idSmartcashFolded: foldedTextOf('id_smartcash_folded', (): AnyPgColumn => subclients.idSmartcash),
  },
  (table) => [
    index('subclients_client_id').on(table.clientId),
    index('subclients_code_sol_search').using('gin', table.codeSolFolded.op('gin_trgm_ops')),
    index('subclients_description_search').using('gin', table.descriptionFolded.op('gin_trgm_ops')),
    index('subclients_id_smartcash_search').using('gin', table.idSmartcashFolded.op('gin_trgm_ops')),
  ],
)

const ofSubclient = () =>
  idOf('subclient_id')
    .notNull()
    .references(() => subclients.id, { onDelete: 'cascade' })

/** Codes under which other systems know a subclient. */
export const subclientThirdCodes = pgTable(
  'subclient_third_codes',
  { subclientId: ofSubclient(), system: text('system').notNull(), code: text('code').notNull() },
  (table) => [primaryKey({ columns: [table.subclientId, table.system] })],
)

/** The highest permitted amounts of a subclient, one row for each currency. */
export const subclientLimits = pgTable(
  'subclient_limits',
  {
    subclientId: ofSubclient(),
    currencyId: idOf('currency_id')
      .notNull()
      .references(() => currencies.id),
    amount: hundredths('amount_hundredths').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subclientId, table.currencyId] })],
)
