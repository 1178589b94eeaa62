import { ClientReportRequest } from '@remesa/domain/clients'
import { asc, eq, type SQL } from 'drizzle-orm'
import { countryNameIn } from '../country'
import type { Database } from '../db/database'
import { clients, countries } from '../db/schema'
import { isAmong } from '../kernel/id-lists'
import { type Column, inBatches, type Making, type Sheet, sheetOf, yesOrNo } from '../reports'
import { askedClientsCondition } from './client-filters'

type Option = keyof ClientReportRequest['informationOptionsClient']
type Row = Awaited<ReturnType<typeof readClients>>[number]

const options: readonly Option[] = ['country', 'entity', 'entityDescription', 'active']

/** The report with all clients that match the filters of the request, as in the list. */
export const clientsReport = (making: Making): Sheet => {
  const { db, caller } = making
  const { cashClientParamsDTO, informationOptionsClient } = ClientReportRequest.parse(making.request)
  const condition = askedClientsCondition(db, caller, cashClientParamsDTO)
  const offered = columnsOf(making)
  return sheetOf(
    making,
    'sheet.CLIENT',
    options.filter((name) => informationOptionsClient[name]).map((name) => offered[name]),
    inBatches(
      (limit) => listIds(db, condition, limit),
      (ids) => readClients(db, ids),
    ),
  )
}

const columnsOf = (making: Making): Readonly<Record<Option, Column<Row>>> => ({
  country: { header: 'country', value: (row) => countryNameIn(making.locale, row.countryCode) },
  entity: { header: 'clientCode', value: (row) => row.codeSol },
  entityDescription: { header: 'client', value: (row) => row.description, width: 32 },
  active: { header: 'active', value: (row) => yesOrNo(making, row.active), width: 10 },
})

const listIds = (db: Database, condition: SQL | undefined, limit: number) =>
  db.select({ id: clients.id }).from(clients).where(condition).orderBy(asc(clients.id)).limit(limit)

const readClients = (db: Database, ids: readonly number[]) =>
  db
    .select({
      countryCode: countries.code,
      codeSol: clients.codeSol,
      description: clients.description,
      active: clients.active,
    })
    .from(clients)
    .innerJoin(countries, eq(countries.id, clients.countryId))
    .where(isAmong(clients.id, ids))
    .orderBy(asc(clients.id))
