import { boolean, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, idOf } from './columns'

export const currencies = pgTable('currencies', {
  id: id(),
  /** The code of the currency, ISO 4217. */
  code: text('code').notNull().unique(),
  symbol: text('symbol').notNull(),
  description: text('description').notNull(),
})

export const countries = pgTable('countries', {
  id: id(),
  /** The code of the country, ISO 3166-1 alpha-2. */
  code: text('code').notNull().unique(),
  name: text('name').notNull(),
  mainCurrencyId: idOf('main_currency_id')
    .notNull()
    .references(() => currencies.id),
  /** The feature settings of the country as the API sends them. Settings that have a separate column are excluded. */
  config: jsonb('config').$type<Record<string, unknown>>().notNull(),
  /** The number that the country's next order gets. */
  nextOrderNumber: idOf('next_order_number').notNull(),
})

/** Currencies that customers of a country may use in orders. */
export const customerCurrencies = pgTable(
  'customer_currencies',
  {
    countryId: idOf('country_id')
      .notNull()
      .references(() => countries.id),
    currencyId: idOf('currency_id')
      .notNull()
      .references(() => currencies.id),
    main: boolean('main').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.countryId, table.currencyId] })],
)
