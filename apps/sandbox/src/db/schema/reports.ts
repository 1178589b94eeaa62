import { sql } from 'drizzle-orm'
import { customType, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, idOf, instant } from './columns'
import { countries } from './country'
import { users } from './users'

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** Requested reports, which are at once the queue of the work to be done and the store of the files. */
export const reports = pgTable(
  'reports',
  {
    id: id(),
    type: text('type').notNull(),
    status: text('status', { enum: ['RECEIVED', 'PROCESSING', 'UPLOADED', 'ERROR'] }).notNull(),
    userId: idOf('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    countryId: idOf('country_id')
      .notNull()
      .references(() => countries.id),
    /** Filters and columns, as the request had them. */
    request: jsonb('request').$type<Record<string, unknown>>().notNull(),
    locale: text('locale').notNull(),
    filename: text('filename'),
    content: bytes('content'),
    requestDate: instant('request_date').notNull(),
    reportDate: instant('report_date'),
    expirationDate: instant('expiration_date'),
    /** Since when it is removed; it is kept for a while, so that this can be taken back. */
    removedAt: instant('removed_at'),
    /** How often the work was started, and until when the process that claimed it holds the lease. */
    attempts: integer('attempts').notNull().default(0),
    leaseUntil: instant('lease_until'),
  },
  (table) => [
    index('reports_of_user').on(table.userId, table.id),
    index('reports_open').on(table.id).where(sql`${table.status} in ('RECEIVED', 'PROCESSING')`),
  ],
)
