import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filterNames, readListState } from '../kernel'
import { matchesUserFilters, type UserFilter, type UserListState, userListSpec } from '.'
import { anyUserDetail, anyUserListState, userWith } from './users.arbitraries'

const MADRID = 'Europe/Madrid'
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
  ])(
    '[USR-16] the filter %s finds a user by the part %s, by the complete text %s even as an exact match, and not by the text %s',
    (name, piece, all, other) => {
      expect(matches(`${name}=${piece}`)).toBe(true)
      expect(matches(`${name}=${piece}&${name}Precise=true`)).toBe(false)
      expect(matches(`${name}=${all}&${name}Precise=true`)).toBe(true)
      expect(matches(`${name}=${other}`)).toBe(false)
    },
  )

  it.each([
    ['the whole client', []],
    ['the whole subclient', [{ ...subclient, servicepoints: [] }]],
  ])(
    '[USR-16] the filters by subclient and service point also find users to whom %s above the record is assigned',
    (_, subclients) => {
      const who = userWith({ clients: [{ id: 1, codeSol: 'C-9', description: 'Bazar', subclients }] })
      const below = {
        subclientsOf: (id: unknown) => (id === 1 ? [subclient] : []),
        servicePointsOf: (id: unknown) => (id === 11 ? [point] : []),
      }
      const reaches = (query: string) => matchesUserFilters(who, read(query), MADRID, below)
      expect(
        ['servicePoint=caja', 'subClient=norte', 'servicePoint=norte', 'subClient=caja'].map(reaches),
      ).toEqual([true, true, false, false])
    },
  )

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
  ])('[USR-16] the filter %s finds the test user: %s', (query, found) => {
    expect(matches(query)).toBe(found)
  })

  it('[USR-16] the filter of users by administrator finds only administrators', () => {
    expect(matches('admin=true', userWith({ admin: false }))).toBe(false)
    expect(matches('', userWith({ admin: false }))).toBe(true)
  })

  it.each(['creationDate', 'modificationDate'])(
    '[USR-16] the filter %s finds users of a day and of later days, and as an exact match only users of that day',
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

  it('[USR-16] the filters by day use the viewer’s time zone, and never find a user who lacks the date', () => {
    expect(matches('creationDate=2026-11-21&creationDatePrecise=true', user, 'UTC')).toBe(false)
    expect(matches('creationDate=0001-01-01', userWith({ createdAt: null }))).toBe(false)
    expect(matches('email=a', userWith({ email: null }))).toBe(false)
    const unnamed = userWith({ clients: [{ id: 1, codeSol: null, description: '' }] })
    expect(matches('client=null', unnamed)).toBe(false)
  })

  it('[USR-16] inactive users are found only if the filter “active” is false', () => {
    const inactive = userWith({ active: false })
    expect([matches('', inactive), matches('active=false', inactive), matches('active=false')]).toEqual([
      false,
      true,
      true,
    ])
  })

  it('[USR-16] removing a filter, or making it less exact, never removes users from the result', () => {
    fc.assert(
      fc.property(
        anyUserDetail,
        anyUserListState,
        fc.constantFrom(...filterNames<UserFilter>(userListSpec)),
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
