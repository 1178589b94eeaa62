import { addDays, calendarDayOf, instantOf } from '@remesa/domain/kernel'
import { orderStart, requestTypeFacts } from '@remesa/domain/orders'
import { and, asc, eq, isNotNull, lte } from 'drizzle-orm'
import type { Database } from '../db/database'
import {
  consignmentAmounts,
  consignmentContainers,
  consignmentDocuments,
  countries,
  orderAmounts,
  orders,
} from '../db/schema'
import { dayZoneOf } from '../kernel/day-zone'
import { notifyOrderChange } from './order-feed'
import { visitCrew } from './visit-crew'

type OrderRecord = typeof orders.$inferSelect

const minuteMs = 60_000
/** Time between steps in the office; those of the crew follow the planned times. */
const officeStepMs = 30 * 1_000
const approachMs = 60 * minuteMs
const visitMs = 30 * minuteMs
/** The most steps in one call of `advanceOrders`, so that it does not block others; the rest is left to the next call. */
const batchSize = 200

/** When a new order takes its first step. */
export const firstStepAt = (now: Date): Date => new Date(now.getTime() + officeStepMs)

type Change = Partial<Omit<OrderRecord, 'id'>>

/**
 * The next status of an order: PENDING, RECEIVED, PREPARING, PREPARED, PLANNED one after the other, ONWAY an hour before
 * its planned start, DONE at its planned end. Times follow from the order alone, so it does not matter how late the step
 * is taken.
 */
const nextStep = (order: OrderRecord, timeZone: string): Change => {
  const due = order.nextStepAt
  if (due === null) return {}
  return stepFrom.get(order.statusCode)?.(order, due, timeZone) ?? { nextStepAt: null }
}

const after = (due: Date, ms: number): Date => new Date(due.getTime() + ms)

/** The step out of each status; the others are the last. */
const stepFrom = new Map<string, (order: OrderRecord, due: Date, timeZone: string) => Change>([
  ['PENDING', (_, due) => ({ statusCode: 'RECEIVED', nextStepAt: after(due, officeStepMs) })],
  ['RECEIVED', (_, due) => ({ statusCode: 'PREPARING', nextStepAt: after(due, officeStepMs) })],
  ['PREPARING', (_, due) => ({ statusCode: 'PREPARED', nextStepAt: after(due, officeStepMs) })],
  ['PREPARED', (order, due, timeZone) => planned(order, due, timeZone)],
  [
    'PLANNED',
    ({ plannedFinalTime }, due) => ({
      statusCode: 'ONWAY',
      consignmentStatusCode: '3',
      nextStepAt: plannedFinalTime ?? after(due, visitMs),
    }),
  ],
  ['ONWAY', (order, due) => done(order, due)],
])

const planned = (order: OrderRecord, due: Date, timeZone: string): Change => {
  const nextMorning = instantOf(addDays(calendarDayOf(due, timeZone), 1), '09:00', timeZone)
  const asked = order.requestInitialTime
  // A day without hours begins at midnight, when no crew comes.
  const isHour = order.requestFinalTime !== null
  const start =
    asked === null
      ? nextMorning
      : isHour
        ? asked
        : instantOf(calendarDayOf(asked, timeZone), '09:00', timeZone)
  const plannedInitialTime = start < due ? due : start
  const plannedFinalTime = new Date(plannedInitialTime.getTime() + visitMs)
  const onWayAt = new Date(plannedInitialTime.getTime() - approachMs)
  return {
    statusCode: 'PLANNED',
    consignmentStatusCode: '2',
    plannedInitialTime,
    plannedFinalTime,
    startsAt: startOf({ ...order, plannedInitialTime }),
    routeCode: `R-${100 + (order.servicePointId % 9)}`,
    nextStepAt: onWayAt < due ? due : onWayAt,
  }
}

const done = (order: OrderRecord, due: Date): Change => {
  const realInitialTime = order.plannedInitialTime ?? new Date(due.getTime() - visitMs)
  return {
    statusCode: 'DONE',
    consignmentStatusCode: '6',
    realInitialTime,
    realFinalTime: due,
    startsAt: startOf({ ...order, realInitialTime }),
    custodianName: `Equipo ${1 + (order.servicePointId % 20)}`,
    assistanceObservation:
      order.faultDescription === null ? null : 'Revisado y probado en presencia del cliente.',
    nextStepAt: null,
  }
}

const startOf = (order: OrderRecord): Date | null =>
  orderStart({
    realInitialTime: order.realInitialTime?.toISOString() ?? null,
    plannedInitialTime: order.plannedInitialTime?.toISOString() ?? null,
    requestInitialTime: order.requestInitialTime?.toISOString() ?? null,
  }) ?? null

/**
 * Takes every step that is due; an order that has missed several takes all of them. Processes on one database share the
 * work: each order is advanced by one of them.
 *
 * @returns How many steps were taken.
 */
export const advanceOrders = async (db: Database, now: Date): Promise<number> => {
  let steps = 0
  for (let taken = await advanceBatch(db, now); taken > 0; taken = await advanceBatch(db, now)) steps += taken
  return steps
}

const advanceBatch = (db: Database, now: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const due = await tx
      .select({ order: orders, countryCode: countries.code })
      .from(orders)
      .innerJoin(countries, eq(countries.id, orders.countryId))
      .where(and(isNotNull(orders.nextStepAt), lte(orders.nextStepAt, now)))
      .orderBy(asc(orders.nextStepAt), asc(orders.id))
      .limit(batchSize)
      .for('update', { of: orders, skipLocked: true })
    for (const { order, countryCode } of due) {
      const change = nextStep(order, dayZoneOf(countryCode))
      await tx
        .update(orders)
        .set(change.statusCode === 'PLANNED' ? { ...change, ...(await visitCrew(tx, order)) } : change)
        .where(eq(orders.id, order.id))
        .returning({ notified: notifyOrderChange })
      if (change.statusCode === 'DONE') await writeConsignment(tx, order)
    }
    return due.length
  })

/** A completed pickup leaves a consignment note of what was handed to the crew. */
const writeConsignment = async (db: Database, order: OrderRecord): Promise<void> => {
  if (order.serviceType !== requestTypeFacts('pickup').wireCode) return
  const [document] = await db
    .insert(consignmentDocuments)
    .values({ orderId: order.id, documentNumber: `${order.serviceCode}/1` })
    .onConflictDoNothing()
    .returning({ id: consignmentDocuments.id })
  if (document === undefined) return
  const documentId = document.id
  await db
    .insert(consignmentContainers)
    .values({ documentId, code: `B${order.id}01`, seal: `P${70_000 + order.id}` })
  const amounts = await db.select().from(orderAmounts).where(eq(orderAmounts.orderId, order.id))
  if (amounts.length > 0) {
    await db
      .insert(consignmentAmounts)
      .values(amounts.map(({ currencyId, total }) => ({ documentId, commodityCode: '0', currencyId, total })))
  }
}
