import { placeTimeZone } from '@remesa/domain/country'
import { addDays, type CalendarDay, calendarDayOf, defaultBrand, instantOf } from '@remesa/domain/kernel'
import { orderStart, requestTypeFacts, supportedOrderAdapters } from '@remesa/domain/orders'
import { truckOfPoint } from '../../kernel/truck-of-point'
import type { orders } from '../schema'
import { firstPackId } from './catalogues.seed'
import { seedEmployees, seedVehicles } from './crew.seed'
import { currencyId } from './currencies.seed'
import { denominationId } from './money.seed'
import { type OrderScenario, orderScenarios } from './order-scenarios.seed'
import type { PlacedPoint } from './seeded-places'

type OrderInsert = typeof orders.$inferInsert & { readonly id: number }

/** Orders and all rows that belong to them, with ids. */
export interface OrderRows {
  readonly orders: OrderInsert[]
  readonly amounts: { id: number; orderId: number; currencyId: number; total: number }[]
  readonly packs: { amountId: number; packId: string; quantity: number }[]
  readonly denominations: { amountId: number; denominationId: string; quantity: number }[]
  readonly documents: { id: number; orderId: number; documentNumber: string }[]
  readonly containers: { documentId: number; code: string | null; seal: string | null }[]
  readonly documentAmounts: { documentId: number; commodityCode: string; currencyId: number; total: number }[]
  /** The number of each country's next order, by country id. */
  readonly nextNumbers: Map<number, number>
}

export const emptyOrderRows = (): OrderRows => ({
  orders: [],
  amounts: [],
  packs: [],
  denominations: [],
  documents: [],
  containers: [],
  documentAmounts: [],
  nextNumbers: new Map(),
})

/**
 * The scenarios of orders that are possible with the modules of a service point. A point that has only the portal's
 * module gets pickups that were ordered by phone.
 */
export function scenariosAt({ point }: PlacedPoint): readonly OrderScenario[] {
  const codes: readonly string[] = point.adapters
  if (!codes.some((code) => supportedOrderAdapters.includes(code))) return []
  const fitting = orderScenarios.filter(({ kind }) => codes.includes(requestTypeFacts(kind).adapterCode))
  if (fitting.length > 0) return fitting
  return orderScenarios
    .filter(({ kind, status }) => kind === 'pickup' && (status === 'DONE' || status === 'PLANNED'))
    .map((scenario) => ({ ...scenario, origin: 'PHONE' }))
}

/**
 * Adds the orders of one service point to `rows`. The days of the scenarios count from the day of `now` in the time
 * zone of the point.
 */
export function addHistory(rows: OrderRows, placed: PlacedPoint, now: Date): void {
  for (const scenario of scenariosAt(placed)) addOrder(rows, placed, scenario, now)
}

function addOrder(rows: OrderRows, placed: PlacedPoint, scenario: OrderScenario, now: Date): void {
  const { country, point } = placed
  const timeZone = placeTimeZone(country.code, point.zone)
  const today = calendarDayOf(now, timeZone)
  const day = addDays(today, scenario.day ?? 0)
  const at = (time: string | undefined) => (time === undefined ? null : instantOf(day, time, timeZone))
  const number = rows.nextNumbers.get(country.id) ?? country.firstOrderNumber
  rows.nextNumbers.set(country.id, number + 1)
  const id = rows.orders.length + 1
  const facts = requestTypeFacts(scenario.kind)
  const times = {
    requestInitialTime: at(scenario.requested?.[0]),
    requestFinalTime: at(scenario.requested?.[1]),
    plannedInitialTime: at(scenario.planned?.[0]),
    plannedFinalTime: at(scenario.planned?.[1]),
    realInitialTime: at(scenario.real?.[0]),
    realFinalTime: at(scenario.real?.[1]),
  }
  rows.orders.push({
    id,
    servicePointId: placed.id,
    countryId: country.id,
    serviceCode: String(number),
    serviceType: scenario.asFlaggedDelivery ? '1' : facts.wireCode,
    isChange: facts.isChange,
    statusCode: scenario.status,
    origin: scenario.origin ?? defaultBrand.origin,
    consignmentStatusCode: scenario.consignmentStatus ?? null,
    requestedTime:
      scenario.day === undefined ? null : instantOf(askedOn(today, scenario.day), '17:20', timeZone),
    ...times,
    startsAt: startsAt(times),
    serviceDate: scenario.day === undefined ? null : instantOf(day, '00:00', timeZone),
    rate: scenario.rate ?? null,
    comments: scenario.comments ?? null,
    motiveCode: scenario.motive ?? null,
    observation: scenario.motive === undefined ? null : 'Avisado por el cliente.',
    routeCode: scenario.planned === undefined ? null : `R-${100 + (placed.id % 9)}`,
    ...(scenario.planned === undefined ? {} : seededCrew(placed)),
    custodianName: scenario.real === undefined ? null : 'Equipo 14',
    faultDescription: scenario.kind === 'assistance-service' ? 'La cerradura no responde' : null,
    userName: scenario.origin === undefined ? 'Olga Prieto Vera' : null,
  })
  // At a point with agile pickup, the portal requests no amounts. Orders of other systems may have amounts, and then no
  // values can be declared.
  const isAgile = point.agilePickup && scenario.kind === 'pickup' && scenario.origin === undefined
  if (!isAgile) addAmounts(rows, id, placed, scenario)
  for (let note = 1; note <= (scenario.documents ?? 0); note += 1)
    addDocument(rows, id, placed, scenario, note)
}

/** The truck that serves a service point, and the crew in it. */
function seededCrew({ id, country }: PlacedPoint): Pick<OrderInsert, 'vehicleId' | 'crew'> {
  const trucks = seedVehicles.filter(({ countryId }) => countryId === country.id)
  const truck = truckOfPoint(trucks, id)
  if (truck === undefined) return {}
  const crew = seedEmployees.filter(({ vehicleId }) => vehicleId === truck.id)
  return { vehicleId: truck.id, crew: crew.map((employee) => employee.id) }
}

/** The day on which the order was requested: two days before the service, but yesterday at the latest. */
const askedOn = (today: CalendarDay, day: number): CalendarDay => addDays(today, Math.min(day - 2, -1))

/** The start of an order, computed by the domain's rule. The given times are instants. */
export const startsAt = (times: {
  readonly realInitialTime: Date | null
  readonly plannedInitialTime: Date | null
  readonly requestInitialTime: Date | null
}): Date | null =>
  orderStart({
    realInitialTime: times.realInitialTime?.toISOString() ?? null,
    plannedInitialTime: times.plannedInitialTime?.toISOString() ?? null,
    requestInitialTime: times.requestInitialTime?.toISOString() ?? null,
  }) ?? null

function addAmounts(
  rows: OrderRows,
  orderId: number,
  { country }: PlacedPoint,
  scenario: OrderScenario,
): void {
  const [main, second] = country.currencies
  const wanted = [
    { code: main, total: scenario.amount },
    { code: second, total: scenario.secondAmount },
  ]
  for (const { code, total } of wanted) {
    if (code === undefined || total === undefined) continue
    const id = rows.amounts.length + 1
    rows.amounts.push({ id, orderId, currencyId: currencyId(code), total })
    if (scenario.kind === 'delivery') {
      rows.denominations.push({
        amountId: id,
        denominationId: String(denominationId(code, 5_000)),
        quantity: Math.floor(total / 5_000),
      })
    }
    if (scenario.kind === 'delivery-exchange')
      rows.packs.push({ amountId: id, packId: String(firstPackId(country.code)), quantity: 2 })
  }
}

function addDocument(
  rows: OrderRows,
  orderId: number,
  { country }: PlacedPoint,
  scenario: OrderScenario,
  note: number,
): void {
  const documentId = rows.documents.length + 1
  const notes = scenario.documents ?? 1
  rows.documents.push({ id: documentId, orderId, documentNumber: `${orderId}/${note}` })
  rows.containers.push(
    { documentId, code: `B${documentId}01`, seal: `P${7_000 + documentId}` },
    { documentId, code: `B${documentId}02`, seal: null },
  )
  const [main, second] = country.currencies
  const code = note === 2 && second !== undefined ? second : main
  const total = note === 2 && second !== undefined ? scenario.secondAmount : scenario.amount
  rows.documentAmounts.push({
    documentId,
    commodityCode: '0',
    currencyId: currencyId(code),
    total: total ?? Math.floor(50_000 / notes),
  })
}
