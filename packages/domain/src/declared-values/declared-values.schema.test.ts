import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  commodityType,
  commodityTypes,
  DeclaredContainer,
  DeclaredPack,
  DeclaredPacksTicket,
  DeclaredRecord,
  DeclaredValue,
  DeclaredValuesAnswer,
  DeclaredValuesTicket,
  declaredValuesMessageKeys,
} from '.'
import { PACK_COMMODITY_CODE } from './commodity-types'
import { anyDeclaredValuesAnswer } from './testing'

describe('the schema of declared values', () => {
  it('[DCV-1] declared values have short keys; their codes may be texts or numbers, and their lists may be missing', () => {
    const wire = {
      dt: {
        dr: [
          { co: 7, vl: [{ sc: 31, ctc: 1, cic: 'EUR', am: 50, unknown: true }], ct: [{ bc: 'B-1' }] },
          { co: 'R-2', vl: null },
        ],
      },
    }
    expect(DeclaredValuesTicket.parse(wire)).toEqual({
      dt: {
        dr: [
          {
            co: '7',
            vl: [{ bc: null, sc: '31', ctc: '1', cic: 'EUR', am: 50 }],
            ct: [{ bc: 'B-1', sc: null }],
          },
          { co: 'R-2', vl: [], ct: [] },
        ],
      },
      fp: null,
    })
  })

  it('[DCV-1] the keys of declared packs differ from the keys of declared values', () => {
    const wire = { dt: { dr: [{ co: 'R', vl: [{ pc: 12, pq: 3, cic: 'PEN' }], ct: [] }] }, fp: 'S' }
    expect(DeclaredPacksTicket.parse(wire)).toEqual({
      dt: { dr: [{ co: 'R', vl: [{ pc: '12', pq: 3, cic: 'PEN' }] }] },
      fp: 'S',
    })
  })

  it.each([[true], [0], ['S'], [null], [{ a: [1, { b: null }] }]])(
    '[DCV-1] parsing declared values does not change the field fp, even if its value is %j',
    (fp) => {
      expect(DeclaredValuesTicket.parse({ dt: { dr: [] }, fp }).fp).toEqual(fp)
    },
  )

  it('[DCV-1] declared values and packs with an invalid number or without a required field are refused', () => {
    const value = { ctc: '0', cic: 'EUR', am: 9_999_999_999_999.99 }
    expect(DeclaredValue.safeParse(value).success).toBe(true)
    for (const am of [10_000_000_000_000, Number.NaN, Number.POSITIVE_INFINITY, '5', null])
      expect(DeclaredValue.safeParse({ ...value, am }).success).toBe(false)
    expect(DeclaredPack.safeParse({ pc: 'P', pq: 0, cic: 'EUR' }).success).toBe(true)
    for (const pq of [-1, 1.5, null])
      expect(DeclaredPack.safeParse({ pc: 'P', pq, cic: 'EUR' }).success).toBe(false)
    expect(DeclaredRecord.safeParse({ vl: [] }).success).toBe(false)
    expect(DeclaredContainer.safeParse({ bc: true }).success).toBe(false)
    expect(DeclaredValuesTicket.safeParse({ fp: null }).success).toBe(false)
  })

  it('[DCV-2] in a response with declared values, a missing list of values or of packs becomes an empty list', () => {
    expect(DeclaredValuesAnswer.parse({})).toEqual({ declaredValues: [], declaredValuesPack: [] })
    expect(DeclaredValuesAnswer.parse({ declaredValues: null, declaredValuesPack: null })).toEqual({
      declaredValues: [],
      declaredValuesPack: [],
    })
  })

  it('[DCV-2] parsing a response with declared values a second time does not change the response', () => {
    fc.assert(
      fc.property(anyDeclaredValuesAnswer, (answer) => {
        expect(DeclaredValuesAnswer.parse(JSON.parse(JSON.stringify(answer)))).toEqual(answer)
      }),
    )
  })
})

describe('commodities', () => {
  it('[DCV-3] the commodities are cash, bill and coin, and only bills require whole amounts', () => {
    expect(commodityTypes.map(({ code, name, wholeAmounts }) => [code, name, wholeAmounts])).toEqual([
      ['0', 'cash', false],
      ['1', 'bill', true],
      ['2', 'coin', false],
    ])
    for (const known of commodityTypes) expect(commodityType(known.code)).toBe(known)
    for (const code of ['', '3', '01', PACK_COMMODITY_CODE]) expect(commodityType(code)).toBeUndefined()
  })

  it('[DCV-4] packs have their own commodity code', () => {
    expect(PACK_COMMODITY_CODE).toBe('28')
  })
})

describe('message keys', () => {
  it('[DCV-5] the list of message keys contains each key of declared values once: of commodities, refusals and issues', () => {
    expect(new Set(declaredValuesMessageKeys).size).toBe(declaredValuesMessageKeys.length)
    expect(declaredValuesMessageKeys).toEqual(
      expect.arrayContaining([
        'declared-values.commodity.cash',
        'declared-values.commodity.bill',
        'declared-values.commodity.coin',
        'declared-values.refused.requested-amounts',
        'declared-values.refused.seal-required',
        'declared-values.refused.not-base64',
        'validation.messages.bagCodeAlreadyExists',
        'validation.messages.sealCodeAlreadyExists',
        'validation.messages.recordAlreadyExists',
        'validation.messages.recordNotFound',
        'validation.messages.sealRequired',
        'validation.messages.commodity',
        'validation.messages.amount',
        'validation.messages.amount-two-ways',
      ]),
    )
    expect(
      declaredValuesMessageKeys.filter(
        (key) => !/^(declared-values\.(commodity|refused)|validation\.messages)\.[A-Za-z0-9-]+$/.test(key),
      ),
    ).toEqual([])
  })
})
