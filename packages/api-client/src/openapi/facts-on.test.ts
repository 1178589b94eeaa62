import { addDays } from '@remesa/domain/kernel'
import { describe, expect, it } from 'vitest'
import { contract, listEndpoints } from '../contract'
import { contractFacts, type FeatureDescription } from './facts'
import { factsOn } from './facts-on'

const days = Array.from({ length: 400 }, (_, at) => addDays('2026-11-23', at - 30))
const weekday = (day: string) => new Date(`${day.slice(0, 10)}T00:00:00Z`).getUTCDay()

describe('examples that are moved to another day', () => {
  it('moving the examples of the contract to the day that they already have does not change them', () => {
    expect(factsOn(new Date('2026-11-23T22:30:00Z'))).toEqual(contractFacts)
  })

  it('if the examples are moved to any of 400 days, past days stay past, future days stay future, and weekdays stay the same', () => {
    for (const day of days) {
      const { orders, reports } = factsOn(new Date(`${day}T12:00:00Z`))
      const { serviceDate, requestInitialTime } = orders.calls.createPickup.body
      expect([serviceDate.slice(0, 10) > day, weekday(serviceDate)]).toEqual([true, 3])
      expect(serviceDate.slice(0, 10) <= addDays(day, 9)).toBe(true)
      expect(requestInitialTime?.slice(0, 16)).toBe(`${serviceDate.slice(0, 10)}T10:00`)
      const { dateTo } = reports.calls.requestEmployeeSearches.body.employeeSearchReportFilterDTO
      expect(dateTo.slice(0, 10) <= day).toBe(true)
    }
  })

  it('examples that are moved to a day in summer have the UTC offset of daylight saving time', () => {
    const { orders } = factsOn(new Date('2027-07-01T12:00:00Z'))
    expect(orders.calls.createPickup.body.requestInitialTime).toBe('2027-07-07T10:00:00+02:00')
  })

  it('examples that are moved to another day match the schemas of the contract', () => {
    const moved: Readonly<Record<string, FeatureDescription>> = factsOn(new Date('2028-02-29T12:00:00Z'))
    for (const { id, feature, name, endpoint } of listEndpoints(contract)) {
      const problem = endpoint.body?.safeParse(moved[feature]?.calls[name]?.body).error?.message
      expect({ id, problem }).toEqual({ id, problem: undefined })
    }
  })
})
