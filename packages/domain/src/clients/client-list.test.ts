import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countActiveFilters, readListState, toSearchParams, writeListState } from '../kernel'
import { anyHostileText, anyPlainText } from '../kernel/testing'
import {
  buildClientReport,
  ClientReportRequest,
  clientLabel,
  clientListSpec,
  clientListState,
  clientSelectorQuery,
  recordReportFilters,
  recordTypeOf,
  selectorQuery,
} from '.'
import { administrator } from './clients.arbitraries'

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
  it('[CLI-70] is found again by its address', () => {
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

  it.each(['id', 'country', 'codeSol', 'description', 'active'])('[CLI-70] is sorted by %s', (column) => {
    expect(address(`orderBy=${column}`).orderBy).toBe(column)
  })

  it('[CLI-70] begins with the newest, ten rows of active clients', () => {
    expect(toSearchParams(address('orderBy=type&countryId=x'))).toEqual({
      page: 0,
      size: 10,
      orderBy: 'id',
      direction: 'DESC',
      active: true,
    })
  })

  it('[CLI-70] keeps every state through its address', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(readListState(writeListState(state, clientListSpec), clientListSpec)).toEqual(state)
      }),
    )
  })

  it.each([
    ['SC-1', 'SMARTCASH'],
    [' SC ', 'SMARTCASH'],
    ['', 'SOL'],
    ['  ', 'SOL'],
    [null, 'SOL'],
  ])('[CLI-38] shows the SmartCash id %j as %s', (idSmartcash, type) => {
    expect(recordTypeOf({ idSmartcash })).toBe(type)
  })

  it.each([
    ['C1', 'C1 - Bazar'],
    ['', 'Bazar'],
    [' ', 'Bazar'],
    [null, 'Bazar'],
  ])('[CLI-39] names a client with code %j as "%s"', (codeSol, expected) => {
    expect(clientLabel({ codeSol, description: 'Bazar' })).toBe(expected)
  })
})

describe('the report of clients', () => {
  it('[CLI-74] asks for what the list shows, with every column', () => {
    expect(buildClientReport(address('countryId=2&codeSol=C1&codePrecise=true&active=false&page=4'))).toEqual(
      {
        cashClientParamsDTO: { active: false, countryId: 2, codeSol: 'C1', codePrecise: true },
        informationOptionsClient: { country: true, active: true, entity: true, entityDescription: true },
      },
    )
  })

  it('[CLI-74] filters by active rows alone when nothing is filtered', () => {
    expect(recordReportFilters({ ...address(''), filters: { codeSol: '' } })).toEqual({ active: true })
    const state = clientListState([['countryId', '2']], { ability: administrator(), admin: false })
    expect(recordReportFilters(state)).toEqual({ active: true })
  })

  it('[CLI-74] can be asked for in every state of the list', () => {
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
  it('[CLI-75] ask for ten results of the first page', () => {
    expect(selectorQuery({ typed: '  ' })).toStrictEqual({ page: 0, size: 10 })
    expect(selectorQuery({ typed: ' Bazar ', page: 2, size: 100, hasOid: false })).toEqual({
      page: 2,
      size: 100,
      codeOrDesc: 'Bazar',
      hasOid: false,
    })
  })

  it('[CLI-75] send a text that calls take, without blanks at its ends', () => {
    const long = fc.string({ unit: fc.constantFrom('a', ' ', '🪙'), maxLength: 500 })
    fc.assert(
      fc.property(fc.oneof(long, anyHostileText), (typed) => {
        const { codeOrDesc } = selectorQuery({ typed })
        expect(codeOrDesc === undefined).toBe(typed.trim() === '')
        expect(Array.from(codeOrDesc ?? '').length).toBeLessThanOrEqual(200)
        expect(typed.trim().startsWith(codeOrDesc ?? '')).toBe(true)
        expect(codeOrDesc).toBe(codeOrDesc?.trim())
      }),
    )
  })

  it('[CLI-75] cut a text after 200 characters and no sooner', () => {
    expect(selectorQuery({ typed: `  ${'a'.repeat(200)}` }).codeOrDesc).toBe('a'.repeat(200))
    expect(selectorQuery({ typed: '🪙'.repeat(200) }).codeOrDesc).toBe('🪙'.repeat(200))
    expect(selectorQuery({ typed: '🪙'.repeat(201) }).codeOrDesc).toBe('🪙'.repeat(200))
    expect(selectorQuery({ typed: `${'a'.repeat(199)} b` }).codeOrDesc).toBe('a'.repeat(199))
  })

  it('[CLI-76] of clients look among active ones of the chosen country', () => {
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
