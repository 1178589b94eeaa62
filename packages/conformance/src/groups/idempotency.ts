import type { Outcome } from '../checks/outcome'
import { codeOf, isSuccess, type Seen, shortly } from '../checks/seen'
import type { Outgoing } from '../exchange/wire'
import { type Bench, callNamed, type Expectation, judged, notTried } from './bench'
import { type OwnRecords, ownPickups, ownViews } from './own-records'

const parallel = 50

/**
 * Checks idempotency keys with records that the run can count and remove. It repeats a request, sends fifty equal
 * requests at once, sends a used key with another body, and sends an invalid key.
 */
export const checkIdempotency = async (bench: Bench): Promise<readonly Outcome[]> => {
  const outcomes: Outcome[] = []
  const found: OwnRecords[] = []
  for (const [call, source] of Object.entries({
    'views.save': ownViews,
    'orders.createPickup': ownPickups,
  })) {
    const records = await source(bench)
    if ('missing' in records)
      outcomes.push(notTried('idempotency', 'idempotency.once', call, records.missing))
    else found.push(records)
  }
  for (const [at, records] of found.entries()) {
    try {
      outcomes.push(...(await checkKeys(bench, records)))
      // Parallel requests are sent for only one kind of record, because fifty orders at once are close to the limit of
      // orders per minute.
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
  const ids = await records.createdIds()
  const answered = String(records.idOf(first.json))
  outcomes.push({
    group: 'idempotency',
    check: 'idempotency.read-back',
    call: records.call,
    verdict: ids.includes(answered) ? 'held' : 'broken',
    expected: `the answered id ${answered} is that of a record in the caller's list`,
    seen: `new in the list: ${ids.join(', ') || 'nothing'}`,
    request: `${create.method} ${create.path}`,
  })
  outcomes.push(...(await checkContent(records, answered, create)))
  const again = await bench.wire.send(create)
  const count = (await records.createdIds()).length
  if (again.isLost === true) return outcomes
  const isOnce = isSame(first, again) && count === 1
  outcomes.push({
    group: 'idempotency',
    check: 'idempotency.once',
    call: records.call,
    verdict: isOnce ? 'held' : 'broken',
    expected: `the same request with the same key gets the same answer and makes one record: ${shortly(first)}`,
    seen: `${shortly(again)}; records: ${count}`,
    request: `${create.method} ${create.path}`,
  })
  // If the back end ignores keys, every following check would report the same fault again.
  if (!isOnce) return outcomes
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

/** Compares a created record with its request. */
const checkContent = async (
  records: OwnRecords,
  id: string,
  { method, path }: Outgoing,
): Promise<readonly Outcome[]> => {
  const { asked, found } = (await records.readBack?.(id)) ?? { asked: '', found: {} }
  return Object.entries(found).map(([reader, content]) => ({
    group: 'idempotency',
    check: 'idempotency.content',
    call: records.call,
    verdict: content === asked ? 'held' : 'broken',
    expected: `${reader} answers the record ${id} as it was requested: ${asked}`,
    seen: content,
    request: `${method} ${path}`,
  }))
}

const checkParallel = async (bench: Bench, records: OwnRecords): Promise<readonly Outcome[]> => {
  const before = (await records.createdIds()).length
  const create = { ...records.create, headers: keyed(bench, `${records.call}-parallel`) }
  const answers = await Promise.all(Array.from({ length: parallel }, () => bench.wire.send(create)))
  const count = (await records.createdIds()).length - before
  const [first] = answers.filter(isSuccess)
  const others = answers.filter((answer) => {
    if (answer.isLost === true) return false
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
