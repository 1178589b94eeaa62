import { type ServicePointReportColumns, ServicePointReportRequest } from '@remesa/domain/service-points'
import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { countryNameIn } from '../country'
import type { Database } from '../db/database'
import { adapters, clients, countries, servicePointAdapters, servicePoints, subclients } from '../db/schema'
import { isAmong } from '../kernel/id-lists'
import { type Column, inBatches, type Making, type Sheet, sheetOf, yesOrNo } from '../reports'
import { servicePointListCondition } from './service-point-list-query'

type Option = keyof ServicePointReportColumns
type Row = Awaited<ReturnType<typeof readServicePoints>>[number]

const options: readonly Option[] = [
  'country',
  'entityCode',
  'entityDescription',
  'subclientCode',
  'subclientDescription',
  'servicePointId',
  'servicePointDescription',
  'type',
  'deviceId',
  'modules',
  'active',
]

/** The report with all service points that match the filters of the request, as in the list. */
export const servicePointsReport = (making: Making): Sheet => {
  const { db, caller } = making
  const { cashServicepointParamsDTO, informationOptionsServicePoint } = ServicePointReportRequest.parse(
    making.request,
  )
  const condition = servicePointListCondition(db, caller, cashServicepointParamsDTO)
  const offered = columnsOf(making)
  return sheetOf(
    making,
    'sheet.SERVICE_POINT',
    options.filter((name) => informationOptionsServicePoint[name]).map((name) => offered[name]),
    inBatches(
      (limit) => listIds(db, condition, limit),
      (ids) => readServicePoints(db, ids),
    ),
  )
}

const columnsOf = (making: Making): Readonly<Record<Option, Column<Row>>> => ({
  country: { header: 'country', value: (row) => countryNameIn(making.locale, row.countryCode) },
  entityCode: { header: 'clientCode', value: (row) => row.clientCode },
  entityDescription: { header: 'client', value: (row) => row.client, width: 32 },
  subclientCode: { header: 'centerCode', value: (row) => row.subclientCode },
  subclientDescription: { header: 'center', value: (row) => row.subclient, width: 32 },
  // A point that was entered by hand has no code, so the report contains the portal's own id instead.
  servicePointId: { header: 'servicePointCode', value: (row) => row.codeSol ?? String(row.id) },
  servicePointDescription: { header: 'servicePoint', value: (row) => row.description, width: 32 },
  type: { header: 'type', value: (row) => row.type, width: 14 },
  deviceId: { header: 'deviceId', value: (row) => row.deviceId },
  modules: { header: 'modules', value: (row) => row.modules.join(', '), width: 40 },
  active: { header: 'active', value: (row) => yesOrNo(making, row.active), width: 10 },
})

const listIds = (db: Database, condition: SQL | undefined, limit: number) =>
  db
    .select({ id: servicePoints.id })
    .from(servicePoints)
    .innerJoin(subclients, eq(subclients.id, servicePoints.subclientId))
    .innerJoin(clients, eq(clients.id, subclients.clientId))
    .where(condition)
    .orderBy(asc(servicePoints.id))
    .limit(limit)

const readServicePoints = (db: Database, ids: readonly number[]) =>
  db
    .select({
      id: servicePoints.id,
      countryCode: countries.code,
      clientCode: clients.codeSol,
      client: clients.description,
      subclientCode: subclients.codeSol,
      subclient: subclients.description,
      codeSol: servicePoints.codeSol,
      description: servicePoints.description,
      type: servicePoints.type,
      deviceId: servicePoints.deviceId,
      modules: sql<
        string[]
      >`array(select ${adapters.name} from ${servicePointAdapters} inner join ${adapters} on ${adapters.id} = ${servicePointAdapters.adapterId} where ${servicePointAdapters.servicePointId} = ${servicePoints.id} order by ${adapters.id})`,
      active: servicePoints.active,
    })
    .from(servicePoints)
    .innerJoin(subclients, eq(subclients.id, servicePoints.subclientId))
    .innerJoin(clients, eq(clients.id, subclients.clientId))
    .innerJoin(countries, eq(countries.id, clients.countryId))
    .where(isAmong(servicePoints.id, ids))
    .orderBy(asc(servicePoints.id))
