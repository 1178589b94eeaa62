import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deriveAbility } from '../abilities'
import { viewerOf } from '../abilities/testing'
import { CountryConfig } from '../country'
import { defaultBrand, filterNames, readListState, toSearchParams, writeListState } from '../kernel'
import { offeredReportTypes, type ReportFilter, reportCountries, reportList, reportListSpec } from '.'
import { anyReportAbility, anyReportListState } from './testing'

const config = CountryConfig.parse({
  id: 1,
  code: 'ES',
  name: 'Spain',
  Reports: { Enabled: true, ReportType: { Users: { Enabled: true } } },
})
const abilityOf = (userType: string, admin: boolean) =>
  deriveAbility({ user: { userType, admin, supervisor: false, roles: [] }, config })
const customer = abilityOf('CLIENTE', false)
const staff = abilityOf(defaultBrand.providerUserType, false)
const admin = abilityOf(defaultBrand.providerUserType, true)
const read = (query: string) => readListState(new URLSearchParams(query), reportListSpec)
const full =
  'status=ERROR&requestDate=2026-11-20&reportDate=2026-11-21&username=ana&usernamePrecise=true&userType=CLIENTE&countryId=4&reportType=USERS'

const columnsOf = (ability: typeof admin) => reportList.columns(viewerOf(ability)).map(({ name }) => name)

describe('the list', () => {
  it('[RPT-20] the list of reports opens on the first page, with the newest id first', () => {
    expect(read('')).toEqual({
      page: 1,
      orderBy: 'id',
      direction: 'DESC',
      active: true,
      filters: {},
      precise: [],
    })
  })

  it('[RPT-20] the URL of the list of reports sets its filters, its sorting and its page', () => {
    expect(read(`${full}&page=2&orderBy=expirationDate&direction=ASC`)).toEqual({
      page: 2,
      orderBy: 'expirationDate',
      direction: 'ASC',
      active: true,
      filters: {
        status: 'ERROR',
        requestDate: '2026-11-20',
        reportDate: '2026-11-21',
        username: 'ana',
        userType: 'CLIENTE',
        countryId: '4',
        reportType: 'USERS',
      },
      precise: ['usernamePrecise'],
    })
  })

  it.each([
    'status=LOST',
    'requestDate=2026-02-29',
    'reportDate=today',
    'username=%20',
    'usernamePrecise=true',
    'countryId=ES',
    'reportType=NEW',
    'orderBy=password',
    'orderBy=actions',
    'orderBy=userType',
  ])('[RPT-20] the list of reports ignores the invalid URL query %s', (query) => {
    expect(read(query)).toEqual(read(''))
  })

  it('[RPT-20] the list of reports can be sorted by every column except the actions', () => {
    for (const { name, sortBy } of reportList.columns(viewerOf(admin))) {
      expect(read(`orderBy=${name}`).orderBy).toBe(sortBy ?? 'id')
      expect(sortBy === undefined).toBe(name === 'actions')
    }
  })

  it('[RPT-20] the state of the list of reports is unchanged after being written to a URL and read from it', () => {
    fc.assert(
      fc.property(anyReportListState, (state) => {
        expect(readListState(writeListState(state, reportListSpec), reportListSpec)).toEqual(state)
      }),
    )
  })
})

describe('the content that a user sees', () => {
  const always = ['type', 'filename', 'status', 'requestDate', 'reportDate', 'expirationDate', 'actions']

  it('[RPT-21] the list of reports has no columns for owner and country for users who see only their own reports', () => {
    expect(columnsOf(customer)).toEqual(always)
    expect(columnsOf(staff)).toEqual(always)
  })

  it('[RPT-21] the list of reports has columns for owner and country for users who see all reports', () => {
    expect(columnsOf(admin)).toEqual(['country', 'username', ...always])
  })

  it.each([
    ['a customer', customer, ['requestDate', 'reportDate', 'reportType']],
    ['staff', staff, ['status', 'requestDate', 'reportDate', 'reportType']],
    ['an administrator', admin, filterNames<ReportFilter>(reportListSpec)],
  ])('[RPT-22] the list of reports has the filters that %s may use', (_, ability, expected) => {
    expect(reportList.filters(viewerOf(ability))).toEqual(expected)
  })

  it('[RPT-22] each filter of the list of reports requires a separate permission', () => {
    fc.assert(
      fc.property(anyReportAbility, (ability) => {
        const [filters, columns] = [reportList.filters(viewerOf(ability)), columnsOf(ability)]
        const seesAll = ability.can('read', 'AllReports')
        for (const filter of ['username', 'userType', 'countryId'] as const) {
          expect(filters.includes(filter)).toBe(seesAll)
        }
        for (const column of ['country', 'username'] as const) expect(columns.includes(column)).toBe(seesAll)
        expect(filters.includes('status')).toBe(ability.can('read', 'Status'))
        expect(filters).toEqual(expect.arrayContaining(['requestDate', 'reportDate', 'reportType']))
        expect(columns).toEqual(expect.arrayContaining(always))
      }),
    )
  })
})

describe('the filters that a user may apply', () => {
  it('[RPT-23] an administrator may use every filter of the list of reports', () => {
    const state = read(`${full}&orderBy=country`)
    expect(reportList.permitted(state, viewerOf(admin))).toEqual(state)
  })

  it('[RPT-23] filters of the list of reports that a customer does not see have no effect in the customer’s URL', () => {
    const query = new URLSearchParams(`${full}&orderBy=username&page=3`)
    const { filters, precise, orderBy, page } = reportList.read(query, viewerOf(customer))
    expect(filters).toEqual({ requestDate: '2026-11-20', reportDate: '2026-11-21', reportType: 'USERS' })
    expect([precise, orderBy, page]).toEqual([[], 'id', 3])
  })

  it('[RPT-23] filtering the list of reports by a type that the user may not request has no effect', () => {
    expect(reportList.permitted(read('reportType=ORDERS'), viewerOf(admin)).filters).toEqual({})
  })

  it('[RPT-23] removing the filters that a user may not use keeps all other filters, and removing them twice changes nothing more', () => {
    fc.assert(
      fc.property(anyReportAbility, anyReportListState, (ability, state) => {
        const permitted = reportList.permitted(state, viewerOf(ability))
        const shown: readonly string[] = reportList.filters(viewerOf(ability))
        const offered: readonly string[] = offeredReportTypes(ability)
        for (const [name, value] of Object.entries(state.filters)) {
          const isKept = shown.includes(name) && (name !== 'reportType' || offered.includes(value))
          expect(Object.entries(permitted.filters).some(([kept]) => kept === name)).toBe(isKept)
        }
        expect(state.filters).toMatchObject(permitted.filters)
        expect(permitted.precise).toEqual('username' in permitted.filters ? state.precise : [])
        expect(permitted.page).toBe(state.page)
        expect(['id', ...columnsOf(ability)]).toContain(permitted.orderBy)
        expect(reportList.permitted(permitted, viewerOf(ability))).toEqual(permitted)
      }),
    )
  })

  it('[RPT-24] the call for the list of reports contains the filters, and requests ten rows per page, counted from zero', () => {
    expect(reportList.searchParams(read(`${full}&page=2&active=false`))).toEqual({
      status: 'ERROR',
      requestDate: '2026-11-20',
      reportDate: '2026-11-21',
      username: 'ana',
      usernamePrecise: true,
      userType: 'CLIENTE',
      countryId: '4',
      reportType: 'USERS',
      page: 1,
      size: 10,
      orderBy: 'id',
      direction: 'DESC',
    })
  })

  it('[RPT-24] the list of reports has no inactive rows, no export and no button to add a row', () => {
    fc.assert(
      fc.property(anyReportAbility, anyReportListState, (ability, state) => {
        const viewer = viewerOf(ability)
        expect(reportList.offers(viewer)).toEqual({ add: false, export: false, showInactive: false })
        expect(reportList.permitted({ ...state, active: false }, viewer).active).toBe(true)
        expect(reportList.report(state, viewer)).toBeUndefined()
      }),
    )
  })

  it('[RPT-24] the call for the list of reports has the parameters of every list except `active`', () => {
    fc.assert(
      fc.property(anyReportListState, (state) => {
        expect({ ...reportList.searchParams(state), active: state.active }).toEqual(toSearchParams(state))
        expect(reportList.searchParams(state)).not.toHaveProperty('active')
      }),
    )
  })
})

describe('countries of the filter', () => {
  const countries = [{ id: 1 }, { id: 2 }, { id: 3 }]
  const user = { country: { id: 2 } }

  it('[RPT-25] users who may read countries can filter the list of reports by every country', () => {
    expect(reportCountries(countries, user, admin)).toEqual(countries)
    expect(reportCountries(countries, user, staff)).toEqual([{ id: 2 }])
    expect(reportCountries([{ id: 1 }], user, customer)).toEqual([])
  })

  it('[RPT-25] users who may not read countries can filter the list of reports at most by their own country', () => {
    const anyCountries = fc
      .uniqueArray(fc.integer({ min: 1, max: 30 }))
      .map((ids) => ids.map((id) => ({ id })))
    fc.assert(
      fc.property(anyReportAbility, anyCountries, (ability, all) => {
        const offered = reportCountries(all, user, ability)
        expect(offered).toEqual(
          ability.can('read', 'Countries') ? all : all.some(({ id }) => id === 2) ? [{ id: 2 }] : [],
        )
      }),
    )
  })
})
