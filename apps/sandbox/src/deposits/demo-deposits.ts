import {
  buildDepositTransaction,
  changeDepositDraft,
  depositTimeZone,
  emptyDepositDraft,
} from '@remesa/domain/deposits'
import { addDays, calendarDayOf, instantOf } from '@remesa/domain/kernel'
import { and, eq } from 'drizzle-orm'
import { findCaller, servicePointsWithin } from '../authorisation'
import type { Database } from '../db/database'
import { servicePoints, users } from '../db/schema'
import { findServicePoint } from '../service-points'
import { listDepositCommodities } from './deposit-commodities'
import { registerDeposit } from './register-deposit'

/**
 * Planned deposits of one account at one of its service points. Each has a number of days before today, a time and an
 * amount.
 */
interface DemoHistory {
  readonly username: string
  readonly point: string
  readonly deposits: readonly (readonly [daysAgo: number, time: string, amount: string])[]
}

const histories: readonly DemoHistory[] = [
  {
    username: 'customer-operator',
    point: 'Abando, caja inteligente',
    deposits: [
      [3, '13:05', '1.240,50'],
      [3, '20:10', '2.385,00'],
      [2, '13:20', '980,20'],
      [2, '20:05', '1.915,75'],
      [1, '13:10', '1.102,40'],
      [1, '20:15', '2.640,00'],
      [0, '00:40', '415,00'],
      [0, '09:05', '860,30'],
      [0, '13:15', '1.018,90'],
    ],
  },
  {
    username: 'customer-deposit',
    point: 'Delicias, caja inteligente',
    deposits: [
      [4, '14:00', '320,00'],
      [2, '19:30', '745,60'],
      [1, '19:40', '512,15'],
      [0, '00:50', '128,00'],
      [0, '10:30', '233,40'],
    ],
  },
  {
    username: 'customer-deposit',
    point: 'Actur, caja inteligente',
    deposits: [
      [3, '18:00', '410,00'],
      [1, '18:20', '288,70'],
    ],
  },
  {
    username: 'customer-islands',
    point: 'Santa Catalina, caja inteligente',
    deposits: [
      [2, '21:45', '150,00'],
      [1, '23:30', '96,50'],
    ],
  },
]

/** The bag code of the first deposit, as a number. */
const FIRST_BAG = 4_100_216
const codeOf = (at: number): string => String(FIRST_BAG + at * 37).padStart(10, '0')

/** The data that all deposits of a history have in common, such as the account and the service point. */
const placeOf = async (db: Database, { username, point: name }: DemoHistory) => {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.username, username))
  const caller = user && (await findCaller(db, String(user.id)))
  const point =
    caller &&
    (await findServicePoint(
      db,
      and(eq(servicePoints.description, name), servicePointsWithin(db, caller.scope)),
    ))
  if (caller === undefined || point === undefined)
    throw new Error(`[deposits] ${username} does not reach ${name}`)
  const [commodity] = await listDepositCommodities(db, point.subclient.client.country.id)
  return { caller, point, commodity, timeZone: depositTimeZone(point, caller.config) }
}

/**
 * Adds deposits of the last days to the demo data, earliest first. Each deposit is registered by the same rules as a
 * deposit that is sent, and the same users can see it. Deposits later than `now` are skipped. (DPS-65)
 */
export const addDemoDeposits = async (db: Database, now: Date): Promise<void> => {
  const planned = []
  for (const history of histories) {
    const place = await placeOf(db, history)
    for (const [daysAgo, time, totalAmount] of history.deposits) {
      const day = addDays(calendarDayOf(now, place.timeZone), -daysAgo)
      planned.push({ ...place, at: instantOf(day, time, place.timeZone), totalAmount })
    }
  }
  const past = planned
    .filter(({ at }) => at < now)
    .toSorted((one, other) => Number(one.at) - Number(other.at))
  for (const [bag, { caller, point, commodity, at, totalAmount }] of past.entries()) {
    const { subclient } = point
    const { config } = caller
    const facts = { points: [point], config, now: at }
    const draft = changeDepositDraft(
      emptyDepositDraft(facts),
      { commodity, totalAmount, barcode: codeOf(bag), channelId: point.channels[0]?.id },
      facts,
    )
    const body = buildDepositTransaction(draft, {
      user: caller,
      servicePoint: point,
      subclient,
      client: subclient.client,
      config,
      now: at,
    })
    const booked = await db.transaction((tx) => registerDeposit(tx, { body, caller, now: at }))
    if (!booked.ok) throw new Error(`[deposits] a deposit of ${caller.username} was refused`)
  }
}
