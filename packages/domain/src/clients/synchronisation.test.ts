import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canSynchroniseRecord, clientDraftOf, mergeSynchronised, SynchronisedRecord } from '.'
import { anyClient, anyCode, anyThirdCodes } from './clients.arbitraries'

const record = { id: 1 }
const able = { record, codeSol: 'C', countryId: '1' }
const rulesOf = (input: Parameters<typeof canSynchroniseRecord>[0]) =>
  canSynchroniseRecord(input).reasons.map(({ rule }) => rule)
const anyAnswer = fc
  .record(
    {
      description: fc.option(fc.oneof(anyCode, fc.constant(' '))),
      oidSol: fc.option(anyCode),
      codeSol: fc.option(anyCode),
      thirdcodes: fc.option(anyThirdCodes),
      idSmartcash: fc.option(anyCode),
      uniqueCode: fc.option(anyCode),
    },
    { requiredKeys: [] },
  )
  .map((answer) => SynchronisedRecord.parse(answer))
const draft = {
  description: 'Old',
  oidSol: 'O-1',
  codeSol: 'C-1',
  uniqueCode: 'ES-C-1',
  thirdcodes: [{ system: 'SAP', code: '1' }],
  idSmartcash: 'typed',
}
const merge = (answer: Record<string, unknown>) => mergeSynchronised(draft, SynchronisedRecord.parse(answer))

describe('synchronising', () => {
  it('[CLI-60] needs a record with code, country and, where there is one, client', () => {
    expect(canSynchroniseRecord(able)).toEqual({ allowed: true, reasons: [] })
    expect(canSynchroniseRecord({ ...able, clientId: '7' }).allowed).toBe(true)
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
  ])('[CLI-60] with %j is refused as %s', (changed, rule) => {
    expect(rulesOf({ ...able, ...changed })).toEqual([rule])
  })

  it('[CLI-60] is possible for every saved client that has a code', () => {
    fc.assert(
      fc.property(anyClient, (client) => {
        expect(canSynchroniseRecord(clientDraftOf(client)).allowed).toBe(client.codeSol !== null)
      }),
    )
  })

  it('[CLI-61] refreshes description, external id, code, third codes and unique code', () => {
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
  ])('[CLI-61] with %j changes %j alone', (answer, changed) => {
    expect(merge(answer)).toEqual({ ok: true, value: { ...draft, ...changed } })
  })

  it.each([
    null,
    undefined,
    SynchronisedRecord.parse({}),
    SynchronisedRecord.parse({ idSmartcash: 'x', uniqueCode: 'y', description: ' ', codeSol: '' }),
  ])('[CLI-62] is refused when it returns nothing, as %j', (answer) => {
    expect(mergeSynchronised(draft, answer)).toEqual({
      ok: false,
      error: { rule: 'nothing-returned', key: 'clients.refused.nothing-returned', params: {} },
    })
  })

  it('[CLI-61] never touches what the user typed, and done twice it changes nothing more', () => {
    fc.assert(
      fc.property(anyClient, anyAnswer, (client, answer) => {
        const form = clientDraftOf(client)
        const merged = mergeSynchronised(form, answer)
        fc.pre(merged.ok)
        const { idSmartcash, limits, extradata, record: kept, countryId } = form
        expect(merged.value).toMatchObject({ idSmartcash, limits, extradata, record: kept, countryId })
        expect(mergeSynchronised(merged.value, answer)).toEqual(merged)
      }),
    )
  })
})
