import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { crewVisitState, judgeVisits, VISIT_EARLY_MS, VISIT_OVERDUE_MS } from './crew-visit'
import { anyCrewVisit, crewVisitWith } from './firms.arbitraries'

const at = (time: string) => new Date(`2026-11-23T${time}:00+01:00`)
const anyNow = fc.date({
  min: new Date('2026-11-23T00:00:00Z'),
  max: new Date('2026-11-24T00:00:00Z'),
  noInvalidDate: true,
})
/** A visit planned from 10:30 to 11:00 in Madrid. */
const visit = crewVisitWith()

describe('the state of a visit', () => {
  it.each([
    ['09:59', 'upcoming'],
    ['10:00', 'due'],
    ['11:00', 'due'],
    ['11:01', 'overdue'],
    ['13:00', 'overdue'],
    ['13:01', 'missed'],
    ['20:36', 'missed'],
  ])(
    '[FIR-95] a visit that is planned from 10:30 to 11:00 and has no crew yet has the following state at %s: %s',
    (time, state) => {
      expect(crewVisitState(visit, at(time))).toBe(state)
    },
  )

  it('[FIR-95] if a visit has no planned end, its state depends on the planned start', () => {
    const open = crewVisitWith({ plannedFinalTime: null })
    expect(
      ['10:00', '10:30', '10:31', '12:30', '12:31'].map((time) => crewVisitState(open, at(time))),
    ).toEqual(['due', 'due', 'overdue', 'overdue', 'missed'])
  })

  it('[FIR-95] a visit is due while the crew is there, even early or late, and done as soon as the crew has left', () => {
    const there = crewVisitWith({ realInitialTime: '2026-11-23T09:40:00+01:00' })
    expect(['09:45', '12:00', '13:01'].map((time) => crewVisitState(there, at(time)))).toEqual([
      'due',
      'due',
      'done',
    ])
    const left = crewVisitWith({ realFinalTime: '2026-11-23T10:44:00+01:00' })
    expect(crewVisitState(left, at('10:45'))).toBe('done')
    expect(crewVisitState(crewVisitWith({ serviceStatusCode: 'DONE' }), at('10:45'))).toBe('done')
  })

  it('[FIR-95] the state of a visit never returns to an earlier state, and a visit without a crew is due only near its planned hours', () => {
    const order = ['upcoming', 'due', 'overdue', 'missed', 'done']
    fc.assert(
      fc.property(anyCrewVisit, anyNow, anyNow, (some, one, other) => {
        const [sooner, later] = one < other ? [one, other] : [other, one]
        const [before, after] = [crewVisitState(some, sooner), crewVisitState(some, later)]
        expect(order.indexOf(before)).toBeLessThanOrEqual(order.indexOf(after))
        if (after !== 'due' || some.realInitialTime !== null) return
        const start = Date.parse(some.plannedInitialTime)
        expect(later.getTime()).toBeGreaterThanOrEqual(start - VISIT_EARLY_MS)
        expect(later.getTime()).toBeLessThanOrEqual(
          Date.parse(some.plannedFinalTime ?? some.plannedInitialTime),
        )
      }),
    )
  })

  it('[FIR-95] a visit is no longer due when the time that is allowed for a late crew has passed', () => {
    fc.assert(
      fc.property(anyCrewVisit, (some) => {
        const end = Date.parse(some.plannedFinalTime ?? some.plannedInitialTime)
        expect(['done', 'missed']).toContain(crewVisitState(some, new Date(end + VISIT_OVERDUE_MS + 1)))
      }),
    )
  })
})

describe('the visits of a day', () => {
  it('[FIR-96] due visits come first, and visits with the same state are sorted by the time between now and their planned hours', () => {
    const of = (servicePoint: string, from: string, to: string, facts = {}) =>
      crewVisitWith({
        servicePoint,
        plannedInitialTime: at(from).toISOString(),
        plannedFinalTime: at(to).toISOString(),
        ...facts,
      })
    const visits = [
      of('Over', '08:00', '08:30'),
      of('Evening', '17:00', '17:30'),
      of('Afternoon', '14:00', '14:30'),
      of('Done', '11:00', '11:30', { serviceStatusCode: 'DONE' }),
      of('Late', '10:00', '10:30'),
      of('Soon', '12:20', '12:50'),
      of('Now', '11:50', '12:10'),
    ]
    expect(
      judgeVisits(visits, at('12:00')).map(({ visit: { servicePoint }, state }) => [servicePoint, state]),
    ).toEqual([
      ['Now', 'due'],
      ['Soon', 'due'],
      ['Late', 'overdue'],
      ['Afternoon', 'upcoming'],
      ['Evening', 'upcoming'],
      ['Done', 'done'],
      ['Over', 'missed'],
    ])
  })

  it('[FIR-96] sorting visits loses no visit, and the result does not depend on their order before', () => {
    fc.assert(
      fc.property(fc.array(anyCrewVisit, { maxLength: 6 }), anyNow, (visits, now) => {
        const keys = (some: typeof visits) =>
          judgeVisits(some, now).map(({ visit: { servicePoint, plannedInitialTime }, state }) =>
            [state, plannedInitialTime, servicePoint].join(' '),
          )
        expect(keys(visits)).toEqual(keys(visits.toReversed()))
        expect(keys(visits)).toHaveLength(visits.length)
      }),
    )
  })
})
