import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judgeVisits } from './crew-visit'
import { areAtSeveralPoints, checkExpected, expectedToday, visibleMember } from './expected-visit'
import { ExpectedVisit, ExpectedVisits } from './expected-visit.schema'
import {
  anyCrewVisit,
  anyEmployee,
  anySearchConfig,
  employeeWith,
  searchConfigWith,
} from './firms.arbitraries'
import { visibleEmployee } from './visible-employee'

const now = new Date('2026-11-23T10:35:00+01:00')
const anyVisit = fc
  .tuple(anyCrewVisit, fc.option(fc.integer({ min: 1, max: 3 })))
  .map(([visit, servicePointId]) => ExpectedVisit.parse({ ...visit, servicePointId }))
const member = (facts: Record<string, unknown> | null) => ({
  reference: 'a.b.c',
  employee: facts && employeeWith(facts),
})

describe('the list of today’s visits', () => {
  it('[FIR-97] the list of expected visits has each visit once: first visits at the user’s point, then all other visits, each group sorted by state', () => {
    fc.assert(
      fc.property(
        fc.array(anyVisit, { maxLength: 8 }),
        fc.option(fc.integer({ min: 1, max: 3 })),
        (all, id) => {
          const point = id ?? undefined
          const listed = expectedToday(all, now, point)
          const isHere = ({ servicePointId }: ExpectedVisit) => servicePointId === point
          expect(listed).toEqual([
            ...judgeVisits(all.filter(isHere), now),
            ...judgeVisits(
              all.filter((visit) => !isHere(visit)),
              now,
            ),
          ])
        },
      ),
    )
  })

  it('[FIR-97] the list of expected visits shows the names of service points only if visits are at several points; the list may be empty', () => {
    const [one, other] = ['Gran Vía 12', 'Casco Viejo'].map((servicePoint) =>
      ExpectedVisit.parse({ ...visitFacts, servicePoint }),
    )
    if (one === undefined || other === undefined) throw new Error('two visits')
    expect([areAtSeveralPoints([one, one]), areAtSeveralPoints([one, other])]).toEqual([false, true])
    expect(ExpectedVisits.parse({})).toEqual({ visits: null })
  })
})

describe('a crew member in the list', () => {
  it('[FIR-98] the list shows no data of a crew member who is protected by a security question, even if the question is about a DNI', () => {
    const asking = searchConfigWith({ ApplyValidationDocument: true, ShowDataDocument: true })
    expect(visibleMember(member({}), asking)).toBeNull()
    expect(visibleMember(member({ validationDocumentType: 'DNI' }), asking)).toBeNull()
    expect(visibleMember(member(null), searchConfigWith())).toBeNull()
  })

  it('[FIR-98] an expected visit never shows more data of a crew member than a search for that person', () => {
    fc.assert(
      fc.property(anyEmployee, anySearchConfig, (employee, config) => {
        const shown = visibleMember({ reference: 'a', employee }, config)
        if (shown !== null) expect(shown).toEqual(visibleEmployee(employee, config))
        else expect(config.SearchEmployee.ApplyValidationDocument).toBe(true)
      }),
    )
  })

  it('[FIR-99] the call that checks a crew member of an expected visit contains only the reference of the crew member', () => {
    expect(checkExpected('ES', 'a.b.c')).toEqual({
      kind: 'expected',
      countryCode: 'ES',
      searchType: '',
      query: { reference: 'a.b.c' },
    })
  })
})

const visitFacts = {
  timeZone: 'Europe/Madrid',
  serviceStatusCode: 'PLANNED',
  plannedInitialTime: '2026-11-23T10:30:00+01:00',
}
