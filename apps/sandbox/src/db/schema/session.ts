import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idOf, instant } from './columns'
import { users } from './users'

/**
 * Responses to calls that create records, stored under the caller's idempotency key. A repeated request gets the stored
 * response, and creates no second record.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: idOf('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** Id of the endpoint, for example `orders.createPickup`. */
    endpoint: text('endpoint').notNull(),
    /** SHA-256 of the path and the body in a canonical form. */
    requestHash: text('request_hash').notNull(),
    status: integer('status').notNull(),
    response: jsonb('response').$type<unknown>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
)

/** Sign-ins as their users see them. A sign-in is open while the identity provider has a row for its grant. */
export const userSessions = pgTable(
  'user_sessions',
  {
    /** The id of the row that stores the grant. */
    id: text('id').primaryKey(),
    grantId: text('grant_id').notNull(),
    userId: idOf('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    startedAt: instant('started_at').notNull(),
    address: text('address'),
    agent: text('agent'),
    isNewDevice: boolean('is_new_device').notNull(),
  },
  (table) => [index('user_sessions_user_id').on(table.userId)],
)

/** Programs that sign in with a secret and act with the rights of a user. The row is deleted when the account ends. */
export const serviceAccounts = pgTable('service_accounts', {
  clientId: text('client_id').primaryKey(),
  userId: idOf('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  /** SHA-256 of the secret, in hexadecimal digits. */
  secretHash: text('secret_hash').notNull(),
  createdAt: instant('created_at').notNull(),
  /** The time at which the account last got a token. */
  usedAt: instant('used_at'),
})

/** Texts that replace built-in texts in one language. */
export const translationOverrides = pgTable(
  'translation_overrides',
  {
    locale: text('locale', { enum: ['de', 'en', 'es', 'pt'] }).notNull(),
    key: text('key').notNull(),
    text: text('text').notNull(),
  },
  (table) => [primaryKey({ columns: [table.locale, table.key] })],
)

/**
 * The parts of the seed that were completed. The row of a part is written in the same transaction as the part's data.
 */
export const seedRuns = pgTable('seed_runs', {
  name: text('name').primaryKey(),
  ranAt: instant('ran_at').notNull(),
})
