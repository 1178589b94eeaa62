import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reportFileName } from './report-file-name'

const facts = {
  type: 'ORDERS',
  request: {
    lowerLimitSearch: '2026-11-19T00:00:00+01:00',
    upperLimitSearch: '2026-12-03T23:59:59+01:00',
  },
  name: 'Amounts of orders',
  place: 'Gran Vía 12',
  createdAt: new Date('2026-11-23T23:30:00Z'),
  timeZone: 'Europe/Madrid',
}

describe('the file name of a report', () => {
  it('[RPT-9] the file name of a report contains its title, place and days', () => {
    expect(reportFileName(facts)).toBe('amounts-of-orders-gran-via-12-2026-11-19_2026-12-03.xlsx')
    const search = { dateFrom: '2026-11-22T23:00:00Z', dateTo: '2026-11-23T22:59:59Z' }
    expect(
      reportFileName({
        ...facts,
        type: 'EMPLOYEE_SEARCH',
        name: 'Búsquedas de empleados',
        place: undefined,
        request: { employeeSearchReportFilterDTO: search },
      }),
    ).toBe('busquedas-de-empleados-2026-11-23_2026-11-23.xlsx')
  })

  it('[RPT-9] the file name of a report without days contains the day of its creation in the report’s time zone', () => {
    expect(reportFileName({ ...facts, type: 'USERS', name: 'Users', place: undefined })).toBe(
      'users-2026-11-24.xlsx',
    )
    expect(reportFileName({ ...facts, request: { lowerLimitSearch: 'soon' } })).toBe(
      'amounts-of-orders-gran-via-12-2026-11-24.xlsx',
    )
  })

  it('[RPT-9] the file name of a report is valid on every operating system, even if the name of the place is unusual', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (name, place) => {
        const file = reportFileName({ ...facts, name, place })
        expect(file).toMatch(/^[\p{L}\p{N}-]*2026-11-19_2026-12-03\.xlsx$/u)
        expect([...file].length).toBeLessThan(160)
      }),
    )
  })
})
