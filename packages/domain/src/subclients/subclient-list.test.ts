import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deriveAbility } from '../abilities'
import { anyConfig, anyUser, viewerOf } from '../abilities/testing'
import { countActiveFilters, readListState, toSearchParams, writeListState } from '../kernel'
import { anyHostileText, anyPlainText } from '../kernel/testing'
import { recordRowActions } from '../records'
import {
  buildSubclientReport,
  SubclientReportRequest,
  subclientClientQuery,
  subclientKind,
  subclientList,
  subclientListSpec,
  subclientSelectorQuery,
} from '.'

const address = (query: string) => readListState(new URLSearchParams(query), subclientListSpec)
const anyAbility = fc.tuple(anyUser, anyConfig).map(([user, config]) => deriveAbility({ user, config }))
const names = [
  ...['countryId', 'clientDesc', 'delegationDesc', 'codeSol', 'description', 'idSmartcash'],
  ...['clientPrecise', 'delegationPrecise', 'codePrecise', 'descriptionPrecise', 'idCashPrecise'],
  ...['active', 'page', 'orderBy', 'direction'],
]
const anyEntries = fc.array(
  fc.tuple(
    fc.constantFrom(...names),
    fc.oneof(fc.constantFrom('true', 'false', '3'), anyPlainText, anyHostileText),
  ),
)
const anyState = anyEntries.map((entries) => readListState(entries, subclientListSpec))
/** The permission to read only these subjects. */
const reading = (...subjects: readonly string[]) => ({
  can: (action: string, subject: string) => action === 'read' && subjects.includes(subject),
})

describe('the list of subclients', () => {
  it('[SUB-50] a user needs a separate permission for adding, editing and activating subclients', () => {
    expect(subclientKind.subjects).toEqual({
      add: 'SubclientAddPage',
      edit: 'SubclientEditPage',
      status: 'SubclientEditActive',
      report: 'ReportTypeSubclient',
    })
  })

  it('[SUB-50] an action above the list of subclients is shown only to users who have the permission for it', () => {
    fc.assert(
      fc.property(anyAbility, (ability) => {
        expect(subclientList.offers(viewerOf(ability))).toEqual({
          add: ability.can('read', 'SubclientAddPage'),
          export: ability.can('read', 'ReportTypeSubclient'),
          showInactive: ability.can('read', 'SubclientEditActive'),
        })
      }),
    )
  })

  it('[SUB-51] filters, sorting and page of the list of subclients are restored from its URL', () => {
    const query =
      'countryId=2&clientDesc=bazar&clientPrecise=true&delegationDesc=mad&delegationPrecise=true&codeSol=C1&codePrecise=true&description=sur&descriptionPrecise=true&idSmartcash=SC&idCashPrecise=true&active=false&orderBy=client&direction=ASC&page=2'
    const state = address(query)
    expect(state.filters).toEqual({
      countryId: '2',
      clientDesc: 'bazar',
      delegationDesc: 'mad',
      codeSol: 'C1',
      description: 'sur',
      idSmartcash: 'SC',
    })
    expect(countActiveFilters(state)).toBe(6)
    expect(
      writeListState(state, subclientListSpec)
        .map((pair) => pair.join('='))
        .join('&'),
    ).toBe(query)
  })

  it('[SUB-51] the list of subclients begins with page 1 of the active subclients, newest first', () => {
    expect(toSearchParams(address('orderBy=type'))).toEqual({
      page: 0,
      size: 10,
      orderBy: 'id',
      direction: 'DESC',
      active: true,
    })
  })

  it.each(['id', 'delegation', 'client', 'codeSol', 'description', 'active'])(
    '[SUB-51] the list of subclients can be sorted by %s',
    (column) => {
      expect(address(`orderBy=${column}`).orderBy).toBe(column)
    },
  )

  it('[SUB-51] the URL of the list of subclients contains the complete state of the list', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(readListState(writeListState(state, subclientListSpec), subclientListSpec)).toEqual(state)
      }),
    )
  })

  it('[SUB-52] only administrators can filter the list of subclients by country', () => {
    const others = ['clientDesc', 'delegationDesc', 'codeSol', 'description', 'idSmartcash', 'search']
    expect(subclientList.filters(viewerOf(reading(), { admin: true }))).toEqual(['countryId', ...others])
    expect(subclientList.filters(viewerOf(reading()))).toEqual(others)
  })

  it('[SUB-53] a filter for inactive rows or for a country applies to the list of subclients only if the user may use the filter', () => {
    const query = [
      ['active', 'false'],
      ['countryId', '2'],
    ] as const
    const all = viewerOf(reading('SubclientEditActive'), { admin: true })
    expect(subclientList.read(query, all)).toMatchObject({ active: false, filters: { countryId: '2' } })
    const none = viewerOf(reading('ClientEditActive'))
    expect(subclientList.read(query, none)).toMatchObject({ active: true, filters: {} })
  })

  it('[SUB-53] no filter applies to the list of subclients if the user does not see that filter', () => {
    fc.assert(
      fc.property(anyEntries, anyAbility, fc.boolean(), (entries, ability, admin) => {
        const state = subclientList.read(entries, viewerOf(ability, { admin }))
        const asked = readListState(entries, subclientListSpec)
        const mayHide = ability.can('read', 'SubclientEditActive')
        expect(state.active).toBe(mayHide ? asked.active : true)
        expect(state.filters.countryId).toBe(admin ? asked.filters.countryId : undefined)
        expect({ ...state.filters, countryId: '' }).toEqual({ ...asked.filters, countryId: '' })
      }),
    )
  })

  it('[SUB-54] the list of subclients has a column with links to the edit form only for users who may edit subclients', () => {
    const columns = ['delegation', 'client', 'codeSol', 'description', 'active', 'type']
    const namesOf = (...subjects: readonly string[]) =>
      subclientList.columns(viewerOf(reading(...subjects))).map(({ name }) => name)
    expect(namesOf('SubclientEditPage')).toEqual(['edit', ...columns])
    expect(namesOf('ClientEditPage')).toEqual(columns)
  })

  it('[SUB-51] [SUB-54] the list of subclients can be sorted only by id and by columns that show data', () => {
    const sorted = subclientList.columns(viewerOf(reading())).flatMap(({ sortBy }) => sortBy ?? [])
    expect(['id', ...sorted]).toEqual(subclientListSpec.sortable)
  })

  it('[SUB-55] active rows of the list of subclients can be edited; users with the permission can activate and deactivate rows', () => {
    const both = reading('SubclientEditPage', 'SubclientEditActive')
    expect(recordRowActions({ active: true }, both, subclientKind)).toEqual({
      edit: { allowed: true, reasons: [] },
      toggle: { allowed: true, reasons: [] },
    })
    const none = recordRowActions({ active: false }, reading(), subclientKind)
    expect(none.edit.reasons.map(({ rule }) => rule)).toEqual(['no-permission', 'inactive'])
    expect(none.toggle.reasons).toEqual([
      {
        rule: 'no-permission',
        key: 'subclients.refused.no-permission',
        params: { subject: 'SubclientEditActive' },
      },
    ])
  })
})

describe('the report of subclients', () => {
  it('[SUB-56] the report of subclients has the same filters as the list, and contains every column', () => {
    expect(buildSubclientReport(address('countryId=2&clientDesc=b&clientPrecise=true&active=false'))).toEqual(
      {
        cashSubclientParamsDTO: { active: false, countryId: 2, clientDesc: 'b', clientPrecise: true },
        informationOptionsSubclient: {
          country: true,
          active: true,
          entity: true,
          entityDescription: true,
          center: true,
          centerDescription: true,
          delegation: true,
        },
      },
    )
  })

  it('[SUB-56] the call that requests a report of subclients accepts the body of every state of the list', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const body = buildSubclientReport(state)
        expect(SubclientReportRequest.parse(body)).toEqual(body)
        expect(Object.keys(body.cashSubclientParamsDTO).toSorted()).toEqual(
          ['active', ...Object.keys(state.filters), ...state.precise].toSorted(),
        )
      }),
    )
  })
})

describe('selectors', () => {
  it('[SUB-57] the selector of subclients contains the subclients of one client', () => {
    expect(subclientSelectorQuery({ clientId: 7, typed: ' sur ', size: 100, hasOid: true })).toEqual({
      clientId: 7,
      page: 0,
      size: 100,
      codeOrDesc: 'sur',
      hasOid: true,
    })
    expect(subclientSelectorQuery({ clientId: 7, typed: '' })).toEqual({ clientId: 7, page: 0, size: 10 })
  })

  it('[SUB-58] the clients that can be chosen for a subclient belong to its country and, if its code must be looked up, have an external id', () => {
    expect(subclientClientQuery({ countryId: '1', validates: true }, 'baz')).toEqual({
      page: 0,
      size: 10,
      codeOrDesc: 'baz',
      countryId: 1,
      hasOid: true,
      active: true,
    })
    expect(subclientClientQuery({ countryId: '1', validates: false }, '')).toEqual({
      page: 0,
      size: 10,
      countryId: 1,
      active: true,
    })
    expect(subclientClientQuery({ countryId: '', validates: false }, 'baz')).toBeUndefined()
  })
})
