import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { anyDay, anyInstant, anyZone } from '../kernel/testing'
import { canRequestReport, reportActionFacts, reportTypes } from '../reports'
import {
  buildEmployeeReportRequest,
  changeEmployeeReportDraft,
  type EmployeeReportDraft,
  type EmployeeReportFacts,
  EmployeeSearchReportRequest,
  employeeReportOptions,
  emptyEmployeeReportDraft,
  validateEmployeeReport,
  validateEmployeeReportRequest,
} from '.'

const bazar = { id: 1, description: 'Bazar Norte' }
const market = { id: 2, description: 'Mercado Sur' }
const facts = (...clients: readonly (typeof bazar)[]): EmployeeReportFacts => ({
  clients,
  now: new Date('2026-11-21T09:30:00+01:00'),
  timeZone: 'Europe/Madrid',
})
const both = facts(bazar, market)
const filled: EmployeeReportDraft = { ...emptyEmployeeReportDraft(both), clientIds: [1] }
const issuesOf = (changed: Partial<EmployeeReportDraft>, among = both) =>
  validateEmployeeReport({ ...filled, ...changed }, among)

const anyFacts: fc.Arbitrary<EmployeeReportFacts> = fc.record({
  clients: fc.subarray([bazar, market, { id: 3, description: 'Bazar Norte' }]),
  now: anyInstant,
  timeZone: anyZone,
})
const anyReportDay = (of: EmployeeReportFacts) =>
  fc.oneof(
    fc
      .integer({ min: -95, max: 5 })
      .map((days) =>
        Temporal.Instant.fromEpochMilliseconds(of.now.getTime())
          .toZonedDateTimeISO(of.timeZone)
          .toPlainDate()
          .add({ days })
          .toString(),
      ),
    anyDay,
    fc.constantFrom('', 'soon', '2026-02-30'),
  )
const anyCase = anyFacts.chain((of) =>
  fc.record({
    facts: fc.constant(of),
    draft: fc.record({
      clientIds: fc.subarray([1, 2, 3, 9]),
      dateFrom: anyReportDay(of),
      dateTo: anyReportDay(of),
      options: fc.subarray([...employeeReportOptions]),
    }),
  }),
)

describe('the draft', () => {
  it('[FIR-80] the form of a report on employee searches begins with the last 90 days, every column, and the user’s client if there is only one', () => {
    expect(emptyEmployeeReportDraft(both)).toEqual({
      clientIds: [],
      dateFrom: '2026-08-23',
      dateTo: '2026-11-21',
      options: [
        'searchUser',
        'searchType',
        'searchIdentifier',
        'searchDate',
        'searchHour',
        'entities',
        'successSearch',
      ],
    })
    expect(emptyEmployeeReportDraft(facts(market)).clientIds).toEqual([2])
    expect(emptyEmployeeReportDraft(facts()).clientIds).toEqual([])
  })

  it('[FIR-80] the initial form of a report on employee searches is valid, except that a user with several clients has to choose one', () => {
    fc.assert(
      fc.property(anyFacts, (of) => {
        const issues = validateEmployeeReport(emptyEmployeeReportDraft(of), of)
        expect(issues.map(({ path, rule }) => `${path} ${rule}`)).toEqual(
          of.clients.length > 1 ? ['clientIds required'] : [],
        )
      }),
    )
  })

  it('[FIR-81] setting the first day of a report on employee searches after its last day, or the last before the first, moves the other day', () => {
    const range = { ...filled, dateFrom: '2026-11-01', dateTo: '2026-11-10' }
    const change = (changed: Partial<EmployeeReportDraft>) => {
      const { dateFrom, dateTo } = changeEmployeeReportDraft(range, changed, both)
      return [dateFrom, dateTo]
    }
    expect(change({ dateFrom: '2026-11-20' })).toEqual(['2026-11-20', '2026-11-20'])
    expect(change({ dateTo: '2026-10-20' })).toEqual(['2026-10-20', '2026-10-20'])
    expect(change({ dateFrom: '2026-11-10' })).toEqual(['2026-11-10', '2026-11-10'])
    expect(change({ dateFrom: '' })).toEqual(['', '2026-11-10'])
    expect(change({ dateFrom: '2027-01-01' })).toEqual(['2027-01-01', '2026-11-21'])
    expect(change({ dateTo: '2020-01-01' })).toEqual(['2026-08-23', '2020-01-01'])
  })

  it('[FIR-81] changing clients or columns of a report on employee searches changes no other field', () => {
    expect(changeEmployeeReportDraft(filled, { clientIds: [2], options: [] }, both)).toEqual({
      ...filled,
      clientIds: [2],
      options: [],
    })
  })
})

describe('validating', () => {
  it('[FIR-82] a user with several clients must choose at least one for a report on employee searches', () => {
    const required = { rule: 'required', key: 'validation.messages.required', path: 'clientIds', params: {} }
    expect(issuesOf({ clientIds: [] })).toEqual([required])
    expect(issuesOf({ clientIds: [9] })).toEqual([required])
    expect(issuesOf({ clientIds: [2, 9] })).toEqual([])
    expect(issuesOf({ clientIds: [] }, facts(bazar))).toEqual([])
    expect(issuesOf({ clientIds: [] }, facts())).toEqual([])
  })

  it('[FIR-83] a report on employee searches has days from 90 days ago to today, and the validation issue of another day contains these bounds', () => {
    const range = {
      rule: 'date-range',
      key: 'validation.messages.date-range',
      params: {
        earliestDay: '2026-08-23',
        latestDay: '2026-11-21',
        earliest: '23/08/2026',
        latest: '21/11/2026',
      },
    }
    expect(issuesOf({ dateFrom: '2026-08-23', dateTo: '2026-11-21' })).toEqual([])
    expect(issuesOf({ dateFrom: '2026-08-22' })).toEqual([{ ...range, path: 'dateFrom' }])
    expect(issuesOf({ dateTo: '2026-11-22' })).toEqual([{ ...range, path: 'dateTo' }])
    expect(issuesOf({ dateFrom: '', dateTo: '' }).map(({ path, rule }) => `${path} ${rule}`)).toEqual([
      'dateFrom required',
      'dateTo required',
    ])
  })

  it('[FIR-83] the bounds in a validation issue of a report on employee searches are valid days, and the days beyond the bounds are not', () => {
    fc.assert(
      fc.property(anyCase, ({ draft, facts: of }) => {
        for (const { path, rule, params } of validateEmployeeReport(draft, of)) {
          if (rule !== 'date-range' || path !== 'dateFrom') continue
          const passes = (dateFrom: unknown) =>
            validateEmployeeReport({ ...draft, dateFrom: String(dateFrom) }, of).every(
              (found) => found.path !== 'dateFrom',
            )
          const beyond = (day: unknown, days: number) => Temporal.PlainDate.from(String(day)).add({ days })
          expect([passes(params['earliestDay']), passes(params['latestDay'])]).toEqual([true, true])
          expect(passes(beyond(params['earliestDay'], -1))).toBe(false)
          expect(passes(beyond(params['latestDay'], 1))).toBe(false)
        }
      }),
    )
  })
})

describe('a body from another sender', () => {
  const good = buildEmployeeReportRequest(filled, both)
  const dto = 'employeeSearchReportFilterDTO'
  const issuesOfBody = (
    filter: Partial<typeof good.employeeSearchReportFilterDTO>,
    timeZone = good.timeZone,
  ) =>
    validateEmployeeReportRequest(
      {
        ...good,
        employeeSearchReportFilterDTO: { ...good.employeeSearchReportFilterDTO, ...filter },
        timeZone,
      },
      both,
    ).map(({ path, rule }) => `${path} ${rule}`)

  it('[FIR-86] the body from a valid form of a report on employee searches has no issue', () => {
    fc.assert(
      fc.property(anyCase, ({ facts: of, draft }) => {
        if (validateEmployeeReport(draft, of).length > 0) return
        expect(validateEmployeeReportRequest(buildEmployeeReportRequest(draft, of), of)).toEqual([])
      }),
    )
  })

  it('[FIR-86] the validation issues of a request for a report on employee searches have paths of the request body', () => {
    expect(issuesOfBody({ entities: [] })).toEqual([`${dto}.entities required`])
    expect(issuesOfBody({ dateFrom: '2026-08-21T00:00:00+02:00' })).toEqual([`${dto}.dateFrom date-range`])
    expect(issuesOfBody({ dateTo: '2026-11-22T00:00:00+01:00' })).toEqual([`${dto}.dateTo date-range`])
    expect(issuesOfBody({ dateTo: '2026-11-21T23:59:59+01:00' })).toEqual([])
    expect(issuesOfBody({}, 'Europe/Bilbao')).toEqual(['timeZone invalid'])
  })

  it('[FIR-86] the days in a request for a report on employee searches are validated in the time zone of the request', () => {
    expect(issuesOfBody({ dateTo: '2026-11-21T23:30:00Z' })).toEqual([`${dto}.dateTo date-range`])
    const days = { dateFrom: '2026-11-01T12:00:00Z', dateTo: '2026-11-21T23:30:00Z' }
    expect(issuesOfBody(days, 'America/Lima')).toEqual([])
    expect(issuesOfBody({ dateFrom: 'soon' })).toEqual([`${dto}.dateFrom date`])
    expect(issuesOfBody({ dateTo: 'soon' })).toEqual([`${dto}.dateTo date`])
  })
})

describe('the request', () => {
  it('[FIR-84] the body that requests a report on employee searches has the clients’ names, the period as instants, columns and time zone', () => {
    const draft = { ...filled, clientIds: [2], dateFrom: '2026-10-25', options: ['entities'] as const }
    expect(buildEmployeeReportRequest(draft, both)).toEqual({
      employeeSearchReportFilterDTO: {
        entities: ['Mercado Sur'],
        dateFrom: '2026-10-25T00:00:00+02:00',
        dateTo: '2026-11-21T23:59:59+01:00',
      },
      informationOptionsEmployees: {
        searchUser: false,
        searchType: false,
        searchIdentifier: false,
        searchDate: false,
        searchHour: false,
        entities: true,
        successSearch: false,
      },
      timeZone: 'Europe/Madrid',
    })
  })

  it.each(employeeReportOptions)(
    '[FIR-84] choosing the option %s of a report on employee searches sets only the column of this option',
    (option) => {
      const { informationOptionsEmployees: columns } = buildEmployeeReportRequest(
        { ...filled, options: [option] },
        both,
      )
      expect(Object.entries(columns).filter(([, on]) => on)).toEqual([[option, true]])
      expect(Object.keys(columns)).toEqual(employeeReportOptions)
    },
  )

  it('[FIR-84] the body of a report on employee searches has each client’s name once, and the user’s only client even if it is not chosen', () => {
    const entities = (draft: EmployeeReportDraft, of: EmployeeReportFacts) =>
      buildEmployeeReportRequest(draft, of).employeeSearchReportFilterDTO.entities
    expect(entities({ ...filled, clientIds: [] }, facts(market))).toEqual(['Mercado Sur'])
    expect(entities({ ...filled, clientIds: [1, 3] }, facts(bazar, market, { ...bazar, id: 3 }))).toEqual([
      'Bazar Norte',
    ])
    expect(entities(filled, facts())).toEqual([])
  })

  it('[FIR-84] the body that requests a valid report on employee searches matches its schema and has exactly the chosen days', () => {
    fc.assert(
      fc.property(anyCase, ({ draft, facts: of }) => {
        if (validateEmployeeReport(draft, of).length > 0) return
        const body = buildEmployeeReportRequest(draft, of)
        expect(EmployeeSearchReportRequest.parse(body)).toEqual(body)
        const { dateFrom, dateTo } = body.employeeSearchReportFilterDTO
        const first = Temporal.PlainDate.from(draft.dateFrom).toZonedDateTime(of.timeZone)
        const after = Temporal.PlainDate.from(draft.dateTo).add({ days: 1 }).toZonedDateTime(of.timeZone)
        expect(Date.parse(dateFrom)).toBe(first.epochMilliseconds)
        expect(Date.parse(dateTo)).toBe(after.epochMilliseconds - 1_000)
        const options = Object.entries(body.informationOptionsEmployees)
        expect(options.flatMap(([name, on]) => (on ? [name] : []))).toEqual(draft.options)
      }),
    )
  })

  it('[FIR-85] the report on employee searches has a permission, a confirmation and messages like every other type of report', () => {
    const may = (subject: string) =>
      canRequestReport('EMPLOYEE_SEARCH', { can: (_, of) => String(of) === subject }).allowed
    expect([may('ReportTypeSearchEmployee'), may('ReportTypeUsers')]).toEqual([true, false])
    expect(reportTypes.some(({ code }) => code === 'EMPLOYEE_SEARCH')).toBe(true)
    expect(reportActionFacts.request).toMatchObject({ confirmed: true, okKey: 'message.usersreport.ok' })
  })
})
