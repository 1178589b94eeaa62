import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { clients } from './clients'
import { foldedTextOf, id, idOf, instant, version } from './columns'
import { countries } from './country'
import { servicePoints } from './service-points'
import { subclients } from './subclients'

export const users = pgTable(
  'users',
  {
    id: id(),
    version: version(),
    username: text('username').notNull().unique(),
    name: text('name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    /** Id of the user's account at the company's identity provider; missing if no account is linked. */
    oid: text('oid').unique(),
    /** The password hash as a PHC string, as `kernel/password` creates it. */
    passwordHash: text('password_hash').notNull(),
    countryId: idOf('country_id')
      .notNull()
      .references(() => countries.id),
    /** The type of the user: `CLIENTE` for a customer, or the type of the provider's staff. */
    userType: text('user_type').notNull(),
    admin: boolean('admin').notNull().default(false),
    supervisor: boolean('supervisor').notNull().default(false),
    active: boolean('active').notNull().default(true),
    /**
     * Whether the account exists in the operations system. Whether that system has the account's current data is in
     * `solSynchronized`.
     */
    solCreated: boolean('sol_created').notNull().default(true),
    solSynchronized: boolean('sol_synchronized').notNull().default(true),
    disclaimerAcceptedAt: instant('disclaimer_accepted_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    usernameFolded: foldedTextOf('username_folded', (): AnyPgColumn => users.username),
    nameFolded: foldedTextOf('name_folded', (): AnyPgColumn => users.name),
    lastNameFolded: foldedTextOf('last_name_folded', (): AnyPgColumn => users.lastName),
    emailFolded: foldedTextOf('email_folded', (): AnyPgColumn => users.email),
  },
  (table) => [
    index('users_username_search').using('gin', table.usernameFolded.op('gin_trgm_ops')),
    index('users_name_search').using('gin', table.nameFolded.op('gin_trgm_ops')),
    index('users_last_name_search').using('gin', table.lastNameFolded.op('gin_trgm_ops')),
    index('users_email_search').using('gin', table.emailFolded.op('gin_trgm_ops')),
  ],
)

/** Roles of users, stored as the suffixes of the role codes. The API adds the brand as a prefix. */
export const userRoles = pgTable(
  'user_roles',
  {
    userId: idOf('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    suffix: text('suffix').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.suffix] })],
)

/**
 * The records that a customer may see: a whole client, a whole subclient, or one service point. A missing level means
 * that everything below the previous level is assigned.
 */
export const assignments = pgTable(
  'assignments',
  {
    id: id(),
    userId: idOf('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clientId: idOf('client_id')
      .notNull()
      .references(() => clients.id),
    subclientId: idOf('subclient_id').references(() => subclients.id),
    servicePointId: idOf('service_point_id').references(() => servicePoints.id),
  },
  (table) => [
    uniqueIndex('assignments_once').on(
      table.userId,
      table.clientId,
      sql`coalesce(${table.subclientId}, 0)`,
      sql`coalesce(${table.servicePointId}, 0)`,
    ),
    index('assignments_client_id').on(table.clientId),
    check('assignments_levels', sql`${table.servicePointId} is null or ${table.subclientId} is not null`),
  ],
)
