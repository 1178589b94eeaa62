import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { disabledCountryConfig } from '../country'
import { defaultBrand } from '../kernel'
import { anyConfig, anyUser, knownRole } from './abilities.arbitraries'
import {
  abilityMessageKeys,
  administrationTabs,
  deriveAbility,
  firstReadablePage,
  mainPages,
  type NamedPage,
  offersExport,
  portalPages,
  type ReportKind,
  readablePages,
  roleCatalogue,
  roleLabelKey,
} from './index'
import { orderSubjects } from './portal-subjects'
import { reportTypeSubjects } from './role-grants'

const other = { ...defaultBrand, product: 'OTHER', rolePrefix: 'ROL_OTHER_' }

describe('names of roles', () => {
  it('[ABL-41] the message key for the name of a role ends with the part of the role code after the prefix', () => {
    expect(roleLabelKey('ROL_CASH_MYREMESAAPP_PICKUP')).toBe('abilities.role.PICKUP')
    expect(abilityMessageKeys).toHaveLength(15)
    expect(new Set(abilityMessageKeys).size).toBe(15)
    expect(abilityMessageKeys).toContain('abilities.role.SUPPLY-MATERIAL-SERVICE')
  })

  it('[ABL-41] the names of roles do not depend on the brand', () => {
    fc.assert(
      fc.property(fc.nat({ max: roleCatalogue().length - 1 }), (index) => {
        const key = abilityMessageKeys[index]
        expect(roleLabelKey(roleCatalogue()[index]?.code ?? '')).toBe(key)
        expect(roleLabelKey(roleCatalogue(other)[index]?.code ?? '', other)).toBe(key)
      }),
    )
  })

  it('[ABL-41] a role code of another brand, an unknown role code and a role code without prefix have no name', () => {
    fc.assert(
      fc.property(knownRole, ({ code }) => {
        expect(roleLabelKey(code, other)).toBeUndefined()
        expect(roleLabelKey(`${code}X`)).toBeUndefined()
        expect(roleLabelKey(code.slice(defaultBrand.rolePrefix.length))).toBeUndefined()
      }),
    )
    expect(['', 'constructor', 'ROL_CASH_MYREMESAAPP_ROOT'].map((code) => roleLabelKey(code))).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('roles of orders', () => {
  it('[ABL-40] the catalogue of roles contains every role that lets a user place orders', () => {
    const assignable = roleCatalogue().map(({ suffix }) => suffix)
    expect(Object.keys(orderSubjects).filter((role) => !assignable.includes(role))).toEqual([])
  })
})

describe('exports of lists', () => {
  const kinds: readonly ReportKind[] = [
    'Client',
    'Orders',
    'SearchEmployee',
    'Servicepoint',
    'Subclient',
    'Users',
  ]

  it('[ABL-32] only users who may read reports of a list can export the list', () => {
    fc.assert(
      fc.property(anyUser, anyConfig, fc.constantFrom(...kinds), (user, config, kind) => {
        const isOffered = offersExport(deriveAbility({ user, config }), kind)
        expect(isOffered).toBe(config.Reports.Enabled && config.Reports.ReportType[kind].Enabled)
      }),
    )
  })

  it('[ABL-31] each kind of report has its own permission subject', () => {
    expect(reportTypeSubjects).toEqual({
      Users: 'ReportTypeUsers',
      Orders: 'ReportTypeOrders',
      SearchEmployee: 'ReportTypeSearchEmployee',
      Client: 'ReportTypeClient',
      Subclient: 'ReportTypeSubclient',
      Servicepoint: 'ReportTypeServicepoint',
    })
  })
})

describe('menu and tabs', () => {
  it('[ABL-53] the menu and the tabs contain exactly the pages that the user may read, in a fixed order', () => {
    fc.assert(
      fc.property(
        anyUser,
        anyConfig,
        fc.constantFrom<readonly NamedPage[]>(mainPages, administrationTabs),
        (user, config, pages) => {
          const ability = deriveAbility({ user, config })
          const shown = readablePages(ability, pages)
          expect(shown).toEqual(pages.filter(({ subject }) => ability.can('read', subject)))
          const main = readablePages(ability, mainPages)
          const first = ability.can('manage', 'OrdersPage') ? 'orders' : main[0]?.name
          expect(firstReadablePage(ability)?.name).toBe(first)
        },
      ),
    )
  })

  it('[ABL-53] the menu and the tabs for a user with every permission contain every page in the table of permissions', () => {
    const anyone = { can: () => true }
    expect(readablePages(anyone, mainPages).map(({ path }) => path)).toEqual([
      '/firms',
      '/orders',
      '/deposit',
      '/administration',
      '/reports',
    ])
    expect(readablePages(anyone, administrationTabs)).toEqual([
      { name: 'users', path: '/administration/users', subject: 'UsersPage' },
      { name: 'clients', path: '/administration/clients', subject: 'ClientsPage' },
      { name: 'subclients', path: '/administration/subclients', subject: 'SubclientsPage' },
      { name: 'servicepoints', path: '/administration/servicepoints', subject: 'ServicepointsPage' },
      { name: 'audit', path: '/administration/audit', subject: 'AuditPage' },
    ])
    expect(readablePages({ can: () => false }, mainPages)).toEqual([])
  })
})

describe('the pages behind the sign-in', () => {
  it('[ABL-54] each page behind the sign-in has its own path and, except the page of imports, its own permission subject', () => {
    const pages = Object.values(portalPages)
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length)
    const ownSubjects = pages.filter(({ path }) => !path.endsWith('/import')).map(({ subject }) => subject)
    expect(new Set(ownSubjects).size).toBe(ownSubjects.length)
    expect(portalPages['import-servicepoints'].subject).toBe(portalPages['add-servicepoint'].subject)
    expect(portalPages['import-users'].subject).toBe(portalPages['edit-user'].subject)
  })

  it.each([
    ['edit-user', '/administration/users/:id', 'UserEditPage'],
    ['add-client', '/administration/clients/add', 'ClientAddPage'],
    ['edit-subclient', '/administration/subclients/:id', 'SubclientEditPage'],
    ['add-servicepoint', '/administration/servicepoints/add', 'ServicepointAddPage'],
    ['reports', '/reports', 'ReportsPage'],
  ] as const)(
    '[ABL-54] the page %s has the path %s and requires permission to read %s',
    (name, path, subject) => {
      expect(portalPages[name]).toEqual({ path, subject })
    },
  )

  it('[ABL-54] users without permission are redirected from the page of users to the page of clients, and from the audit to the page of users; no other page redirects', () => {
    const others = Object.entries(portalPages).filter(([, page]) => 'alternative' in page)
    expect(others.map(([name]) => name)).toEqual(['users', 'audit'])
    expect(portalPages.audit).toEqual({
      path: '/administration/audit',
      subject: 'AuditPage',
      alternative: { path: portalPages.users.path, subject: portalPages.users.subject },
    })
    expect(portalPages.users.alternative).toEqual(portalPages.clients)
  })
})

describe('a user without roles', () => {
  it('[ABL-1] a user without known roles, or in a country without enabled areas, has no permissions', () => {
    const nobody = { userType: 'CLIENTE', admin: false, supervisor: false, roles: [] }
    const rulesOf = (...codes: readonly string[]) =>
      deriveAbility({
        user: { ...nobody, roles: codes.map((code) => ({ code })) },
        config: disabledCountryConfig({ id: 1, code: 'ES' }),
      }).rules
    expect([
      rulesOf(),
      rulesOf('ROL_CASH_MYREMESAAPP_ROOT', 'PICKUP'),
      rulesOf('ROL_CASH_MYREMESAAPP_PICKUP'),
    ]).toEqual([[], [], []])
  })
})
