import { placeRows } from '../../db/seed/seeded-places'
import { pointId } from '../places'
import type { FeatureRequests } from './endpoint-request'

const report = '/api/configuration/v1/report'

const placeOf = (pointName: string) => {
  const servicePoint = pointId(pointName)
  const subClient = placeRows.servicePoints.find(({ id }) => id === servicePoint)?.subclientId
  const client = placeRows.subclients.find(({ id }) => id === subClient)?.clientId
  return { client, subClient, servicePoint }
}

const own = placeOf('Gran Vía 12')
const foreign = placeOf('Puerta del Sol')
const missing = { client: 99_999, subClient: 99_999, servicePoint: 99_999 }

/** A report of the orders of one service point. */
export const ordersReportBody = (place: ReturnType<typeof placeOf> = own) => ({
  ...place,
  clients: [place.client],
  subClients: [place.subClient],
  servicePoints: [place.servicePoint],
  countryCode: 'ES',
  lowerLimitSearch: '2026-11-16T00:00:00+01:00',
  upperLimitSearch: '2026-11-30T23:59:59+01:00',
  type: 'ORDERS_SUMMARY',
})

/** A report of the searches by people of one client. */
export const searchesReportBody = (client = 'Bazar Norte') => ({
  employeeSearchReportFilterDTO: {
    entities: [client],
    dateFrom: '2026-11-01T00:00:00+01:00',
    dateTo: '2026-11-23T23:59:59+01:00',
  },
  informationOptionsEmployees: {
    searchUser: true,
    searchType: true,
    searchIdentifier: true,
    searchDate: true,
    searchHour: true,
    entities: true,
    successSearch: true,
  },
  timeZone: 'Europe/Madrid',
})

const orders = `POST ${report}/orders`
const searches = `POST ${report}/employee-search`

export const reportRequests: FeatureRequests<'reports'> = {
  list: { line: `GET ${report}?size=100` },
  download: {
    line: `GET ${report}/download/1`,
    foreign: { line: `GET ${report}/download/2` },
    missing: { line: `GET ${report}/download/99999` },
  },
  remove: {
    line: `DELETE ${report}/1`,
    foreign: { line: `DELETE ${report}/2` },
    missing: { line: `DELETE ${report}/99999` },
  },
  orderTypes: { line: `GET ${report}/orders/types` },
  requestOrders: {
    line: orders,
    body: ordersReportBody(),
    foreign: { line: orders, body: ordersReportBody(foreign) },
    missing: { line: orders, body: ordersReportBody(missing) },
  },
  requestEmployeeSearches: {
    line: searches,
    body: searchesReportBody(),
    foreign: { line: searches, body: searchesReportBody('Mercado Levante') },
    missing: { line: searches, body: searchesReportBody('Nadie & hijos') },
  },
}
