import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { viewerOf } from '../abilities/testing'
import { countActiveFilters, readListState, toSearchParams, writeListState } from '../kernel'
import { anyHostileText, anyPlainText } from '../kernel/testing'
import { administrator } from '../records/testing'
import {
  buildClientReport,
  ClientReportRequest,
  clientKind,
  clientLabel,
  clientList,
  clientListSpec,
  clientSelectorQuery,
} from '.'

const address = (query: string) => readListState(new URLSearchParams(query), clientListSpec)
const names = [
  ...['countryId', 'codeSol', 'description', 'idSmartcash', 'active', 'page', 'orderBy', 'direction'],
  ...['codePrecise', 'descriptionPrecise', 'idCashPrecise'],
]
const anyState = fc
  .array(
    fc.tuple(
      fc.constantFrom(...names),
      fc.oneof(fc.constantFrom('true', 'false', '3'), anyPlainText, anyHostileText),
    ),
  )
  .map((entries) => readListState(entries, clientListSpec))

describe('the list of clients', () => {
  it('[CLI-70] filters, sorting and page of the list of clients are restored from its URL', () => {
    const query =
      'countryId=2&codeSol=C1&codePrecise=true&description=bazar&descriptionPrecise=true&idSmartcash=SC&idCashPrecise=true&active=false&orderBy=codeSol&direction=ASC&page=3'
    const state = address(query)
    expect(state).toEqual({
      page: 3,
      orderBy: 'codeSol',
      direction: 'ASC',
      active: false,
      filters: { countryId: '2', codeSol: 'C1', description: 'bazar', idSmartcash: 'SC' },
      precise: ['codePrecise', 'descriptionPrecise', 'idCashPrecise'],
    })
    expect(countActiveFilters(state)).toBe(4)
    expect(
      writeListState(state, clientListSpec)
        .map((pair) => pair.join('='))
        .join('&'),
    ).toBe(query)
  })

  it.each(['id', 'country', 'codeSol', 'description', 'active'])(
    '[CLI-70] the list of clients can be sorted by %s',
    (column) => {
      expect(address(`orderBy=${column}`).orderBy).toBe(column)
    },
  )

  it('[CLI-70] the list of clients begins with page 1 of the active clients, ten per page, newest first', () => {
    expect(toSearchParams(address('orderBy=type&countryId=x'))).toEqual({
      page: 0,
      size: 10,
      orderBy: 'id',
      direction: 'DESC',
      active: true,
    })
  })

  it('[CLI-70] the URL of the list of clients contains the complete state of the list', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(readListState(writeListState(state, clientListSpec), clientListSpec)).toEqual(state)
      }),
    )
  })

  it.each([
    ['C1', 'C1 - Bazar'],
    ['', 'Bazar'],
    [' ', 'Bazar'],
    [null, 'Bazar'],
  ])('[CLI-39] the name of a client with the code %j is "%s"', (codeSol, expected) => {
    expect(clientLabel({ codeSol, description: 'Bazar' })).toBe(expected)
  })
})

describe('what a viewer sees of the list of clients', () => {
  const staff = administrator()
  const customer = administrator({ userType: 'CLIENTE' })

  it('[CLI-71] the list of clients shows only the actions that the user’s permissions allow', () => {
    expect(clientKind.subjects).toEqual({
      add: 'ClientAddPage',
      edit: 'ClientEditPage',
      status: 'ClientEditActive',
      report: 'ReportTypeClient',
    })
    expect(clientList.offers(viewerOf(staff))).toEqual({ add: true, export: true, showInactive: true })
    expect(clientList.offers(viewerOf(customer))).toEqual({ add: false, export: true, showInactive: false })
  })

  it('[CLI-72] only administrators can filter the list of clients by country', () => {
    const others = ['codeSol', 'description', 'idSmartcash', 'search']
    expect(clientList.filters(viewerOf(staff, { admin: true }))).toEqual(['countryId', ...others])
    expect(clientList.filters(viewerOf(staff))).toEqual(others)
  })

  it('[CLI-73] the list of clients has the column with links to the edit form only for users who may edit clients', () => {
    const namesOf = (ability: typeof staff) => clientList.columns(viewerOf(ability)).map(({ name }) => name)
    const columns = ['country', 'codeSol', 'description', 'active', 'type']
    expect(namesOf(staff)).toEqual(['edit', ...columns])
    expect(namesOf(customer)).toEqual(columns)
  })

  it('[CLI-70] [CLI-73] the list of clients can be sorted only by id and by columns that show data', () => {
    const sorted = clientList.columns(viewerOf(staff)).flatMap(({ sortBy }) => sortBy ?? [])
    expect(['id', ...sorted]).toEqual(clientListSpec.sortable)
  })
})

describe('the report of clients', () => {
  it('[CLI-74] the report of clients has the same filters as the list, and contains every column', () => {
    expect(buildClientReport(address('countryId=2&codeSol=C1&codePrecise=true&active=false&page=4'))).toEqual(
      {
        cashClientParamsDTO: { active: false, countryId: 2, codeSol: 'C1', codePrecise: true },
        informationOptionsClient: { country: true, active: true, entity: true, entityDescription: true },
      },
    )
  })

  it('[CLI-74] the report requested from an unfiltered list of clients contains only active clients', () => {
    expect(buildClientReport({ ...address(''), filters: { codeSol: '' } }).cashClientParamsDTO).toEqual({
      active: true,
    })
    const bound = viewerOf(administrator())
    const state = clientList.read([['countryId', '2']], bound)
    expect(clientList.report(state, bound).cashClientParamsDTO).toEqual({ active: true })
  })

  it('[CLI-74] the call that requests a report of clients accepts the body of every state of the list', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const body = buildClientReport(state)
        expect(ClientReportRequest.parse(body)).toEqual(body)
        const { active, ...filters } = body.cashClientParamsDTO
        expect(active).toBe(state.active)
        expect(Object.keys(filters).toSorted()).toEqual(
          [...Object.keys(state.filters), ...state.precise].toSorted(),
        )
      }),
    )
  })
})

describe('selectors', () => {
  it('[CLI-76] the selector of clients contains active clients of the chosen country', () => {
    expect(clientSelectorQuery({ typed: 'b', countryId: '2', hasOid: true })).toEqual({
      page: 0,
      size: 10,
      codeOrDesc: 'b',
      hasOid: true,
      countryId: 2,
      active: true,
    })
    expect(clientSelectorQuery({ typed: '', countryId: '', active: false, page: 1 })).toEqual({
      page: 1,
      size: 10,
      active: false,
    })
  })
})
