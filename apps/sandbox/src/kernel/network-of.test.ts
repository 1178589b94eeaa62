import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { networkOf } from './network-of'

describe('the network of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:0db8:0000:0000:ffff:ffff:ffff:ffff', '2001:db8:0:0::/64'],
    ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('the network of the IP address %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it('all hosts of an IPv6 network count as one network, and hosts of the next network count as another network', () => {
    const group = fc.integer({ min: 1, max: 0xffff }).map((part) => part.toString(16))
    const groups = fc.tuple(group, group, group, group)
    fc.assert(
      fc.property(groups, groups, groups, (network, host, other) => {
        const addressOf = (...parts: readonly (readonly string[])[]) => parts.flat().join(':')
        expect(networkOf(addressOf(network, host))).toBe(networkOf(addressOf(network, other)))
        if (network.join() !== other.join())
          expect(networkOf(addressOf(network, host))).not.toBe(networkOf(addressOf(other, host)))
      }),
    )
  })
})
