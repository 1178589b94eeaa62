import { groupServicePoints } from '@remesa/domain/orders'
import { ServicePoint } from '@remesa/domain/service-points'
import { describe, expect, it } from 'vitest'
import { forbidden, storageWith } from '../../testing/storage'
import { createFilterMemory, createRecentPoints, withPlaceOf } from './filter-memory'

const chosen = { clientId: 1, subclientId: 2, servicePointId: 3 }

describe('the last chosen filters', () => {
  it('[FIL-1] the last chosen filters of the orders page are restored only for the user who chose them', () => {
    const storage = storageWith()
    createFilterMemory(storage, '7').write(chosen)
    expect(createFilterMemory(storage, '7').read()).toEqual(chosen)
    expect(createFilterMemory(storage, '8').read()).toEqual({})
  })

  it('[FIL-1] the choice of all points together is restored as the last chosen filters of the orders page', () => {
    const storage = storageWith()
    createFilterMemory(storage, '7').write({ isAll: true })
    expect(createFilterMemory(storage, '7').read()).toEqual({ isAll: true })
  })

  it.each(['', '{', 'null', '[1]', '7'])(
    '[FIL-1] the last chosen filters of the orders page are empty if %j was stored',
    (text) => {
      const storage = storageWith({ 'remesa.order-filters.7': text })
      expect(createFilterMemory(storage, '7').read()).toEqual({})
    },
  )

  it('[FIL-1] only the valid part of stored filters is restored as the last chosen filters of the orders page', () => {
    const text = JSON.stringify({ clientId: 4, subclientId: '5', servicePointId: -1, x: 1 })
    const storage = storageWith({ 'remesa.order-filters.7': text })
    expect(createFilterMemory(storage, '7').read()).toEqual({ clientId: 4 })
  })

  it('[FIL-1] the last chosen filters of the orders page are empty if storage is forbidden', () => {
    const memory = createFilterMemory(forbidden, '7')
    memory.write(chosen)
    expect(memory.read()).toEqual({})
  })
})

describe('the recent service points', () => {
  it('[FIL-3] the recent service points are the last six points that the user chose, each once, with the latest first', () => {
    const storage = storageWith()
    const recent = createRecentPoints(storage, '7')
    for (const id of [1, 2, 3, 4, 5, 6, 7, 3]) recent.add(id)
    expect(recent.read()).toEqual([3, 7, 6, 5, 4, 2])
    expect(createRecentPoints(storage, '8').read()).toEqual([])
  })

  it.each(['{', '[0]', '["a"]', '7'])(
    '[FIL-3] the list of recent service points is empty if %j was stored',
    (text) => {
      expect(createRecentPoints(storageWith({ 'remesa.recent-points.7': text }), '7').read()).toEqual([])
    },
  )
})

describe('a link to a service point', () => {
  const pointOf = (id: number, subclientId: number, clientId: number) =>
    ServicePoint.parse({
      id,
      type: 'SOL',
      oidSol: '',
      description: `Point ${id}`,
      active: true,
      adapters: [{ id: 1, code: 'pickup', name: 'pickup' }],
      subclient: {
        id: subclientId,
        description: `Centre ${subclientId}`,
        active: true,
        client: {
          id: clientId,
          description: `Client ${clientId}`,
          active: true,
          country: { id: 1, code: 'ES', name: 'España' },
        },
      },
    })
  const tree = groupServicePoints([pointOf(3, 2, 1), pointOf(4, 2, 1), pointOf(6, 5, 1), pointOf(9, 8, 7)])

  it('[FIL-2] a link to a service point also filters by the client and center of this point', () => {
    expect(withPlaceOf(tree, { servicePointId: 6 })).toEqual({
      clientId: 1,
      subclientId: 5,
      servicePointId: 6,
    })
    expect(withPlaceOf(tree, { servicePointId: 9 })).toEqual({
      clientId: 7,
      subclientId: 8,
      servicePointId: 9,
    })
  })

  it.each([{ servicePointId: 99 }, { clientId: 7, servicePointId: 3 }, { clientId: 1 }, {}])(
    '[FIL-2] a link with an unknown, contradictory or missing service point does not get other values: %j',
    (wanted) => {
      expect(withPlaceOf(tree, wanted)).toEqual(wanted)
    },
  )
})
