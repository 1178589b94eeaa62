import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  canSynchroniseRecord,
  mergeSynchronised,
  SynchronisedRecord,
  synchronisedChanges,
  undoneSynchronisation,
} from '.'
import { anyThirdCodes } from './records.arbitraries'
import { sampleKind } from './records.fixtures'

const record = { id: 1 }
const able = { record, codeSol: 'C', countryId: '1' }
const rulesOf = (input: Parameters<typeof canSynchroniseRecord>[0]) =>
  canSynchroniseRecord(input, sampleKind).reasons.map(({ rule }) => rule)
const draft = {
  description: 'Old',
  oidSol: 'O-1',
  codeSol: 'C-1',
  uniqueCode: 'ES-C-1',
  thirdcodes: [{ system: 'SAP', code: '1' }],
  idSmartcash: 'typed',
}
const merge = (answer: Record<string, unknown>) =>
  mergeSynchronised(draft, SynchronisedRecord.parse(answer), sampleKind)

describe('synchronising', () => {
  it('[REC-60] a record can be synchronised only if it has a code, a country and (if its form has that field) a client', () => {
    expect(canSynchroniseRecord(able, sampleKind)).toEqual({ allowed: true, reasons: [] })
    expect(canSynchroniseRecord({ ...able, clientId: '7' }, sampleKind).allowed).toBe(true)
    expect(rulesOf({ record: null, codeSol: ' ', countryId: '', clientId: '' })).toEqual([
      'not-added',
      'no-code',
      'no-client',
      'no-country',
    ])
  })

  it.each([
    [{ record: null }, 'not-added'],
    [{ codeSol: '' }, 'no-code'],
    [{ countryId: '' }, 'no-country'],
    [{ clientId: '' }, 'no-client'],
  ])('[REC-60] a record with %j can’t be synchronised, for the reason %s', (changed, rule) => {
    expect(rulesOf({ ...able, ...changed })).toEqual([rule])
  })

  it('[REC-61] synchronising a record updates description, external id, code, third-party codes and unique code', () => {
    const answer = {
      description: ' New ',
      oidSol: 'O-2',
      codeSol: 'C-2',
      uniqueCode: 'ES-C-2',
      thirdcodes: [],
      idSmartcash: 'other',
    }
    expect(merge(answer)).toEqual({
      ok: true,
      value: {
        description: 'New',
        oidSol: 'O-2',
        codeSol: 'C-2',
        uniqueCode: 'ES-C-2',
        thirdcodes: [],
        idSmartcash: 'typed',
      },
    })
  })

  it.each([
    [{ description: 'New' }, { description: 'New' }],
    [{ oidSol: 'O-2', description: ' ' }, { oidSol: 'O-2' }],
    [{ codeSol: 'C-1' }, {}],
    [{ codeSol: 'C-2' }, { codeSol: 'C-2', uniqueCode: null }],
    [{ thirdcodes: [] }, { thirdcodes: [] }],
    [{ description: 'Old', uniqueCode: 'U' }, { uniqueCode: 'U' }],
  ])('[REC-61] synchronising a record with %j changes only %j', (answer, changed) => {
    expect(merge(answer)).toEqual({ ok: true, value: { ...draft, ...changed } })
  })

  it.each([
    null,
    undefined,
    SynchronisedRecord.parse({}),
    SynchronisedRecord.parse({ idSmartcash: 'x', uniqueCode: 'y', description: ' ', codeSol: '' }),
  ])('[REC-62] a synchronisation whose response is empty is refused with the reason %j', (answer) => {
    expect(mergeSynchronised(draft, answer, sampleKind)).toEqual({
      ok: false,
      error: { rule: 'nothing-returned', key: 'samples.refused.nothing-returned', params: {} },
    })
  })
})

describe('the changes of a synchronisation', () => {
  it('[REC-68] each field that a synchronisation changed is listed with its old and new value, in the order of the history', () => {
    const after = { ...draft, description: 'New', codeSol: 'C-2', uniqueCode: null, thirdcodes: [] }
    expect(synchronisedChanges(draft, after)).toEqual([
      { field: 'codeSol', from: 'C-1', to: 'C-2' },
      { field: 'description', from: 'Old', to: 'New' },
      { field: 'thirdcodes', from: draft.thirdcodes, to: [] },
    ])
  })

  it('[REC-68] [REC-69] a synchronisation that changes only the order of the third-party codes counts as no change', () => {
    fc.assert(
      fc.property(anyThirdCodes, (thirdcodes) => {
        const [before, after] = [
          { ...draft, thirdcodes },
          { ...draft, thirdcodes: thirdcodes.toReversed() },
        ]
        expect(synchronisedChanges(before, after)).toEqual([])
        expect(undoneSynchronisation(after, before)).toBeUndefined()
      }),
    )
  })

  it('[REC-69] undoing a synchronisation restores only the third-party codes, because the operations system decides the other fields', () => {
    const stored = { ...draft, description: 'New', thirdcodes: [{ system: 'SAP', code: '2' }] }
    expect(undoneSynchronisation(stored, draft)).toEqual({ ...stored, thirdcodes: draft.thirdcodes })
  })
})
