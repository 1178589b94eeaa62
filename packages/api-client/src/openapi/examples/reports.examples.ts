import { buildDepositsReport } from '@remesa/domain/deposits'
import { buildEmployeeReportRequest, emptyEmployeeReportDraft } from '@remesa/domain/firms'
import { buildAuditReport } from '@remesa/domain/records'
import type { FeatureExamples } from './endpoint-example'

const searchFacts = {
  clients: [{ id: 1, description: 'Bazar Norte' }],
  now: new Date('2026-11-23T09:30:00+01:00'),
  timeZone: 'Europe/Madrid',
}

export const reportsExamples: FeatureExamples<'reports'> = {
  list: {
    query: { size: '100' },
    answer: {
      content: [
        {
          id: 1,
          type: 'ORDERS_SUMMARY',
          filename: 'Pedidos 2026-11-23.xlsx',
          status: 'UPLOADED',
          requestDate: '2026-11-23T09:30:00Z',
          reportDate: '2026-11-23T09:30:04Z',
          expirationDate: '2026-11-30T09:30:04Z',
          user: null,
        },
      ],
      totalElements: 1,
    },
  },
  download: { params: { id: '1' }, query: { format: 'CSV' } },
  restore: { params: { id: '1' }, answer: {} },
  preview: {
    params: { id: '1' },
    answer: { columns: ['Pedido', 'Estado'], rows: [['1024', 'Completado']], total: 1 },
  },
  again: { body: { report: 1 }, answer: { id: 7 } },
  schedules: {
    answer: [
      {
        id: 1,
        type: 'ORDERS',
        rhythm: 'WEEKLY',
        weekday: 1,
        monthDay: 1,
        time: '06:00',
        timeZone: 'Europe/Madrid',
        state: 'ACTIVE',
        stoppedAt: null,
        user: null,
      },
    ],
  },
  schedule: {
    params: { id: '1' },
    body: {
      rhythm: 'WEEKLY',
      weekday: 1,
      monthDay: 1,
      time: '06:00',
      timeZone: 'Europe/Madrid',
    },
    answer: { id: 1 },
  },
  pauseSchedule: { params: { id: '1' }, body: { isPaused: true }, answer: {} },
  runSchedule: { body: { schedule: 1 }, answer: { id: 8 } },
  endSchedule: { params: { id: '1' }, answer: {} },
  remove: { params: { id: '1' }, answer: {} },
  orderTypes: {
    answer: [
      { code: 'ORDERS_SUMMARY', description: 'Pedidos', disabled: false },
      { code: 'ORDERS_AMOUNTS', description: 'Importes de los pedidos', disabled: false },
    ],
  },
  requestOrders: {
    body: {
      client: 1,
      subClient: 1,
      servicePoint: 1,
      clients: [1],
      subClients: [1],
      servicePoints: [1],
      countryCode: 'ES',
      lowerLimitSearch: '2026-11-16T00:00:00+01:00',
      upperLimitSearch: '2026-11-30T23:59:59+01:00',
      type: 'ORDERS_SUMMARY',
    },
    answer: { id: 5 },
  },
  requestDeposits: {
    body: buildDepositsReport(1, { from: '2026-11-16', to: '2026-11-22' }, searchFacts),
    answer: { id: 7 },
  },
  requestAudit: {
    body: buildAuditReport(
      { filters: { field: 'limits', from: '2026-11-16', to: '2026-11-22' } },
      { timeZone: 'Europe/Madrid' },
    ),
    answer: { id: 8 },
  },
  requestEmployeeSearches: {
    body: buildEmployeeReportRequest(
      { ...emptyEmployeeReportDraft(searchFacts), dateFrom: '2026-11-01' },
      searchFacts,
    ),
    answer: { id: 6 },
  },
}
