import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanCode } from '../kernel'
import {
  buildDeclaredValuesRequest,
  type DeclaredValuesRequest,
  type SavedRecordsFacts,
  validateDeclaredPacksRequest,
  validateDeclaredValuesRequest,
} from '.'
import { answerOf, nothing } from './declared-values.fixtures'
import { anyDeclaredRecord, anyDeclaredValuesAnswer } from './testing'

const order = { countryCode: 'ES', serviceCode: 'S-501' }
const packs = [
  { pc: 'P-1', pq: 2, cic: 'EUR' },
  { pc: 'P-2', pq: 1, cic: 'EUR' },
]
const shortly = (issues: ReturnType<typeof validateDeclaredValuesRequest>) =>
  issues.map(({ path, rule }) => `${path} ${rule}`)

describe('validating bodies', () => {
  const bodyOf = (...dr: DeclaredValuesRequest['dr']): DeclaredValuesRequest => ({
    ct: 'ES',
    svc: 'S',
    mo: '0',
    dr,
  })
  const recordOf = (co: string, ...seals: readonly string[]): DeclaredValuesRequest['dr'][number] => ({
    co,
    vl: seals.map((sc) => ({ sc, ctc: '0', cic: 'EUR', am: 1 })),
    ct: [],
  })
  const issuesOf = (body: DeclaredValuesRequest, given: Partial<SavedRecordsFacts> = {}) =>
    validateDeclaredValuesRequest(body, { intent: 'create', answer: nothing, maxCodeSeal: 5, ...given })

  it('[DCV-64] a call that creates declared values requires new record codes, and a call that replaces values requires known codes', () => {
    const answer = answerOf(['R'], ['P'])
    expect(issuesOf(bodyOf(recordOf('R', 'S-1')), { answer })).toEqual([
      {
        rule: 'recordAlreadyExists',
        key: 'validation.messages.recordAlreadyExists',
        path: 'dr.0.co',
        params: { code: 'R' },
      },
    ])
    expect(shortly(issuesOf(bodyOf(recordOf('P', 'S-1')), { answer }))).toEqual([
      'dr.0.co recordAlreadyExists',
    ])
    expect(issuesOf(bodyOf(recordOf('N', 'S-1')), { answer })).toEqual([])
    expect(issuesOf(bodyOf(recordOf('R', 'S-1')), { answer, intent: 'replace' })).toEqual([])
    for (const co of ['N', 'P'])
      expect(issuesOf(bodyOf(recordOf(co, 'S-1')), { answer, intent: 'replace' })).toEqual([
        {
          rule: 'recordNotFound',
          key: 'validation.messages.recordNotFound',
          path: 'dr.0.co',
          params: { code: co },
        },
      ])
    for (const intent of ['create', 'replace'] as const) {
      const codes = intent === 'create' ? 'N' : 'R'
      expect(
        shortly(issuesOf(bodyOf(recordOf(codes, 'S-1'), recordOf(codes, 'S-2')), { answer, intent })),
      ).toEqual(['dr.1.co recordAlreadyExists'])
    }
  })

  it('[DCV-64] a call that creates declared packs requires new record codes, and a call that replaces packs requires known codes', () => {
    const answer = answerOf(['R'], ['P'])
    const vl = [{ pc: 'P', pq: 1, cic: 'EUR' }]
    const rules = (co: string, intent: SavedRecordsFacts['intent']) =>
      shortly(validateDeclaredPacksRequest({ ct: 'ES', svc: 'S', dr: [{ co, vl }] }, { intent, answer }))
    expect(rules('N', 'create')).toEqual([])
    expect(rules('P', 'create')).toEqual(['dr.0.co recordAlreadyExists'])
    expect(rules('R', 'create')).toEqual(['dr.0.co recordAlreadyExists'])
    expect(rules('P', 'replace')).toEqual([])
    expect(rules('R', 'replace')).toEqual(['dr.0.co recordNotFound'])
  })

  it('[DCV-65] a code in a body of declared values is refused if an earlier line or another saved record has the same code', () => {
    const answer: SavedRecordsFacts['answer'] = {
      ...nothing,
      declaredValues: [
        {
          dt: {
            dr: [
              { co: 'R-1', vl: [{ bc: null, sc: 'S-1', ctc: '0', cic: 'EUR', am: 1 }], ct: [] },
              { co: 'R-2', vl: [], ct: [{ bc: null, sc: 'S-2' }] },
            ],
          },
          fp: null,
        },
      ],
    }
    expect(shortly(issuesOf(bodyOf(recordOf('N', 'S-1', 'S-2')), { answer }))).toEqual([
      'dr.0.vl.0.sc sealCodeAlreadyExists',
      'dr.0.vl.1.sc sealCodeAlreadyExists',
    ])
    expect(shortly(issuesOf(bodyOf(recordOf('R-1', 'S-1', 'S-2')), { answer, intent: 'replace' }))).toEqual([
      'dr.0.vl.1.sc sealCodeAlreadyExists',
    ])
    expect(shortly(issuesOf(bodyOf(recordOf('N', 'S-8'), recordOf('M', 'S-8'))))).toEqual([
      'dr.1.vl.0.sc sealCodeAlreadyExists',
    ])
  })

  it('[DCV-65] the lines in a body of declared values are validated by the same rules as in the form', () => {
    const [value] = recordOf('N', 'S-1').vl
    if (value === undefined) throw new Error('a record of one seal has one value')
    const record = {
      co: 'N',
      vl: [
        { ...value, sc: 'S-1234' },
        { ctc: '1', cic: ' ', am: 1.5 },
      ],
      ct: [],
    }
    expect(shortly(issuesOf(bodyOf(record)))).toEqual([
      'dr.0.vl.0.sc max',
      'dr.0.vl.1 required',
      'dr.0.vl.1.cic required',
      'dr.0.vl.1.am integer',
    ])
  })

  it('[DCV-65] a body of declared values requires containers in mode "1"', () => {
    const body: DeclaredValuesRequest = { ...bodyOf(recordOf('N', 'S-1')), mo: '1' }
    expect(shortly(issuesOf(body))).toEqual(['dr.0.ct required', 'dr sealRequired'])
    const sealed = { ...body, dr: [{ ...recordOf('N', 'S-1'), ct: [{ sc: 'S-1' }, { bc: 'B' }, {}] }] }
    expect(shortly(issuesOf(sealed))).toEqual(['dr.0.ct.2 required'])
  })

  it('[DCV-65] a body of declared values requires at least one seal', () => {
    const bagged = { co: 'N', vl: [{ bc: 'B-1', ctc: '0', cic: 'EUR', am: 1 }], ct: [{ sc: 'S-9' }] }
    expect(issuesOf(bodyOf(bagged))).toEqual([
      { rule: 'sealRequired', key: 'validation.messages.sealRequired', path: 'dr', params: {} },
    ])
    expect(issuesOf(bodyOf(bagged, recordOf('M', 'S-1')))).toEqual([])
  })

  it('[DCV-65] a body of declared values has the validation issue of a missing seal if no value has a seal, and only then', () => {
    fc.assert(
      fc.property(anyDeclaredRecord, anyDeclaredValuesAnswer, ({ co, vl, ct }, answer) => {
        const body = buildDeclaredValuesRequest(
          { code: co, values: vl, containers: ct },
          { ...order, mode: '0', answer },
        )
        const hasSeal = vl.some(({ sc }) => cleanCode(sc ?? '') !== '')
        expect(shortly(issuesOf(body, { answer })).includes('dr sealRequired')).toBe(!hasSeal)
      }),
    )
  })

  it('[DCV-65] a body of declared packs is validated by the same rules as in the form, with issues at paths of the body', () => {
    const body = {
      ct: 'ES',
      svc: 'S',
      dr: [
        { co: 'P', vl: packs },
        { co: 'Q', vl: [{ pc: 'P', pq: 0, cic: '' }] },
      ],
    }
    expect(shortly(validateDeclaredPacksRequest(body, { intent: 'create', answer: nothing }))).toEqual([
      'dr.1.vl.0.pq between',
      'dr.1.vl.0.cic required',
    ])
  })
})
