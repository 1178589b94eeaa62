import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { viewerOf } from '../abilities/testing'
import { cleanText, readListState } from '../kernel'
import { anyHostileText, anyPlainText } from '../kernel/testing'
import { recordReportFilters, recordTypeOf, selectorQuery } from '.'
import { administrator } from './records.arbitraries'
import { sampleList, sampleSpec } from './records.fixtures'

describe('a row', () => {
  it.each([
    ['SC-1', 'SMARTCASH'],
    [' SC ', 'SMARTCASH'],
    ['', 'SOL'],
    ['  ', 'SOL'],
    [null, 'SOL'],
  ])('[REC-38] a record with the SmartCash id %j has the type %s', (idSmartcash, type) => {
    expect(recordTypeOf({ idSmartcash })).toBe(type)
  })
})

describe('the report of a list', () => {
  it('[REC-43] the report of a list of records has the filters of the list, and includes inactive rows only if the list shows them', () => {
    const query = new URLSearchParams('countryId=2&codeSol=C1&codePrecise=true&active=false&page=4')
    expect(recordReportFilters(readListState(query, sampleSpec))).toEqual({
      active: false,
      countryId: 2,
      codeSol: 'C1',
      codePrecise: true,
    })
  })

  it('[REC-43] the request for a report of a list has the list’s switch for inactive rows and every filter that is not empty', () => {
    const anyValue = fc.oneof(fc.constantFrom('', '3', 'true'), anyPlainText)
    const name = fc.constantFrom('countryId', 'codeSol', 'idSmartcash', 'codePrecise', 'active')
    fc.assert(
      fc.property(fc.array(fc.tuple(name, anyValue)), fc.boolean(), (query, admin) => {
        const viewer = viewerOf(administrator(), { admin })
        const state = sampleList.read(query, viewer)
        expect(Object.keys(sampleList.report(state, viewer))).toEqual([
          'active',
          ...Object.keys(state.filters),
          ...state.precise,
        ])
        expect(recordReportFilters({ ...state, filters: { codeSol: '' }, precise: [] })).toEqual({
          active: state.active,
        })
      }),
    )
  })
})

describe('selectors', () => {
  it('[REC-75] a selector of records requests ten results and the first page by default', () => {
    expect(selectorQuery({ typed: '  ' })).toStrictEqual({ page: 0, size: 10 })
    expect(selectorQuery({ typed: ' Bazar ', page: 2, size: 100, hasOid: false })).toEqual({
      page: 2,
      size: 100,
      codeOrDesc: 'Bazar',
      hasOid: false,
    })
  })

  it('[REC-75] a selector of records removes invalid characters, and spaces at both ends, from the typed text', () => {
    const long = fc.string({ unit: fc.constantFrom('a', ' ', '🪙'), maxLength: 500 })
    fc.assert(
      fc.property(fc.oneof(long, anyHostileText), (typed) => {
        const { codeOrDesc } = selectorQuery({ typed })
        expect(codeOrDesc === undefined).toBe(cleanText(typed) === '')
        expect(Array.from(codeOrDesc ?? '').length).toBeLessThanOrEqual(200)
        expect(cleanText(typed).startsWith(codeOrDesc ?? '')).toBe(true)
        expect(codeOrDesc).toBe(codeOrDesc?.trim())
      }),
    )
  })

  it('[REC-75] a selector of records cuts a typed text after exactly 200 characters', () => {
    expect(selectorQuery({ typed: `  ${'a'.repeat(200)}` }).codeOrDesc).toBe('a'.repeat(200))
    expect(selectorQuery({ typed: '🪙'.repeat(200) }).codeOrDesc).toBe('🪙'.repeat(200))
    expect(selectorQuery({ typed: '🪙'.repeat(201) }).codeOrDesc).toBe('🪙'.repeat(200))
    expect(selectorQuery({ typed: `${'a'.repeat(199)} b` }).codeOrDesc).toBe('a'.repeat(199))
  })
})
