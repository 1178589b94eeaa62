import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DepositCommodities } from '.'
import { anyDepositCommodity } from './testing'

describe('commodities', () => {
  it('[DPS-14] commodities may have numbers as codes and no type codes', () => {
    const wire = {
      commodities: [
        { code: 1, description: 'Bills', commodityTypeCode: 2, isNew: true },
        { code: '28', description: 'Packs' },
      ],
    }
    expect(DepositCommodities.parse(wire)).toEqual({
      commodities: [
        { code: '1', description: 'Bills', commodityTypeCode: '2' },
        { code: '28', description: 'Packs', commodityTypeCode: null },
      ],
    })
  })

  it.each([[{}], [{ commodities: null }]])('[DPS-14] an answer of %j contains no commodities', (wire) => {
    expect(DepositCommodities.parse(wire)).toEqual({ commodities: [] })
  })

  it('[DPS-14] commodities that were read are read again to the same values', () => {
    fc.assert(
      fc.property(fc.array(anyDepositCommodity), (commodities) => {
        expect(DepositCommodities.parse({ commodities })).toEqual({ commodities })
      }),
    )
  })

  it('[DPS-14] a commodity without a description is refused', () => {
    expect(DepositCommodities.safeParse({ commodities: [{ code: '1' }] }).success).toBe(false)
  })
})
