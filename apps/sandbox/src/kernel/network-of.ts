import { isIPv4, isIPv6, SocketAddress } from 'node:net'

/** Number of groups at the beginning of an IPv6 address that identify a customer of an internet provider. */
const NETWORK_GROUPS = 4
const GROUPS = 8
const mappedV4 = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/

/**
 * The network that is counted as one caller. For IPv4 it is the address itself. For IPv6 it is the first 64 bits,
 * because one customer has all addresses that begin with them. Any other text is returned unchanged.
 */
export const networkOf = (address: string): string => {
  if (!isIPv6(address)) return address
  const plain = address.split('%')[0] ?? ''
  const { address: short } = new SocketAddress({ address: plain, family: 'ipv6' })
  const [, v4] = mappedV4.exec(short) ?? []
  if (v4 !== undefined && isIPv4(v4)) return v4
  const [head = '', tail] = short.split('::')
  const groups = (part: string) => part.split(':').filter((group) => group !== '')
  const missing = tail === undefined ? 0 : GROUPS - groups(head).length - groups(tail).length
  const all = [
    ...groups(head),
    ...Array.from({ length: Math.max(0, missing) }, () => '0'),
    ...groups(tail ?? ''),
  ]
  return `${all.slice(0, NETWORK_GROUPS).join(':')}::/64`
}
