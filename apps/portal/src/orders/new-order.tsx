import {
  type CustomerCurrency,
  type OrderFailure,
  offeredRequestTypes,
  type SavedOrder,
  sendability,
  validateOrder,
  windowRules,
} from '@remesa/domain/orders'
import type { ServicePoint } from '@remesa/domain/service-points'
import { NewOrderDialog } from '@remesa/ui/orders'
import { useEffect, useMemo } from 'react'
import { useNotify, useNow, usePortal } from '../kernel'
import { fieldIssues, hasPopup, isApiError, newOrderFailure } from './order-failure'
import { availableTypes, useNewOrder } from './use-new-order'

export interface NewOrderProps {
  readonly isOpen: boolean
  readonly servicePoint: ServicePoint | undefined
  /** `undefined` while they are on their way, or when they did not come. */
  readonly currencies: readonly CustomerCurrency[] | undefined
  /** Given when the currencies did not come. */
  readonly onRetryCurrencies: (() => void) | undefined
  readonly onSaved: (order: SavedOrder) => void
  /** The order was given up and its machine is at its end: mount another for the next one. */
  readonly onGivenUp: () => void
}

/** The machine of one new order behind its dialog. Hidden, it keeps what was typed. */
export function NewOrder(props: NewOrderProps) {
  const { isOpen, servicePoint, currencies, onRetryCurrencies, onGivenUp } = props
  const { ability } = usePortal()
  const now = useNow()
  const notify = useNotify()
  const { snapshot, send } = useNewOrder({
    servicePoint,
    currencies,
    onSaved: (order) => {
      notify({ tone: 'success', key: 'messages.newOrder.ok', values: { order: order.serviceCode } })
      props.onSaved(order)
    },
    onFailed: ({ error }) => {
      if (!isApiError(error) || (!hasPopup(error) && error.kind !== 'aborted')) {
        notify({ tone: 'warning', key: 'messages.newOrder.ko' })
      }
    },
  })
  useEffect(() => {
    // The machine lives as long as the page: what it proposed yesterday may be over today.
    if (isOpen) send({ type: 'dialog.opened', now: new Date() })
  }, [isOpen, send])
  const { context } = snapshot
  const { type, drafts, failure } = context
  const rules = windowRules('pickup', context, now)
  const rejections = useMemo(() => rejectionsOf(failure), [failure])

  return (
    <NewOrderDialog
      isOpen={isOpen}
      orderKey={context.idempotencyKey}
      phase={
        snapshot.matches('saving') ? 'saving' : snapshot.matches('confirming') ? 'confirming' : 'editing'
      }
      target={servicePoint && targetOf(servicePoint)}
      types={
        servicePoint
          ? offeredRequestTypes(ability, servicePoint)
              .filter((offer) => offer.offered && availableTypes.includes(offer.type))
              .map((offer) => offer.type)
          : []
      }
      type={type}
      onTypeChange={(detail) =>
        send(
          detail.type === undefined
            ? { type: 'type.cleared' }
            : { type: 'type.chosen', requestType: detail.type },
        )
      }
      pickup={{ draft: drafts.pickup, rules, isAgile: servicePoint?.agilePickup ?? false, currencies }}
      onPickupChange={({ patch }) => send({ type: 'draft.changed', requestType: 'pickup', patch })}
      onRetryCurrencies={onRetryCurrencies}
      issues={type === undefined ? [] : validateOrder(type, drafts, context, now)}
      rejections={rejections}
      failure={failure && messageOf(failure)}
      refusals={sendability(servicePoint, type, drafts).reasons}
      onSend={() => send({ type: 'send.requested', now: new Date() })}
      onConfirm={() => send({ type: 'confirmation.given', now: new Date() })}
      onDecline={() => send({ type: 'confirmation.declined' })}
      onClose={() => {
        send({ type: 'closing.requested' })
        onGivenUp()
      }}
    />
  )
}

const targetOf = ({ description, subclient }: ServicePoint) => ({
  servicePoint: description,
  center: subclient.description,
  client: subclient.client.description,
})

const messageOf = ({ error }: OrderFailure) =>
  isApiError(error) ? newOrderFailure(error) : ({ kind: 'unknown' } as const)

const rejectionsOf = (failure: OrderFailure | undefined) =>
  isApiError(failure?.error) ? fieldIssues(failure.error) : []
