import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deriveAbility } from '../abilities'
import { anyConfig, anyUser, viewerOf } from '../abilities/testing'
import { issue } from '../kernel'
import { anyHostileText } from '../kernel/testing'
import {
  canAddRecord,
  canChangeStatus,
  canEditRecord,
  canSaveRecord,
  countryChoice,
  flipActive,
  recordRowActions,
  saveOutcome,
} from '.'
import { administrator, someCountries } from './records.arbitraries'
import { sampleKind, sampleList } from './records.fixtures'

const staff = administrator()
const customer = administrator({ userType: 'CLIENTE' })
const chief = administrator({ admin: true })
const anyAbility = fc
  .tuple(anyUser, anyConfig)
  .map(([user, config]) => deriveAbility({ user: { ...user }, config }))
const noPermission = (subject: string) => ({
  rule: 'no-permission',
  key: 'samples.refused.no-permission',
  params: { subject },
})
const inactive = { rule: 'inactive', key: 'samples.refused.inactive', params: {} }

const offersOf = (ability: typeof staff) => sampleList.offers(viewerOf(ability))

describe('what a list offers', () => {
  it('[REC-30] to the staff is adding, exporting and showing inactive rows', () => {
    expect(offersOf(staff)).toEqual({ add: true, export: true, showInactive: true })
  })

  it('[REC-30] to a customer is exporting alone', () => {
    expect(offersOf(customer)).toEqual({ add: false, export: true, showInactive: false })
  })

  it('[REC-30] follows the subject of each, one by one', () => {
    fc.assert(
      fc.property(anyAbility, (ability) => {
        expect(offersOf(ability)).toEqual({
          add: ability.can('read', 'ClientAddPage'),
          export: ability.can('read', 'ReportTypeClient'),
          showInactive: ability.can('read', 'ClientEditActive'),
        })
      }),
    )
  })
})

describe('what can be done with a row', () => {
  it('[REC-31] is editing it when it is active and the user may', () => {
    expect(canEditRecord({ active: true }, staff, sampleKind)).toEqual({ allowed: true, reasons: [] })
    expect(canEditRecord({ active: false }, staff, sampleKind).reasons).toEqual([inactive])
    expect(canEditRecord({ active: false }, customer, sampleKind).reasons).toEqual([
      noPermission('ClientEditPage'),
      inactive,
    ])
  })

  it('[REC-32] is switching it on and off for those who may', () => {
    expect(canChangeStatus(staff, sampleKind)).toEqual({ allowed: true, reasons: [] })
    expect(canChangeStatus(customer, sampleKind).reasons).toEqual([noPermission('ClientEditActive')])
  })

  it('[REC-31, REC-32] is said of both together', () => {
    fc.assert(
      fc.property(anyAbility, fc.boolean(), (ability, active) => {
        expect(recordRowActions({ active }, ability, sampleKind)).toEqual({
          edit: canEditRecord({ active }, ability, sampleKind),
          toggle: canChangeStatus(ability, sampleKind),
        })
        expect(canEditRecord({ active }, ability, sampleKind).allowed).toBe(
          active && ability.can('read', 'ClientEditPage'),
        )
        expect(canAddRecord(ability, sampleKind).allowed).toBe(ability.can('read', 'ClientAddPage'))
      }),
    )
  })

  it('[REC-33] is shown at once, and undone by doing it again', () => {
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

  it('[REC-34] is what the address says for an administrator who may switch records off', () => {
    expect(sampleList.read(query, viewerOf(staff, { admin: true }))).toMatchObject({
      active: false,
      filters: { countryId: '2', codeSol: 'C' },
      precise: ['codePrecise'],
    })
  })

  it('[REC-34] is active rows alone for who may not switch records off', () => {
    const state = sampleList.read(query, viewerOf(customer, { admin: true }))
    expect(state.active).toBe(true)
    expect(state.filters.countryId).toBe('2')
  })

  it('[REC-34] is no country for who is bound to one', () => {
    const state = sampleList.read(query, viewerOf(staff))
    expect(state.active).toBe(false)
    expect(state.filters).toEqual({ codeSol: 'C' })
    expect(state.precise).toEqual(['codePrecise'])
  })

  it('[REC-34] never holds what the user is not offered', () => {
    const name = fc.constantFrom('active', 'countryId', 'codeSol', 'idSmartcash', 'page')
    const value = fc.oneof(fc.constantFrom('false', 'true', '1', '2'), anyHostileText)
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), anyAbility, fc.boolean(), (entries, ability, admin) => {
        const viewer = viewerOf(ability, { admin })
        const state = sampleList.read(entries, viewer)
        const filled = Object.entries(state.filters).flatMap(([key, text]) => (text ? [key] : []))
        expect(sampleList.filters(viewer)).toEqual(expect.arrayContaining(filled))
        expect(state.active || offersOf(ability).showInactive).toBe(true)
      }),
    )
  })

  it('[REC-34] has a country for administrators alone, and a link in its rows for those who may edit', () => {
    expect(sampleList.filters(viewerOf(staff, { admin: true }))).toEqual([
      'countryId',
      'codeSol',
      'idSmartcash',
    ])
    expect(sampleList.filters(viewerOf(staff))).toEqual(['codeSol', 'idSmartcash'])
    const columns = [{ name: 'codeSol', sortBy: 'codeSol' }, { name: 'type' }]
    expect(sampleList.columns(viewerOf(staff))).toEqual([{ name: 'edit' }, ...columns])
    expect(sampleList.columns(viewerOf(customer))).toEqual(columns)
  })
})

describe('the countries to choose from', () => {
  const user = { admin: false, country: { id: 2 } }

  it('[REC-35] are all for those who may read countries', () => {
    expect(countryChoice(someCountries, { user: { ...user, admin: true }, ability: chief })).toEqual({
      options: someCountries,
      preselected: '',
      disabled: false,
      shown: true,
    })
  })

  it('[REC-35] are the own one for others, chosen and fixed', () => {
    expect(countryChoice(someCountries, { user, ability: staff })).toEqual({
      options: [someCountries[1]],
      preselected: '2',
      disabled: true,
      shown: false,
    })
  })

  it('[REC-35] are one fixed option for an administrator of a customer', () => {
    const ability = administrator({ userType: 'CLIENTE', admin: true })
    expect(countryChoice(someCountries, { user: { ...user, admin: true }, ability })).toMatchObject({
      preselected: '2',
      disabled: true,
      shown: true,
    })
  })

  it('[REC-35] are none where the catalogue lacks the own one', () => {
    const stranger = { admin: false, country: { id: 9 } }
    expect(countryChoice(someCountries, { user: stranger, ability: staff })).toEqual({
      options: [],
      preselected: '',
      disabled: true,
      shown: false,
    })
  })

  it('[REC-35] are chosen and fixed exactly when there is one', () => {
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
  it('[REC-36] is off while anything is wrong, and says how much', () => {
    expect(canSaveRecord([], sampleKind)).toEqual({ allowed: true, reasons: [] })
    expect(canSaveRecord([issue('required', 'a'), issue('required', 'b')], sampleKind)).toEqual({
      allowed: false,
      reasons: [{ rule: 'invalid', key: 'samples.refused.invalid', params: { count: 2 } }],
    })
  })

  it('[REC-37] has worked with status 1 and no other', () => {
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
  ])('[REC-37] shows the message %j as %j', (message, expected) => {
    expect(saveOutcome({ status: 1, message })).toEqual({ saved: true, message: expected })
  })
})
