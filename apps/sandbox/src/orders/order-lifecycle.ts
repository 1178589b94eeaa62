import { placeTimeZone } from '@remesa/domain/country'
import { addDays, calendarDayOf, err, instantOf, ok } from '@remesa/domain/kernel'
import { orderStart, type RequestType, requestTypeFacts, STOPPED_STATUS } from '@remesa/domain/orders'
import { and, asc, eq, isNotNull, lte } from 'drizzle-orm'
import type { Database } from '../db/database'
import {
  consignmentAmounts,
  consignmentContainers,
  consignmentDocuments,
  countries,
  orderAmounts,
  orders,
  servicePoints,
} from '../db/schema'
import { type FailedTry, type TryOptions, tryUnit } from '../db/tries'
import { notifyOrderChange } from './order-feed'
import { visitCrew } from './visit-crew'

type OrderRecord = typeof orders.$inferSelect

const minuteMs = 60_000
/**
 * Time in milliseconds between two status changes of an order, until the order is planned. Later status changes happen
 * at the planned times of the visit.
 */
const officeStepMs = 30 * 1_000
const approachMs = 60 * minuteMs
const visitMs = 30 * minuteMs
/**
 * Largest number of status changes in one call of `advanceOrders`. The limit prevents the call from blocking other
 * work, and the next call continues.
 */
const batchSize = 200

/** The time of a new order's first automatic status change. */
export const firstStepAt = (now: Date): Date => new Date(now.getTime() + officeStepMs)

type Change = Partial<Omit<OrderRecord, 'id'>>

/**
 * The next status of an order. PENDING, RECEIVED, PREPARING, PREPARED and PLANNED follow each other. ONWAY follows an
 * hour before the planned start, and DONE at the planned end. The times depend only on the order, so a late change has
 * the same result.
 */
const nextStep = (order: OrderRecord, timeZone: string): Change => {
  const due = order.nextStepAt
  if (due === null) return {}
  return stepFrom.get(order.statusCode)?.(order, due, timeZone) ?? { nextStepAt: null }
}

const after = (due: Date, ms: number): Date => new Date(due.getTime() + ms)

/** The change that follows each status. A status without a change is final. */
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
  // An order without hours starts at midnight. No crew comes at midnight, so the visit is planned for nine o'clock.
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
    assistanceObservation: isOf('assistance-service', order)
      ? 'Revisado y probado en presencia del cliente.'
      : null,
    nextStepAt: null,
  }
}

const isOf = (type: RequestType, { serviceType }: OrderRecord): boolean =>
  serviceType === requestTypeFacts(type).wireCode

const startOf = (order: OrderRecord): Date | null =>
  orderStart({
    realInitialTime: order.realInitialTime?.toISOString() ?? null,
    plannedInitialTime: order.plannedInitialTime?.toISOString() ?? null,
    requestInitialTime: order.requestInitialTime?.toISOString() ?? null,
  }) ?? null

/**
 * Makes every status change that is due. An order that has missed several changes gets all of them. Processes that use
 * the same database share the work, and only one process changes an order. A failed change does not affect other
 * orders. After three failed attempts the order is not changed any more. (ORD-170)
 *
 * @returns the number of due status changes.
 */
export const advanceOrders = async (db: Database, options: TryOptions): Promise<number> => {
  let steps = 0
  for (let due = await advanceBatch(db, options); due > 0; due = await advanceBatch(db, options)) steps += due
  return steps
}

interface DueOrder {
  readonly order: OrderRecord
  readonly countryCode: string
  readonly zone: string | null
}

const advanceBatch = (db: Database, options: TryOptions): Promise<number> =>
  db.transaction(async (tx) => {
    const due = await tx
      .select({ order: orders, countryCode: countries.code, zone: servicePoints.zone })
      .from(orders)
      .innerJoin(countries, eq(countries.id, orders.countryId))
      .innerJoin(servicePoints, eq(servicePoints.id, orders.servicePointId))
      .where(and(isNotNull(orders.nextStepAt), lte(orders.nextStepAt, options.now)))
      .orderBy(asc(orders.nextStepAt), asc(orders.id))
      .limit(batchSize)
      .for('update', { of: orders, skipLocked: true })
    const all = await tx.transaction((inner) => takeSteps(inner, due)).then(ok, err)
    if (all.ok) return due.length
    // The common transaction failed because of one order, so each order is now changed in a separate transaction.
    for (const one of due) {
      const { id, stepTries } = one.order
      const unit = {
        id,
        tries: stepTries,
        work: (inner: Database) => takeSteps(inner, [one]),
        onFailed: ({ tries, retryAt }: FailedTry) =>
          tx
            .update(orders)
            .set({
              stepTries: tries,
              nextStepAt: retryAt ?? null,
              ...(retryAt === undefined && { statusCode: STOPPED_STATUS }),
            })
            .where(eq(orders.id, id))
            .returning({ notified: notifyOrderChange }),
      }
      await tryUnit(tx, unit, options)
    }
    return due.length
  })

const takeSteps = async (db: Database, due: readonly DueOrder[]): Promise<void> => {
  for (const { order, countryCode, zone } of due) {
    const step = nextStep(order, placeTimeZone(countryCode, zone))
    const crew = step.statusCode === 'PLANNED' ? await visitCrew(db, order) : {}
    await db
      .update(orders)
      .set({ ...step, ...crew, stepTries: 0 })
      .where(eq(orders.id, order.id))
      .returning({ notified: notifyOrderChange })
    if (step.statusCode === 'DONE') await writeConsignment(db, order)
  }
}

/** Stores the consignment note of a completed pickup, with the amounts that the crew has received. */
const writeConsignment = async (db: Database, order: OrderRecord): Promise<void> => {
  if (!isOf('pickup', order)) return
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
