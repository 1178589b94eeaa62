import { contract } from '@remesa/api-client/contract'
import { historyWindow } from '@remesa/domain/orders'
import { isSuccess } from '../checks/seen'
import type { Outgoing } from '../exchange/wire'
import { type Caller, mayCall, valueOr } from '../world/caller'
import { dayZoneOf } from '../world/day-zone'
import { possiblePickup } from '../world/pickup'
import { addressOf, textOf } from '../world/requests'
import { type Bench, callNamed } from './bench'

/** A create whose records the run can count and take back. */
export interface OwnRecords {
  readonly caller: Caller
  readonly call: string
  readonly create: Outgoing
  /** The same with another content. */
  readonly other: Outgoing
  /** The ids of the records that it has made. */
  readonly made: () => Promise<readonly string[]>
  readonly takeBack: () => Promise<void>
}

/** Pickups of the run. */
export interface OwnPickups extends OwnRecords {
  /** The request that cancels one, without a token. */
  readonly cancel: (serviceId: string) => Outgoing
}

const lists = ['service-points', 'clients', 'subclients', 'users'] as const

/** Views of a list that the caller may save; they are removed without a trace but in the history. */
export const ownViews = async (bench: Bench): Promise<OwnRecords | undefined> => {
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
      const made = async () => {
        const found = await valueOr(caller.api.views.list({ query: { list } }), [])
        return found.filter(({ name }) => name.startsWith(body.name)).map(({ id }) => String(id))
      }
      const takeBack = async () => {
        for (const id of await made()) {
          const removed = await caller.api.views.remove({ params: { id: Number(id) } })
          if (!removed.ok) bench.leave(`the view ${body.name} of ${caller.user.username}`)
        }
      }
      const other = { ...body, name: `${body.name} other` }
      return { caller, call: 'views.save', create: request(body), other: request(other), made, takeBack }
    }
  }
  return undefined
}

/** Pickups at a point of the caller, four days ahead or more; they are cancelled, and stay in the history as cancelled. */
export const ownPickups = async (bench: Bench): Promise<OwnPickups | undefined> => {
  const { endpoint } = callNamed('orders.createPickup')
  for (const caller of bench.callers) {
    const reason = await cancellationReason(caller)
    const pickup = reason === undefined ? undefined : await possiblePickup(caller, bench.now())
    if (reason === undefined || pickup === undefined) continue
    const { countryCode, servicePointId, body } = pickup
    const request = (sent: object): Outgoing => ({
      method: endpoint.method,
      path: addressOf(endpoint, { countryCode }),
      token: caller.token,
      body: textOf(sent),
    })
    const window = historyWindow(caller.config, {
      now: bench.now(),
      timeZone: dayZoneOf(caller.config.code),
    })
    const rows = async () => {
      const found = await valueOr(
        caller.api.orders.history({ params: { countryCode, servicePointId }, query: window }),
        { requestHistorials: { services: [] } },
      )
      return found.requestHistorials.services.flatMap(({ serviceId }) => serviceId ?? [])
    }
    const before = new Set(await rows())
    const made = async () => (await rows()).filter((id) => !before.has(id))
    const cancelling = callNamed('orders.cancel').endpoint
    const cancel = (serviceId: string): Outgoing => ({
      method: cancelling.method,
      path: addressOf(cancelling, { countryCode, serviceId, type: 'pick-up-service' }),
      body: textOf({ cancellationReasonId: reason, observations: `Conformance ${bench.runId}` }),
    })
    const taken = new Set<string>()
    const takeBack = async () => {
      for (const serviceId of (await made()).filter((id) => !taken.has(id))) {
        taken.add(serviceId)
        const cancelled = await bench.wire.send({ ...cancel(serviceId), token: caller.token })
        const state = isSuccess(cancelled) ? 'cancelled' : 'not cancelled'
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
      made,
      takeBack,
    }
  }
  return undefined
}

/** A reason for which the caller may cancel; without one a pickup could not be taken back. */
const cancellationReason = async (caller: Caller): Promise<string | undefined> => {
  const { orders } = contract
  if (!mayCall(caller, orders.cancellationReasons) || !mayCall(caller, orders.cancel)) return undefined
  const params = { countryCode: caller.user.country.code }
  const { cancellationReasons } = await valueOr(caller.api.orders.cancellationReasons({ params }), {
    cancellationReasons: [],
  })
  return cancellationReasons[0]?.code
}
