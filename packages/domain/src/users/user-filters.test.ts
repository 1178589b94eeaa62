import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultBrand, readListState } from '../kernel'
import {
  applyUserFilters,
  changeUserFiltersDraft,
  emptyUserFiltersDraft,
  matchesUserFilters,
  type UserFilter,
  type UserListState,
  userFilterNames,
  userFiltersDraftOf,
  userListSpec,
  validateUserFilters,
} from '.'
import { anyUserDetail, anyUserListState, userWith } from './users.arbitraries'

const MADRID = 'Europe/Madrid'
const otherBrand = { ...defaultBrand, providerUserType: 'OTHER' }
const read = (query: string) => readListState(new URLSearchParams(query), userListSpec)

describe('matching', () => {
  const point = { id: 111, codeSol: 'P-9', description: 'Caja' }
  const subclient = { id: 11, codeSol: 'S-9', description: 'Norte', servicepoints: [point] }
  const user = userWith({
    admin: true,
    clients: [{ id: 1, codeSol: 'C-9', description: 'Bazar', subclients: [subclient] }],
  })
  const matches = (query: string, who = user, zone = MADRID) => matchesUserFilters(who, read(query), zone)

  it.each([
    ['username', 'ANA', 'ana.ruiz', 'luis'],
    ['name', 'n', 'ANA', 'anna'],
    ['lastname', 'rui', 'RUIZ', 'ruizz'],
    ['email', '@BAZAR', 'Ana.Ruiz@bazar.example', 'x@'],
    ['client', 'aza', 'BAZAR', 'norte'],
    ['client', '-9', 'c-9', 'S-9'],
    ['subClient', 'ort', 'norte', 'bazar'],
    ['subClient', 'S-', 's-9', 'P-9'],
    ['servicePoint', 'aja', 'CAJA', 'norte'],
    ['servicePoint', 'p', 'p-9', 'C-9'],
  ])('[USR-16] %s holds %s, is %s and does not hold %s', (name, piece, all, other) => {
    expect(matches(`${name}=${piece}`)).toBe(true)
    expect(matches(`${name}=${piece}&${name}Precise=true`)).toBe(false)
    expect(matches(`${name}=${all}&${name}Precise=true`)).toBe(true)
    expect(matches(`${name}=${other}`)).toBe(false)
  })

  it.each([
    ['userType=CLIENTE', true],
    ['userType=REMESA', false],
    ['countryId=1', true],
    ['countryId=11', false],
    ['admin=true', true],
    ['username=ana&name=luis', false],
    ['username=ana&name=ana', true],
    ['username=ana&name=ana&namePrecise=true', true],
    ['username=ana&name=an&namePrecise=true', false],
  ])('[USR-16] by %s is %s', (query, found) => {
    expect(matches(query)).toBe(found)
  })

  it('[USR-16] finds administrators alone when asked', () => {
    expect(matches('admin=true', userWith({ admin: false }))).toBe(false)
    expect(matches('', userWith({ admin: false }))).toBe(true)
  })

  it.each(['creationDate', 'modificationDate'])(
    '[USR-16] %s is that day or later, or that day alone',
    (name) => {
      const found = (day: string, precise = '') =>
        matches(`${name}=${day}${precise && `&${name}Precise=true`}`)
      expect(['2026-11-20', '2026-11-21', '2026-11-22'].map((day) => found(day))).toEqual([true, true, false])
      expect(['2026-11-20', '2026-11-21', '2026-11-22'].map((day) => found(day, 'precise'))).toEqual([
        false,
        true,
        false,
      ])
    },
  )

  it('[USR-16] reads days in the zone, and finds nobody without the date', () => {
    expect(matches('creationDate=2026-11-21&creationDatePrecise=true', user, 'UTC')).toBe(false)
    expect(matches('creationDate=0001-01-01', userWith({ createdAt: null }))).toBe(false)
    expect(matches('email=a', userWith({ email: null }))).toBe(false)
    const unnamed = userWith({ clients: [{ id: 1, codeSol: null, description: '' }] })
    expect(matches('client=null', unnamed)).toBe(false)
  })

  it('[USR-16] needs active off for inactive users', () => {
    const inactive = userWith({ active: false })
    expect([matches('', inactive), matches('active=false', inactive), matches('active=false')]).toEqual([
      false,
      true,
      true,
    ])
  })

  it('[USR-16] finds fewer with one filter more, and fewer when precisely', () => {
    fc.assert(
      fc.property(
        anyUserDetail,
        anyUserListState,
        fc.constantFrom(...userFilterNames),
        (who, state, name) => {
          const { [name]: _, ...filters } = state.filters
          const without: UserListState = {
            ...state,
            filters,
            precise: state.precise.filter((flag) => flag !== `${name}Precise`),
          }
          const loose = { ...state, precise: [] }
          if (matchesUserFilters(who, state, MADRID)) {
            expect(matchesUserFilters(who, without, MADRID)).toBe(true)
            expect(matchesUserFilters(who, loose, MADRID)).toBe(true)
            expect(matchesUserFilters(who, { ...state, active: false }, MADRID)).toBe(true)
          }
          expect(matchesUserFilters(who, { filters: {}, precise: [], active: false }, MADRID)).toBe(true)
        },
      ),
    )
  })
})

describe('the sidebar', () => {
  const set = (filter: UserFilter, value: string) => ({ type: 'value' as const, filter, value })
  const precise = (filter: UserFilter, on: boolean) => ({ type: 'precise' as const, filter, precise: on })

  it('[USR-18] takes values and precise switches one by one, and Clean takes all away', () => {
    const filled = [
      set('name', 'Ana'),
      set('email', 'x'),
      precise('email', true),
      precise('email', true),
    ].reduce(changeUserFiltersDraft, emptyUserFiltersDraft())
    expect(filled).toEqual({ values: { name: 'Ana', email: 'x' }, precise: ['emailPrecise'] })
    const both = changeUserFiltersDraft(filled, precise('name', true))
    expect(both.precise).toEqual(['emailPrecise', 'namePrecise'])
    expect(changeUserFiltersDraft(both, precise('email', false)).precise).toEqual(['namePrecise'])
    expect(changeUserFiltersDraft(both, precise('admin', true))).toEqual(both)
    expect(changeUserFiltersDraft(both, { type: 'clean' })).toEqual({ values: {}, precise: [] })
  })

  it('[USR-18] opens with what is applied and applies it again unchanged, on the first page', () => {
    fc.assert(
      fc.property(anyUserListState, (state) => {
        expect(applyUserFilters(state, userFiltersDraftOf(state))).toEqual({ ...state, page: 1 })
        expect(applyUserFilters(state, emptyUserFiltersDraft())).toEqual({
          ...state,
          page: 1,
          filters: {},
          precise: [],
        })
      }),
    )
  })

  it('[USR-18] drops what is empty or unfit, and the switch of an empty field', () => {
    const draft = {
      values: { name: '  ', username: ' ana ', userType: 'OTHER', creationDate: '2026-02-30', admin: 'true' },
      precise: ['namePrecise', 'usernamePrecise'],
    }
    const state = read('page=4&orderBy=name&direction=ASC&active=false&email=x')
    expect(applyUserFilters(state, draft)).toEqual({
      page: 1,
      orderBy: 'name',
      direction: 'ASC',
      active: false,
      filters: { username: 'ana', admin: 'true' },
      precise: ['usernamePrecise'],
    })
    expect(applyUserFilters(state, draft, otherBrand).filters.userType).toBe('OTHER')
  })

  it.each([
    ['ana', [], []],
    ['ana@bazar.example', ['emailPrecise'], []],
    [' ana@bazar.example ', ['emailPrecise'], []],
    ['', ['emailPrecise'], []],
    ['ana', ['namePrecise'], []],
  ])('[USR-19] takes the address %j with %j', (email, switches, issues) => {
    expect(validateUserFilters({ values: { email }, precise: switches })).toEqual(issues)
  })

  it('[USR-19] refuses a piece of an address while it is searched precisely', () => {
    const draft = { values: { email: 'ana' }, precise: ['emailPrecise'] }
    expect(validateUserFilters(draft)).toEqual([
      { rule: 'email', key: 'validation.messages.email', path: 'email', params: {} },
    ])
    expect(validateUserFilters({ ...draft, values: {} })).toEqual([])
  })

  it('[USR-19] never refuses anything once the switch is off', () => {
    fc.assert(
      fc.property(fc.string(), (email) => {
        const draft = { values: { email }, precise: ['emailPrecise'] }
        expect(validateUserFilters(changeUserFiltersDraft(draft, precise('email', false)))).toEqual([])
      }),
    )
  })
})
