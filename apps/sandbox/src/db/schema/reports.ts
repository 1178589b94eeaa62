import { sql } from 'drizzle-orm'
import { customType, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, idOf, instant } from './columns'
import { countries } from './country'
import { users } from './users'

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** Requested reports. The table is both the queue of reports to create and the store of their files. */
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
    /** The filters and columns of the report, as the request contains them. */
    request: jsonb('request').$type<Record<string, unknown>>().notNull(),
    locale: text('locale').notNull(),
    filename: text('filename'),
    content: bytes('content'),
    requestDate: instant('request_date').notNull(),
    reportDate: instant('report_date'),
    expirationDate: instant('expiration_date'),
    /** The time at which the user removed the report. The row stays for a while, so that the removal can be undone. */
    removedAt: instant('removed_at'),
    /**
     * Number of attempts to create the file. `leaseUntil` is the time until which the process that has claimed the
     * report may work on it.
     */
    attempts: integer('attempts').notNull().default(0),
    leaseUntil: instant('lease_until'),
  },
  (table) => [
    index('reports_of_user').on(table.userId, table.id),
    index('reports_open').on(table.id).where(sql`${table.status} in ('RECEIVED', 'PROCESSING')`),
  ],
)

/** Scheduled reports, with the filters of the report that they repeat. */
export const reportSchedules = pgTable(
  'report_schedules',
  {
    id: id(),
    userId: idOf('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type').notNull(),
    request: jsonb('request').$type<Record<string, unknown>>().notNull(),
    locale: text('locale').notNull(),
    /** The time of the original request. The days in its filters are moved by the time since then. */
    basedOn: instant('based_on').notNull(),
    rhythm: text('rhythm', { enum: ['DAILY', 'WEEKLY', 'MONTHLY'] })
      .notNull()
      .default('WEEKLY'),
    weekday: integer('weekday').notNull(),
    /** Day of the month, from 1 to 28, or 31 for the last day of each month. */
    monthDay: integer('month_day').notNull().default(1),
    time: text('time').notNull(),
    timeZone: text('time_zone').notNull(),
    state: text('state', { enum: ['ACTIVE', 'PAUSED', 'STOPPED', 'FAILED'] }).notNull(),
    nextRunAt: instant('next_run_at').notNull(),
    /** Number of failed attempts of the next run. */
    tries: integer('tries').notNull().default(0),
    stoppedAt: instant('stopped_at'),
  },
  (table) => [
    index('report_schedules_of_user').on(table.userId),
    index('report_schedules_due').on(table.nextRunAt).where(sql`${table.state} = 'ACTIVE'`),
  ],
)
