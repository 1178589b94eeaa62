import { describe, expect, it } from 'vitest'
import { canSynchroniseRecord, mergeSynchronised, SynchronisedRecord } from '.'
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
  it('[REC-60] synchronising requires a record with a code, a country and, if the form has one, a client', () => {
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
  ])('[REC-60] synchronising with %j is refused as %s', (changed, rule) => {
    expect(rulesOf({ ...able, ...changed })).toEqual([rule])
  })

  it('[REC-61] synchronising updates description, external id, code, third codes and unique code', () => {
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
  ])('[REC-61] synchronising with %j changes only %j', (answer, changed) => {
    expect(merge(answer)).toEqual({ ok: true, value: { ...draft, ...changed } })
  })

  it.each([
    null,
    undefined,
    SynchronisedRecord.parse({}),
    SynchronisedRecord.parse({ idSmartcash: 'x', uniqueCode: 'y', description: ' ', codeSol: '' }),
  ])('[REC-62] an empty answer of a synchronisation is refused, as %j', (answer) => {
    expect(mergeSynchronised(draft, answer, sampleKind)).toEqual({
      ok: false,
      error: { rule: 'nothing-returned', key: 'samples.refused.nothing-returned', params: {} },
    })
  })
})
