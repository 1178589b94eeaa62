import { OrderChanges, orderChanges } from '@remesa/api-client/contract'
import type { Outcome } from '../checks/outcome'
import { shortly } from '../checks/seen'
import { eventsOf } from '../exchange/events'
import { type Caller, mayCall } from '../world/caller'
import { type Bench, notTried } from './bench'
import { type OwnPickups, ownPickups } from './own-records'

const call = 'orders.history, its stream'
/**
 * Time in milliseconds for which the stream of another customer must send no event about a pickup. It begins when the
 * stream of the pickup's own customer has sent the event.
 */
const apartMs = 300

/**
 * Checks the stream of changes. The stream must be refused without a token (401), and must be hidden from a user of
 * another customer (404). It must send an event about a pickup that the run places. The stream of the other customer's
 * service point must not send an event about that pickup.
 */
export const checkStream = async (bench: Bench): Promise<readonly Outcome[]> => {
  const records = await ownPickups(bench)
  if ('missing' in records) return [notTried('stream', 'stream.tells', call, records.missing)]
  const end = new AbortController()
  try {
    return await checkOpened(bench, records, end)
  } finally {
    end.abort()
    await records.takeBack()
  }
}

const checkOpened = async (
  bench: Bench,
  records: OwnPickups,
  end: AbortController,
): Promise<readonly Outcome[]> => {
  const { caller } = records
  const path = pathFor(caller, Reflect.get(JSON.parse(records.create.body ?? '{}'), 'servicePointId'))
  const outcome = (check: string, isHeld: boolean, expected: string, seen: string): Outcome => ({
    group: 'stream',
    check,
    call,
    verdict: isHeld ? 'held' : 'broken',
    expected,
    seen,
    request: `GET ${path}`,
  })
  const closed = await bench.wire.send({ method: 'GET', path })
  const opened = await bench.wire.open({ method: 'GET', path, token: caller.token }, end.signal)
  if (opened.status === 404)
    return [notTried('stream', 'stream.tells', call, 'this back end has no stream; its orders are polled')]
  const outcomes = [
    outcome('stream.signed-in', closed.status === 401, '401 without a token', shortly(closed)),
  ]
  const stranger = bench.callers.find((one) => one === bench.stranger && mayCall(one, orderChanges))
  if (stranger !== undefined) {
    const hidden = await bench.wire.open({ method: 'GET', path, token: stranger.token }, end.signal)
    const expected = `404 for ${stranger.user.username}, a user of another customer`
    outcomes.push(outcome('stream.hidden', hidden.status === 404, expected, String(hidden.status)))
  }
  const type = opened.headers.get('Content-Type') ?? 'none'
  const isOpen = opened.status === 200 && type.startsWith(orderChanges.mediaType)
  const seen = `${opened.status}, Content-Type ${type}`
  outcomes.push(outcome('stream.connects', isOpen, `200 and ${orderChanges.mediaType}`, seen))
  if (!(opened instanceof Response) || !isOpen) return outcomes

  const elsewhere = await openElsewhere(bench, stranger, end.signal)
  const limit = setTimeout(() => end.abort(), bench.streamMs)
  const placed = await bench.wire.send(records.create)
  const serviceId = String(records.idOf(placed.json))
  // A stream keeps its events until they are read, so events about other orders may arrive before the expected event.
  const isNamed = (told: readonly string[]) => told.includes(serviceId)
  const leaking = elsewhere && ordersTold(elsewhere, isNamed, end.signal)
  const ids = await ordersTold(opened, (told) => told.length === 0 || isNamed(told), end.signal)
  const isTold = ids?.includes(serviceId) === true || ids?.length === 0
  outcomes.push(
    outcome(
      'stream.tells',
      isTold,
      `an event ${orderChanges.event} about the pickup ${serviceId} within ${bench.streamMs / 1_000} s`,
      ids === undefined ? 'no event' : `an event about ${ids.join(', ') || 'all orders'}`,
    ),
  )
  if (leaking !== undefined && isTold) {
    const soon = new Promise<undefined>((resolve) => setTimeout(resolve, apartMs))
    const leaked = (await Promise.race([leaking, soon])) ?? []
    outcomes.push(
      outcome(
        'stream.apart',
        !leaked.includes(serviceId),
        `no event about the pickup ${serviceId} on the stream of another customer's service point`,
        `an event about ${leaked.join(', ')}`,
      ),
    )
  }
  clearTimeout(limit)
  return outcomes
}

/** The stream of a service point of another customer; `undefined` if no such stream can be opened. */
const openElsewhere = async (
  bench: Bench,
  stranger: Caller | undefined,
  signal: AbortSignal,
): Promise<Response | undefined> => {
  const point = stranger === undefined ? undefined : (await bench.factsOf(stranger)).get('pointOid')
  if (stranger === undefined || point === undefined) return undefined
  const path = pathFor(stranger, point)
  const opened = await bench.wire.open({ method: 'GET', path, token: stranger.token }, signal)
  return opened instanceof Response && opened.status === 200 ? opened : undefined
}

/**
 * The orders in the expected event of a stream. If that event does not arrive, these are the orders in the last event.
 * `undefined` if there was no event, or an event has another form.
 */
const ordersTold = async (
  response: Response,
  isAwaited: (told: readonly string[]) => boolean,
  signal: AbortSignal,
): Promise<readonly string[] | undefined> => {
  let told: readonly string[] | undefined
  for await (const { name, data } of eventsOf(response, signal)) {
    if (name !== orderChanges.event) continue
    const parsed = OrderChanges.safeParse(data)
    if (!parsed.success) return undefined
    told = parsed.data.serviceIds
    if (isAwaited(told)) return told
  }
  return told
}

const pathFor = ({ user }: Caller, servicePointId: unknown): string =>
  orderChanges.path
    .replace(':countryCode', user.country.code)
    .replace(':servicePointId', encodeURIComponent(String(servicePointId)))
