import { sql } from 'drizzle-orm'
import { deleteOldSessions, keyTimes, loadProviderKeys, renewSigningKeys } from '../../src/authorisation'
import type { Database } from '../../src/db/database'
import { oidcPayloads, orders, reportSchedules, reports } from '../../src/db/schema'
import { deleteExpiredPayloads } from '../../src/oidc'
import { advanceOrders } from '../../src/orders/order-lifecycle'
import { deleteOldKeys } from '../../src/request/create-once'
import { ordersReportBody } from '../../src/testing/requests/reports.requests'
import { worldStart } from '../../src/testing/test-world'
import { keptForMs, removeExpiredReports, runDueSchedules, workOneReport } from '../../src/worker'
import { asRelation, countOf, type HostileRow, owner } from './hostile-rows'

/**
 * One type of background work of the back end. Its functions store hostile rows, which no call of the API would write,
 * before valid work.
 */
export interface Worker {
  readonly name: string
  /** Removes all pending work of this type. */
  readonly clear: (db: Database) => Promise<unknown>
  readonly poison: (db: Database, rows: readonly HostileRow[]) => Promise<unknown>
  /** Adds valid work of another user after the hostile rows. */
  readonly add: (db: Database) => Promise<unknown>
  /** Runs one round of the work, as the process does. */
  readonly round: (db: Database, now: Date, onFailure: (error: unknown) => void) => Promise<unknown>
  /** Whether the valid work that `add` has added is done. */
  readonly isDone: (db: Database) => Promise<boolean>
  /** The number of hostile rows that will be attempted again later. */
  readonly waiting: (db: Database, now: Date) => Promise<number>
}

const start = worldStart.toISOString()
const none = async () => 0
const attacker = owner('customer-operator')
const other = owner('provider-admin')

const makesReports: Worker = {
  name: 'makes reports',
  clear: (db) => db.delete(reports),
  poison: (db, rows) =>
    db.execute(sql`insert into reports (type, status, user_id, country_id, request, locale, request_date)
      select r.kind, 'RECEIVED', ${attacker}, 1, r.json, r.text, r.instant::timestamptz from ${asRelation(rows)}`),
  add: (db) =>
    db.execute(sql`insert into reports (type, status, user_id, country_id, request, locale, request_date)
      values ('ORDERS', 'RECEIVED', ${other}, 1, ${JSON.stringify(ordersReportBody())}::jsonb, 'en', ${start})`),
  // A round creates two reports, because at most one report of the attacker precedes the other user's valid report.
  round: async (db, now, onFailure) => {
    const options = { now: () => now, onFailure }
    for (let count = 0; count < 2; count += 1) await workOneReport(db, options)
  },
  isDone: async (db) =>
    (await countOf(db, sql`reports where status = 'UPLOADED' and user_id = ${other}`)) === 1,
  waiting: none,
}

const requestsWeekly: Worker = {
  name: 'requests scheduled reports',
  clear: async (db) => {
    await db.delete(reports)
    await db.delete(reportSchedules)
  },
  poison: (db, rows) =>
    db.execute(sql`insert into report_schedules
      (user_id, type, request, locale, based_on, weekday, time, time_zone, state, next_run_at)
      select ${attacker}, r.kind, r.json, r.text, r.instant::timestamptz, r.weekday, r.time, r.zone, 'ACTIVE', r.past::timestamptz
      from ${asRelation(rows)}`),
  add: (db) =>
    db.execute(sql`insert into report_schedules
      (user_id, type, request, locale, based_on, weekday, time, time_zone, state, next_run_at)
      values (${other}, 'ORDERS', ${JSON.stringify(ordersReportBody())}::jsonb, 'en', ${start}, 1, '06:00', 'Europe/Madrid', 'ACTIVE', ${start})`),
  round: (db, now, onFailure) => runDueSchedules(db, { now, onFailure }),
  isDone: async (db) => (await countOf(db, sql`reports where user_id = ${other}`)) === 1,
  waiting: (db, now) =>
    countOf(db, sql`report_schedules where state = 'ACTIVE' and next_run_at <= ${now.toISOString()}`),
}

const movesOrders: Worker = {
  name: 'moves orders on',
  clear: async (db) => {
    await db.delete(orders).where(sql`service_code like 'HOSTILE-%'`)
    await db.update(orders).set({ nextStepAt: null })
  },
  poison: (db, rows) =>
    db.execute(sql`insert into orders (country_id, service_point_id, service_code, service_type, origin, status_code,
        requested_time, request_initial_time, request_final_time, planned_initial_time, planned_final_time, next_step_at, crew)
      select o.country_id, o.service_point_id, 'HOSTILE-' || r.n, r.text, r.text, r.kind, r.instant::timestamptz,
        r.instant::timestamptz, r.past::timestamptz, r.past::timestamptz, r.instant::timestamptz, r.past::timestamptz, r.json
      from (select * from orders order by id limit 1) as o, ${asRelation(rows)}`),
  add: (db) =>
    db.execute(sql`update orders set status_code = 'PENDING', next_step_at = ${start}
      where id = (select min(id) from orders)`),
  round: (db, now, onFailure) => advanceOrders(db, { now, onFailure }),
  isDone: async (db) =>
    (await countOf(db, sql`orders where id = (select min(id) from orders) and status_code <> 'PENDING'`)) ===
    1,
  waiting: (db, now) => countOf(db, sql`orders where next_step_at <= ${now.toISOString()}`),
}

const removesReports: Worker = {
  name: 'removes expired reports',
  clear: (db) => db.delete(reports),
  poison: (db, rows) =>
    db.execute(sql`insert into reports (type, status, user_id, country_id, request, locale, request_date, expiration_date, removed_at)
      select r.kind, r.text, ${attacker}, 1, r.json, r.text, r.past::timestamptz, r.instant::timestamptz, r.instant::timestamptz
      from ${asRelation(rows)}`),
  add: (db) =>
    db.execute(sql`insert into reports (type, status, user_id, country_id, request, locale, request_date, expiration_date)
      values ('ORDERS', 'UPLOADED', ${other}, 1, '{}', 'en', ${start},
        ${new Date(worldStart.getTime() - keptForMs).toISOString()})`),
  round: (db, now) => removeExpiredReports(db, now),
  isDone: async (db) => (await countOf(db, sql`reports where user_id = ${other}`)) === 0,
  waiting: none,
}

const removesSignIns: Worker = {
  name: 'removes expired sign-ins',
  clear: (db) => db.execute(sql`delete from oidc_payloads where model = 'Hostile' or model = 'Grant'`),
  poison: (db, rows) =>
    db.execute(sql`insert into oidc_payloads (model, id, payload, grant_id, uid, expires_at)
      select 'Hostile', r.n || r.text, r.json, r.text, r.text, r.instant::timestamptz from ${asRelation(rows)}`),
  add: (db) =>
    db.insert(oidcPayloads).values({ model: 'Grant', id: 'other', payload: {}, expiresAt: new Date(0) }),
  round: (db, now) => deleteExpiredPayloads(db, now),
  isDone: async (db) => (await countOf(db, sql`oidc_payloads where id = 'other'`)) === 0,
  waiting: none,
}

const removesKeys: Worker = {
  name: 'removes old keys of requests',
  clear: (db) => db.execute(sql`delete from idempotency_keys`),
  poison: (db, rows) =>
    db.execute(sql`insert into idempotency_keys (user_id, key, endpoint, request_hash, status, response, created_at)
      select ${attacker}, r.n || r.text, r.text, r.text, r.weekday, r.json, r.instant::timestamptz from ${asRelation(rows)}`),
  add: (db) =>
    db.execute(sql`insert into idempotency_keys (user_id, key, endpoint, request_hash, status, response, created_at)
      values (${other}, 'other', 'x', 'x', 200, '{}', '2020-01-01T00:00:00Z')`),
  round: (db, now) => deleteOldKeys(db, now),
  isDone: async (db) => (await countOf(db, sql`idempotency_keys where key = 'other'`)) === 0,
  waiting: none,
}

const removesSessions: Worker = {
  name: 'removes sessions that have ended',
  clear: (db) => db.execute(sql`delete from user_sessions`),
  poison: (db, rows) =>
    db.execute(sql`insert into user_sessions (id, grant_id, user_id, started_at, address, agent, is_new_device)
      select r.n || r.text, r.text, ${attacker}, r.instant::timestamptz, r.text, r.text, r.n % 2 = 0 from ${asRelation(rows)}`),
  add: (db) =>
    db.execute(sql`insert into user_sessions (id, grant_id, user_id, started_at, is_new_device)
      values ('other', 'other', ${other}, '2020-01-01T00:00:00Z', true)`),
  round: (db, now) => deleteOldSessions(db, now),
  isDone: async (db) => (await countOf(db, sql`user_sessions where id = 'other'`)) === 0,
  waiting: none,
}

const renewsKeys: Worker = {
  name: 'renews the keys that sign',
  clear: (db) => db.execute(sql`delete from oidc_keys`),
  poison: (db, rows) =>
    db.execute(sql`insert into oidc_keys (id, purpose, material, created_at)
      select case when r.n = 1 then 'signing-2' else r.n || r.text end,
        case when r.n % 2 = 1 then 'signing' else 'cookie' end, r.json, r.instant::timestamptz from ${asRelation(rows)}`),
  add: (db) => loadProviderKeys(db, new Date(worldStart.getTime() - keyTimes.newAfterMs)),
  round: async (db, now) => {
    await renewSigningKeys(db, now)
    await loadProviderKeys(db, now)
  },
  isDone: async (db) => {
    const { signing, cookies } = await loadProviderKeys(db, worldStart)
    return signing.length === 2 && cookies.length === 1
  },
  waiting: none,
}

/**
 * All background work that reads stored rows. Feeds read notifications of the database instead; `feeds.test.ts` tests
 * them.
 */
export const workers: readonly Worker[] = [
  makesReports,
  requestsWeekly,
  movesOrders,
  removesReports,
  removesSignIns,
  removesKeys,
  removesSessions,
  renewsKeys,
]
