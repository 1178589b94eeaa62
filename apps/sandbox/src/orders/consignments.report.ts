import { fromHundredths } from '@remesa/domain/kernel'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import {
  agreementCommodities,
  clients,
  consignmentAmounts,
  consignmentContainers,
  consignmentDocuments,
  currencies,
  orders,
  servicePoints,
  subclients,
} from '../db/schema'
import { isAmong } from '../kernel/id-lists'
import { type Column, inBatches, type Making, type Sheet, sheetOf } from '../reports'
import { orderColumns, orderFields, type timeCellIn } from './order-report-columns'

type Note = Awaited<ReturnType<typeof readNotes>>[number]

interface Row extends Note {
  /**
   * The amount of one type of money and currency that was transported with the consignment note. A note without amounts
   * has one row, in which `content` is `undefined`.
   */
  readonly content: Awaited<ReturnType<typeof readContents>>[number] | undefined
}

/** The report with the consignment notes of orders. It has a row for each type of money and currency. */
export const consignmentsReport = (
  making: Making,
  { condition, time }: { readonly condition: SQL | undefined; readonly time: ReturnType<typeof timeCellIn> },
): Sheet => {
  const columns: readonly Column<Row>[] = [
    { header: 'note', value: (row) => row.documentNumber },
    ...orderColumns(making),
    { header: 'realFrom', value: (row) => time(row, row.realInitialTime), kind: 'dayTime' },
    { header: 'containers', value: (row) => row.containers.join(', '), width: 28 },
    { header: 'seals', value: (row) => row.seals.join(', '), width: 28 },
    { header: 'commodity', value: ({ content }) => content?.commodity ?? content?.code ?? null },
    { header: 'currency', value: ({ content }) => content?.currency ?? null, width: 10 },
    {
      header: 'amount',
      value: ({ content }) => (content ? fromHundredths(content.total) : null),
      kind: 'amount',
    },
  ]
  return sheetOf(making, 'orders.ORDERS_CONSIGNMENTS', columns, rowsOf(making.db, condition))
}

async function* rowsOf(db: Database, condition: SQL | undefined): AsyncGenerator<readonly Row[]> {
  const batches = inBatches(
    (limit) => listIds(db, condition, limit),
    (ids) => readNotes(db, ids),
  )
  for await (const notes of batches) {
    const found = await readContents(
      db,
      notes.map(({ id }) => id),
    )
    const contents = Map.groupBy(found, ({ documentId }) => documentId)
    yield notes.flatMap((note): Row[] =>
      (contents.get(note.id) ?? [undefined]).map((content) => ({ ...note, content })),
    )
  }
}

const ofContainers = (column: typeof consignmentContainers.code | typeof consignmentContainers.seal) =>
  sql<
    string[]
  >`array(select ${column} from ${consignmentContainers} where ${consignmentContainers.documentId} = ${consignmentDocuments.id} and ${column} is not null order by ${consignmentContainers.id})`

const listIds = (db: Database, condition: SQL | undefined, limit: number) =>
  db
    .select({ id: consignmentDocuments.id })
    .from(consignmentDocuments)
    .innerJoin(orders, eq(orders.id, consignmentDocuments.orderId))
    .where(condition)
    .orderBy(asc(consignmentDocuments.id))
    .limit(limit)

const readNotes = (db: Database, ids: readonly number[]) =>
  db
    .select({
      id: consignmentDocuments.id,
      documentNumber: consignmentDocuments.documentNumber,
      ...orderFields,
      realInitialTime: orders.realInitialTime,
      containers: ofContainers(consignmentContainers.code),
      seals: ofContainers(consignmentContainers.seal),
    })
    .from(consignmentDocuments)
    .innerJoin(orders, eq(orders.id, consignmentDocuments.orderId))
    .innerJoin(servicePoints, eq(servicePoints.id, orders.servicePointId))
    .innerJoin(subclients, eq(subclients.id, servicePoints.subclientId))
    .innerJoin(clients, eq(clients.id, subclients.clientId))
    .where(isAmong(consignmentDocuments.id, ids))
    .orderBy(asc(consignmentDocuments.id))

const readContents = (db: Database, documentIds: number[]) =>
  db
    .select({
      documentId: consignmentAmounts.documentId,
      code: consignmentAmounts.commodityCode,
      commodity: agreementCommodities.description,
      currency: currencies.code,
      total: consignmentAmounts.total,
    })
    .from(consignmentAmounts)
    .innerJoin(currencies, eq(currencies.id, consignmentAmounts.currencyId))
    .innerJoin(consignmentDocuments, eq(consignmentDocuments.id, consignmentAmounts.documentId))
    .innerJoin(orders, eq(orders.id, consignmentDocuments.orderId))
    .innerJoin(servicePoints, eq(servicePoints.id, orders.servicePointId))
    .innerJoin(subclients, eq(subclients.id, servicePoints.subclientId))
    .leftJoin(
      agreementCommodities,
      and(
        eq(agreementCommodities.clientId, subclients.clientId),
        eq(agreementCommodities.code, consignmentAmounts.commodityCode),
      ),
    )
    .where(inArray(consignmentAmounts.documentId, documentIds))
    .orderBy(asc(consignmentAmounts.documentId), asc(consignmentAmounts.commodityCode), asc(currencies.code))
