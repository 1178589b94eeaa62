import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanCode } from '../kernel'
import {
  canSaveDeclaredRecord,
  type DeclaredContainer,
  type DeclaredRecordDraft,
  type DeclaredRecordFacts,
  type DeclaredValue,
  type DeclaredValuesAnswer,
  declaredRecordDraftOf,
  emptyDeclaredRecordDraft,
} from '.'
import { validateDeclaredRecord } from './declared-values.fixtures'
import { anyDeclaredRecord } from './testing'

const valueWith = (changed: Partial<DeclaredValue> = {}): DeclaredValue => ({
  bc: null,
  sc: 'S-1',
  ctc: '0',
  cic: 'EUR',
  am: 10,
  ...changed,
})
const bag = (bc: string): DeclaredContainer => ({ bc, sc: null })
const seal = (sc: string): DeclaredContainer => ({ bc: null, sc })
const draftWith = (changed: Partial<DeclaredRecordDraft> = {}): DeclaredRecordDraft => ({
  code: '',
  values: [valueWith()],
  containers: [],
  ...changed,
})
const nothing: DeclaredValuesAnswer = { declaredValues: [], declaredValuesPack: [] }
const answerWith = (...dr: DeclaredValuesAnswer['declaredValues'][number]['dt']['dr']) => ({
  ...nothing,
  declaredValues: [{ dt: { dr }, fp: null }],
})
const facts: DeclaredRecordFacts = { mode: '0', maxCodeSeal: null, answer: nothing }
const issuesOf = (changed: Partial<DeclaredRecordDraft>, given: Partial<DeclaredRecordFacts> = {}) =>
  validateDeclaredRecord(draftWith(changed), { ...facts, ...given })
const shortly = (issues: ReturnType<typeof issuesOf>) => issues.map(({ path, rule }) => `${path} ${rule}`)

const anyDraft: fc.Arbitrary<DeclaredRecordDraft> = anyDeclaredRecord.map(declaredRecordDraftOf)

describe('record', () => {
  it('[DCV-40] the draft of a new record of declared values is empty, and the draft of an existing record has its values', () => {
    expect(emptyDeclaredRecordDraft()).toEqual({ code: '', values: [], containers: [] })
    expect(declaredRecordDraftOf({ co: 'R', vl: [valueWith()], ct: [bag('B')] })).toEqual({
      code: 'R',
      values: [valueWith()],
      containers: [bag('B')],
    })
  })
})

describe('issues of a record', () => {
  it('[DCV-42] a record of declared values without any value has an issue', () => {
    expect(issuesOf({ values: [] })).toEqual([
      { rule: 'required', key: 'validation.messages.required', path: 'values', params: {} },
    ])
    expect(issuesOf({})).toEqual([])
  })

  it('[DCV-43] a record of declared values must have a container only in mode "1", in which only containers have codes', () => {
    expect(shortly(issuesOf({}, { mode: '1' }))).toEqual(['containers required'])
    expect(issuesOf({ containers: [bag('B')] }, { mode: '1' })).toEqual([])
    expect(shortly(issuesOf({ values: [] }, { mode: '1' }))).toEqual([
      'values required',
      'containers required',
    ])
  })

  it('[DCV-44] a validation issue in a record of declared values contains the index of its line and its field', () => {
    const values = [
      valueWith({ sc: null }),
      valueWith({ ctc: '28', cic: '' }),
      valueWith({ sc: 'S-2', ctc: '1', am: 1.5 }),
      valueWith({ sc: 'S-3', am: 0.005 }),
      valueWith({ sc: 'S-4', am: 1.005 }),
      valueWith({ bc: 'B'.repeat(21), sc: ' ' }),
    ]
    expect(shortly(issuesOf({ values }))).toEqual([
      'values.0 required',
      'values.1.ctc commodity',
      'values.1.cic required',
      'values.2.am integer',
      'values.3.am min_value',
      'values.4.am amount',
      'values.5.bc max',
      'values.5.sc required',
    ])
    expect(issuesOf({ values }).map(({ params }) => params)).toContainEqual({ decimals: 2 })
  })

  it('[DCV-44] a code in a record of declared values is refused if an earlier line has the same code', () => {
    const values = [valueWith(), valueWith({ sc: 'S-2' }), valueWith({ sc: ' S-1 ' })]
    expect(issuesOf({ values })).toEqual([
      {
        rule: 'sealCodeAlreadyExists',
        key: 'validation.messages.sealCodeAlreadyExists',
        path: 'values.2.sc',
        params: { code: 'S-1' },
      },
    ])
    const containers = [bag('A'), seal('A'), bag('A'), { bc: null, sc: null }]
    expect(shortly(issuesOf({ containers }, { mode: '1' }))).toEqual([
      'containers.2.bc bagCodeAlreadyExists',
      'containers.3 required',
    ])
    expect(issuesOf({ containers })).toEqual([])
    expect(issuesOf({ values, containers: [bag('A')] }, { mode: '1' })).toEqual([])
  })

  it('[DCV-44] a code in a record of declared values is refused if another saved record has the same code', () => {
    const answer = answerWith({ co: 'R-1', vl: [], ct: [seal('S-1')] })
    expect(shortly(issuesOf({}, { answer }))).toEqual(['values.0.sc sealCodeAlreadyExists'])
    expect(issuesOf({ code: 'R-1' }, { answer })).toEqual([])
    expect(shortly(issuesOf({ code: 'R-2' }, { answer }))).toEqual(['values.0.sc sealCodeAlreadyExists'])
    const unnamed = answerWith({ co: '', vl: [], ct: [seal('S-1')] })
    expect(shortly(issuesOf({}, { answer: unnamed }))).toEqual(['values.0.sc sealCodeAlreadyExists'])
  })

  it('[DCV-44] a seal code with the maximum length is accepted, and the validation issue of a longer code contains the maximum length', () => {
    expect(issuesOf({ values: [valueWith({ sc: 'x'.repeat(8) })] }, { maxCodeSeal: 8 })).toEqual([])
    expect(issuesOf({ values: [valueWith({ sc: 'x'.repeat(9) })] }, { maxCodeSeal: 8 })[0]?.params).toEqual({
      length: 8,
    })
  })
})

describe('saving a record', () => {
  const rulesOf = (changed: Partial<DeclaredRecordDraft>, mode: '0' | '1', status = 'PENDING') =>
    canSaveDeclaredRecord(draftWith(changed), { mode, status }).reasons.map(({ rule }) => rule)

  it('[DCV-45] a record of declared values can be saved only with a value, a seal and, in mode "1", a container', () => {
    expect(canSaveDeclaredRecord(draftWith(), { mode: '0', status: 'PENDING' })).toEqual({
      allowed: true,
      reasons: [],
    })
    expect(rulesOf({ values: [] }, '0')).toEqual(['no-values', 'seal-required'])
    expect(rulesOf({ values: [] }, '1')).toEqual(['no-values', 'no-containers', 'seal-required'])
    expect(rulesOf({ values: [valueWith({ bc: 'B', sc: null })] }, '0')).toEqual(['seal-required'])
    expect(rulesOf({ containers: [seal('S')], values: [valueWith({ sc: null })] }, '0')).toEqual([
      'seal-required',
    ])
    expect(rulesOf({ containers: [bag('B')] }, '1')).toEqual(['seal-required'])
    expect(rulesOf({ containers: [bag('B'), seal('S')] }, '1')).toEqual([])
  })

  it('[DCV-45] a record of declared values can be saved only if the order’s status allows changes', () => {
    expect(canSaveDeclaredRecord(draftWith(), { mode: '0', status: 'ONWAY' }).reasons).toEqual([
      { rule: 'status-closed', key: 'declared-values.refused.status-closed', params: { status: 'ONWAY' } },
    ])
  })

  it('[DCV-45] a record of declared values can be saved after a value, a container and a seal were added', () => {
    fc.assert(
      fc.property(anyDraft, fc.constantFrom('0' as const, '1' as const), (draft, mode) => {
        const { reasons } = canSaveDeclaredRecord(draft, { mode, status: 'PLANNED' })
        const sealed = {
          ...draft,
          values: [...draft.values, valueWith()],
          containers: [...draft.containers, seal('S')],
        }
        expect(canSaveDeclaredRecord(sealed, { mode, status: 'PLANNED' }).allowed).toBe(true)
        const bearers = mode === '0' ? draft.values : draft.containers
        expect(reasons.some(({ rule }) => rule === 'seal-required')).toBe(
          bearers.every(({ sc }) => cleanCode(sc ?? '') === ''),
        )
      }),
    )
  })
})
