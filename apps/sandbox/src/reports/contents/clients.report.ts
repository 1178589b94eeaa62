import { ClientReportRequest } from '@remesa/domain/clients'
import { and, asc, eq, gt, type SQL } from 'drizzle-orm'
import { askedClientsCondition } from '../../clients'
import type { Database } from '../../db/database'
import { clients, countries } from '../../db/schema'
import type { Sheet } from '../xlsx/workbook'
import { batchSize, type Column, countryNameIn, inBatches, type Making, sheetOf, yesOrNo } from './contents'

type Option = keyof ClientReportRequest['informationOptionsClient']
type Row = Awaited<ReturnType<typeof readClients>>[number]

const options: readonly Option[] = ['country', 'entity', 'entityDescription', 'active']

/** The clients that the list of the request shows. */
export const clientsReport = (making: Making): Sheet => {
  const { db, caller } = making
  const { cashClientParamsDTO, informationOptionsClient } = ClientReportRequest.parse(making.request)
  const condition = askedClientsCondition(db, caller, cashClientParamsDTO)
  const offered = columnsOf(making)
  return sheetOf(
    making,
    'sheet.CLIENT',
    options.filter((name) => informationOptionsClient[name]).map((name) => offered[name]),
    inBatches((after) => readClients(db, condition, after)),
  )
}

const columnsOf = (making: Making): Readonly<Record<Option, Column<Row>>> => ({
  country: { header: 'country', value: (row) => countryNameIn(making.locale, row.countryCode) },
  entity: { header: 'clientCode', value: (row) => row.codeSol },
  entityDescription: { header: 'client', value: (row) => row.description, width: 32 },
  active: { header: 'active', value: (row) => yesOrNo(making, row.active), width: 10 },
})

const readClients = (db: Database, condition: SQL | undefined, after: number) =>
  db
    .select({
      id: clients.id,
      countryCode: countries.code,
      codeSol: clients.codeSol,
      description: clients.description,
      active: clients.active,
    })
    .from(clients)
    .innerJoin(countries, eq(countries.id, clients.countryId))
    .where(and(condition, gt(clients.id, after)))
    .orderBy(asc(clients.id))
    .limit(batchSize)
