import type { Outcome } from '../checks/outcome'
import { codeOf } from '../checks/seen'
import { type Caller, mayCall } from '../world/caller'
import type { Facts } from '../world/facts'
import { located } from '../world/requests'
import { type Bench, callNamed, forEach, notTried, tried } from './bench'
import { ownPickups } from './own-records'

/** Facts that name a record of one customer. */
const ofOneCustomer = (name: string): boolean =>
  name.startsWith('order') ||
  ['point', 'pointOid', 'client', 'clientOid', 'subclient', 'user', 'report'].includes(name)

/**
 * Every read of one record, asked for by a user of another customer: 404, as for a record that does not exist. Records that
 * both reach are left out.
 */
export const checkTenancy = async (bench: Bench): Promise<readonly Outcome[]> => {
  const { own, stranger } = bench
  const check = 'tenancy.hidden'
  if (stranger === undefined)
    return [notTried('tenancy', check, 'every read of one record', 'it needs --token2 of another customer')]
  const theirs = await bench.factsOf(own)
  const mine = await bench.factsOf(stranger)
  const known = new Set([...mine].map(([name, value]) => `${name} ${value}`))
  const foreign: Facts = new Map(
    [...theirs].filter(([name, value]) => ofOneCustomer(name) && !known.has(`${name} ${value}`)),
  )
  const shared: Facts = new Map([...mine].filter(([name]) => !ofOneCustomer(name)))
  const reads = await forEach(bench.calls, async (listed): Promise<readonly Outcome[]> => {
    const { endpoint } = listed
    if (endpoint.method !== 'GET' || !mayCall(stranger, endpoint) || listsOwn.includes(listed.id)) return []
    const without = located(listed, shared)
    const withForeign = located(listed, new Map([...shared, ...foreign]))
    if (without.isKnown || !withForeign.isKnown) return []
    const expectation = {
      group: 'tenancy',
      check,
      listed,
      expected: `404 not-found: ${said(stranger)} does not reach what ${said(own)} reaches`,
      holds: (seen) => seen.status === 404 && codeOf(seen) === 'not-found',
    } as const satisfies Parameters<typeof tried>[1]
    return tried(bench, expectation, { ...withForeign.outgoing, token: stranger.token })
  })
  return [...reads, ...(await checkCancelling(bench, stranger))]
}

/** A pickup of the run that a user of another customer cancels: 404, and it stays as it was. */
const checkCancelling = async (bench: Bench, stranger: Caller): Promise<readonly Outcome[]> => {
  const check = 'tenancy.untouched'
  const listed = callNamed('orders.cancel')
  const records = bench.calls.includes(listed)
    ? await ownPickups({ ...bench, callers: [bench.own] })
    : undefined
  if (records === undefined || !mayCall(stranger, listed.endpoint))
    return [
      notTried('tenancy', check, listed.id, 'there is no pickup to take back, or no right to cancel one'),
    ]
  try {
    await bench.wire.send(records.create)
    const [serviceId = ''] = await records.made()
    const outgoing = {
      ...records.cancel(serviceId),
      token: stranger.token,
    }
    const expectation = {
      group: 'tenancy',
      check,
      listed,
      expected: `404 not-found: ${said(stranger)} does not reach the pickup ${serviceId} of ${said(bench.own)}`,
      holds: (seen) => seen.status === 404 && codeOf(seen) === 'not-found',
    } as const satisfies Parameters<typeof tried>[1]
    return await tried(bench, expectation, outgoing)
  } finally {
    await records.takeBack()
  }
}

/** Reads that leave out what is out of reach, in place of refusing it. */
const listsOwn: readonly string[] = [
  'servicePoints.details',
  'servicePoints.list',
  'subclients.list',
  'clients.list',
  'users.details',
  'users.list',
]

const said = ({ user, label }: Caller): string => `${user.username} (${label})`
