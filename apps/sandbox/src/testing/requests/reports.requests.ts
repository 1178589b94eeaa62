import { contractFacts } from '@remesa/api-client/openapi'
import { placeRows } from '../../db/seed/seeded-places'
import { pointId } from '../places'
import type { FeatureRequests } from './endpoint-request'

const report = '/api/configuration/v1/report'

/** Ids of a service point of the demo data, of its subclient and of its client. */
export const placeOf = (pointName: string) => {
  const servicePoint = pointId(pointName)
  const subClient = placeRows.servicePoints.find(({ id }) => id === servicePoint)?.subclientId
  const client = placeRows.subclients.find(({ id }) => id === subClient)?.clientId
  return { client, subClient, servicePoint }
}

const own = placeOf('Gran Vía 12')
const foreign = placeOf('Puerta del Sol')
const missing = { client: 99_999, subClient: 99_999, servicePoint: 99_999 }

const examples = contractFacts.reports.calls

/** Request body for a report with the orders of one service point. */
export const ordersReportBody = (place: ReturnType<typeof placeOf> = own) => ({
  ...examples.requestOrders.body,
  ...place,
  clients: [place.client],
  subClients: [place.subClient],
  servicePoints: [place.servicePoint],
})

/** Request body for a report of employee searches by users of one client. */
export const searchesReportBody = (client = 'Bazar Norte') => {
  const { body } = examples.requestEmployeeSearches
  return {
    ...body,
    employeeSearchReportFilterDTO: { ...body.employeeSearchReportFilterDTO, entities: [client] },
  }
}

/** Request body for a report with the deposits at one service point or at all service points. */
export const depositsReportBody = (servicePoint: number | null = own.servicePoint) => ({
  ...examples.requestDeposits.body,
  servicePoint,
})

const orders = `POST ${report}/orders`
const searches = `POST ${report}/employee-search`
const deposited = `POST ${report}/deposits`
const audited = `POST ${report}/audit`

/** Ids of the two reports that `prepareRows` creates. They are the first reports in the database. */
export const [ownReportId, foreignReportId] = [1, 2] as const
const missingReportId = 99_999
const weekly = { weekday: 1, time: '06:00', timeZone: 'Europe/Madrid' }

const about = (line: (id: number) => string) => ({
  line: line(ownReportId),
  foreign: { line: line(foreignReportId) },
  missing: { line: line(missingReportId) },
})

/** A call that has a body and the id of a report. */
const withBody = (line: (id: number) => string, body: unknown) => ({
  line: line(ownReportId),
  body,
  foreign: { line: line(foreignReportId), body },
  missing: { line: line(missingReportId), body },
})

export const reportRequests: FeatureRequests<'reports'> = {
  list: { line: `GET ${report}?size=100` },
  download: about((id) => `GET ${report}/download/${id}`),
  schedules: { line: `GET ${report}/schedule` },
  schedule: withBody((id) => `POST ${report}/weekly/${id}`, weekly),
  pauseSchedule: withBody((id) => `PATCH ${report}/schedule/${id}`, { isPaused: true }),
  runSchedule: {
    line: `POST ${report}/schedule/run`,
    body: { schedule: ownReportId },
    foreign: { line: `POST ${report}/schedule/run`, body: { schedule: foreignReportId } },
    missing: { line: `POST ${report}/schedule/run`, body: { schedule: missingReportId } },
  },
  endSchedule: about((id) => `DELETE ${report}/schedule/${id}`),
  restore: about((id) => `POST ${report}/restoration/${id}`),
  preview: about((id) => `GET ${report}/preview/${id}`),
  again: {
    line: `POST ${report}/again`,
    body: { report: ownReportId },
    foreign: { line: `POST ${report}/again`, body: { report: foreignReportId } },
    missing: { line: `POST ${report}/again`, body: { report: missingReportId } },
  },
  remove: about((id) => `DELETE ${report}/${id}`),
  orderTypes: { line: `GET ${report}/orders/types` },
  requestOrders: {
    line: orders,
    body: ordersReportBody(),
    foreign: { line: orders, body: ordersReportBody(foreign) },
    missing: { line: orders, body: ordersReportBody(missing) },
  },
  requestDeposits: {
    line: deposited,
    body: depositsReportBody(),
    foreign: { line: deposited, body: depositsReportBody(foreign.servicePoint) },
    missing: { line: deposited, body: depositsReportBody(missing.servicePoint) },
  },
  requestAudit: { by: 'provider-admin', line: audited, body: examples.requestAudit.body },
  requestEmployeeSearches: {
    line: searches,
    body: searchesReportBody(),
    foreign: { line: searches, body: searchesReportBody('Mercado Levante') },
    missing: { line: searches, body: searchesReportBody('Nadie & hijos') },
  },
}
