import {
  type CustomerCurrency,
  canRepeat,
  canSendOrder,
  isDatedRequestType,
  type OrderRow,
  offeredRequestTypes,
  orderKind,
  orderOutcomeKeys,
  orderToRepeat,
  type RequestType,
  type SavedOrder,
  usualAmounts,
  windowRules,
} from '@remesa/domain/orders'
import type { ServicePoint } from '@remesa/domain/service-points'
import { useT } from '@remesa/ui/i18n'
import {
  type LastOrder,
  type NewOrderPhase,
  NewOrderSheet,
  type OrderPoints,
  type SavedReceipt,
} from '@remesa/ui/orders'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useNow } from '../../kernel/clock'
import { preloadNotices, useNotify } from '../../kernel/notices'
import { usePortal } from '../../kernel/state'
import { hasFailedToast, mayBeDone } from '../../kernel/write'
import { type OrderKey, useOrdersUrl } from '../address'
import type { DraftKeeper, ResumedOrder } from '../drafts'
import { useKeptDraft } from '../drafts'
import { useOrderHistory } from '../queries'
import { fieldIssues, newOrderFailure } from './order-failure'
import { receiptOf, targetOf } from './receipt'
import { useNewOrder } from './use-new-order'
import { useOrderCatalogues } from './use-order-catalogues'
import { useRepeat } from './use-repeat'
import { useWindowChoices } from './use-window-choices'

export interface NewOrderProps {
  readonly isOpen: boolean
  /** The type requested by a link: chosen if it is offered, as long as no type was chosen. */
  readonly presetType: RequestType | undefined
  /** The order of that type that the link repeats. */
  readonly repeatId: string | undefined
  /** The service point of the page; `undefined` if none is chosen. */
  readonly servicePoint: ServicePoint | undefined
  /** The points that the order can be for; `undefined` if there is one. */
  readonly points: Pick<OrderPoints, 'tree' | 'recents' | 'narrowedTo'> | undefined
  /** `undefined` while they load, or if they could not be loaded. */
  readonly currencies: readonly CustomerCurrency[] | undefined
  /** Present if the currencies could not be loaded. */
  readonly onRetryCurrencies: (() => void) | undefined
  readonly onSaved: (order: SavedOrder) => void
  /** The sheet is to be closed; what was typed stays. */
  readonly onDone: () => void
  /** The order was abandoned and its machine has stopped: mount another for the next one. */
  readonly onGivenUp: () => void
}

export interface NewOrderFormProps extends NewOrderProps {
  readonly keeper: DraftKeeper
  /** The draft to continue. */
  readonly resumed: ResumedOrder | undefined
  /** The former order that it repeats. */
  readonly past: OrderKey | undefined
}

const none: readonly OrderRow[] = []

interface OpenReceipt extends SavedReceipt {
  readonly detail: OrderKey
  /** Says it in a toast, once the receipt has been left: until then the receipt says it. (ORD-18) */
  readonly announce: () => void
}

/** The machine of one new order behind its dialog. It keeps what was typed while it is hidden. */
export function NewOrderForm(props: NewOrderFormProps) {
  const { isOpen, presetType, points, currencies, onRetryCurrencies, keeper, resumed } = props
  const t = useT()
  const { ability, config, timeZone } = usePortal()
  const now = useNow()
  const notify = useNotify()
  const { url, hrefOf, openDialog, openRepeat, replace, chooseOrderPoint } = useOrdersUrl()
  const [receipt, setReceipt] = useState<OpenReceipt>()
  const { snapshot, send } = useNewOrder({
    servicePoint: props.servicePoint,
    currencies,
    resumed,
    onSaved: (order) => {
      keeper.drop()
      const { serviceId, serviceCode } = order
      const announce = () =>
        notify({
          tone: 'success',
          key: orderOutcomeKeys.newOrder.ok,
          values: { order: serviceCode },
          link: type && {
            text: serviceCode,
            label: t('orders.action.details', { order: serviceCode }),
            href: hrefOf({ type, serviceId }),
            onFollow: () => openDialog({ detail: { type, serviceId } }),
          },
          act: type && {
            text: t('orders.act.repeat'),
            onAct: () => openRepeat({ type, serviceId }, { servicePointId: servicePoint?.id }),
          },
        })
      if (isOpen && type && servicePoint) {
        const at = new Date()
        const withHours = isDatedRequestType(type) && windowRules(type, context, at).allowInterval
        const facts = { type, drafts, servicePoint, withHours, timeZone, now: at }
        setReceipt({ ...receiptOf(order, t, facts), detail: { type, serviceId }, announce })
      } else announce()
      props.onSaved(order)
    },
    onFailed: (error) => {
      const failed = newOrderFailure(error)
      if (failed !== undefined && hasFailedToast(failed.failure))
        notify({ tone: 'warning', key: orderOutcomeKeys.newOrder.ko })
    },
  })
  const { context } = snapshot
  // What is shown is what is sent: the point of the order, even while the page is already about another one.
  const { servicePoint, type, drafts, failure } = context
  // The list of all points has read no history of this one.
  const { history, rows: found } = useOrderHistory(servicePoint, { isEnabled: isOpen && url.isAll })
  const rows = history.isPlaceholderData ? none : found
  const types = servicePoint ? offeredTypes(ability, servicePoint) : []
  const wantedType = presetType ?? (types.length === 1 ? types[0] : undefined)
  const chooseWanted = useEffectEvent(() => {
    if (type === undefined && wantedType !== undefined) send({ type: 'type.chosen', requestType: wantedType })
  })
  // The code that shows the outcome is loaded before the network may go down.
  useEffect(preloadNotices, [])
  useEffect(() => {
    if (!isOpen) return
    // The machine lives as long as the page: the date it proposed yesterday may be over today.
    send({ type: 'dialog.opened', now: new Date() })
    setReceipt(undefined)
    chooseWanted()
  }, [isOpen, send])
  const onlyType = types.length === 1 ? types[0] : undefined
  useEffect(() => {
    if (isOpen && onlyType !== undefined) chooseWanted()
  }, [isOpen, onlyType])
  useEffect(() => send({ type: 'clock.ticked', now }), [now, send])
  const failed = useMemo(() => failure && newOrderFailure(failure), [failure])
  const { onTyped } = useKeptDraft({
    keeper,
    snapshot,
    servicePoint,
    resumed,
    isUncertain: failed !== undefined && mayBeDone(failed.failure),
  })
  const repeat = useRepeat({ past: props.past, context, currencies, onRetryCurrencies, send })
  const rejections = useMemo(() => fieldIssues(failed, type), [failed, type])
  const choicesOf = useWindowChoices({ context, rows, now })
  const catalogues = useOrderCatalogues({
    servicePoint,
    type,
    drafts,
    currencies: { items: currencies, onRetry: onRetryCurrencies },
  })

  return (
    <NewOrderSheet
      isOpen={isOpen}
      orderKey={context.idempotencyKey}
      isResumed={resumed?.id === context.idempotencyKey}
      repeat={repeat}
      phase={phases.find((phase) => snapshot.matches(states[phase])) ?? 'editing'}
      target={servicePoint && targetOf(servicePoint)}
      points={
        points && {
          ...points,
          value: servicePoint?.id,
          onChange: ({ servicePointId }) => chooseOrderPoint(servicePointId),
        }
      }
      receipt={receipt}
      last={lastOf(rows, { ability, servicePoint, timeZone, replace })}
      types={types}
      type={type}
      onTypeChange={({ type: requestType }) => send({ type: 'type.chosen', requestType })}
      drafts={drafts}
      rulesOf={(dated) => windowRules(dated, context, now)}
      choicesOf={choicesOf}
      config={config}
      isAgile={servicePoint?.agilePickup ?? false}
      catalogues={catalogues}
      usualAmountsOf={(of, isoCode) => usualAmounts(rows, of, isoCode)}
      onDraftChange={(change) => {
        send({ type: 'draft.changed', ...change })
        onTyped()
      }}
      issues={context.issues}
      rejections={rejections}
      failure={failed}
      refusals={canSendOrder(servicePoint, type, drafts).reasons}
      exceeded={context.exceeded}
      onSend={() => send({ type: 'send.requested', now: new Date() })}
      onLimitRead={() => send({ type: 'limit.acknowledged' })}
      onConfirm={() => send({ type: 'confirmation.given', now: new Date() })}
      onDecline={() => send({ type: 'confirmation.declined' })}
      onDetails={() => receipt && openDialog({ detail: receipt.detail })}
      onAnother={() => {
        receipt?.announce()
        setReceipt(undefined)
        replace({ newType: undefined, repeatId: undefined })
      }}
      onKeep={() => {
        keeper.flush()
        notify({ tone: 'success', key: 'orders.newOrder.kept' })
        props.onDone()
      }}
      onClose={() => {
        if (receipt !== undefined) {
          receipt.announce()
          return props.onDone()
        }
        keeper.drop()
        send({ type: 'closing.requested' })
        props.onGivenUp()
      }}
    />
  )
}

const offeredTypes = (ability: Ability, servicePoint: ServicePoint): readonly RequestType[] =>
  offeredRequestTypes(ability, servicePoint)
    .filter(({ offered }) => offered)
    .map(({ type }) => type)

const lastOf = (
  rows: readonly OrderRow[],
  facts: Pick<ReturnType<typeof useOrdersUrl>, 'replace'> & {
    readonly ability: Ability
    readonly servicePoint: ServicePoint | undefined
    readonly timeZone: string
  },
): LastOrder | undefined => {
  const { ability, servicePoint, timeZone, replace } = facts
  const row = orderToRepeat(rows)
  const newType = row && orderKind(row)
  if (servicePoint === undefined || row === undefined || newType === undefined || row.serviceId === null)
    return undefined
  if (!canRepeat(row, { ability, servicePoint }).allowed) return undefined
  const repeatId = row.serviceId
  return { row, timeZone, onRepeat: () => replace({ newType, repeatId }) }
}

type Ability = ReturnType<typeof usePortal>['ability']

/** The machine's state for each step of the dialog. */
const states = {
  checking: 'checkingLimits',
  'limit-exceeded': 'limitExceeded',
  confirming: 'confirming',
  saving: 'saving',
} as const satisfies Partial<Record<NewOrderPhase, string>>
const phases = ['checking', 'limit-exceeded', 'confirming', 'saving'] as const
