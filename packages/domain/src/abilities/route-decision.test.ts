import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CountryConfig } from '../country'
import { defaultBrand } from '../kernel'
import { anyConfig, anyUser } from './abilities.arbitraries'
import { deriveAbility, firstReadablePage, type GuardedRoute, portalSubjects, routeDecision } from './index'

const on = { Enabled: true }
const withoutReports = CountryConfig.parse({
  id: 1,
  code: 'ES',
  name: 'Spain',
  CashToday: on,
  Orders: on,
  SearchEmployee: on,
  Administration: on,
})

describe('the guard', () => {
  const ability = (...suffixes: readonly string[]) =>
    deriveAbility({
      user: {
        userType: 'CLIENTE',
        admin: false,
        supervisor: false,
        roles: suffixes.map((suffix) => ({ code: `${defaultBrand.rolePrefix}${suffix}` })),
      },
      config: withoutReports,
    })
  const usersRoute: GuardedRoute = {
    subject: 'UsersPage',
    alternative: { path: '/administration/clients', subject: 'ClientsPage' },
  }

  it('[ABL-50] everyone may open an anonymous route, and users may open other routes whose subject they may read', () => {
    expect(routeDecision({ anonymous: true }, ability())).toEqual({ kind: 'pass' })
    expect(routeDecision({ subject: 'OrdersPage' }, ability('ORDERS'))).toEqual({ kind: 'pass' })
    expect(routeDecision(usersRoute, ability('USER-MANAGEMENT'))).toEqual({ kind: 'pass' })
  })

  it('[ABL-50] a user who may not open a route is redirected to the alternative of the route, if the user may open the alternative', () => {
    const to = '/administration/clients'
    expect(routeDecision(usersRoute, ability('ADMINISTRATION', 'EMPLOYEE'))).toEqual({ kind: 'redirect', to })
  })

  it('[ABL-50] a user who may open neither a route nor its alternative is redirected to the first readable page', () => {
    expect(routeDecision(usersRoute, ability('DEPOSIT', 'ORDERS'))).toEqual({
      kind: 'redirect',
      to: '/orders',
    })
  })

  it('[ABL-50] on a route without a permission subject, the user is redirected to the first readable page', () => {
    expect(routeDecision({}, ability('DEPOSIT'))).toEqual({ kind: 'redirect', to: '/deposit' })
  })

  it('[ABL-50] a user who may read at least one page may also open the pages about the user', () => {
    expect(routeDecision({ personal: true }, ability('DEPOSIT'))).toEqual({ kind: 'pass' })
    expect(routeDecision({ personal: true }, ability())).toMatchObject({ kind: 'access-denied' })
  })

  it('[ABL-52] a user who may read no page is denied access', () => {
    const denied = { kind: 'access-denied', to: '/error?type=403' }
    expect(routeDecision({}, ability())).toEqual(denied)
    expect(routeDecision(usersRoute, ability('ISSUES'))).toEqual(denied)
  })

  it.each([
    [['EMPLOYEE', 'ORDERS', 'DEPOSIT'], '/firms'],
    [['DEPOSIT', 'ORDERS'], '/orders'],
    [['ADMINISTRATION', 'DEPOSIT'], '/deposit'],
    [['USER-MANAGEMENT'], '/administration'],
    [[], undefined],
  ])('[ABL-51] the first page for a user with the roles %j is %s', (suffixes, path) => {
    expect(firstReadablePage(ability(...suffixes))?.path).toBe(path)
  })

  it('[ABL-50] the route guard never redirects a user to a page that the guard would refuse', () => {
    const subject = fc.constantFrom(...portalSubjects)
    const route: fc.Arbitrary<GuardedRoute> = fc.record(
      { subject, alternative: fc.record({ path: fc.constant('/alternative'), subject }) },
      { requiredKeys: [] },
    )
    const pages: Readonly<Record<string, GuardedRoute>> = {
      '/firms': { subject: 'FirmsPage' },
      '/orders': { subject: 'OrdersPage' },
      '/deposit': { subject: 'DepositPage' },
      '/administration': { subject: 'AdministrationPage' },
      '/reports': { subject: 'ReportsPage' },
    }
    fc.assert(
      fc.property(anyUser, anyConfig, route, (user, config, asked) => {
        const held = deriveAbility({ user, config })
        const decision = routeDecision(asked, held)
        if (decision.kind !== 'redirect') return
        const target =
          decision.to === '/alternative' ? { subject: asked.alternative?.subject } : pages[decision.to]
        expect(routeDecision(target ?? {}, held)).toEqual({ kind: 'pass' })
      }),
    )
  })
})
