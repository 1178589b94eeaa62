import { describe, expect, it } from 'vitest'
import { viewerOf } from '../abilities/testing'
import { auditList, auditReportDays, buildAuditReport, validateAuditReport } from '.'

const viewer = viewerOf({ can: () => true })
const zone = { timeZone: 'Europe/Madrid' }
const bodyAt = (query: string) => buildAuditReport(auditList.read(new URLSearchParams(query), viewer), zone)

describe('the report of the history', () => {
  it('[REC-121] a report of the history has the filters of the list, with days converted to instants of the viewer’s time zone', () => {
    const query =
      'person=Ana&subject=Bazar&field=limits&kind=clients&action=changed&from=2026-10-24&to=2026-10-25&entry=17'
    expect(bodyAt(query)).toEqual({
      person: 'Ana',
      subject: 'Bazar',
      field: 'limits',
      kind: 'clients',
      action: 'changed',
      entry: 17,
      signIns: true,
      dateFrom: '2026-10-24T00:00:00+02:00',
      dateTo: '2026-10-25T23:59:59+01:00',
      ...zone,
    })
  })

  it.each([
    ['', false],
    ['field=limits', false],
    ['signIns=true', true],
    ['kind=session', true],
  ])(
    '[REC-121] with the query "?%s", the list of the history and its report both include sign-ins: %s',
    (query, signIns) => {
      expect(bodyAt(query)).toMatchObject({ signIns, dateFrom: null, dateTo: null })
    },
  )

  it('[REC-121] a report of the history has the first and the last day of the list’s filter, or no last day if the list has none', () => {
    expect(auditReportDays(bodyAt('from=2026-10-24&to=2026-10-25'))).toEqual({
      from: '2026-10-24',
      to: '2026-10-25',
    })
    expect(auditReportDays(bodyAt('from=2026-10-24&to=9999-12-31'))).toEqual({ from: '2026-10-24' })
    expect(auditReportDays(bodyAt(''))).toEqual({})
  })

  it('[REC-121] a report of the history is refused if the request has an unknown time zone or an invalid instant', () => {
    const body = bodyAt('from=2026-10-24')
    expect(validateAuditReport(body)).toEqual([])
    expect(validateAuditReport({ ...body, timeZone: 'Mars/Olympus' })).toMatchObject([
      { rule: 'invalid', path: 'timeZone' },
    ])
    expect(validateAuditReport({ ...body, dateTo: 'soon' })).toMatchObject([{ rule: 'date', path: 'dateTo' }])
  })
})
