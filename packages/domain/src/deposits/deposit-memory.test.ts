import { describe, expect, it } from 'vitest'
import { emptyDepositDraft, nextDepositDraft, withLastChoices } from '.'
import { depositConfigWith, depositPointWith } from './testing'

const counter = depositPointWith({ id: 1, channels: ['Mostrador', 'Almacén'] })
const other = depositPointWith({ id: 2, openChannel: true })
const points = [counter, other]
const commodities = [
  { code: '1', description: 'Billetes', commodityTypeCode: '1' },
  { code: '2', description: 'Monedas', commodityTypeCode: '2' },
]
const facts = { points, config: depositConfigWith(), now: new Date('2026-11-23T09:30:00Z') }
const [first, second] = counter.channels
const at = nextDepositDraft({ ...emptyDepositDraft(facts), ...placeOf(counter) }, facts)

function placeOf(point: typeof counter) {
  const { subclient } = point
  return { clientId: subclient.client.id, subclientId: subclient.id, servicePointId: point.id }
}

describe('the deposit after another one', () => {
  it('[DPS-58] the next deposit has the same service point, or no point if that point no longer takes deposits', () => {
    expect(at.servicePointId).toBe(counter.id)
    const left = { ...facts, points: [other, depositPointWith({ id: 3 })] }
    expect(nextDepositDraft(at, left).servicePointId).toBeUndefined()
  })

  it('[DPS-58] the next deposit begins with the channel and kind of money of the last deposit, except in fields already filled in', () => {
    const last = { channelId: second?.id, commodityCode: '2' }
    const proposed = withLastChoices(at, last, { points, commodities })
    expect([proposed.channelId, proposed.commodity?.code]).toEqual([second?.id, '2'])
    const chosen = { ...at, channelId: first?.id, commodity: commodities[0] }
    expect(withLastChoices(chosen, last, { points, commodities })).toEqual(chosen)
  })

  it('[DPS-58] a channel or kind of money that no longer exists is not proposed again, and a single kind of money is always chosen', () => {
    const gone = { channelId: 9_999, commodityCode: '9' }
    const proposed = withLastChoices(at, gone, { points, commodities })
    expect([proposed.channelId, proposed.commodity]).toEqual([undefined, undefined])
    const only = withLastChoices(at, undefined, { points, commodities: commodities.slice(0, 1) })
    expect(only.commodity?.code).toBe('1')
  })
})
