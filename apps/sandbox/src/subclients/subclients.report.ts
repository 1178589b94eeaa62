import { SubclientReportRequest } from '@remesa/domain/subclients'
import { asc, eq, type SQL } from 'drizzle-orm'
import { countryNameIn } from '../country'
import type { Database } from '../db/database'
import { clients, countries, delegations, subclients } from '../db/schema'
import { isAmong } from '../kernel/id-lists'
import { type Column, inBatches, type Making, type Sheet, sheetOf, yesOrNo } from '../reports'
import { askedSubclientsCondition } from './subclient-filters'

type Option = keyof SubclientReportRequest['informationOptionsSubclient']
type Row = Awaited<ReturnType<typeof readSubclients>>[number]

const options: readonly Option[] = [
  'country',
  'entity',
  'entityDescription',
  'center',
  'centerDescription',
  'delegation',
  'active',
]

/** The report with all subclients that match the filters of the request, as in the list. */
export const subclientsReport = (making: Making): Sheet => {
  const { db, caller } = making
  const { cashSubclientParamsDTO, informationOptionsSubclient } = SubclientReportRequest.parse(making.request)
  const condition = askedSubclientsCondition(db, caller, cashSubclientParamsDTO)
  const offered = columnsOf(making)
  return sheetOf(
    making,
    'sheet.SUBCLIENT',
    options.filter((name) => informationOptionsSubclient[name]).map((name) => offered[name]),
    inBatches(
      (limit) => listIds(db, condition, limit),
      (ids) => readSubclients(db, ids),
    ),
  )
}

const columnsOf = (making: Making): Readonly<Record<Option, Column<Row>>> => ({
  country: { header: 'country', value: (row) => countryNameIn(making.locale, row.countryCode) },
  entity: { header: 'clientCode', value: (row) => row.clientCode },
  entityDescription: { header: 'client', value: (row) => row.client, width: 32 },
  center: { header: 'centerCode', value: (row) => row.codeSol },
  centerDescription: { header: 'center', value: (row) => row.description, width: 32 },
  delegation: { header: 'delegation', value: (row) => row.delegation },
  active: { header: 'active', value: (row) => yesOrNo(making, row.active), width: 10 },
})

const listIds = (db: Database, condition: SQL | undefined, limit: number) =>
  db
    .select({ id: subclients.id })
    .from(subclients)
    .innerJoin(clients, eq(clients.id, subclients.clientId))
    .leftJoin(delegations, eq(delegations.id, subclients.delegationId))
    .where(condition)
    .orderBy(asc(subclients.id))
    .limit(limit)

const readSubclients = (db: Database, ids: readonly number[]) =>
  db
    .select({
      countryCode: countries.code,
      clientCode: clients.codeSol,
      client: clients.description,
      codeSol: subclients.codeSol,
      description: subclients.description,
      delegation: delegations.description,
      active: subclients.active,
    })
    .from(subclients)
    .innerJoin(clients, eq(clients.id, subclients.clientId))
    .innerJoin(countries, eq(countries.id, clients.countryId))
    .leftJoin(delegations, eq(delegations.id, subclients.delegationId))
    .where(isAmong(subclients.id, ids))
    .orderBy(asc(subclients.id))
