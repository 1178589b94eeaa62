import type { Outcome } from '../checks/outcome'
import { codeOf, isSuccess, type Seen, shortly } from '../checks/seen'
import { type Bench, callNamed, type Expectation, judged, notTried } from './bench'
import { type OwnRecords, ownPickups, ownViews } from './own-records'

const parallel = 50

/**
 * Creates with a key, of what the run can count and take back: the same request again, fifty at once, the key with another
 * content, and a text that is no key.
 */
export const checkIdempotency = async (bench: Bench): Promise<readonly Outcome[]> => {
  const sources = [await ownViews(bench), await ownPickups(bench)]
  const found = sources.filter((records) => records !== undefined)
  const outcomes: Outcome[] = []
  for (const [at, name] of ['views.save', 'orders.createPickup'].entries())
    if (sources[at] === undefined)
      outcomes.push(
        notTried('idempotency', 'idempotency.once', name, 'no token may create one and take it back'),
      )
  for (const [at, records] of found.entries()) {
    try {
      outcomes.push(...(await checkKeys(bench, records)))
      // Fifty orders at once come near the limit of orders in a minute: one kind of record is enough.
      if (at === 0) outcomes.push(...(await checkParallel(bench, records)))
    } finally {
      await records.takeBack()
    }
  }
  return outcomes
}

const keyed = ({ runId }: Bench, name: string) => ({ 'Idempotency-Key': `conformance-${runId}-${name}` })

const checkKeys = async (bench: Bench, records: OwnRecords): Promise<readonly Outcome[]> => {
  const listed = callNamed(records.call)
  const common = { group: 'idempotency', listed } as const
  const headers = keyed(bench, records.call)
  const create = { ...records.create, headers }
  const first = await bench.wire.send(create)
  const created: Expectation = {
    ...common,
    check: 'idempotency.created',
    expected: 'a record is made',
    holds: isSuccess,
  }
  const outcomes = [...judged(created, create, first)]
  if (!isSuccess(first)) return outcomes
  const again = await bench.wire.send(create)
  const count = (await records.made()).length
  outcomes.push({
    group: 'idempotency',
    check: 'idempotency.once',
    call: records.call,
    verdict: isSame(first, again) && count === 1 ? 'held' : 'broken',
    expected: `the same request with the same key gets the same answer and makes one record: ${shortly(first)}`,
    seen: `${shortly(again)}; records: ${count}`,
    request: `${create.method} ${create.path}`,
  })
  const other = { ...records.other, headers }
  const reused: Expectation = {
    ...common,
    check: 'idempotency.other-body',
    expected: '422 idempotency-key-reused for another content',
    holds: (seen) => seen.status === 422 && codeOf(seen) === 'idempotency-key-reused',
  }
  outcomes.push(...judged(reused, other, await bench.wire.send(other)))
  const unreadable = { ...records.other, headers: { 'Idempotency-Key': 'x'.repeat(256) } }
  const refused: Expectation = {
    ...common,
    check: 'idempotency.form-of-key',
    expected: '400 request.invalid-idempotency-key for 256 characters',
    holds: (seen) => seen.status === 400 && codeOf(seen) === 'request.invalid-idempotency-key',
  }
  outcomes.push(...judged(refused, unreadable, await bench.wire.send(unreadable)))
  await records.takeBack()
  return outcomes
}

const checkParallel = async (bench: Bench, records: OwnRecords): Promise<readonly Outcome[]> => {
  const before = (await records.made()).length
  const create = { ...records.create, headers: keyed(bench, `${records.call}-parallel`) }
  const answers = await Promise.all(Array.from({ length: parallel }, () => bench.wire.send(create)))
  const count = (await records.made()).length - before
  const [first] = answers.filter(isSuccess)
  const others = answers.filter((answer) => {
    const waits = answer.status === 409 && codeOf(answer) === 'idempotency-key-in-use'
    return !waits && (first === undefined || !isSame(first, answer))
  })
  return [
    {
      group: 'idempotency',
      check: 'idempotency.parallel',
      call: records.call,
      verdict: count === 1 && others.length === 0 ? 'held' : 'broken',
      expected: `${parallel} requests at once with one key make one record and get one answer`,
      seen: `records: ${count}; other answers: ${others.length}${others[0] === undefined ? '' : `, such as ${shortly(others[0])}`}`,
      request: `${create.method} ${create.path}`,
    },
  ]
}

const isSame = (one: Seen, other: Seen): boolean =>
  one.status === other.status && JSON.stringify(one.json) === JSON.stringify(other.json)
