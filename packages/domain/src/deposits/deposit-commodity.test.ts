import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DepositCommodities } from '.'
import { anyDepositCommodity } from './testing'

describe('commodities', () => {
  it('[DPS-14] are read with numbers for codes and without type codes', () => {
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

  it.each([[{}], [{ commodities: null }]])('[DPS-14] are none in %j', (wire) => {
    expect(DepositCommodities.parse(wire)).toEqual({ commodities: [] })
  })

  it('[DPS-14] read the same once they were read', () => {
    fc.assert(
      fc.property(fc.array(anyDepositCommodity), (commodities) => {
        expect(DepositCommodities.parse({ commodities })).toEqual({ commodities })
      }),
    )
  })

  it('[DPS-14] are refused without a description', () => {
    expect(DepositCommodities.safeParse({ commodities: [{ code: '1' }] }).success).toBe(false)
  })
})
