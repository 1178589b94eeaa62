import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { openDatabase } from '../../src/db/connection/open-database'
import { maxTries } from '../../src/db/tries'
import type { Storage } from '../sandbox-process'
import type { History } from './history'
import { noteHundredths, type Write } from './writes'

const storedKey = sql`like 'kill-%'`

const Order = z.object({
  key: z.string(),
  id: z.coerce.string(),
  total: z.coerce.number(),
  notes: z.coerce.number(),
  cancelledBy: z.nullable(z.string()),
})
const orders = sql`select o.comments as key, o.id,
  (select coalesce(sum(a.total_hundredths), 0) from order_amounts a where a.order_id = o.id) as total,
  (select coalesce(sum(d.quantity), 0) from order_amounts a join order_denominations d on d.amount_id = a.id
    where a.order_id = o.id) as notes,
  case when o.status_code = 'CANCELLED' then o.observation end as "cancelledBy"
  from orders o where o.comments ${storedKey}`

const Deposit = z.object({ key: z.string(), id: z.string(), total: z.coerce.number() })
const bag = sql`d.body #>> '{transactions,0,units,0,mix,0,barCode}'`
const deposits = sql`select ${bag} as key, d.session_id as id, d.total_hundredths as total
  from deposits d where ${bag} ${storedKey}`

const WHOLE = 'whole'
const Report = z.object({ id: z.coerce.string(), state: z.string() })
/**
 * A query for the outcome of each report. A report either has a file, or was abandoned after three attempts. Each of
 * these attempts must have ended with its process or with the database.
 */
const reports = sql`select r.id, case when r.lease_until is null and case r.status
    when 'UPLOADED' then r.attempts <= ${maxTries} and substr(r.content, 1, 2) = '\\x504b'::bytea and r.filename is not null
    when 'ERROR' then r.attempts >= ${maxTries} and r.content is null and r.filename is null
    else false end then ${WHOLE} else concat(r.status, ', attempts: ', r.attempts, ', file: ', r.filename) end as state
  from reports r`

const Key = z.object({ key: z.string() })
const keys = sql`select k.key from idempotency_keys k where k.key ${storedKey}`

/** The rows of a database that the recorded writes have created. */
export interface Stored {
  readonly orders: readonly z.output<typeof Order>[]
  readonly deposits: readonly z.output<typeof Deposit>[]
  readonly reports: readonly z.output<typeof Report>[]
  readonly keys: readonly string[]
}

const sorted = <T>(rows: readonly T[], by: (row: T) => string): readonly T[] =>
  rows.toSorted((a, b) => (by(a) < by(b) ? -1 : 1))

const inOrder = (stored: Stored): Stored => ({
  orders: sorted(stored.orders, ({ key }) => key),
  deposits: sorted(stored.deposits, ({ key }) => key),
  reports: sorted(stored.reports, ({ id }) => id),
  keys: sorted(stored.keys, (key) => key),
})

/** The rows in the storage of a sandbox that has ended. */
export const storedOf = async ({ variables }: Storage): Promise<Stored> => {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = '' } = variables
  const opened = await openDatabase({ databaseUrl, dataDir }, () => {})
  if (!opened.ok) throw new Error(opened.error)
  const { db, close } = opened.value
  const rowsOf = async <T>(query: SQL, row: z.ZodMiniType<T>): Promise<readonly T[]> => {
    const answer: unknown = await db.execute(query)
    return z.array(row).parse(Reflect.get(Object(answer), 'rows'))
  }
  try {
    return inOrder({
      orders: await rowsOf(orders, Order),
      deposits: await rowsOf(deposits, Deposit),
      reports: await rowsOf(reports, Report),
      keys: (await rowsOf(keys, Key)).map(({ key }) => key),
    })
  } finally {
    await close()
  }
}

const isOf =
  <Kind extends Write['kind']>(...kinds: readonly Kind[]) =>
  (entry: {
    readonly write: Write
    readonly id: string
  }): entry is { readonly write: Extract<Write, { kind: Kind }>; readonly id: string } =>
    kinds.some((kind) => kind === entry.write.kind)

/**
 * The rows that the storage has to contain after every recorded write has got a response. Each write must be stored
 * completely, and only once.
 */
export const expectedOf = ({ acknowledged }: History): Stored => {
  const entries = [...acknowledged.values()]
  const cancelledBy = new Map(
    entries.filter(isOf('cancellation')).map(({ write }) => [write.serviceId, write.key]),
  )
  return inOrder({
    orders: entries.filter(isOf('pickup', 'delivery')).map(({ write, id }) => ({
      key: write.key,
      id,
      total: write.kind === 'delivery' ? write.notes * noteHundredths : write.total,
      notes: write.kind === 'delivery' ? write.notes : 0,
      cancelledBy: cancelledBy.get(id) ?? null,
    })),
    deposits: entries.filter(isOf('deposit')).map(({ write: { key, total }, id }) => ({ key, id, total })),
    reports: entries.filter(isOf('report')).map(({ id }) => ({ id, state: WHOLE })),
    keys: entries.map(({ write }) => write.key),
  })
}
