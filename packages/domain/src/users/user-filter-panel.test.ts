import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { viewerOf } from '../abilities/testing'
import {
  applyFilters,
  changeFiltersDraft,
  defaultBrand,
  emptyFiltersDraft,
  type FiltersChange,
  type FiltersDraft,
  filtersDraftOf,
  readListState,
} from '../kernel'
import { type UserFilter, userList } from '.'
import { anyUserListState, userAbility } from './users.arbitraries'

const otherBrand = { ...defaultBrand, providerUserType: 'OTHER' }
const spec = userList.spec(viewerOf(userAbility()))
const read = (query: string) => readListState(new URLSearchParams(query), spec)
const change = (draft: FiltersDraft<UserFilter>, created: FiltersChange<UserFilter>) =>
  changeFiltersDraft(draft, created, spec)

describe('the filter panel of users', () => {
  const set = (filter: UserFilter, value: string) => ({ type: 'value' as const, filter, value })
  const precise = (filter: UserFilter, on: boolean) => ({ type: 'precise' as const, filter, precise: on })

  it('[USR-18] in the filter panel of users, values and exact-match switches change separately, and Clean clears all', () => {
    const filled = [
      set('name', 'Ana'),
      set('email', 'x'),
      precise('email', true),
      precise('email', true),
    ].reduce(change, emptyFiltersDraft())
    expect(filled).toEqual({ values: { name: 'Ana', email: 'x' }, precise: ['emailPrecise'] })
    const both = change(filled, precise('name', true))
    expect(both.precise).toEqual(['emailPrecise', 'namePrecise'])
    expect(change(both, precise('email', false)).precise).toEqual(['namePrecise'])
    expect(change(both, precise('admin', true))).toEqual(both)
    expect(change(both, { type: 'clean' })).toEqual({ values: {}, precise: [] })
  })

  it('[USR-18] the filter panel of users opens with the current filters; applying them without a change only returns to page 1', () => {
    fc.assert(
      fc.property(anyUserListState, (state) => {
        expect(applyFilters(state, filtersDraftOf(state), spec)).toEqual({ ...state, page: 1 })
        expect(applyFilters(state, emptyFiltersDraft(), spec)).toEqual({
          ...state,
          page: 1,
          filters: {},
          precise: [],
        })
      }),
    )
  })

  it('[USR-18] the filter panel of users does not apply empty or invalid values, nor the exact-match switch of an empty field', () => {
    const draft = {
      values: { name: '  ', username: ' ana ', userType: 'OTHER', creationDate: '2026-02-30', admin: 'true' },
      precise: ['namePrecise', 'usernamePrecise'],
    }
    const state = read('page=4&orderBy=name&direction=ASC&active=false&email=x')
    expect(applyFilters(state, draft, spec)).toEqual({
      page: 1,
      orderBy: 'name',
      direction: 'ASC',
      active: false,
      filters: { username: 'ana', admin: 'true' },
      precise: ['usernamePrecise'],
    })
    expect(
      applyFilters(state, draft, userList.spec(viewerOf(userAbility(), { brand: otherBrand }))).filters
        .userType,
    ).toBe('OTHER')
  })

  it.each([
    ['ana', [], []],
    ['ana@bazar.example', ['emailPrecise'], []],
    [' ana@bazar.example ', ['emailPrecise'], []],
    ['', ['emailPrecise'], []],
    ['ana', ['namePrecise'], []],
  ])(
    '[USR-19] the filter panel of users accepts the e-mail address %j with the exact-match switches %j',
    (email, switches, issues) => {
      expect(userList.validate({ values: { email }, precise: switches })).toEqual(issues)
    },
  )

  it('[USR-19] the filter panel of users refuses a part of an e-mail address if exact match is on', () => {
    const draft = { values: { email: 'ana' }, precise: ['emailPrecise'] }
    expect(userList.validate(draft)).toEqual([
      { rule: 'email', key: 'validation.messages.email', path: 'email', params: {} },
    ])
    expect(userList.validate({ ...draft, values: {} })).toEqual([])
  })

  it('[USR-19] the filter panel of users accepts any text as an e-mail address if exact match is off', () => {
    fc.assert(
      fc.property(fc.string(), (email) => {
        const draft = { values: { email }, precise: ['emailPrecise'] }
        expect(userList.validate(change(draft, precise('email', false)))).toEqual([])
      }),
    )
  })
})
