import { requestTypeFacts } from '@remesa/domain/orders'
import { ServicePoint } from '@remesa/domain/service-points'
import type { MessageKey, Translate } from '@remesa/ui/i18n'
import { describe, expect, it } from 'vitest'
import { allPointsEntry } from './palette-entries'

const words: Translate = Object.assign((key: string) => key, {
  knows: (key: string): key is MessageKey => key !== '',
})
const country = { id: 1, code: 'ES', name: 'España' }
const client = { id: 1, description: 'Bazar Norte', active: true, country }
const point = (id: number, adapters: readonly string[] = [requestTypeFacts('pickup').adapterCode]) =>
  ServicePoint.parse({
    id,
    type: 'SOL',
    description: `Point ${id}`,
    active: true,
    adapters: adapters.map((code, index) => ({ id: index, code, name: code })),
    subclient: { id: 1, description: 'Bilbao', active: true, client },
  })

describe('[FRA-26] all points', () => {
  it('the command palette offers the orders of all service points to a user who has several service points with orders', () => {
    const [entry] = allPointsEntry(words, [point(1), point(2), point(1)])
    expect(entry).toMatchObject({ label: 'orders.point.all', choice: { kind: 'all-points' } })
  })

  it.each([
    ['one point', [point(1)]],
    ['one point that is listed twice', [point(1), point(1)]],
    ['several points of which one takes part in orders', [point(1), point(2, [])]],
    ['none', []],
  ])('the command palette has no entry for all service points for a user with %s', (_, points) => {
    expect(allPointsEntry(words, points)).toEqual([])
  })
})
