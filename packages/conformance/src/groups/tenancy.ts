import type { Outcome } from '../checks/outcome'
import { codeOf } from '../checks/seen'
import { type Caller, mayCall } from '../world/caller'
import type { Facts } from '../world/facts'
import { located } from '../world/requests'
import { type Bench, callNamed, forEach, notTried, tried } from './bench'
import { checkListTenancy } from './list-tenancy'
import { ownPickups } from './own-records'

/** Whether the entry with this name in `Facts` is the id of a record that belongs to one customer. */
const ofOneCustomer = (name: string): boolean =>
  name.startsWith('order') ||
  ['point', 'pointOid', 'client', 'clientOid', 'subclient', 'user', 'report'].includes(name)

/**
 * Compares the lists of users of two customers, and reads each record as a user of another customer. The response must
 * be 404, as for a record that does not exist. A record that is in the lists of both customers is reported by the
 * comparison only, and is not read.
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
  return [
    ...(await checkListTenancy(bench, [own, stranger])),
    ...reads,
    ...(await checkCancelling(bench, stranger)),
  ]
}

/**
 * Cancels a pickup of the run as a user of another customer. The response must be 404, and the pickup must not change.
 */
const checkCancelling = async (bench: Bench, stranger: Caller): Promise<readonly Outcome[]> => {
  const check = 'tenancy.untouched'
  const listed = callNamed('orders.cancel')
  if (!bench.calls.includes(listed)) return []
  const records = await ownPickups({ ...bench, callers: [bench.own] })
  if ('missing' in records) return [notTried('tenancy', check, listed.id, records.missing)]
  if (!mayCall(stranger, listed.endpoint))
    return [notTried('tenancy', check, listed.id, `${said(stranger)} may cancel no order at all`)]
  try {
    await bench.wire.send(records.create)
    const [serviceId = ''] = await records.createdIds()
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

/** Calls that read several records. Instead of being refused, these calls omit records of other customers. */
const listsOwn: readonly string[] = [
  'servicePoints.details',
  'servicePoints.list',
  'subclients.list',
  'clients.list',
  'users.details',
  'users.list',
]

const said = ({ user, label }: Caller): string => `${user.username} (${label})`
