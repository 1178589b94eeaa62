import type { ReportRecord } from '@remesa/domain/reports'
import { describe, expect, it } from 'vitest'
import { openReports, settledReports } from './settled-reports'

const report = (id: string, status: string, username: string | null = null): ReportRecord => ({
  id,
  status,
  type: 'ORDERS',
  filename: null,
  requestDate: null,
  reportDate: null,
  expirationDate: null,
  user: username === null ? null : { username, countryCode: 'ES' },
})

describe('a report that is waited for', () => {
  it('[RPT-40] a report that was requested in this tab is announced when it ends, with or without a file, and other reports are not announced', () => {
    const reports = [
      report('1', 'UPLOADED'),
      report('2', 'ERROR'),
      report('3', 'PROCESSING'),
      report('4', 'RECEIVED'),
      report('5', 'UPLOADED'),
    ]
    expect(settledReports(reports, ['1', '2', '3', '4']).map(({ id }) => id)).toEqual(['1', '2'])
    expect(settledReports(reports, [])).toEqual([])
  })

  it('[RPT-40] the portal waits only for the viewer’s own reports that are in progress', () => {
    const reports = [
      report('1', 'UPLOADED', 'me'),
      report('2', 'PROCESSING', 'me'),
      report('3', 'RECEIVED', 'they'),
      report('4', 'RECEIVED'),
    ]
    expect(openReports(reports, 'me')).toEqual(['2', '4'])
  })
})
