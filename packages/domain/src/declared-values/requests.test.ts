import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  buildDeclaredPacksRequest,
  buildDeclaredValuesDeletion,
  buildDeclaredValuesRequest,
  DeclaredPacksRequest,
  type DeclaredRecordDraft,
  DeclaredValuesDeletion,
  DeclaredValuesQuery,
  DeclaredValuesRequest,
  declaredRecordSendability,
  type SavedRecordsFacts,
  validateDeclaredPacks,
  validateDeclaredPacksRequest,
  validateDeclaredRecord,
  validateDeclaredValuesRequest,
} from '.'
import {
  anyCode,
  anyDeclaredAmount,
  anyDeclaredPacksRecord,
  anyDeclaredRecord,
  anyDeclaredValuesAnswer,
} from './testing'

const order = { countryCode: 'ES', serviceCode: 'S-501' }
const nothing: SavedRecordsFacts['answer'] = { declaredValues: [], declaredValuesPack: [] }
const answerOf = (values: readonly string[], packs: readonly string[] = []): SavedRecordsFacts['answer'] => ({
  declaredValues: [{ dt: { dr: values.map((co) => ({ co, vl: [], ct: [] })) }, fp: null }],
  declaredValuesPack: [{ dt: { dr: packs.map((co) => ({ co, vl: [] })) }, fp: null }],
})
const draft: DeclaredRecordDraft = {
  code: '',
  values: [
    { bc: 'B-1', sc: null, ctc: '1', cic: 'EUR', am: 50 },
    { bc: null, sc: 'S-1', ctc: '2', cic: 'EUR', am: 0.5 },
  ],
  containers: [
    { bc: null, sc: 'S-9' },
    { bc: 'B-9', sc: 'S-8' },
  ],
}
const shortly = (issues: ReturnType<typeof validateDeclaredValuesRequest>) =>
  issues.map(({ path, rule }) => `${path} ${rule}`)

describe('reading', () => {
  it('[DCV-60] asks by country and service', () => {
    expect(DeclaredValuesQuery.parse(order)).toEqual(order)
    expect(DeclaredValuesQuery.safeParse({ countryCode: 'ES' }).success).toBe(false)
  })
})

describe('saving values', () => {
  it('[DCV-61] sends each value with its codes in mode "0"', () => {
    expect(buildDeclaredValuesRequest(draft, { ...order, mode: '0', answer: nothing })).toEqual({
      ct: 'ES',
      svc: 'S-501',
      mo: '0',
      dr: [
        {
          co: 'B-1',
          vl: [
            { bc: 'B-1', ctc: '1', cic: 'EUR', am: 50 },
            { sc: 'S-1', ctc: '2', cic: 'EUR', am: 0.5 },
          ],
          ct: [],
        },
      ],
    })
  })

  it('[DCV-61] sends containers and bare values in mode "1"', () => {
    const body = buildDeclaredValuesRequest(draft, { ...order, mode: '1', answer: nothing })
    expect(body.dr).toEqual([
      {
        co: 'S-9',
        vl: [
          { ctc: '1', cic: 'EUR', am: 50 },
          { ctc: '2', cic: 'EUR', am: 0.5 },
        ],
        ct: [{ sc: 'S-9' }, { bc: 'B-9', sc: 'S-8' }],
      },
    ])
    expect(JSON.stringify(body)).not.toContain('null')
  })

  it.each([
    [[], 'B-1'],
    [['B-1'], 'S-1'],
    [['B-1', 'S-1'], 'B-1-2'],
    [['B-1', 'S-1', 'B-1-2'], 'B-1-3'],
  ])('[DCV-46] calls a new record by a code that none of %j bears: %s', (taken, co) => {
    const [first = '', ...rest] = taken
    for (const answer of [answerOf(taken), answerOf([first], rest), answerOf([], taken)])
      expect(buildDeclaredValuesRequest(draft, { ...order, mode: '0', answer }).dr[0]?.co).toBe(co)
  })

  it('[DCV-46] calls a record that exists as it is called', () => {
    const answer = answerOf(['R-7'])
    expect(
      buildDeclaredValuesRequest({ ...draft, code: 'R-7' }, { ...order, mode: '0', answer }).dr[0]?.co,
    ).toBe('R-7')
  })

  it('[DCV-61, DCV-46] sends from a valid record a body that schema and rules of the receiver accept', () => {
    const anyMode = fc.constantFrom('0' as const, '1' as const)
    const anyValidRecord = fc
      .tuple(
        anyMode,
        fc.uniqueArray(fc.tuple(anyCode, fc.boolean()), {
          minLength: 1,
          maxLength: 4,
          selector: ([code]) => code.trim(),
        }),
        fc.array(fc.tuple(fc.constantFrom('0', '1', '2'), anyDeclaredAmount), { minLength: 4, maxLength: 4 }),
      )
      .map(([mode, codes, amounts]) => {
        const bearers = codes.map(([code, isBag]) => ({ bc: isBag ? code : null, sc: isBag ? null : code }))
        const values = amounts.slice(0, mode === '0' ? codes.length : 4).map(([ctc, am], index) => ({
          ...(mode === '0' ? (bearers[index] ?? { bc: null, sc: null }) : { bc: null, sc: null }),
          ctc,
          cic: 'EUR',
          am: ctc === '1' ? Math.ceil(am) : am,
        }))
        return { mode, draft: { code: '', values, containers: mode === '1' ? bearers : [] } }
      })
    let accepted = 0
    fc.assert(
      fc.property(anyValidRecord, anyDeclaredValuesAnswer, ({ mode, draft: record }, answer) => {
        const facts = { mode, maxCodeSeal: null, answer }
        if (validateDeclaredRecord(record, facts).length > 0) return
        if (!declaredRecordSendability(record, { mode, status: 'PENDING' }).allowed) return
        accepted += 1
        const body = buildDeclaredValuesRequest(record, { ...order, mode, answer })
        expect(DeclaredValuesRequest.safeParse(body)).toMatchObject({ success: true, data: body })
        expect(validateDeclaredValuesRequest(body, { intent: 'create', answer, maxCodeSeal: null })).toEqual(
          [],
        )
      }),
    )
    expect(accepted).toBeGreaterThan(10)
  })

  it('[DCV-61] knows bodies of records alone, each with a value', () => {
    const body = buildDeclaredValuesRequest(draft, { ...order, mode: '0', answer: nothing })
    const [record] = body.dr
    for (const changed of [
      { dr: [] },
      { mo: '2' },
      { ct: 'ESP' },
      { svc: '' },
      { extra: 1 },
      { dr: [{ ...record, vl: [] }] },
      { dr: [{ ...record, vl: [{ ctc: '28', cic: 'EUR', am: 1 }] }] },
      { dr: [{ ...record, vl: [{ ctc: '0', cic: 'EUR', am: 0 }] }] },
      { dr: [{ ...record, vl: [{ bc: 'B'.repeat(21), ctc: '0', cic: 'EUR', am: 1 }] }] },
      { dr: [{ ...record, vl: [{ sc: 'S'.repeat(201), ctc: '0', cic: 'EUR', am: 1 }] }] },
    ])
      expect(DeclaredValuesRequest.safeParse({ ...body, ...changed }).success).toBe(false)
    const longest = { bc: 'B'.repeat(20), sc: 'S'.repeat(200), ctc: '0', cic: 'EUR', am: 0.01 }
    expect(DeclaredValuesRequest.safeParse({ ...body, dr: [{ ...record, vl: [longest] }] }).success).toBe(
      true,
    )
  })
})

describe('saving packs', () => {
  const packs = [
    { pc: 'P-1', pq: 2, cic: 'EUR' },
    { pc: 'P-2', pq: 1, cic: 'EUR' },
  ]

  it('[DCV-62, DCV-46] sends them under the code of the first pack that is free', () => {
    const build = (code: string, answer: SavedRecordsFacts['answer']) =>
      buildDeclaredPacksRequest({ code, packs }, { ...order, answer })
    expect(build('', nothing)).toEqual({ ct: 'ES', svc: 'S-501', dr: [{ co: 'P-1', vl: packs }] })
    expect(build('', answerOf(['P-1'])).dr[0]?.co).toBe('P-2')
    expect(build('', answerOf(['P-2'], ['P-1'])).dr[0]?.co).toBe('P-1-2')
    expect(build('R', answerOf([], ['R'])).dr[0]?.co).toBe('R')
  })

  it('[DCV-62] sends from valid packs a body that schema and rules of the receiver accept', () => {
    fc.assert(
      fc.property(anyDeclaredPacksRecord, anyDeclaredValuesAnswer, ({ vl }, answer) => {
        if (validateDeclaredPacks({ packs: vl }).length > 0) return
        const body = buildDeclaredPacksRequest({ code: '', packs: vl }, { ...order, answer })
        expect(DeclaredPacksRequest.safeParse(body)).toMatchObject({ success: true, data: body })
        expect(validateDeclaredPacksRequest(body, { intent: 'create', answer })).toEqual([])
      }),
    )
  })

  it('[DCV-65] holds packs to the bounds of the form, with the paths of the body', () => {
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

describe('deleting', () => {
  it('[DCV-63] names each code once', () => {
    const body = buildDeclaredValuesDeletion(['B', 'A', 'B'], order)
    expect(body).toEqual({ ...order, declaredCode: ['B', 'A'] })
    expect(DeclaredValuesDeletion.parse(body)).toEqual(body)
    expect(DeclaredValuesDeletion.safeParse({ ...order, declaredCode: [] }).success).toBe(false)
  })
})

describe('receiving', () => {
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

  it('[DCV-64] creates records of new codes and replaces those of known ones', () => {
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

  it('[DCV-64] does the same for packs', () => {
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

  it('[DCV-65] holds codes against the records that stay, and against those before in the body', () => {
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

  it('[DCV-65] holds every line to the bounds of the form', () => {
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

  it('[DCV-65] wants containers in mode "1"', () => {
    const body: DeclaredValuesRequest = { ...bodyOf(recordOf('N', 'S-1')), mo: '1' }
    expect(shortly(issuesOf(body))).toEqual(['dr.0.ct required', 'dr sealRequired'])
    const sealed = { ...body, dr: [{ ...recordOf('N', 'S-1'), ct: [{ sc: 'S-1' }, { bc: 'B' }, {}] }] }
    expect(shortly(issuesOf(sealed))).toEqual(['dr.0.ct.2 required'])
  })

  it('[DCV-65] wants one seal at least in the whole body', () => {
    const bagged = { co: 'N', vl: [{ bc: 'B-1', ctc: '0', cic: 'EUR', am: 1 }], ct: [{ sc: 'S-9' }] }
    expect(issuesOf(bodyOf(bagged))).toEqual([
      { rule: 'sealRequired', key: 'validation.messages.sealRequired', path: 'dr', params: {} },
    ])
    expect(issuesOf(bodyOf(bagged, recordOf('M', 'S-1')))).toEqual([])
  })

  it('[DCV-65] never throws, whatever the records hold', () => {
    fc.assert(
      fc.property(anyDeclaredRecord, anyDeclaredValuesAnswer, ({ co, vl, ct }, answer) => {
        const body = buildDeclaredValuesRequest(
          { code: co, values: vl, containers: ct },
          { ...order, mode: '0', answer },
        )
        const hasSeal = vl.some(({ sc }) => (sc ?? '').trim() !== '')
        expect(shortly(issuesOf(body, { answer })).includes('dr sealRequired')).toBe(!hasSeal)
      }),
    )
  })
})
