import { describe, expect, it } from 'vitest'
import { originShownTo } from '.'

const origin = { address: '10.0.0.9', agent: 'Firefox, Windows' }
const none = { address: null, agent: null }

describe('the origin of an entry', () => {
  it.each([
    ['the provider’s users', { id: 1, isCustomer: false }, 2, origin],
    ['a customer who made it', { id: 1, isCustomer: true }, 1, origin],
    ['another customer', { id: 1, isCustomer: true }, 2, none],
    ['a customer, of an entry of nobody', { id: 1, isCustomer: true }, null, none],
  ])(
    '[REC-67] the origin (IP address and browser) of a history entry is visible or hidden for %s',
    (_, viewer, actorId, shown) => {
      expect(originShownTo(viewer, { actorId, ...origin })).toEqual(shown)
    },
  )
})
