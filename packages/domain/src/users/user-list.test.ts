import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { viewerOf } from '../abilities/testing'
import {
  countActiveFilters,
  defaultBrand,
  filterNames,
  readListState,
  toSearchParams,
  writeListState,
} from '../kernel'
import { anyInstant, anyZone } from '../kernel/testing'
import {
  CUSTOMER_USER_TYPE,
  clientSearchCountry,
  isSynchronised,
  reachesCountry,
  type UserFilter,
  userDays,
  userEditLink,
  userList,
  userListSpec,
  userTypes,
} from '.'
import { anyUserAbility, anyUserListState, userAbility } from './users.arbitraries'

const MADRID = 'Europe/Madrid'
const otherBrand = { ...defaultBrand, providerUserType: 'OTHER' }
const read = (query: string) => readListState(new URLSearchParams(query), userListSpec)
const provider = userAbility({ provider: true })
const providerAdmin = userAbility({ provider: true, admin: true })
const customer = userAbility()
const names = filterNames<UserFilter>(userListSpec)
const columnsOf = (ability: typeof customer) => userList.columns(viewerOf(ability))

const textFilters = ['username', 'name', 'lastname', 'email', 'client', 'subClient', 'servicePoint'] as const
const dayFilters = ['creationDate', 'modificationDate'] as const

describe('the state of the list', () => {
  it('[USR-3] customers have the user type CLIENTE, which is the name that back ends send', () => {
    expect(CUSTOMER_USER_TYPE).toBe('CLIENTE')
  })

  it('[USR-3] there are two user types: one for customers, and one for the provider’s staff, whose name depends on the brand', () => {
    expect(userTypes()).toEqual(['CLIENTE', 'REMESA'])
    expect(userTypes(otherBrand)).toEqual(['CLIENTE', 'OTHER'])
  })

  it('[USR-10] the list of users begins with active users, newest first', () => {
    expect(toSearchParams(read(''))).toEqual({
      page: 0,
      size: 10,
      orderBy: 'id',
      direction: 'DESC',
      active: true,
    })
  })

  it.each([
    ['userType', 'REMESA', 'CLIENT'],
    ['countryId', '3', 'ES'],
    ['admin', 'true', 'false'],
    ...textFilters.map((name) => [name, 'x', ' ']),
    ...dayFilters.map((name) => [name, '2026-11-21', '2026-02-30']),
  ])('[USR-10] the filter of users by %s accepts %j and drops %j', (name = '', fits = '', unfit = '') => {
    expect(read(`${name}=${fits}`).filters).toEqual({ [name]: fits })
    expect(read(`${name}=${unfit}`).filters).toEqual({})
  })

  it.each([...textFilters, ...dayFilters])(
    '[USR-10] the filter by %s has a switch for an exact match',
    (name) => {
      const value = name.endsWith('Date') ? '2026-11-21' : 'x'
      const state = read(`${name}=${value}&${name}Precise=true`)
      expect(state.precise).toEqual([`${name}Precise`])
      expect(countActiveFilters(state)).toBe(1)
    },
  )

  it.each(['userType=REMESA&userTypePrecise', 'countryId=1&countryIdPrecise', 'admin=true&adminPrecise'])(
    '[USR-10] the filter by %s has no switch for an exact match',
    (query) => {
      expect(read(`${query}=true`).precise).toEqual([])
    },
  )

  it('[USR-10] the list of users can be sorted only by id and by columns that show data', () => {
    const sortable = columnsOf(providerAdmin).flatMap(({ sortBy }) => sortBy ?? [])
    expect([...userListSpec.sortable].sort()).toEqual(['id', ...sortable].sort())
    expect(sortable).toEqual([
      'userType',
      'country.name',
      'username',
      'name',
      'lastName',
      'email',
      'createdAt',
      'updatedAt',
    ])
  })

  it('[USR-10] the filter by user type accepts the provider’s user type of the current brand', () => {
    const query = new URLSearchParams('userType=OTHER')
    expect(readListState(query, userList.spec(viewerOf(customer, { brand: otherBrand }))).filters).toEqual({
      userType: 'OTHER',
    })
    expect(readListState(query, userListSpec).filters).toEqual({})
  })

  it('[USR-10] the URL of the list of users contains its filters, sorting and page, and restores them', () => {
    fc.assert(
      fc.property(anyUserListState, (state) => {
        expect(readListState(writeListState(state, userListSpec), userListSpec)).toEqual(state)
      }),
    )
  })
})

describe('the content of the list', () => {
  it('[USR-11] the days of creation and change in the list of users are days in the viewer’s time zone', () => {
    const user = { createdAt: '2026-11-20T23:30:00Z', updatedAt: '2026-01-05T12:00:00+01:00' }
    expect(userDays(user, MADRID)).toEqual({ createdAt: '21/11/2026', updatedAt: '05/01/2026' })
    expect(userDays(user, 'UTC')).toEqual({ createdAt: '20/11/2026', updatedAt: '05/01/2026' })
    expect(userDays({ createdAt: null, updatedAt: null }, MADRID)).toEqual({ createdAt: '', updatedAt: '' })
  })

  it('[USR-11] the days in the list of users equal the days of an independent calendar', () => {
    fc.assert(
      fc.property(anyInstant, anyZone, (instant, zone) => {
        const { day, month, year } = Temporal.Instant.from(instant.toISOString()).toZonedDateTimeISO(zone)
        const text = [String(day).padStart(2, '0'), String(month).padStart(2, '0'), year].join('/')
        const days = userDays({ createdAt: null, updatedAt: instant.toISOString() }, zone)
        expect(days).toEqual({ createdAt: '', updatedAt: text })
      }),
    )
  })

  it.each([
    ['of the provider who administers', providerAdmin, ['userType', 'country']],
    ['of the provider', provider, ['userType']],
    ['of a customer', customer, []],
  ])(
    '[USR-12] the columns of the list of users depend on the permissions of the viewer: a user %s',
    (_, ability, own) => {
      expect(columnsOf(ability).map(({ name }) => name)).toEqual([
        'edit',
        ...own,
        'username',
        'name',
        'lastName',
        'email',
        'createdAt',
        'updatedAt',
        'synchronised',
      ])
      expect(columnsOf(ability).filter(({ sortBy }) => sortBy === undefined)).toEqual([
        { name: 'edit' },
        { name: 'synchronised' },
      ])
    },
  )

  it('[USR-13] the list of users links only to the pages of active users', () => {
    expect(userEditLink({ active: true })).toEqual({ allowed: true, reasons: [] })
    expect(userEditLink({ active: false }).reasons).toEqual([
      { rule: 'inactive', key: 'users.refused.inactive', params: {} },
    ])
  })

  it('[USR-14] the list of users shows a warning at users who are not synchronised', () => {
    expect(isSynchronised({ solSynchronized: true })).toBe(true)
    expect(isSynchronised({ solSynchronized: false })).toBe(false)
  })

  it('[USR-17] everyone who may read the list of users sees the switch for inactive users', () => {
    expect(userList.offers(viewerOf(customer)).showInactive).toBe(true)
    const withoutRoles = userAbility({ provider: true, admin: true, roles: [] })
    expect(userList.offers(viewerOf(withoutRoles)).showInactive).toBe(false)
  })
})

describe('the filters of a user', () => {
  const shared = names.filter((name) => !['userType', 'countryId', 'admin'].includes(name))
  const hiddenFrom = (ability: typeof customer, admin: boolean) =>
    names.filter((name) => !userList.filters(viewerOf(ability, { admin })).includes(name))

  it.each([
    ['the provider who administers', providerAdmin, true, []],
    ['the provider', provider, false, ['countryId', 'admin']],
    ['a customer', customer, false, ['userType', 'countryId', 'admin']],
    ['a customer who administers', userAbility({ admin: true }), true, ['userType', 'admin']],
  ])(
    '[USR-15] the list of users hides from %s the filters that they may not use',
    (_, ability, admin, hidden) => {
      expect(hiddenFrom(ability, admin)).toEqual(hidden)
    },
  )

  it('[USR-15] the filters of the list of users are in the order of the filter panel', () => {
    expect(userList.filters(viewerOf(providerAdmin, { admin: true }))).toEqual([
      'userType',
      'countryId',
      'username',
      'name',
      'lastname',
      'email',
      'creationDate',
      'modificationDate',
      'admin',
      'unsynchronised',
      'client',
      'subClient',
      'servicePoint',
      'search',
    ])
    expect(shared).toHaveLength(11)
  })

  it('[USR-15] the URL of the list of users applies only filters that the viewer may use', () => {
    fc.assert(
      fc.property(anyUserListState, anyUserAbility, (state, { facts, ability }) => {
        const viewer = viewerOf(ability, { admin: facts.admin })
        const permitted = userList.permitted(state, viewer)
        const shown: readonly string[] = userList.filters(viewer)
        expect(Object.keys(permitted.filters).every((name) => shown.includes(name))).toBe(true)
        for (const name of userList.filters(viewer))
          if (name !== 'countryId') expect(permitted.filters[name]).toBe(state.filters[name])
        expect(userList.permitted(permitted, viewer)).toEqual(permitted)
        expect(Object.values(permitted.filters)).not.toContain(undefined)
        expect(permitted.precise).toEqual(state.precise)
      }),
    )
  })

  it.each([
    ['the provider who administers', providerAdmin, true, '2', '2'],
    ['a customer who administers', userAbility({ admin: true }), true, '2', undefined],
    ['a customer who administers, of their own country', userAbility({ admin: true }), true, '1', '1'],
    ['a customer', customer, false, '1', undefined],
  ])(
    '[USR-15] [USR-30] the filter by country in a URL is applied only for countries that the viewer may see: %s',
    (_, ability, admin, countryId, applied) => {
      const query = new URLSearchParams({ countryId })
      const state = userList.read(query, viewerOf(ability, { admin }))
      expect(state.filters.countryId).toBe(applied)
    },
  )

  it.each([
    ['userType', 'id', 'DESC'],
    ['country.name', 'id', 'DESC'],
    ['username', 'username', 'ASC'],
    ['id', 'id', 'ASC'],
  ])(
    '[USR-15] if a customer opens the list of users with orderBy=%s in the URL, the list is sorted by %s %s',
    (asked, orderBy, direction) => {
      const query = new URLSearchParams(`orderBy=${asked}&direction=ASC&page=3&active=false`)
      const state = userList.read(query, viewerOf(customer))
      expect(state).toMatchObject({ orderBy, direction, page: 3, active: false })
    },
  )

  it.each([
    ['email=ana&emailPrecise=true', {}],
    ['email=ana', { email: 'ana' }],
    ['email=ana@bazar.example&emailPrecise=true', { email: 'ana@bazar.example' }],
  ])(
    '[USR-19] the e-mail address in the URL query %s is applied only if the filter panel accepts it',
    (query, filters) => {
      expect(userList.read(new URLSearchParams(query), viewerOf(customer)).filters).toEqual(filters)
    },
  )
})

describe('countries', () => {
  it('[USR-30] viewers who may read countries see records of all countries, and other viewers only records of their own country', () => {
    fc.assert(
      fc.property(anyUserAbility, fc.integer({ min: 1, max: 5 }), ({ facts, ability }, countryId) => {
        const reached = reachesCountry({ ability, user: { country: { id: 1 } } }, countryId)
        expect(reached).toBe((facts.provider && facts.admin) || countryId === 1)
      }),
    )
  })

  it.each([
    [false, null, 1],
    [false, 2, 1],
    [true, null, null],
    [true, 2, 2],
  ])(
    '[USR-31] a viewer (administrator: %s) who has chosen the country %s searches for clients in the country %s',
    (admin, chosen, found) => {
      expect(clientSearchCountry({ admin, country: { id: 1 } }, chosen)).toBe(found)
    },
  )
})
