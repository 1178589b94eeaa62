import { createOrder } from '@remesa/api-client/tasks'
import { ok } from '@remesa/domain/kernel'
import {
  type CustomerCurrency,
  type LimitsAnswer,
  manageableRequestTypes,
  newOrderMachine,
  type OrderFailure,
  type SaveAnswer,
  type SavedOrder,
  type SaveOrderInput,
  withNote,
} from '@remesa/domain/orders'
import type { ServicePoint } from '@remesa/domain/service-points'
import { useActorRef, useSelector } from '@xstate/react'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { fromPromise } from 'xstate'
import type { PortalApi } from '../../kernel/api'
import { useApi } from '../../kernel/api'
import { useClock } from '../../kernel/clock'
import { usePortal } from '../../kernel/state'
import type { ResumedOrder } from '../drafts'

export interface NewOrderOptions {
  /** The service point of the order. It is the point that the page shows. */
  readonly servicePoint: ServicePoint | undefined
  /** The currencies; `undefined` while they load. */
  readonly currencies: readonly CustomerCurrency[] | undefined
  /** The draft that the user continues. */
  readonly resumed: ResumedOrder | undefined
  /** A line for the comments of the order, which names the replaced order. */
  readonly noteRef: RefObject<string | undefined>
  readonly onSaved: (order: SavedOrder) => void
  readonly onFailed: (failure: OrderFailure) => void
}

/**
 * The state of a new order, from the choice of its type to the receipt. Another order needs a new `key` for the
 * component that calls this hook.
 */
export const useNewOrder = (options: NewOrderOptions) => {
  const { servicePoint, currencies, resumed, noteRef, onSaved, onFailed } = options
  const api = useApi()
  const { ability, user, brand, config } = usePortal()
  const clock = useClock()
  const [machine] = useState(() => newOrderMachine.provide({ actors: actorsOf(api, noteRef) }))
  const [manageable] = useState(() => manageableRequestTypes(ability))
  const actor = useActorRef(machine, {
    ...(resumed === undefined ? {} : { snapshot: resumed.snapshot }),
    input: {
      config,
      user,
      brand,
      manageable,
      servicePoint,
      currencies: currencies ?? [],
      now: clock(),
      idempotencyKey: crypto.randomUUID(),
    },
  })
  const snapshot = useSelector(actor, (current) => current)
  const { saved, failure } = snapshot.context
  const isSettled = !snapshot.matches('saving') && !snapshot.matches('saved')

  useEffect(() => {
    // If the service point changes while an order is being saved, the change applies to the next attempt or the next
    // order. If the page no longer has a service point, the order keeps its service point.
    if (servicePoint === undefined || !isSettled) return
    if (actor.getSnapshot().context.servicePoint !== servicePoint) {
      actor.send({ type: 'servicePoint.changed', servicePoint })
    }
  }, [actor, servicePoint, isSettled])

  useEffect(() => {
    if (currencies !== undefined) actor.send({ type: 'currencies.loaded', currencies })
  }, [actor, currencies])

  const reportSaved = useEffectEvent(onSaved)
  useEffect(() => {
    if (saved === undefined) return
    reportSaved(saved)
    actor.send({ type: 'order.restarted', now: clock(), idempotencyKey: crypto.randomUUID() })
  }, [actor, saved, clock])

  const reportFailed = useEffectEvent(onFailed)
  // The failure of a continued draft is not shown again, because the user has already seen it.
  const [initialFailure] = useState(failure)
  useEffect(() => {
    if (failure !== undefined && failure !== initialFailure) reportFailed(failure)
  }, [failure, initialFailure])

  return { snapshot, send: actor.send, manageable }
}

const actorsOf = (api: PortalApi, noteRef: RefObject<string | undefined>) => ({
  saveOrder: fromPromise<SaveAnswer, SaveOrderInput>(({ input, signal }) => {
    const options = { idempotencyKey: input.idempotencyKey, signal, refusalShownBy: 'caller' } as const
    return createOrder(api.orders, noted(input, noteRef.current), options)
  }),
  checkLimits: fromPromise<LimitsAnswer, { readonly servicePointId: number }>(async ({ input, signal }) => {
    const answer = await api.servicePoints.limits(
      { query: { servicepointId: input.servicePointId } },
      { signal, refusalShownBy: 'caller' },
    )
    return answer.ok ? ok(answer.value.limits) : answer
  }),
})

const noted = (order: SaveOrderInput, note: string | undefined): SaveOrderInput => {
  if (note === undefined || order.type === 'supply-material-service') return order
  // After the copy, the compiler no longer knows that the body belongs to this type of order.
  return {
    ...order,
    body: { ...order.body, comments: withNote(order.body.comments, note) },
  } as SaveOrderInput
}
