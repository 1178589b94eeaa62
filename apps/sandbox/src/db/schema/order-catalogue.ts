import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { clients } from './clients'
import { hundredths, id, idOf } from './columns'
import { countries, currencies } from './country'

const ofCountry = () =>
  idOf('country_id')
    .notNull()
    .references(() => countries.id)

/** Notes and coins. */
export const denominations = pgTable(
  'denominations',
  {
    id: id(),
    currencyId: idOf('currency_id')
      .notNull()
      .references(() => currencies.id),
    code: text('code').notNull(),
    value: hundredths('value_hundredths').notNull(),
    description: text('description').notNull(),
    /** 1 for a note, 2 for a coin. */
    commodityTypeCode: text('commodity_type_code').notNull(),
    commodityTypeDescription: text('commodity_type_description').notNull(),
  },
  (table) => [uniqueIndex('denominations_once').on(table.currencyId, table.code)],
)

/** Ready-made sets of money that a client may order. Every client of the country may order a set that has no client. */
export const packs = pgTable(
  'packs',
  {
    id: id(),
    countryId: ofCountry(),
    clientId: idOf('client_id').references(() => clients.id),
    code: text('code').notNull(),
    description: text('description').notNull(),
  },
  (table) => [uniqueIndex('packs_once').on(table.countryId, table.code)],
)

export const packDenominations = pgTable(
  'pack_denominations',
  {
    packId: idOf('pack_id')
      .notNull()
      .references(() => packs.id, { onDelete: 'cascade' }),
    denominationId: idOf('denomination_id')
      .notNull()
      .references(() => denominations.id),
    quantity: integer('quantity').notNull(),
  },
  (table) => [primaryKey({ columns: [table.packId, table.denominationId] })],
)

/** Faults for which technical assistance can be requested. */
export const faults = pgTable(
  'faults',
  { id: id(), countryId: ofCountry(), description: text('description').notNull() },
  (table) => [index('faults_country_id').on(table.countryId)],
)

/** Types of operating material. */
export const commodityTypes = pgTable(
  'commodity_types',
  { id: id(), countryId: ofCountry(), description: text('description').notNull() },
  (table) => [index('commodity_types_country_id').on(table.countryId)],
)

/** Operating material that users can order. */
export const commodities = pgTable(
  'commodities',
  {
    id: id(),
    typeId: idOf('type_id')
      .notNull()
      .references(() => commodityTypes.id),
    description: text('description').notNull(),
  },
  (table) => [index('commodities_type_id').on(table.typeId)],
)

/** Reasons among which a user chooses when cancelling an order. */
export const cancellationReasons = pgTable(
  'cancellation_reasons',
  { countryId: ofCountry(), code: text('code').notNull(), description: text('description').notNull() },
  (table) => [primaryKey({ columns: [table.countryId, table.code] })],
)
