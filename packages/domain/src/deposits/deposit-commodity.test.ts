import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DepositCommodities } from '.'
import { anyDepositCommodity } from './testing'

describe('commodities', () => {
  it('[DPS-14] the code of a commodity of deposits may be a number in the response, and its type code may be missing', () => {
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

  it.each([[{}], [{ commodities: null }]])(
    '[DPS-14] the response %j means an empty list of commodities of deposits',
    (wire) => {
      expect(DepositCommodities.parse(wire)).toEqual({ commodities: [] })
    },
  )

  it('[DPS-14] parsing the commodities of deposits a second time does not change them', () => {
    fc.assert(
      fc.property(fc.array(anyDepositCommodity), (commodities) => {
        expect(DepositCommodities.parse({ commodities })).toEqual({ commodities })
      }),
    )
  })

  it('[DPS-14] a commodity of deposits without a description is refused', () => {
    expect(DepositCommodities.safeParse({ commodities: [{ code: '1' }] }).success).toBe(false)
  })
})
