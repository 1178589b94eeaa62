import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { viewerOf } from '../abilities/testing'
import { readListState } from '../kernel'
import {
  buildUsersReport,
  canRequestUsersReport,
  USERS_REPORT_TOAST_KEY,
  UsersReportRequest,
  userList,
  userListSpec,
  usersReportColumnNames,
  usersReportOptions,
} from '.'
import { anyUserAbility, anyUserListState, userAbility } from './users.arbitraries'

const read = (query: string) => readListState(new URLSearchParams(query), userListSpec)

describe('the users report', () => {
  it('[USR-70] a viewer can request the users report if the viewer may export the list and has confirmed the request', () => {
    const reasonOf = (rule: string) => ({ rule, key: `users.refused.${rule}`, params: {} })
    const offered = userAbility()
    const notOffered = userAbility({ usersReport: false })
    expect(canRequestUsersReport(offered, { confirmed: true })).toEqual({ allowed: true, reasons: [] })
    expect(canRequestUsersReport(offered, { confirmed: false }).reasons).toEqual([reasonOf('not-confirmed')])
    expect(canRequestUsersReport(notOffered, { confirmed: true }).reasons).toEqual([
      reasonOf('report-not-offered'),
    ])
    expect(canRequestUsersReport(notOffered, { confirmed: false }).reasons).toHaveLength(2)
    expect(USERS_REPORT_TOAST_KEY).toBe('message.usersreport.ok')
  })

  it('[USR-70] a viewer can never request the users report before confirming the request', () => {
    fc.assert(
      fc.property(anyUserAbility, ({ facts, ability }) => {
        expect(canRequestUsersReport(ability, { confirmed: false }).allowed).toBe(false)
        expect(canRequestUsersReport(ability, { confirmed: true }).allowed).toBe(facts.usersReport)
      }),
    )
  })

  it.each([
    ['an administrator of the provider', { provider: true, admin: true }, []],
    ['the provider', { provider: true }, ['country', 'administrator']],
    ['a customer who administers', { admin: true }, ['userType']],
    ['a customer', {}, ['country', 'administrator', 'userType']],
  ])(
    '[USR-71] the users report that %s requests has only the columns that this viewer may see',
    (_, facts, hidden: readonly string[]) => {
      const options = usersReportOptions(userAbility(facts), { admin: 'admin' in facts })
      expect(options).toEqual(usersReportColumnNames.filter((name) => !hidden.includes(name)))
    },
  )

  it('[USR-71] the users report has at most sixteen columns', () => {
    expect(usersReportColumnNames).toEqual([
      'user',
      'firstName',
      'lastName',
      'email',
      'country',
      'supervisor',
      'administrator',
      'userType',
      'clients',
      'subClients',
      'servicePoints',
      'activeStatus',
      'createdStatus',
      'synchronisedStatus',
      'creationDate',
      'modules',
    ])
  })

  it('[USR-71] an administrator of the provider gets every column of the users report that any viewer can get', () => {
    fc.assert(
      fc.property(anyUserAbility, ({ facts, ability }) => {
        const all = usersReportOptions(userAbility({ ...facts, provider: true }), { admin: true })
        expect(usersReportOptions(ability, facts).every((name) => all.includes(name))).toBe(true)
      }),
    )
  })

  it('[USR-72] the body that requests the users report contains the filters of the list, but not its page and sorting', () => {
    const state = read(
      'page=3&orderBy=name&direction=ASC&active=false&countryId=4&admin=true&name=Ana&namePrecise=true&creationDate=2026-11-21&userType=REMESA',
    )
    expect(buildUsersReport(state, []).filterOptions).toEqual({
      active: false,
      countryId: 4,
      admin: true,
      name: 'Ana',
      namePrecise: true,
      creationDate: '2026-11-21',
      userType: 'REMESA',
    })
    expect(buildUsersReport(read(''), []).filterOptions).toEqual({ active: true })
  })

  it('[USR-72] the body that requests the users report contains no empty filters, nor their exact-match switches', () => {
    const state = {
      ...read(''),
      filters: { name: '', email: 'x', countryId: '' },
      precise: ['namePrecise', 'emailPrecise'],
    }
    expect(buildUsersReport(state, []).filterOptions).toEqual({
      active: true,
      email: 'x',
      emailPrecise: true,
    })
  })

  it('[USR-70] [USR-71] [USR-72] the users report requested from the list has the list’s filters and the viewer’s columns', () => {
    fc.assert(
      fc.property(anyUserAbility, anyUserListState, ({ facts, ability }, state) => {
        const viewer = viewerOf(ability, facts)
        expect(userList.offers(viewer)).toMatchObject({ add: false, export: facts.usersReport })
        expect(userList.report(state, viewer)).toEqual(
          buildUsersReport(state, usersReportOptions(ability, facts)),
        )
      }),
    )
  })

  it('[USR-72] the body that requests the users report switches the chosen columns on and all other columns off', () => {
    fc.assert(
      fc.property(anyUserListState, fc.subarray([...usersReportColumnNames]), (state, options) => {
        const body = buildUsersReport(state, options)
        expect(UsersReportRequest.parse(body)).toEqual(body)
        const on = Object.entries(body.informationOptions).flatMap(([name, value]) => (value ? [name] : []))
        expect(on).toEqual(options)
        expect(Object.keys(body.informationOptions)).toEqual([...usersReportColumnNames])
        const { active, ...filters } = body.filterOptions
        expect(active).toBe(state.active)
        expect(Object.keys(filters).sort()).toEqual([...Object.keys(state.filters), ...state.precise].sort())
        for (const [name, value] of Object.entries(state.filters))
          expect(String(body.filterOptions[name as keyof typeof state.filters])).toBe(value)
      }),
    )
  })
})
