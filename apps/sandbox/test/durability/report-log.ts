import pg from 'pg'
import * as z from 'zod/mini'
import type { Storage } from '../sandbox-process'

const Entry = z.object({
  reportId: z.coerce.number(),
  status: z.string(),
  attempts: z.number(),
  /** The process that made the change, by the name of its database connections. */
  process: z.string(),
  atMs: z.coerce.number(),
})

/** One change of a report's status or attempts. */
export type LogEntry = z.output<typeof Entry>

/** The changes to the reports in a PostgreSQL database. The database itself records them. */
export interface ReportLog {
  entries(): Promise<readonly LogEntry[]>
  /** Whether a process has no running statement and no open transaction in the database. */
  isIdle(process: string): Promise<boolean>
  run(statement: string): Promise<void>
  close(): Promise<void>
}

/** The storage with a name for the database connections of one process. */
export const namedFor = (storage: Storage, process: string): Storage => {
  const { DATABASE_URL: address = '' } = storage.variables
  const url = new URL(address)
  url.searchParams.set('application_name', process)
  return { ...storage, variables: { ...storage.variables, DATABASE_URL: url.href } }
}

/**
 * SQL statements that make the database record each change of a report as a row. They also delay each claim by a tenth
 * of a second. During a claim, the other process therefore looks for its next report several times.
 */
const log = `create table report_log (id bigint generated always as identity, report_id bigint, status text,
    attempts integer, process text, at timestamptz default clock_timestamp());
  create function log_report() returns trigger language plpgsql as $$ begin
    insert into report_log (report_id, status, attempts, process)
      values (new.id, new.status, new.attempts, current_setting('application_name'));
    if new.status = 'PROCESSING' then perform pg_sleep(0.1); end if;
    return new; end $$;
  create trigger log_report after insert or update of status, attempts on reports
    for each row execute function log_report();`

/** Makes the database record changes to reports from now on. */
export async function logReports({ variables }: Storage): Promise<ReportLog> {
  const client = new pg.Client({ connectionString: variables['DATABASE_URL'] })
  await client.connect()
  await client.query(log)
  return {
    entries: async () => {
      const { rows } = await client.query(`select report_id as "reportId", status, attempts, process,
        extract(epoch from at) * 1000 as "atMs" from report_log order by id`)
      return z.array(Entry).parse(rows)
    },
    isIdle: async (process) => {
      const { rows } = await client.query(
        "select 1 from pg_stat_activity where application_name = $1 and state <> 'idle'",
        [process],
      )
      return rows.length === 0
    },
    run: async (statement) => {
      await client.query(statement)
    },
    close: () => client.end(),
  }
}
