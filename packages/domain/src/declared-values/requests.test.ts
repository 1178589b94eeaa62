import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  buildDeclaredPacksRequest,
  buildDeclaredValuesDeletion,
  buildDeclaredValuesRequest,
  canSaveDeclaredRecord,
  DeclaredPacksRequest,
  type DeclaredRecordDraft,
  DeclaredValuesDeletion,
  DeclaredValuesQuery,
  DeclaredValuesRequest,
  type SavedRecordsFacts,
  validateDeclaredPacksRequest,
  validateDeclaredValuesRequest,
} from '.'
import { validateDeclaredPacks } from './declared-packs'
import { answerOf, nothing, validateDeclaredRecord } from './declared-values.fixtures'
import { anyCode, anyDeclaredAmount, anyDeclaredPacksRecord, anyDeclaredValuesAnswer } from './testing'

const order = { countryCode: 'ES', serviceCode: 'S-501' }
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

describe('reading', () => {
  it('[DCV-60] the query for declared values requires the codes of a country and a service', () => {
    expect(DeclaredValuesQuery.parse(order)).toEqual(order)
    expect(DeclaredValuesQuery.safeParse({ countryCode: 'ES' }).success).toBe(false)
  })
})

describe('saving values', () => {
  it('[DCV-61] in mode "0", the request body contains a code for each declared value', () => {
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

  it('[DCV-61] in mode "1", the request body contains declared values without codes, and containers with codes', () => {
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
  ])('[DCV-46] if the codes %j are taken, a new declared record gets the code %s', (taken, co) => {
    const [first = '', ...rest] = taken
    for (const answer of [answerOf(taken), answerOf([first], rest), answerOf([], taken)])
      expect(buildDeclaredValuesRequest(draft, { ...order, mode: '0', answer }).dr[0]?.co).toBe(co)
  })

  it('[DCV-46] saving an existing declared record does not change its code', () => {
    const answer = answerOf(['R-7'])
    expect(
      buildDeclaredValuesRequest({ ...draft, code: 'R-7' }, { ...order, mode: '0', answer }).dr[0]?.co,
    ).toBe('R-7')
  })

  it("the body of a valid declared record is accepted by the receiver's schema and rules", () => {
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
        if (!canSaveDeclaredRecord(record, { mode, status: 'PENDING' }).allowed) return
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

  it('[DCV-61] the schema of the body that saves declared values refuses a record without values, and fields with wrong values', () => {
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

  it('a new record of declared packs gets the first code of its packs that no other record has, or a code with a number if other records have all these codes', () => {
    const build = (code: string, answer: SavedRecordsFacts['answer']) =>
      buildDeclaredPacksRequest({ code, packs }, { ...order, answer })
    expect(build('', nothing)).toEqual({ ct: 'ES', svc: 'S-501', dr: [{ co: 'P-1', vl: packs }] })
    expect(build('', answerOf(['P-1'])).dr[0]?.co).toBe('P-2')
    expect(build('', answerOf(['P-2'], ['P-1'])).dr[0]?.co).toBe('P-1-2')
    expect(build('R', answerOf([], ['R'])).dr[0]?.co).toBe('R')
  })

  it("[DCV-62] the body of valid declared packs is accepted by the receiver's schema and rules", () => {
    fc.assert(
      fc.property(anyDeclaredPacksRecord, anyDeclaredValuesAnswer, ({ vl }, answer) => {
        if (validateDeclaredPacks({ packs: vl }).length > 0) return
        const body = buildDeclaredPacksRequest({ code: '', packs: vl }, { ...order, answer })
        expect(DeclaredPacksRequest.safeParse(body)).toMatchObject({ success: true, data: body })
        expect(validateDeclaredPacksRequest(body, { intent: 'create', answer })).toEqual([])
      }),
    )
  })
})

describe('deleting', () => {
  it('[DCV-63] the request body that deletes declared values contains each code once', () => {
    const body = buildDeclaredValuesDeletion(['B', 'A', 'B'], order)
    expect(body).toEqual({ ...order, declaredCode: ['B', 'A'] })
    expect(DeclaredValuesDeletion.parse(body)).toEqual(body)
    expect(DeclaredValuesDeletion.safeParse({ ...order, declaredCode: [] }).success).toBe(false)
  })
})
