import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, idOf, instant } from './columns'
import { countries } from './country'
import { users } from './users'

const ofCountry = () =>
  idOf('country_id')
    .notNull()
    .references(() => countries.id)

/** Armoured trucks. */
export const vehicles = pgTable(
  'vehicles',
  {
    id: id(),
    countryId: ofCountry(),
    code: text('code').notNull(),
    plate: text('plate').notNull(),
    branch: text('branch').notNull(),
  },
  (table) => [
    uniqueIndex('vehicles_by_code').on(table.countryId, table.code),
    uniqueIndex('vehicles_by_plate').on(table.countryId, table.plate),
  ],
)

/** Crew members. Their photos and signatures are generated from the registry number and show no real person. */
export const employees = pgTable(
  'employees',
  {
    id: id(),
    countryId: ofCountry(),
    registry: text('registry').notNull(),
    workBadge: text('work_badge').notNull(),
    function: text('function').notNull(),
    name: text('name').notNull(),
    lastName: text('last_name').notNull(),
    documentType: text('document_type').notNull(),
    documentValue: text('document_value').notNull(),
    /** Type of a second document, about which security questions can ask. A search does not find this document. */
    identityType: text('identity_type'),
    identityValue: text('identity_value'),
    vehicleId: idOf('vehicle_id').references(() => vehicles.id),
    active: boolean('active').notNull().default(true),
  },
  (table) => [
    uniqueIndex('employees_by_registry').on(table.countryId, table.registry),
    index('employees_by_document').on(table.countryId, table.documentType, table.documentValue),
    index('employees_by_badge').on(table.countryId, table.workBadge),
  ],
)

/** The log of searches for crew members. The report about these searches is created from this log. */
export const employeeSearches = pgTable(
  'employee_searches',
  {
    id: id(),
    userId: idOf('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    countryId: ofCountry(),
    searchType: text('search_type').notNull(),
    identifier: text('identifier').notNull(),
    success: boolean('success').notNull(),
    searchedAt: instant('searched_at').notNull(),
  },
  (table) => [
    index('employee_searches_by_time').on(table.countryId, table.searchedAt),
    index('employee_searches_of_user').on(table.userId, table.searchedAt),
  ],
)

const ofUser = () =>
  idOf('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
const ofEmployee = () =>
  idOf('employee_id')
    .notNull()
    .references(() => employees.id, { onDelete: 'cascade' })

/** Security questions, which ask for hidden digits of a document number. */
export const documentChallenges = pgTable(
  'document_challenges',
  {
    id: text('id').primaryKey(),
    userId: ofUser(),
    employeeId: ofEmployee(),
    /** Type of the document about which the question asks; missing for the badge. */
    documentType: text('document_type'),
    positions: jsonb('positions').$type<readonly number[]>().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('document_challenges_expires_at').on(table.expiresAt)],
)

/**
 * Number of wrong answers of a user about an employee since the user's last right answer. The third wrong answer locks
 * the employee for this user.
 */
export const wrongAnswers = pgTable(
  'challenge_wrong_answers',
  {
    userId: ofUser(),
    employeeId: ofEmployee(),
    count: integer('count').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.employeeId] })],
)
