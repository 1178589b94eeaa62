import { buildDepositsReport } from '@remesa/domain/deposits'
import { buildEmployeeReportRequest, emptyEmployeeReportDraft } from '@remesa/domain/firms'
import { buildAuditReport } from '@remesa/domain/records'
import type { FeatureFacts } from './call-facts'
import { reportRules, rules } from './rule-ids'
import { partOf } from './text-filters'

const searchFacts = {
  clients: [{ id: 1, description: 'Bazar Norte' }],
  now: new Date('2026-11-23T09:30:00+01:00'),
  timeZone: 'Europe/Madrid',
}

export const reportsFacts: FeatureFacts<'reports'> = {
  about: 'Spreadsheets that are made from a queue: to request, list, download and remove.',
  fields: {
    filename: 'The name of the file, once it is made.',
    expirationDate: 'Until when the file is kept.',
    reportDate: 'When the file was made.',
    requestDate: 'When the report was requested.',
    employeeSearchReportFilterDTO: 'Whose searches, and of which days.',
    informationOptionsEmployees: 'The columns of the report.',
    weekday: '1 is Monday, 7 is Sunday; of a report of every week.',
    monthDay: '1 to 28, or 31 for the last day of each month; of a report of every month.',
    rhythm: 'How often the report is made.',
    disabled: 'The report can’t be requested now.',
  },
  calls: {
    list: {
      rules: rules('RPT-1..3 RPT-6 RPT-20..25 KRN-42 KRN-45 KRN-50 KRN-60'),
      fields: { username: partOf('the username', 'usernamePrecise') },
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
    download: {
      rules: rules('RPT-4 RPT-6 RPT-8'),
      fields: {
        format: 'Spreadsheet or comma-separated values.',
      },
      params: { id: '1' },
      query: { format: 'CSV' },
    },
    restore: {
      rules: rules('RPT-7'),
      isExtension: true,
      repeatable: true,
      params: { id: '1' },
      answer: {},
    },
    preview: {
      rules: rules('RPT-4 RPT-8'),
      isExtension: true,
      params: { id: '1' },
      answer: { columns: ['Pedido', 'Estado'], rows: [['1024', 'Completado']], total: 1 },
    },
    again: {
      rules: rules('RPT-6 RPT-12'),
      isExtension: true,
      body: { report: 1 },
      answer: { id: 7 },
    },
    schedules: {
      rules: rules('RPT-60..64 RPT-66'),
      isExtension: true,
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
      rules: rules('RPT-60..63 RPT-66'),
      isExtension: true,
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
    pauseSchedule: {
      rules: rules('RPT-60..61 RPT-63..64'),
      isExtension: true,
      params: { id: '1' },
      body: { isPaused: true },
      answer: {},
    },
    runSchedule: {
      rules: rules(`RPT-67 ${reportRules}`),
      isExtension: true,
      body: { schedule: 1 },
      answer: { id: 8 },
    },
    endSchedule: {
      rules: rules('RPT-60 RPT-64'),
      isExtension: true,
      params: { id: '1' },
      answer: {},
    },
    remove: {
      rules: rules('RPT-4 RPT-7 RPT-33'),
      params: { id: '1' },
      answer: {},
    },
    orderTypes: {
      rules: rules('ORD-16'),
      answer: [
        { code: 'ORDERS_SUMMARY', description: 'Pedidos', disabled: false },
        { code: 'ORDERS_AMOUNTS', description: 'Importes de los pedidos', disabled: false },
      ],
    },
    requestOrders: {
      rules: rules(`ORD-16..17 ${reportRules}`),
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
      rules: rules(`DPS-60..61 ${reportRules} RPT-30 RPT-32`),
      isExtension: true,
      body: buildDepositsReport(1, { from: '2026-11-16', to: '2026-11-22' }, searchFacts),
      answer: { id: 7 },
    },
    requestAudit: {
      rules: rules(`REC-121..122 ${reportRules}`),
      isExtension: true,
      body: buildAuditReport(
        { filters: { field: 'limits', from: '2026-11-16', to: '2026-11-22' } },
        { timeZone: 'Europe/Madrid' },
      ),
      answer: { id: 8 },
    },
    requestEmployeeSearches: {
      rules: rules(`FIR-82..86 ${reportRules} RPT-30 RPT-32`),
      body: buildEmployeeReportRequest(
        { ...emptyEmployeeReportDraft(searchFacts), dateFrom: '2026-11-01' },
        searchFacts,
      ),
      answer: { id: 6 },
    },
  },
}
