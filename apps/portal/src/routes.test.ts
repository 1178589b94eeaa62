import { deriveAbility, type PortalSubject } from '@remesa/domain/abilities'
import { CountryConfig } from '@remesa/domain/country'
import { defaultBrand } from '@remesa/domain/kernel'
import { requestTypes } from '@remesa/domain/orders'
import { rememberedPath } from '@remesa/domain/session'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isWithin,
  knownPaths,
  matchRoute,
  menuOf,
  openablePages,
  pathTo,
  recordTabsOf,
  resolvePath,
  routes,
  tabsOf,
} from './routes'

const config = CountryConfig.parse({
  id: 1,
  code: 'ES',
  name: 'Spain',
  CashToday: { Enabled: true },
  Orders: { Enabled: true },
  SearchEmployee: { Enabled: true },
  Reports: { Enabled: true },
  Administration: { Enabled: true },
})

const abilityWith = (...roles: readonly string[]) =>
  deriveAbility({
    config,
    user: {
      userType: 'CLIENTE',
      admin: false,
      supervisor: false,
      roles: roles.map((role) => ({ code: `${defaultBrand.rolePrefix}${role}` })),
    },
  })

/**
 * The routes as the specification lists them. The path of a single order, the imports, the histories, the audit, the
 * deposits of a day and the sessions are additions of the product.
 */
const specified: readonly (readonly [path: string, subject: PortalSubject | undefined])[] = [
  ['/', undefined],
  ['/firms', 'FirmsPage'],
  ['/orders', 'OrdersPage'],
  ['/orders/:kind/:serviceId', 'OrdersPage'],
  ['/deposit', 'DepositPage'],
  ['/deposit/history', 'DepositPage'],
  ['/administration', 'AdministrationPage'],
  ['/administration/users', 'UsersPage'],
  ['/administration/users/:id', 'UserEditPage'],
  ['/administration/users/import', 'UserEditPage'],
  ['/administration/users/:id/history', 'UserEditPage'],
  ['/administration/clients', 'ClientsPage'],
  ['/administration/clients/add', 'ClientAddPage'],
  ['/administration/clients/:id', 'ClientEditPage'],
  ['/administration/clients/:id/history', 'ClientEditPage'],
  ['/administration/subclients', 'SubclientsPage'],
  ['/administration/subclients/add', 'SubclientAddPage'],
  ['/administration/subclients/:id', 'SubclientEditPage'],
  ['/administration/subclients/:id/history', 'SubclientEditPage'],
  ['/administration/servicepoints', 'ServicepointsPage'],
  ['/administration/servicepoints/add', 'ServicepointAddPage'],
  ['/administration/servicepoints/import', 'ServicepointAddPage'],
  ['/administration/servicepoints/:id', 'ServicepointEditPage'],
  ['/administration/servicepoints/:id/history', 'ServicepointEditPage'],
  ['/administration/audit', 'AuditPage'],
  ['/reports', 'ReportsPage'],
  ['/sessions', undefined],
  ['/callback', undefined],
  ['/404', undefined],
  ['/error', undefined],
]

describe('the route table', () => {
  it('[RTE-2] the route table contains exactly the paths of the specification, each with the permission subject in the specification', () => {
    expect(routes.map(({ path, subject }) => [path, subject])).toEqual(specified)
  })

  it('[RTE-2] only the callback and the error pages can be opened without a session', () => {
    expect(routes.filter(({ anonymous }) => anonymous).map(({ path }) => path)).toEqual([
      '/callback',
      '/404',
      '/error',
    ])
  })

  it('[RTE-2] the path of an edit or add page is built from the name of its route', () => {
    expect(pathTo('edit-user', { id: 3 })).toBe('/administration/users/3')
    expect(pathTo('add-servicepoint')).toBe('/administration/servicepoints/add')
  })
})

describe('a path', () => {
  it('[RTE-4] a path of an edit page matches only if its id is a number', () => {
    expect(matchRoute('/administration/users/12')).toMatchObject({
      route: { name: 'edit-user' },
      params: { id: '12' },
    })
    expect(matchRoute('/administration/clients/add')).toMatchObject({
      route: { name: 'add-client' },
      params: {},
    })
    for (const id of ['abc', '1a', '-1', '1.5', '', '0x1', '१२', '1234567890123456']) {
      expect(matchRoute(`/administration/users/${id}x`)).toBeUndefined()
      expect(matchRoute(`/administration/users/${id}`)?.route.name).not.toBe('edit-user')
    }
  })

  it('[RTE-4] a path of an order matches if it contains a type of order and an id, whatever characters the id has', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...requestTypes.map(({ type }) => type)),
        fc.string({ minLength: 1, maxLength: 64 }).filter((id) => !/^\.{1,2}$/.test(id)),
        (kind, serviceId) => {
          const path = pathTo('order', { kind, serviceId })
          expect(matchRoute(path)).toMatchObject({ route: { name: 'order' }, params: { kind, serviceId } })
          expect(matchRoute(`${path}/`)?.params).toEqual({ kind, serviceId })
        },
      ),
    )
  })

  it('[RTE-5] a sign-in returns to the path of an order, unless the order number in the path contains an encoded slash', () => {
    const remembered = (path: string) => rememberedPath(path, { knownRoutes: knownPaths })
    expect(remembered('/orders/supply-material-service/48260?client=1')).toBe(
      '/orders/supply-material-service/48260?client=1',
    )
    expect(remembered('/orders/pickup/a%2Fb')).toBe('/')
  })

  it('[RTE-6] the path of an order requires the same permission as the list of orders', () => {
    const path = '/orders/pickup/48102'
    expect(resolvePath(path, abilityWith('ORDERS'))).toMatchObject({ kind: 'page', route: { name: 'order' } })
    expect(resolvePath(path, abilityWith('EMPLOYEE'))).toEqual(
      resolvePath('/orders', abilityWith('EMPLOYEE')),
    )
    expect(resolvePath(path, abilityWith())).toEqual({ kind: 'access-denied' })
  })

  it('[RTE-4] an unknown path redirects to the not-found page', () => {
    const ability = abilityWith('ORDERS')
    for (const path of [
      '/orders/pickup',
      '/orders/pickup/',
      '/orders/gift/77',
      '/orders/pickup/77/more',
      '/orders/pickup/%',
      `/orders/pickup/${'7'.repeat(65)}`,
      '/orders/:kind/:serviceId',
      '/nothing',
      '/Orders',
      '/orders/1',
      '/administration/users/abc',
      '/constructor',
      '/:id',
    ]) {
      expect(resolvePath(path, ability)).toEqual({ kind: 'redirect', to: '/404' })
    }
  })

  it('[RTE-1] the path / leads to the first page of the menu that the user may read', () => {
    expect(resolvePath('/', abilityWith('ORDERS', 'EMPLOYEE', 'DEPOSIT'))).toEqual({
      kind: 'redirect',
      to: '/firms',
    })
    expect(resolvePath('/', abilityWith('ORDERS', 'DEPOSIT'))).toEqual({ kind: 'redirect', to: '/orders' })
    // For users who can order, the first page is the orders page.
    expect(resolvePath('/', abilityWith('PICKUP', 'EMPLOYEE'))).toEqual({ kind: 'redirect', to: '/orders' })
  })

  it('[RTE-6] a path that the user may not read redirects to a page that the user may read', () => {
    expect(resolvePath('/deposit', abilityWith('PICKUP'))).toEqual({ kind: 'redirect', to: '/orders' })
  })

  it('[RTE-3] the path of the administration leads a user who may manage users to the list of users', () => {
    expect(resolvePath('/administration', abilityWith('USER-MANAGEMENT'))).toEqual({
      kind: 'redirect',
      to: '/administration/users',
    })
  })

  it('[ABL-52] no path is open to a user who may read nothing', () => {
    for (const path of ['/', '/orders', '/administration/users/1']) {
      expect(resolvePath(path, abilityWith())).toEqual({ kind: 'access-denied' })
    }
  })
})

describe('the menu', () => {
  it('[RTE-8] the menu shows only the pages that the user may read', () => {
    expect(menuOf(abilityWith('ORDERS', 'EMPLOYEE', 'DEPOSIT')).map(({ name }) => name)).toEqual([
      'firms',
      'orders',
      'deposit',
      'reports',
    ])
    expect(menuOf(abilityWith('EMPLOYEE')).map(({ name }) => name)).toEqual(['firms', 'reports'])
  })
})

describe('the tabs of the administration', () => {
  const tabsAt = (path: string, ability: ReturnType<typeof abilityWith>) => {
    const match = matchRoute(path)
    return match === undefined ? undefined : tabsOf(match.route, ability).map(({ name }) => name)
  }

  it('[RTE-11] every page of the administration shows the tabs that the user may read', () => {
    const whole = abilityWith('ADMINISTRATION', 'USER-MANAGEMENT')
    const all = ['users', 'clients', 'subclients', 'servicepoints']
    for (const path of ['users', 'users/3', 'clients', 'subclients/4', 'servicepoints/add']) {
      expect(tabsAt(`/administration/${path}`, whole)).toEqual(all)
    }
    expect(tabsAt('/administration/users', abilityWith('USER-MANAGEMENT'))).toEqual(['users'])
    expect(tabsAt('/administration/clients', abilityWith('ADMINISTRATION'))).toEqual(all.slice(1))
  })

  it('[RTE-11] pages outside the administration do not show the tabs of the administration', () => {
    expect(tabsAt('/orders', abilityWith('ADMINISTRATION', 'USER-MANAGEMENT', 'ORDERS'))).toEqual([])
  })

  it('[RTE-11] the tabs of the administration mark the list of a record as current while the record is open', () => {
    const [users, clients] = tabsOf(
      matchRoute('/administration/users/3')?.route ?? fail(),
      abilityWith('ADMINISTRATION', 'USER-MANAGEMENT'),
    )
    const edit = matchRoute('/administration/users/3')?.route ?? fail()
    expect(users && isWithin(edit, users)).toBe(true)
    expect(clients && isWithin(edit, clients)).toBe(false)
  })
})

describe('the tabs of a record', () => {
  const tabsAt = (path: string) => {
    const { route } = matchRoute(path) ?? fail()
    return recordTabsOf(route).map(({ name }) => name)
  }

  it.each([
    ['users', 'edit-user', 'user-history'],
    ['clients', 'edit-client', 'client-history'],
    ['subclients', 'edit-subclient', 'subclient-history'],
    ['servicepoints', 'edit-servicepoint', 'servicepoint-history'],
  ])('[RTE-12] the tabs of a record lead to its form and to its history: %s', (list, form, history) => {
    expect(tabsAt(`/administration/${list}/3`)).toEqual([form, history])
    expect(tabsAt(`/administration/${list}/3/history`)).toEqual([form, history])
  })

  it('[RTE-12] the page of a new record has no tabs, because a new record has no history', () => {
    for (const path of ['/orders', '/administration/users', '/administration/clients/add']) {
      expect(tabsAt(path)).toEqual([])
    }
  })

  it('[RTE-6] a user who may open the form of a record may open all tabs of the record, and other users are redirected', () => {
    const path = '/administration/users/3/history'
    const manager = abilityWith('USER-MANAGEMENT')
    expect(resolvePath(path, manager)).toMatchObject({ kind: 'page', route: { name: 'user-history' } })
    expect(resolvePath(path, abilityWith('ORDERS'))).toEqual({ kind: 'redirect', to: '/orders' })
    expect(resolvePath('/administration/audit', manager)).toEqual({
      kind: 'redirect',
      to: '/administration/users',
    })
  })
})

const fail = (): never => {
  throw new Error('The path has no route')
}

describe('a page', () => {
  it('[RTE-2] a page exists for every entry of the menu and of the administration', () => {
    const everything = abilityWith('ORDERS', 'EMPLOYEE', 'DEPOSIT', 'ADMINISTRATION', 'USER-MANAGEMENT')
    const paths = openablePages(everything).map(({ path }) => path)
    expect(paths).toEqual(expect.arrayContaining(['/firms', '/orders', '/deposit', '/reports']))
    for (const path of paths) expect(resolvePath(path, everything)).toMatchObject({ kind: 'page' })
  })
})
