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
} from '@remesa/domain/orders'
import type { ServicePoint } from '@remesa/domain/service-points'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { match, P } from 'ts-pattern'
import { fromPromise } from 'xstate'
import type { PortalApi } from '../../kernel/api'
import { useApi } from '../../kernel/api'
import { usePortal } from '../../kernel/state'
import type { ResumedOrder } from '../drafts'

export interface NewOrderOptions {
  /** The service point of the page; the order follows it. */
  readonly servicePoint: ServicePoint | undefined
  /** `undefined` while they load. */
  readonly currencies: readonly CustomerCurrency[] | undefined
  /** The draft that the order continues. */
  readonly resumed: ResumedOrder | undefined
  readonly onSaved: (order: SavedOrder) => void
  readonly onFailed: (failure: OrderFailure) => void
}

/**
 * One new order, from the choice of its type to the saved record. Remount it (by key) to start another after closing.
 */
export const useNewOrder = (options: NewOrderOptions) => {
  const { servicePoint, currencies, resumed, onSaved, onFailed } = options
  const api = useApi()
  const { ability, user, brand, config, timeZone } = usePortal()
  const [machine] = useState(() => newOrderMachine.provide({ actors: actorsOf(api) }))
  const [manageable] = useState(() => manageableRequestTypes(ability))
  const actor = useActorRef(machine, {
    ...(resumed === undefined ? {} : { snapshot: resumed.snapshot }),
    input: {
      config,
      user,
      brand,
      timeZone,
      manageable,
      servicePoint,
      currencies: currencies ?? [],
      now: new Date(),
      idempotencyKey: crypto.randomUUID(),
    },
  })
  const snapshot = useSelector(actor, (current) => current)
  const { saved, failure } = snapshot.context
  const isSettled = !snapshot.matches('saving') && !snapshot.matches('saved')

  useEffect(() => {
    // A service point that changed while an order was being saved applies to the next attempt, or to the next order. A
    // page that is about no point any more takes none away from the order.
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
    actor.send({ type: 'order.restarted', now: new Date(), idempotencyKey: crypto.randomUUID() })
  }, [actor, saved])

  const reportFailed = useEffectEvent(onFailed)
  // The failure of a resumed draft was shown when it happened.
  const [initialFailure] = useState(failure)
  useEffect(() => {
    if (failure !== undefined && failure !== initialFailure) reportFailed(failure)
  }, [failure, initialFailure])

  return { snapshot, send: actor.send, manageable }
}

const actorsOf = (api: PortalApi) => ({
  saveOrder: fromPromise<SaveAnswer, SaveOrderInput>(({ input, signal }) => {
    const options = { idempotencyKey: input.idempotencyKey, signal, refusalShownBy: 'caller' } as const
    const params = { countryCode: input.countryCode }
    return match(input)
      .with({ type: 'pickup' }, ({ body }) => api.orders.createPickup({ params, body }, options))
      .with({ type: P.union('delivery', 'delivery-exchange') }, ({ body }) =>
        api.orders.createDelivery({ params, body }, options),
      )
      .with({ type: 'assistance-service' }, ({ body }) =>
        api.orders.createAssistance({ params, body }, options),
      )
      .with({ type: 'supply-material-service' }, ({ body }) =>
        api.orders.createSupply({ params, body }, options),
      )
      .exhaustive()
  }),
  checkLimits: fromPromise<LimitsAnswer, { readonly servicePointId: number }>(async ({ input, signal }) => {
    const answer = await api.servicePoints.limits(
      { query: { servicepointId: input.servicePointId } },
      { signal, refusalShownBy: 'caller' },
    )
    return answer.ok ? ok(answer.value.limits) : answer
  }),
})
