import { OrderChanges, orderChanges } from '@remesa/api-client/contract'
import type { Outcome } from '../checks/outcome'
import { shortly } from '../checks/seen'
import { eventsOf } from '../exchange/events'
import { type Bench, notTried } from './bench'
import { ownPickups } from './own-records'

const call = 'orders.history, its stream'

/** The stream of changes: who may not read it is refused, and a pickup that the run places is told. */
export const checkStream = async (bench: Bench): Promise<readonly Outcome[]> => {
  const records = await ownPickups(bench)
  if (records === undefined)
    return [notTried('stream', 'stream.tells', call, 'no token may order a pickup and take it back')]
  const { caller } = records
  const facts = JSON.parse(records.create.body ?? '{}')
  const path = orderChanges.path
    .replace(':countryCode', caller.user.country.code)
    .replace(':servicePointId', encodeURIComponent(String(facts.servicePointId)))
  const request = `GET ${path}`
  const outcome = (check: string, isHeld: boolean, expected: string, seen: string): Outcome => ({
    group: 'stream',
    check,
    call,
    verdict: isHeld ? 'held' : 'broken',
    expected,
    seen,
    request,
  })
  const closed = await bench.wire.send({ method: 'GET', path })
  const end = new AbortController()
  const opened = await bench.wire.open({ method: 'GET', path, token: caller.token }, end.signal)
  try {
    if (opened.status === 404)
      return [notTried('stream', 'stream.tells', call, 'this back end has no stream; its orders are polled')]
    const refused = outcome('stream.signed-in', closed.status === 401, '401 without a token', shortly(closed))
    const type = opened.headers.get('Content-Type') ?? 'none'
    if (!(opened instanceof Response) || opened.status !== 200 || !type.startsWith(orderChanges.mediaType))
      return [
        refused,
        outcome(
          'stream.connects',
          false,
          `200 and ${orderChanges.mediaType}`,
          `${opened.status}, Content-Type ${type}`,
        ),
      ]
    const connects = outcome('stream.connects', true, orderChanges.mediaType, type)
    const told = firstChange(opened, end.signal)
    const late = setTimeout(() => end.abort(), bench.streamMs)
    const placed = await bench.wire.send(records.create)
    const serviceId = String(Reflect.get(Object(placed.json), 'serviceId'))
    const ids = await told
    clearTimeout(late)
    const tells = outcome(
      'stream.tells',
      ids?.includes(serviceId) === true || ids?.length === 0,
      `an event ${orderChanges.event} about the pickup ${serviceId} within ${bench.streamMs / 1_000} s`,
      ids === undefined ? 'no event' : `an event about ${ids.join(', ') || 'all orders'}`,
    )
    return [refused, connects, tells]
  } finally {
    end.abort()
    await records.takeBack()
  }
}

/** The orders of the first event; `undefined` where the stream ends without one, or the event has another form. */
const firstChange = async (
  response: Response,
  signal: AbortSignal,
): Promise<readonly string[] | undefined> => {
  for await (const { name, data } of eventsOf(response, signal)) {
    if (name !== orderChanges.event) continue
    const parsed = OrderChanges.safeParse(data)
    return parsed.success ? parsed.data.serviceIds : undefined
  }
  return undefined
}
