import { sql } from 'drizzle-orm'
import { customType, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, idOf, instant } from './columns'
import { countries } from './country'
import { users } from './users'

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** Requested reports. The table is the queue of reports to create, and also stores their files. */
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
    /**
     * The time at which the user removed the report. The row remains for a while, so that the user can restore the
     * report.
     */
    removedAt: instant('removed_at'),
    /**
     * Number of attempts to create the file. The process that has claimed the report may work on it until `leaseUntil`.
     */
    attempts: integer('attempts').notNull().default(0),
    leaseUntil: instant('lease_until'),
  },
  (table) => [
    index('reports_of_user').on(table.userId, table.id),
    index('reports_open').on(table.id).where(sql`${table.status} in ('RECEIVED', 'PROCESSING')`),
  ],
)

/** Schedules of reports. Each has the filters of the report that it repeats. */
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
    /** The time of the original request. A run moves the days in the filters by the time that has passed since then. */
    basedOn: instant('based_on').notNull(),
    rhythm: text('rhythm', { enum: ['DAILY', 'WEEKLY', 'MONTHLY'] })
      .notNull()
      .default('WEEKLY'),
    weekday: integer('weekday').notNull(),
    /** Day of the month, from 1 to 28. The number 31 means the last day of each month. */
    monthDay: integer('month_day').notNull().default(1),
    time: text('time').notNull(),
    timeZone: text('time_zone').notNull(),
    state: text('state', { enum: ['ACTIVE', 'PAUSED', 'STOPPED', 'FAILED'] }).notNull(),
    nextRunAt: instant('next_run_at').notNull(),
    /** Number of failed attempts to start the next run. */
    tries: integer('tries').notNull().default(0),
    stoppedAt: instant('stopped_at'),
  },
  (table) => [
    index('report_schedules_of_user').on(table.userId),
    index('report_schedules_due').on(table.nextRunAt).where(sql`${table.state} = 'ACTIVE'`),
  ],
)
