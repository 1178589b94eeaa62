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

describe('the actions of a list', () => {
  it("[REC-30] the provider's staff can add records, export lists of records and show inactive rows", () => {
    expect(offersOf(staff)).toEqual({ add: true, export: true, showInactive: true })
  })

  it('[REC-30] a customer can export a list of records, but not add records or show inactive records', () => {
    expect(offersOf(customer)).toEqual({ add: false, export: true, showInactive: false })
  })

  it('[REC-30] each action above a list of records requires a separate permission', () => {
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

describe('the actions on a row', () => {
  it('[REC-31] a record in a list can be edited if it is active and the user may edit records of its type', () => {
    expect(canEditRecord({ active: true }, staff, sampleKind)).toEqual({ allowed: true, reasons: [] })
    expect(canEditRecord({ active: false }, staff, sampleKind).reasons).toEqual([inactive])
    expect(canEditRecord({ active: false }, customer, sampleKind).reasons).toEqual([
      noPermission('ClientEditPage'),
      inactive,
    ])
  })

  it('[REC-32] only users with the permission can activate and deactivate records in a list', () => {
    expect(canChangeStatus(staff, sampleKind)).toEqual({ allowed: true, reasons: [] })
    expect(canChangeStatus(customer, sampleKind).reasons).toEqual([noPermission('ClientEditActive')])
  })

  it('a row of a list of records can be edited and activated exactly if the rules for records allow the action', () => {
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

  it('[REC-33] a row changes at once when it is activated or deactivated, and switching it again restores it', () => {
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

describe('the filters of a list', () => {
  const query = [
    ['active', 'false'],
    ['countryId', '2'],
    ['codeSol', 'C'],
    ['codePrecise', 'true'],
  ] as const

  it('[REC-34] for an administrator who may deactivate records, every filter in the URL applies to the list of records', () => {
    expect(sampleList.read(query, viewerOf(staff, { admin: true }))).toMatchObject({
      active: false,
      filters: { countryId: '2', codeSol: 'C' },
      precise: ['codePrecise'],
    })
  })

  it('[REC-34] for users who may not deactivate records, a list of records contains only active rows', () => {
    const state = sampleList.read(query, viewerOf(customer, { admin: true }))
    expect(state.active).toBe(true)
    expect(state.filters.countryId).toBe('2')
  })

  it('[REC-34] the list of records has no country filter for users who may see only one country', () => {
    const state = sampleList.read(query, viewerOf(staff))
    expect(state.active).toBe(false)
    expect(state.filters).toEqual({ codeSol: 'C' })
    expect(state.precise).toEqual(['codePrecise'])
  })

  it('[REC-34] a list of records applies only filters that the user may use, and contains inactive rows only for users who may see them', () => {
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

  it('[REC-34] a list of records has a country filter for administrators, and links for users who may edit records', () => {
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

describe('the countries that can be chosen', () => {
  const user = { admin: false, country: { id: 2 } }

  it('[REC-35] users who may read countries can choose among all countries in the form of a record', () => {
    expect(countryChoice(someCountries, { user: { ...user, admin: true }, ability: chief })).toEqual({
      options: someCountries,
      preselected: '',
      disabled: false,
      shown: true,
    })
  })

  it('[REC-35] for users who may not read countries, their own country is preselected in the form of a record and can’t be changed', () => {
    expect(countryChoice(someCountries, { user, ability: staff })).toEqual({
      options: [someCountries[1]],
      preselected: '2',
      disabled: true,
      shown: false,
    })
  })

  it('[REC-35] an administrator of a customer can choose only one country in the form of a record', () => {
    const ability = administrator({ userType: 'CLIENTE', admin: true })
    expect(countryChoice(someCountries, { user: { ...user, admin: true }, ability })).toMatchObject({
      preselected: '2',
      disabled: true,
      shown: true,
    })
  })

  it("[REC-35] there is no country to choose in the form of a record if the catalogue does not contain the user's own", () => {
    const stranger = { admin: false, country: { id: 9 } }
    expect(countryChoice(someCountries, { user: stranger, ability: staff })).toEqual({
      options: [],
      preselected: '',
      disabled: true,
      shown: false,
    })
  })

  it('[REC-35] if there is only one country, it is preselected and can’t be changed', () => {
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
  it('[REC-36] a record can’t be saved while its form has issues, and the refusal contains the number of issues', () => {
    expect(canSaveRecord([], sampleKind)).toEqual({ allowed: true, reasons: [] })
    expect(canSaveRecord([issue('required', 'a'), issue('required', 'b')], sampleKind)).toEqual({
      allowed: false,
      reasons: [{ rule: 'invalid', key: 'samples.refused.invalid', params: { count: 2 } }],
    })
  })

  it('[REC-37] a record counts as saved only if the response has status 1', () => {
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
  ])('[REC-37] after the response %j to saving a record, the message %j is shown', (message, expected) => {
    expect(saveOutcome({ status: 1, message })).toEqual({ saved: true, message: expected })
  })
})
