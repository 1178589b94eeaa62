import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CountryConfig, disabledCountryConfig } from '../country'
import { type Brand, defaultBrand } from '../kernel'
import { anyConfig, anyUser, knownRole } from './abilities.arbitraries'
import {
  type AbilityUser,
  deriveAbility,
  type PortalAbility,
  portalActions,
  portalSubjects,
  roleCatalogue,
} from './index'

const on = { Enabled: true }
const everything = CountryConfig.parse({
  id: 1,
  code: 'ES',
  name: 'Spain',
  CashToday: on,
  Orders: on,
  SearchEmployee: on,
  Administration: on,
  Reports: {
    Enabled: true,
    ReportType: { Client: on, Orders: on, SearchEmployee: on, Servicepoint: on, Subclient: on, Users: on },
  },
})
const nothing = disabledCountryConfig({ id: 1, code: 'ES' })
const withoutReports = CountryConfig.parse({ ...everything, Reports: {} })

const customer = (...suffixes: readonly string[]): AbilityUser => ({
  userType: 'CLIENTE',
  admin: false,
  supervisor: false,
  roles: suffixes.map((suffix) => ({ code: `${defaultBrand.rolePrefix}${suffix}` })),
})
const staff = (...suffixes: readonly string[]): AbilityUser => ({
  ...customer(...suffixes),
  userType: defaultBrand.providerUserType,
})

/** All permissions of an ability. For a subject with `manage`, the list contains `read` too. */
const permissions = (ability: PortalAbility): readonly string[] =>
  portalSubjects.flatMap((subject) =>
    portalActions.filter((action) => ability.can(action, subject)).map((action) => `${action} ${subject}`),
  )
const may = (user: AbilityUser, config = withoutReports, brand?: Brand) =>
  permissions(deriveAbility({ user, config, brand })).toSorted()
const managing = (subject: string) => [`read ${subject}`, `manage ${subject}`]
const reading = (...subjects: readonly string[]) => subjects.map((subject) => `read ${subject}`)

const administration = [
  ...reading('AdministrationPage', 'ClientsPage', 'SubclientsPage', 'ServicepointsPage'),
  ...['Client', 'Subclient', 'Servicepoint'].flatMap(managing),
]
const administrationOfStaff = reading(
  'ClientAddPage',
  'ClientEditPage',
  'ClientEditActive',
  'SubclientAddPage',
  'SubclientEditPage',
  'SubclientEditActive',
  'ServicepointAddPage',
  'ServicepointEditPage',
  'ServicepointEditActive',
)

describe('roles', () => {
  it.each([
    ['[ABL-10]', 'ADMINISTRATION', administration],
    [
      '[ABL-12]',
      'USER-MANAGEMENT',
      [...reading('AdministrationPage', 'UsersPage', 'UserEditPage'), ...managing('User')],
    ],
    ['[ABL-13]', 'PICKUP', [...managing('OrdersPage'), ...managing('Pickup')]],
    ['[ABL-14]', 'DELIVERY', [...managing('OrdersPage'), ...managing('Delivery')]],
    ['[ABL-15]', 'DELIVERY-EXCHANGE', [...managing('OrdersPage'), ...managing('DeliveryExchange')]],
    ['[ABL-16]', 'ASSISTANCE-SERVICE', [...managing('OrdersPage'), ...managing('AssistanceService')]],
    [
      '[ABL-17]',
      'SUPPLY-MATERIAL-SERVICE',
      [...managing('OrdersPage'), ...managing('SupplyMaterialService')],
    ],
    ['[ABL-18]', 'ORDERS', reading('OrdersPage')],
    ['[ABL-19]', 'DEPOSIT', reading('DepositPage')],
    ['[ABL-20]', 'EMPLOYEE', reading('FirmsPage')],
    ['[ABL-21]', 'PICKUP-EXCHANGE', []],
    ['[ABL-21]', 'ISSUES', []],
    ['[ABL-21]', 'BALANCES', []],
    ['[ABL-21]', 'TRANSACTIONS', []],
    ['[ABL-21]', 'ACCREDITATIONS', []],
  ])('%s a customer with the role %s has exactly the permissions of that role', (_id, suffix, expected) => {
    expect(may(customer(suffix))).toEqual(expected.toSorted())
  })

  it('[ABL-11] staff of the provider with the role ADMINISTRATION may open the screens for adding, editing and deactivating records', () => {
    const own = reading('UserTypes', 'Status')
    expect(may(staff('ADMINISTRATION'))).toEqual(
      [...administration, ...administrationOfStaff, ...own].toSorted(),
    )
  })

  it('[ABL-23] with the role USER-MANAGEMENT, only administrators of the provider may open the history of all records', () => {
    const manager = 'USER-MANAGEMENT'
    expect(may({ ...staff(manager), admin: true })).toContain('read AuditPage')
    expect(may({ ...staff(manager), admin: true }, nothing)).not.toContain('read AuditPage')
    for (const user of [
      staff(manager),
      { ...staff('ADMINISTRATION'), admin: true },
      { ...customer(manager), admin: true, supervisor: true },
    ])
      expect(may(user)).not.toContain('read AuditPage')
  })

  it('[ABL-22] a role gives no permission in a country that has switched off the area of the role', () => {
    for (const { suffix } of roleCatalogue()) expect(may(customer(suffix), nothing)).toEqual([])
  })

  it.each([
    ['PICKUP', 'Orders'],
    ['DEPOSIT', 'CashToday'],
    ['EMPLOYEE', 'SearchEmployee'],
    ['ADMINISTRATION', 'Administration'],
    ['USER-MANAGEMENT', 'Administration'],
  ])(
    '[ABL-22] the role %s gives its permissions exactly if the country setting %s.Enabled is on',
    (suffix, area) => {
      expect(may(customer(suffix), CountryConfig.parse({ ...everything, [area]: {} }))).not.toContain(
        'read OrdersPage',
      )
      expect(may(customer(suffix), CountryConfig.parse({ ...nothing, [area]: on }))).toEqual(
        may(customer(suffix)),
      )
    },
  )

  it('[ABL-1] a role code with an unknown suffix, another prefix, no prefix or lower-case letters gives no permission', () => {
    const codes = [
      'ROL_CASH_MYREMESAAPP_ROOT',
      'ROL_CASH_MYOTHERAPP_PICKUP',
      'PICKUP',
      'rol_cash_myremesaapp_pickup',
      'ROL_CASH_MYREMESAAPP_pickup',
      'ROL_CASH_MYREMESAAPP_',
      'ROL_CASH_MYREMESAAPP_constructor',
      'ROL_CASH_MYREMESAAPP___proto__',
      ' ROL_CASH_MYREMESAAPP_PICKUP',
      '',
    ]
    expect(may({ ...customer(), roles: codes.map((code) => ({ code })) })).toEqual([])
  })

  it('[ABL-1] the brand decides the prefix of role codes and the user type of the provider’s staff', () => {
    const brand = { ...defaultBrand, rolePrefix: 'ROL_CASH_MYACMEAPP_', providerUserType: 'ACME' }
    const acme = { ...customer(), userType: 'ACME', roles: [{ code: 'ROL_CASH_MYACMEAPP_ORDERS' }] }
    expect(may(acme, withoutReports, brand)).toEqual(reading('OrdersPage', 'Status', 'UserTypes').toSorted())
    expect(may(acme)).toEqual([])
  })
})

describe('user type and flags', () => {
  it.each([
    ['[ABL-2]', 'a member of the provider’s staff', staff(), reading('Status', 'UserTypes')],
    [
      '[ABL-3]',
      'an administrator of the provider',
      { ...staff(), admin: true },
      reading(
        'AllReports',
        'Countries',
        'Status',
        'UserEditAdministration',
        'UserEditSupervision',
        'UserTypes',
      ),
    ],
    [
      '[ABL-4]',
      'a customer’s supervisor',
      { ...customer(), supervisor: true },
      reading('UserEditSupervision'),
    ],
    [
      '[ABL-4]',
      'a supervisor of the provider',
      { ...staff(), supervisor: true },
      reading('Status', 'UserEditSupervision', 'UserTypes'),
    ],
    ['[ABL-5]', 'a customer’s administrator', { ...customer(), admin: true }, []],
    ['[ABL-5]', 'a user of an unknown type', { ...customer(), userType: 'remesa', admin: true }, []],
  ])(
    '%s a user without roles who is %s has exactly the permissions of that kind of user',
    (_id, _who, user, expected) => {
      expect(may(user, nothing)).toEqual(expected)
    },
  )
})

describe('reports', () => {
  it.each([
    ['ORDERS', true],
    ['PICKUP', true],
    ['EMPLOYEE', true],
    ['ADMINISTRATION', true],
    ['USER-MANAGEMENT', true],
    ['DEPOSIT', false],
    ['ISSUES', false],
  ])('[ABL-30] a user with the role %s may open the reports page: %s', (suffix, opens) => {
    expect(may(customer(suffix), everything).includes('read ReportsPage')).toBe(opens)
    expect(may(customer(suffix), withoutReports)).not.toContain('read ReportsPage')
  })

  it.each([
    ['Users', 'ReportTypeUsers'],
    ['Orders', 'ReportTypeOrders'],
    ['SearchEmployee', 'ReportTypeSearchEmployee'],
    ['Client', 'ReportTypeClient'],
    ['Subclient', 'ReportTypeSubclient'],
    ['Servicepoint', 'ReportTypeServicepoint'],
  ])(
    '[ABL-31] a user may read reports of %s only if the country settings enable reports and this kind of report',
    (name, subject) => {
      const only = CountryConfig.parse({ ...nothing, Reports: { Enabled: true, ReportType: { [name]: on } } })
      const off = CountryConfig.parse({ ...nothing, Reports: { Enabled: false, ReportType: { [name]: on } } })
      expect(may(customer(), only)).toEqual([`read ${subject}`])
      expect(may(customer(), off)).toEqual([])
    },
  )

  it.each([
    [['DEPOSIT', 'ORDERS'], true],
    [['DEPOSIT', 'EMPLOYEE'], true],
    [['DEPOSIT'], false],
    [['ORDERS'], false],
  ])('[ABL-33] a user with the roles %j may read reports of deposits: %s', (suffixes, readable) => {
    const user = customer(...suffixes)
    expect(may(user, everything).includes('read ReportTypeDeposits')).toBe(readable)
    expect(may(user, withoutReports)).not.toContain('read ReportTypeDeposits')
  })

  it('[REC-122] only users who may read the history of all records may read reports of the history', () => {
    const reader = { ...staff('USER-MANAGEMENT'), admin: true }
    expect(may(reader, everything)).toContain('read ReportTypeAudit')
    expect(may(reader, withoutReports)).not.toContain('read ReportTypeAudit')
    for (const user of [
      staff('USER-MANAGEMENT'),
      { ...staff('ADMINISTRATION'), admin: true },
      { ...customer('USER-MANAGEMENT'), admin: true, supervisor: true },
    ])
      expect(may(user, everything)).not.toContain('read ReportTypeAudit')
  })
})

describe('permissions of any user', () => {
  it('[ABL-1] a user never loses a permission by getting an additional role', () => {
    fc.assert(
      fc.property(anyUser, anyConfig, knownRole, (user, config, role) => {
        const before = may(user, config)
        const after = may({ ...user, roles: [...user.roles, role] }, config)
        expect(after).toEqual(expect.arrayContaining([...before]))
      }),
    )
  })

  it('[ABL-1] the order of roles and repeated roles have no effect on the permissions', () => {
    fc.assert(
      fc.property(anyUser, anyConfig, (user, config) => {
        const shuffled = { ...user, roles: [...user.roles.toReversed(), ...user.roles] }
        expect(may(shuffled, config)).toEqual(may(user, config))
      }),
    )
  })

  it('[ABL-1] unknown role codes have no effect on the permissions of known roles', () => {
    fc.assert(
      fc.property(anyUser, anyConfig, fc.array(fc.string()), (user, config, codes) => {
        const noise = codes.map((code) => ({ code: `${defaultBrand.rolePrefix}~${code}` }))
        expect(may({ ...user, roles: [...noise, ...user.roles] }, config)).toEqual(may(user, config))
      }),
    )
  })

  it('[ABL-1] every permission consists of an action and a subject of the portal', () => {
    fc.assert(
      fc.property(anyUser, anyConfig, (user, config) => {
        for (const { action, subject } of deriveAbility({ user, config }).rules) {
          expect(portalActions).toContain(action)
          expect(portalSubjects).toContain(subject)
        }
      }),
    )
  })

  it('[ABL-22] if a country has all settings on, its users have every permission that they would have in any other country', () => {
    fc.assert(
      fc.property(anyUser, anyConfig, (user, config) => {
        expect(may(user, everything)).toEqual(expect.arrayContaining([...may(user, config)]))
      }),
    )
  })

  it('[ABL-2] only staff of the provider can see all reports, countries, user types and states', () => {
    fc.assert(
      fc.property(anyUser, anyConfig, (user, config) => {
        const customers = may({ ...user, userType: 'CLIENTE' }, config)
        for (const detail of reading(
          'AllReports',
          'Countries',
          'UserTypes',
          'Status',
          'UserEditAdministration',
        )) {
          expect(customers).not.toContain(detail)
        }
      }),
    )
  })
})

describe('role catalogue', () => {
  it('[ABL-40] the catalogue of roles contains every role with its module and its name in the operations system', () => {
    const rows = roleCatalogue().map(({ suffix, module, externalCode }) => [suffix, module, externalCode])
    expect(rows).toEqual([
      ['ADMINISTRATION', 'REMESA', null],
      ['USER-MANAGEMENT', 'REMESA', null],
      ['DEPOSIT', 'SMART CASH', null],
      ['ISSUES', 'SMART CASH', null],
      ['BALANCES', 'SMART CASH', null],
      ['TRANSACTIONS', 'SMART CASH', null],
      ['ACCREDITATIONS', 'SMART CASH', null],
      ['PICKUP', 'SOL CUSTOMER', 'PEDIDO_COLECTA'],
      ['PICKUP-EXCHANGE', 'SOL CUSTOMER', 'PEDIDO_COLECTA_CAMBIO'],
      ['DELIVERY', 'SOL CUSTOMER', 'PEDIDO_ENTREGA'],
      ['DELIVERY-EXCHANGE', 'SOL CUSTOMER', 'PEDIDO_ENTREGA_CAMBIO'],
      ['ASSISTANCE-SERVICE', 'SOL CUSTOMER', 'PEDIDO_ASISTENCIA'],
      ['SUPPLY-MATERIAL-SERVICE', 'SOL CUSTOMER', 'PEDIDO_MATERIAL_OPERATIVO'],
      ['EMPLOYEE', 'SOL CUSTOMER', 'CONSULTA_FOTO_Y_FIRMA'],
      ['ORDERS', 'SOL CUSTOMER', null],
    ])
  })

  it('[ABL-40] the brand decides the role codes in the catalogue and the name of the portal’s module', () => {
    const [first] = roleCatalogue({ ...defaultBrand, product: 'ACME', rolePrefix: 'ROL_CASH_MYACMEAPP_' })
    expect(first).toMatchObject({ code: 'ROL_CASH_MYACMEAPP_ADMINISTRATION', module: 'ACME' })
  })
})
