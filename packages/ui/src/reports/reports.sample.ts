import type { ReportRecord } from '@remesa/domain/reports'

/** A report whose file is there. */
export const readyReport: ReportRecord = {
  id: '41',
  type: 'ORDERS',
  filename: 'orders-2026-11-23.xlsx',
  status: 'UPLOADED',
  requestDate: '2026-11-23T08:40:00Z',
  reportDate: '2026-11-23T08:41:00Z',
  expirationDate: '2026-11-30T08:41:00Z',
  user: null,
}
