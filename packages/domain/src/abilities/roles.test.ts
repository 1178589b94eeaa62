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
import { reportTypeSubjects } from './role-grants'

const other = { ...defaultBrand, product: 'OTHER', rolePrefix: 'ROL_OTHER_' }

describe('names of roles', () => {
  it('[ABL-41] have one key per role, by the part behind the prefix', () => {
    expect(roleLabelKey('ROL_CASH_MYREMESAAPP_PICKUP')).toBe('abilities.role.PICKUP')
    expect(abilityMessageKeys).toHaveLength(15)
    expect(new Set(abilityMessageKeys).size).toBe(15)
    expect(abilityMessageKeys).toContain('abilities.role.SUPPLY-MATERIAL-SERVICE')
  })

  it('[ABL-41] are the same for every brand', () => {
    fc.assert(
      fc.property(fc.nat({ max: roleCatalogue().length - 1 }), (index) => {
        const key = abilityMessageKeys[index]
        expect(roleLabelKey(roleCatalogue()[index]?.code ?? '')).toBe(key)
        expect(roleLabelKey(roleCatalogue(other)[index]?.code ?? '', other)).toBe(key)
      }),
    )
  })

  it('[ABL-41] are missing for a code of another brand, an unknown one and a bare suffix', () => {
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

describe('exports of lists', () => {
  const kinds: readonly ReportKind[] = [
    'Client',
    'Orders',
    'SearchEmployee',
    'Servicepoint',
    'Subclient',
    'Users',
  ]

  it('[ABL-32] are offered to those who read that kind of report, and by no other kind', () => {
    fc.assert(
      fc.property(anyUser, anyConfig, fc.constantFrom(...kinds), (user, config, kind) => {
        const isOffered = offersExport(deriveAbility({ user, config }), kind)
        expect(isOffered).toBe(config.Reports.Enabled && config.Reports.ReportType[kind].Enabled)
      }),
    )
  })

  it('[ABL-31] have each a subject of their own', () => {
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
  it('[ABL-53] hold what is readable, in their order, and nothing else', () => {
    fc.assert(
      fc.property(
        anyUser,
        anyConfig,
        fc.constantFrom<readonly NamedPage[]>(mainPages, administrationTabs),
        (user, config, pages) => {
          const ability = deriveAbility({ user, config })
          const shown = readablePages(ability, pages)
          expect(shown).toEqual(pages.filter(({ subject }) => ability.can('read', subject)))
          expect(readablePages(ability, mainPages)[0]).toEqual(firstReadablePage(ability))
        },
      ),
    )
  })

  it('[ABL-53] are these', () => {
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
  it('[ABL-54] have one path and one subject each', () => {
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
    ['audit', '/administration/audit', 'AuditPage'],
    ['reports', '/reports', 'ReportsPage'],
  ] as const)('[ABL-54] hold %s at %s for readers of %s', (name, path, subject) => {
    expect(portalPages[name]).toEqual({ path, subject })
  })

  it('[ABL-54] send from the users to the clients alone', () => {
    const others = Object.entries(portalPages).filter(([, page]) => 'alternative' in page)
    expect(others.map(([name]) => name)).toEqual(['users'])
    expect(portalPages.users.alternative).toEqual(portalPages.clients)
  })
})

describe('a user without roles', () => {
  it('[ABL-1] holds no permission at all, nor does one whose roles nobody knows or the country has switched off', () => {
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
