import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deriveAbility } from '../abilities'
import { anyConfig, anyUser } from '../abilities/testing'
import { issue } from '../kernel'
import { anyHostileText } from '../kernel/testing'
import {
  canChangeStatus,
  canEditRecord,
  canSaveRecord,
  clientColumns,
  clientFilters,
  clientListActions,
  clientListState,
  clientRowActions,
  clientSubjects,
  countryChoice,
  flipActive,
  recordRowActions,
  saveOutcome,
} from '.'
import { administrator, someCountries } from './clients.arbitraries'

const staff = administrator()
const customer = administrator({ userType: 'CLIENTE' })
const chief = administrator({ admin: true })
const anyAbility = fc
  .tuple(anyUser, anyConfig)
  .map(([user, config]) => deriveAbility({ user: { ...user }, config }))
const noPermission = (subject: string) => ({
  rule: 'no-permission',
  key: 'clients.refused.no-permission',
  params: { subject },
})
const inactive = { rule: 'inactive', key: 'clients.refused.inactive', params: {} }

describe('what a list offers', () => {
  it('[CLI-30] to the staff is adding, exporting and showing inactive rows', () => {
    expect(clientListActions(staff)).toEqual({ add: true, export: true, showInactive: true })
  })

  it('[CLI-30] to a customer is exporting alone', () => {
    expect(clientListActions(customer)).toEqual({ add: false, export: true, showInactive: false })
  })

  it('[CLI-30] follows the subject of each, one by one', () => {
    fc.assert(
      fc.property(anyAbility, (ability) => {
        expect(clientListActions(ability)).toEqual({
          add: ability.can('read', 'ClientAddPage'),
          export: ability.can('read', 'ReportTypeClient'),
          showInactive: ability.can('read', 'ClientEditActive'),
        })
      }),
    )
  })

  it('[CLI-71] is asked of the subjects of clients', () => {
    expect(clientSubjects).toEqual({
      add: 'ClientAddPage',
      edit: 'ClientEditPage',
      status: 'ClientEditActive',
      report: 'ReportTypeClient',
    })
  })
})

describe('what can be done with a row', () => {
  it('[CLI-31] is editing it when it is active and the user may', () => {
    expect(canEditRecord({ active: true }, staff, clientSubjects)).toEqual({ allowed: true, reasons: [] })
    expect(canEditRecord({ active: false }, staff, clientSubjects).reasons).toEqual([inactive])
    expect(canEditRecord({ active: false }, customer, clientSubjects).reasons).toEqual([
      noPermission('ClientEditPage'),
      inactive,
    ])
  })

  it('[CLI-32] is switching it on and off for those who may', () => {
    expect(canChangeStatus(staff, clientSubjects)).toEqual({ allowed: true, reasons: [] })
    expect(canChangeStatus(customer, clientSubjects).reasons).toEqual([noPermission('ClientEditActive')])
  })

  it('[CLI-31, CLI-32] is said of both together', () => {
    fc.assert(
      fc.property(anyAbility, fc.boolean(), (ability, active) => {
        expect(recordRowActions({ active }, ability, clientSubjects)).toEqual({
          edit: canEditRecord({ active }, ability, clientSubjects),
          toggle: canChangeStatus(ability, clientSubjects),
        })
        expect(clientRowActions({ active }, ability).edit.allowed).toBe(
          active && ability.can('read', 'ClientEditPage'),
        )
      }),
    )
  })

  it('[CLI-33] is shown at once, and undone by doing it again', () => {
    const row = fc.record({ id: fc.nat({ max: 5 }), active: fc.boolean(), description: fc.string() })
    fc.assert(
      fc.property(fc.uniqueArray(row, { selector: ({ id }) => id }), fc.nat({ max: 5 }), (rows, id) => {
        const flipped = flipActive(rows, id)
        expect(flipped).toEqual(
          rows.map((one) => (one.id === id ? { ...one, active: one.active === false } : one)),
        )
        expect(flipActive(flipped, id)).toEqual(rows)
      }),
    )
  })
})

describe('what a list searches by', () => {
  const query = [
    ['active', 'false'],
    ['countryId', '2'],
    ['codeSol', 'C'],
    ['codePrecise', 'true'],
  ] as const

  it('[CLI-34] is what the address says for an administrator who may switch records off', () => {
    expect(clientListState(query, { ability: staff, admin: true })).toMatchObject({
      active: false,
      filters: { countryId: '2', codeSol: 'C' },
      precise: ['codePrecise'],
    })
  })

  it('[CLI-34] is active rows alone for who may not switch records off', () => {
    const state = clientListState(query, { ability: customer, admin: true })
    expect(state.active).toBe(true)
    expect(state.filters.countryId).toBe('2')
  })

  it('[CLI-34] is no country for who is bound to one', () => {
    const state = clientListState(query, { ability: staff, admin: false })
    expect(state.active).toBe(false)
    expect(state.filters).toEqual({ codeSol: 'C' })
    expect(state.precise).toEqual(['codePrecise'])
  })

  it('[CLI-34] never holds what the user is not offered', () => {
    const name = fc.constantFrom('active', 'countryId', 'codeSol', 'idSmartcash', 'page')
    const value = fc.oneof(fc.constantFrom('false', 'true', '1', '2'), anyHostileText)
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), anyAbility, fc.boolean(), (entries, ability, admin) => {
        const state = clientListState(entries, { ability, admin })
        const filled = Object.entries(state.filters).flatMap(([key, text]) => (text ? [key] : []))
        expect(clientFilters({ admin })).toEqual(expect.arrayContaining(filled))
        expect(state.active || clientListActions(ability).showInactive).toBe(true)
      }),
    )
  })

  it('[CLI-72] has a country for administrators alone', () => {
    expect(clientFilters({ admin: true })).toEqual(['countryId', 'codeSol', 'description', 'idSmartcash'])
    expect(clientFilters({ admin: false })).toEqual(['codeSol', 'description', 'idSmartcash'])
  })

  it('[CLI-73] shows in columns, with a link only for those who may edit', () => {
    const columns = ['country', 'codeSol', 'description', 'active', 'type']
    expect(clientColumns(staff)).toEqual(['edit', ...columns])
    expect(clientColumns(customer)).toEqual(columns)
  })
})

describe('the countries to choose from', () => {
  const user = { admin: false, country: { id: 2 } }

  it('[CLI-35] are all for those who may read countries', () => {
    expect(countryChoice(someCountries, { user: { ...user, admin: true }, ability: chief })).toEqual({
      options: someCountries,
      preselected: '',
      disabled: false,
      shown: true,
    })
  })

  it('[CLI-35] are the own one for others, chosen and fixed', () => {
    expect(countryChoice(someCountries, { user, ability: staff })).toEqual({
      options: [someCountries[1]],
      preselected: '2',
      disabled: true,
      shown: false,
    })
  })

  it('[CLI-35] are one fixed option for an administrator of a customer', () => {
    const ability = administrator({ userType: 'CLIENTE', admin: true })
    expect(countryChoice(someCountries, { user: { ...user, admin: true }, ability })).toMatchObject({
      preselected: '2',
      disabled: true,
      shown: true,
    })
  })

  it('[CLI-35] are none where the catalogue lacks the own one', () => {
    const stranger = { admin: false, country: { id: 9 } }
    expect(countryChoice(someCountries, { user: stranger, ability: staff })).toEqual({
      options: [],
      preselected: '',
      disabled: true,
      shown: false,
    })
  })

  it('[CLI-35] are chosen and fixed exactly when there is one', () => {
    const countries = fc.subarray([...someCountries])
    fc.assert(
      fc.property(countries, fc.constantFrom(1, 2, 3, 9), anyAbility, (listed, id, ability) => {
        const choice = countryChoice(listed, { user: { admin: true, country: { id } }, ability })
        expect(choice.preselected !== '').toBe(choice.options.length === 1)
        expect(choice.disabled).toBe(choice.options.length <= 1)
        expect(listed).toEqual(expect.arrayContaining([...choice.options]))
        expect(choice.options).toHaveLength(
          ability.can('read', 'Countries') ? listed.length : listed.filter((one) => one.id === id).length,
        )
      }),
    )
  })
})

describe('saving', () => {
  it('[CLI-36] is off while anything is wrong, and says how much', () => {
    expect(canSaveRecord([])).toEqual({ allowed: true, reasons: [] })
    expect(canSaveRecord([issue('required', 'a'), issue('required', 'b')])).toEqual({
      allowed: false,
      reasons: [{ rule: 'invalid', key: 'clients.refused.invalid', params: { count: 2 } }],
    })
  })

  it('[CLI-37] has worked with status 1 and no other', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2, max: 3 }), (status) => {
        expect(saveOutcome({ status, message: null }).saved).toBe(status === 1)
      }),
    )
  })

  it.each([
    ['message.client.updated', 'message.client.updated'],
    [' done ', 'done'],
    ['', null],
    ['  ', null],
    [null, null],
  ])('[CLI-37] shows the message %j as %j', (message, expected) => {
    expect(saveOutcome({ status: 1, message })).toEqual({ saved: true, message: expected })
  })
})
