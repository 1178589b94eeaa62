import { date, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { hundredths, id, idOf, instant } from './columns'
import { countries, currencies } from './country'
import { servicePoints } from './service-points'
import { users } from './users'

/** Types of money that a deposit may contain, for example notes. */
export const depositCommodities = pgTable(
  'deposit_commodities',
  {
    countryId: idOf('country_id')
      .notNull()
      .references(() => countries.id),
    code: text('code').notNull(),
    description: text('description').notNull(),
    /** Code of the type of money; missing if the device counts all types together. */
    typeCode: text('type_code'),
  },
  (table) => [primaryKey({ columns: [table.countryId, table.code] })],
)

/**
 * Cash that a user has put into a device. The session id identifies a deposit, so a deposit that is sent several times
 * is stored once.
 */
export const deposits = pgTable(
  'deposits',
  {
    id: id(),
    sessionId: text('session_id').notNull().unique(),
    servicePointId: idOf('service_point_id')
      .notNull()
      .references(() => servicePoints.id),
    createdBy: idOf('created_by')
      .notNull()
      .references(() => users.id),
    currencyId: idOf('currency_id')
      .notNull()
      .references(() => currencies.id),
    total: hundredths('total_hundredths').notNull(),
    accountDate: date('account_date').notNull(),
    /** The whole request body as it was sent. */
    body: jsonb('body').$type<Record<string, unknown>>().notNull(),
    requestHash: text('request_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Day on which the deposit was created, in the time zone of its service point. */
    day: date('day').notNull(),
  },
  (table) => [
    index('deposits_of_point').on(table.servicePointId, table.id),
    index('deposits_of_day').on(table.servicePointId, table.day, table.id),
  ],
)

/**
 * Requests to reverse deposits that were booked by mistake, at most one for each deposit. Such a request does not
 * change the deposit.
 */
export const depositReversals = pgTable('deposit_reversals', {
  depositId: idOf('deposit_id')
    .primaryKey()
    .references(() => deposits.id, { onDelete: 'cascade' }),
  reason: text('reason').notNull(),
  requestedBy: idOf('requested_by')
    .notNull()
    .references(() => users.id),
  requestedAt: instant('requested_at').notNull(),
})
