import { placeTimeZone } from '@remesa/domain/country'
import { asksCancellationReasons, historyWindow } from '@remesa/domain/orders'
import { codeOf, isSuccess } from '../checks/seen'
import type { Outgoing } from '../exchange/wire'
import { type Caller, mayCall, valueOr } from '../world/caller'
import { type Missing, possiblePickup } from '../world/pickup'
import { addressOf, textOf } from '../world/requests'
import { type Bench, callNamed, noRight, whyNot } from './bench'

/** A call that creates records, with the functions by which a conformance run counts and removes them. */
export interface OwnRecords {
  readonly caller: Caller
  readonly call: string
  readonly create: Outgoing
  /** A second request, which creates a record with other content. */
  readonly other: Outgoing
  /** The id of the created record, from the response. */
  readonly idOf: (answer: unknown) => unknown
  /** The ids of all created records. */
  readonly createdIds: () => Promise<readonly string[]>
  /**
   * Returns the content of the request (`asked`), and the content of the created record in the response of each call
   * that reads it (`found`, by the id of the call).
   */
  readonly readBack?: (id: string) => Promise<{
    readonly asked: string
    readonly found: Readonly<Record<string, string>>
  }>
  readonly takeBack: () => Promise<void>
}

/** The pickups that a conformance run creates. */
export interface OwnPickups extends OwnRecords {
  /** The request that cancels a pickup, without a token. */
  readonly cancel: (serviceId: string) => Outgoing
}

const lists = ['service-points', 'clients', 'subclients', 'users'] as const

/** Views of a list that the user may save. The run removes them, so that they remain only in the history. */
export const ownViews = async (bench: Bench): Promise<OwnRecords | Missing> => {
  const why = whyNot(bench, 'views.save', 'views.list', 'views.remove')
  if (why !== undefined) return { missing: why }
  const { endpoint } = callNamed('views.save')
  for (const caller of bench.callers.filter((one) => mayCall(one, endpoint))) {
    for (const list of lists) {
      const views = await caller.api.views.list({ query: { list } })
      if (!views.ok) continue
      const body = { list, name: `Conformance ${bench.runId}`, query: '', isShared: false, isDefault: false }
      const request = (sent: object): Outgoing => ({
        method: endpoint.method,
        path: addressOf(endpoint, {}),
        token: caller.token,
        body: textOf(sent),
      })
      const createdIds = async () => {
        const found = await valueOr(caller.api.views.list({ query: { list } }), [])
        return found.filter(({ name }) => name.startsWith(body.name)).map(({ id }) => String(id))
      }
      const takeBack = async () => {
        for (const id of await createdIds()) {
          const removed = await caller.api.views.remove({ params: { id: Number(id) } })
          if (!removed.ok) bench.leave(`the view ${body.name} of ${caller.user.username}`)
        }
      }
      const other = { ...body, name: `${body.name} other` }
      return {
        caller,
        call: 'views.save',
        create: request(body),
        other: request(other),
        idOf: (answer) => Reflect.get(Object(answer), 'id'),
        createdIds,
        takeBack,
      }
    }
  }
  return { missing: 'views.list answers none of the lists' }
}

/**
 * Pickups at a service point of the user, at least four days ahead. The run cancels these pickups, so that they remain
 * only in the history of orders.
 */
export const ownPickups = async (bench: Bench): Promise<OwnPickups | Missing> => {
  const why = whyNot(bench, 'orders.createPickup', 'orders.history')
  if (why !== undefined) return { missing: why }
  const { endpoint } = callNamed('orders.createPickup')
  let missing: string | undefined
  for (const caller of bench.callers) {
    const pickup = await possiblePickup(caller, bench.now())
    if ('missing' in pickup) {
      missing ??= pickup.missing
      continue
    }
    const reason = await cancellationReason(bench, caller)
    if ('missing' in reason && !bench.leaveOrders) {
      missing = reason.missing
      continue
    }
    const { countryCode, servicePointId, body } = pickup
    const request = (sent: object): Outgoing => ({
      method: endpoint.method,
      path: addressOf(endpoint, { countryCode }),
      token: caller.token,
      body: textOf(sent),
    })
    const window = historyWindow(caller.config, {
      now: bench.now(),
      timeZone: placeTimeZone(caller.config.code),
    })
    const rows = async () => {
      const found = await valueOr(
        caller.api.orders.history({ params: { countryCode, servicePointId }, query: window }),
        { requestHistorials: { services: [] } },
      )
      return found.requestHistorials.services
    }
    const ids = async () => (await rows()).flatMap(({ serviceId }) => serviceId ?? [])
    const before = new Set(await ids())
    const createdIds = async () => (await ids()).filter((id) => !before.has(id))
    const readBack = async (id: string) => {
      const row = (await rows()).find(({ serviceId }) => serviceId === id)
      const detail = await caller.api.orders.pickup({ params: { countryCode, serviceId: id } })
      return {
        asked: contentOf(body),
        found: {
          ...(row === undefined ? {} : { 'orders.history': contentOf(row) }),
          ...(detail.ok ? { 'orders.pickup': contentOf(detail.value) } : {}),
        },
      }
    }
    const cancelling = callNamed('orders.cancel').endpoint
    const cancel = (serviceId: string): Outgoing => ({
      method: cancelling.method,
      path: addressOf(cancelling, { countryCode, serviceId, type: 'pick-up-service' }),
      body: textOf({
        cancellationReasonId: 'code' in reason ? reason.code : '',
        observations: `Conformance ${bench.runId}`,
      }),
    })
    const taken = new Set<string>()
    const takeBack = async () => {
      for (const serviceId of (await createdIds()).filter((id) => !taken.has(id))) {
        taken.add(serviceId)
        if ('missing' in reason) {
          bench.leave(`the pickup ${serviceId} of ${caller.user.username}, not cancelled`)
          continue
        }
        const cancelled = await bench.wire.send({ ...cancel(serviceId), token: caller.token })
        const state = isSuccess(cancelled)
          ? 'cancelled'
          : `not cancelled: ${cancelled.status} ${codeOf(cancelled) ?? 'without a code'}`
        bench.leave(`the pickup ${serviceId} of ${caller.user.username}, ${state}`)
      }
    }
    const comments = `Conformance ${bench.runId}`
    return {
      caller,
      call: 'orders.createPickup',
      create: request({ ...body, comments }),
      other: request({ ...body, comments: `${comments} other` }),
      cancel,
      idOf: (answer) => Reflect.get(Object(answer), 'serviceId'),
      createdIds,
      readBack,
      takeBack,
    }
  }
  return { missing: missing ?? noRight }
}

/** The part of a pickup that every back end stores unchanged: its origin and its amounts by currency. */
const contentOf = ({
  origin,
  requestedAmounts,
}: {
  readonly origin: string | null
  readonly requestedAmounts: readonly { readonly currencyId: string; readonly totalAmount: number }[]
}): string => {
  const amounts = requestedAmounts.map(
    ({ totalAmount, currencyId }) => `${totalAmount} of currency ${currencyId}`,
  )
  return `origin ${origin}, ${amounts.toSorted().join(' and ') || 'no amount'}`
}

/**
 * A reason with which the user may cancel. If there is none, no pickup is placed, because it could not be cancelled
 * again.
 */
const cancellationReason = async (
  bench: Bench,
  caller: Caller,
): Promise<{ readonly code: string } | Missing> => {
  const why = whyNot({ ...bench, callers: [caller] }, 'orders.cancellationReasons', 'orders.cancel')
  if (why !== undefined) return { missing: `${why}, so that a pickup could not be taken back` }
  if (!asksCancellationReasons(caller.config))
    return { missing: 'the country allows no cancellation, so that a pickup could not be taken back' }
  const params = { countryCode: caller.user.country.code }
  const { cancellationReasons } = await valueOr(caller.api.orders.cancellationReasons({ params }), {
    cancellationReasons: [],
  })
  const [first] = cancellationReasons
  return first === undefined
    ? { missing: 'the country has no reason to cancel, so that a pickup could not be taken back' }
    : { code: first.code }
}
