import type { Outcome } from '../checks/outcome'
import { codeOf, isSuccess, type Seen } from '../checks/seen'
import type { Outgoing } from '../exchange/wire'
import { type Caller, mayCall } from '../world/caller'
import { addressOf, textOf } from '../world/requests'
import { type Bench, callNamed, type Expectation, forEach, noRight, notTried, tried, whyNot } from './bench'
import { ownViews } from './own-records'

/** A version that no record has. */
const staleTag = '"conformance-none"'

const isConflict = (seen: Seen): boolean => seen.status === 412 && codeOf(seen) === 'record-changed'

const stale = (call: string): Expectation => ({
  group: 'versions',
  check: 'versions.stale',
  listed: callNamed(call),
  expected: '412 record-changed for a version that the record does not have',
  holds: isConflict,
})

/**
 * Sends writes of records that have versions. The records are a view that the run creates, and records of the back end,
 * which are switched to the status that they already have.
 */
export const checkVersions = async (bench: Bench): Promise<readonly Outcome[]> => [
  ...(await checkOwnView(bench)),
  ...(await forEach(switches, (one) => checkSwitch(bench, one))),
]

const checkOwnView = async (bench: Bench): Promise<readonly Outcome[]> => {
  const records = await ownViews(bench)
  if ('missing' in records) return [notTried('versions', 'versions.stale', 'views.change', records.missing)]
  if (bench.unserved.has('views.change')) return []
  try {
    const createdIds = await bench.wire.send(records.create)
    const [id = ''] = await records.createdIds()
    const { endpoint } = callNamed('views.change')
    const version = Reflect.get(Object(createdIds.json), 'version')
    const change = (tag: string, name: string): Outgoing => ({
      method: endpoint.method,
      path: addressOf(endpoint, { id }),
      token: records.caller.token,
      headers: { 'If-Match': tag },
      body: textOf({ name: `Conformance ${bench.runId} ${name}` }),
    })
    const listed = callNamed('views.change')
    const common = { group: 'versions', listed } as const
    const current: Expectation = {
      ...common,
      check: 'versions.current',
      expected: 'the change, from the version that the record has, and another version',
      holds: (seen) => isSuccess(seen) && Reflect.get(Object(seen.json), 'version') !== version,
    }
    const unreadable: Expectation = {
      ...common,
      check: 'versions.form',
      expected: '400 request.invalid-version for a header that is no entity tag',
      holds: (seen) => seen.status === 400 && codeOf(seen) === 'request.invalid-version',
    }
    const shown: Expectation = {
      ...stale('views.change'),
      expected: '412 record-changed with the record as it is in `current`',
      holds: (seen) => isConflict(seen) && Reflect.has(Object(seen.json), 'current'),
    }
    const first = await tried(bench, shown, change(staleTag, 'never'))
    // If the back end does not compare versions, every following check would report the same fault again.
    if (first.some(({ verdict }) => verdict !== 'held')) return first
    return [
      ...first,
      ...(await tried(bench, unreadable, change('no tag', 'never'))),
      ...(await tried(bench, current, change(`"${version}"`, 'once'))),
      ...(await tried(bench, shown, change(`"${version}"`, 'twice'))),
    ]
  } finally {
    await records.takeBack()
  }
}

interface Switch {
  readonly read: string
  readonly write: string
  readonly fact: string
}

const switches: readonly Switch[] = [
  { read: 'clients.get', write: 'clients.setStatus', fact: 'client' },
  { read: 'subclients.get', write: 'subclients.setStatus', fact: 'subclient' },
  { read: 'servicePoints.get', write: 'servicePoints.setStatus', fact: 'point' },
]

const checkSwitch = async (bench: Bench, { read, write, fact }: Switch): Promise<readonly Outcome[]> => {
  const reading = callNamed(read).endpoint
  const writing = callNamed(write).endpoint
  const may = (caller: Caller) => mayCall(caller, reading) && mayCall(caller, writing)
  const why = whyNot(bench, read, write)
  if (why !== undefined) return [notTried('versions', 'versions.stale', write, why)]
  const caller = bench.callers.find(may)
  const id = caller === undefined ? undefined : (await bench.factsOf(caller)).get(fact)
  if (caller === undefined) return [notTried('versions', 'versions.stale', write, noRight)]
  if (id === undefined)
    return [notTried('versions', 'versions.stale', write, `no ${fact} was found in the lists`)]
  const { token } = caller
  const record = await bench.wire.send({
    method: reading.method,
    path: addressOf(reading, { id }),
    token,
  })
  const active = Reflect.get(Object(record.json), 'active')
  if (typeof active !== 'boolean')
    return [
      notTried('versions', 'versions.stale', write, `${read} does not say whether the record is active`),
    ]
  return tried(bench, stale(write), {
    method: writing.method,
    path: addressOf(writing, { id }),
    token,
    headers: { 'If-Match': staleTag },
    body: textOf({ value: active }),
  })
}
