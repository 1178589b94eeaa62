import {
  type CustomerCurrency,
  canOrderAt,
  canSendOrder,
  hasSameContents,
  isDatedRequestType,
  type OrderRow,
  orderCountryCode,
  orderOutcomeKeys,
  type RequestType,
  usualAmounts,
  windowRules,
} from '@remesa/domain/orders'
import { type ServicePoint, servicePointTimeZone } from '@remesa/domain/service-points'
import { useT } from '@remesa/ui/i18n'
import { ZoneNote } from '@remesa/ui/kernel'
import {
  type NewOrderPhase,
  NewOrderSheet,
  type OrderPoints,
  refusalText,
  type SavedReceipt,
} from '@remesa/ui/orders'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { TodayIn, useClock, useNow } from '../../kernel/clock'
import { preloadNotices, useNotify } from '../../kernel/notices'
import { usePortal } from '../../kernel/state'
import { hasFailedToast, mayBeDone } from '../../kernel/write'
import { type OrderKey, useOrdersUrl } from '../address'
import type { ResumedOrder, TabDraft } from '../drafts'
import { useKeptDraft } from '../drafts'
import { ORDER_DETAILS, useOrderHistory } from '../queries'
import { lastOf, offeredTypes } from './last-order'
import { fieldIssues, newOrderFailure } from './order-failure'
import { receiptOf, targetOf } from './receipt'
import { alikeOrders, beside, useStandingOrders } from './use-alike-orders'
import { useDayOrders } from './use-day-orders'
import { useNewOrder } from './use-new-order'
import { useOrderCatalogues } from './use-order-catalogues'
import { type PastKey, useRepeat } from './use-repeat'
import { useReplacement } from './use-replacement'
import { useWindowChoices } from './use-window-choices'

export interface NewOrderProps {
  readonly isOpen: boolean
  /**
   * The order type that a link names. It is chosen if it is possible at the service point and the user has not
   * chosen a type yet.
   */
  readonly presetType: RequestType | undefined
  /** Id of a former order, from a link. The new order repeats the values of this order. */
  readonly repeatId: string | undefined
  /** Whether the new order replaces the former order. */
  readonly isReplacement: boolean
  /** The service point that the page shows; `undefined` if none is chosen. */
  readonly servicePoint: ServicePoint | undefined
  /** The service points from which the user can choose; `undefined` if the user has only one point. */
  readonly points: Pick<OrderPoints, 'tree' | 'recents' | 'narrowedTo'> | undefined
  /** The currencies; `undefined` while they load, or if they could not be loaded. */
  readonly currencies: readonly CustomerCurrency[] | undefined
  /** Loads the currencies again; present if they could not be loaded. */
  readonly onRetryCurrencies: (() => void) | undefined
  /** Called when the lists of orders on the screen may be out of date. */
  readonly onChanged: () => void
  /** Called to close the form. Its typed values are kept. */
  readonly onDone: () => void
  /** Called when the order was abandoned and its state machine has stopped. The next order needs another form. */
  readonly onGivenUp: () => void
}

export interface NewOrderFormProps extends NewOrderProps {
  readonly onSaved: () => void
  /** Called when the order was sent for several days. When the form opens again, it has to begin a new order. */
  readonly onSpent: () => void
  readonly tabDraft: TabDraft
  /** The draft that the user continues. */
  readonly resumed: ResumedOrder | undefined
  /** The former order whose values the new order repeats. */
  readonly past: PastKey | undefined
}

const none: readonly OrderRow[] = []

interface OpenReceipt extends SavedReceipt {
  readonly detail: OrderKey
  /** Announces the saved order in a toast, once the user has closed the receipt. (ORD-18) */
  readonly announce: () => void
}

/** The form of one new order, with its state machine. The form keeps the typed values while it is hidden. */
export function NewOrderForm(props: NewOrderFormProps) {
  const { isOpen, presetType, points, currencies, onRetryCurrencies, tabDraft, resumed } = props
  const t = useT()
  const { ability, config, user } = usePortal()
  const clock = useClock()
  const now = useNow()
  const notify = useNotify()
  const { url, hrefOf, openDialog, openRepeat, replace, chooseOrderPoint } = useOrdersUrl()
  const [receipt, setReceipt] = useState<OpenReceipt>()
  const noteRef = useRef<string>(undefined)
  const { snapshot, send } = useNewOrder({
    servicePoint: props.servicePoint,
    currencies,
    resumed,
    noteRef,
    onSaved: (order) => {
      if (replacement.replaces === undefined) tabDraft.drop()
      else {
        // The draft of the new order is kept until the replaced order is cancelled.
        replacement.onPlaced(order, context.idempotencyKey)
        props.onSpent()
      }
      const { serviceId, serviceCode } = order
      const announce = () =>
        notify({
          tone: 'success',
          key: orderOutcomeKeys.newOrder.ok,
          values: { order: serviceCode },
          link: type && {
            text: serviceCode,
            label: t('orders.details.of', { order: serviceCode }),
            href: hrefOf({ type, serviceId }),
            onFollow: () => openDialog({ detail: { type, serviceId } }),
          },
          action: type && {
            text: t('orders.action.repeat'),
            onAction: () => openRepeat({ type, serviceId }, { servicePointId: servicePoint?.id }),
          },
        })
      if (isOpen && type && servicePoint) {
        const at = clock()
        const withHours = isDatedRequestType(type) && windowRules(type, context, at).allowInterval
        const facts = { type, drafts, servicePoint, withHours, timeZone, now: at }
        setReceipt({ ...receiptOf(order, t, facts), detail: { type, serviceId }, announce })
      } else announce()
      props.onSaved()
      props.onChanged()
    },
    onFailed: (error) => {
      const failed = newOrderFailure(error)
      if (error.step === 'save') replacement.onNotPlaced(failed === undefined || mayBeDone(failed.failure))
      if (failed !== undefined && hasFailedToast(failed.failure))
        notify({ tone: 'warning', key: orderOutcomeKeys.newOrder.ko })
    },
  })
  const { context } = snapshot
  // The form shows the service point for which the order will be sent, even if the page already shows another point.
  const { servicePoint, type, drafts, failure } = context
  const timeZone = servicePointTimeZone(servicePoint, user)
  const isConfirming = snapshot.matches('confirming')
  // The page with the list of all points has not read the history of this service point, so the form reads it.
  const { history, rows: found } = useOrderHistory(servicePoint, { isEnabled: isOpen && url.isAll })
  const rows = history.isPlaceholderData ? none : found
  const refusalAt = useCallback(
    (point: ServicePoint) => refusalText(t, canOrderAt(ability, point).reasons) || undefined,
    [t, ability],
  )
  const offered = servicePoint ? offeredTypes(ability, servicePoint) : []
  const types = props.past?.isReplacement ? offered.filter((each) => each === props.past?.type) : offered
  const wantedType = presetType ?? (types.length === 1 ? types[0] : undefined)
  const chooseWanted = useEffectEvent(() => {
    if (type === undefined && wantedType !== undefined) send({ type: 'type.chosen', requestType: wantedType })
  })
  // The code that shows the outcome is loaded in advance, because the network may be down when the outcome is known.
  useEffect(preloadNotices, [])
  useEffect(() => {
    if (!isOpen) return
    // The state machine exists as long as the page does, so the date that it proposed may be over by now.
    send({ type: 'dialog.opened', now: clock() })
    setReceipt(undefined)
    chooseWanted()
  }, [isOpen, send, clock])
  const onlyType = types.length === 1 ? types[0] : undefined
  useEffect(() => {
    if (isOpen && onlyType !== undefined) chooseWanted()
  }, [isOpen, onlyType])
  useEffect(() => send({ type: 'clock.ticked', now }), [now, send])
  const failed = useMemo(() => failure && newOrderFailure(failure), [failure])
  const cache = useQueryClient()
  const repeat = useRepeat({ past: props.past, context, currencies, onRetryCurrencies, send })
  const replacement = useReplacement(
    {
      past: props.past,
      repeat,
      resumed,
      countryCode: servicePoint === undefined ? user.country.code : orderCountryCode(servicePoint, user),
      idempotencyKey: context.idempotencyKey,
      isSaving: snapshot.matches('saving'),
      onChanged: () => {
        void cache.invalidateQueries({ queryKey: ORDER_DETAILS })
        props.onChanged()
      },
      onReplaced: tabDraft.drop,
    },
    noteRef,
  )
  const { replaces } = replacement
  const rejections = useMemo(() => fieldIssues(failed, type), [failed, type])
  const choicesOf = useWindowChoices({ context, rows, now })
  const standing = useStandingOrders({
    context,
    config,
    rows,
    isChecked: isConfirming || replaces !== undefined,
    now,
  })
  const others = useMemo(() => beside(standing, replaces), [standing, replaces])
  const alike = alikeOrders(others, context, {
    now,
    onOpen: (detail) => {
      tabDraft.flush()
      openDialog({ detail })
    },
  })
  const severalDays = useDayOrders({
    context,
    standing: others,
    isChecked: isConfirming && replaces === undefined,
    now,
    onSaved: props.onChanged,
    onDetails: (detail) => openDialog({ detail }),
  })
  const { onTyped } = useKeptDraft({
    tabDraft,
    snapshot,
    servicePoint,
    resumed,
    isUncertain: (failed !== undefined && mayBeDone(failed.failure)) || severalDays.run !== undefined,
    replaces,
  })
  // The button for this step has already shown the changed day, so the user does not have to review the order again.
  const [isDirect, setDirect] = useState(false)
  const isPlain =
    alike.length === 0 &&
    type !== undefined &&
    repeat.filled !== undefined &&
    hasSameContents({ ...drafts[type], ...repeat.filled }, drafts[type])
  useEffect(() => {
    if (!isDirect || !isConfirming) return
    setDirect(false)
    if (isPlain) send({ type: 'confirmation.given', now: clock() })
  }, [isDirect, isConfirming, isPlain, send, clock])
  const { isAllDone } = severalDays
  useEffect(() => {
    if (isAllDone) tabDraft.drop()
  }, [isAllDone, tabDraft])
  const catalogues = useOrderCatalogues({
    servicePoint,
    type,
    drafts,
    currencies: { items: currencies, onRetry: onRetryCurrencies },
  })

  return (
    <TodayIn timeZone={timeZone}>
      <NewOrderSheet
        isOpen={isOpen}
        zoneNote={<ZoneNote timeZones={[timeZone]} now={now} />}
        orderKey={context.idempotencyKey}
        isResumed={resumed?.id === context.idempotencyKey}
        repeat={repeat.notice}
        replaced={replacement.shown}
        phase={phases.find((phase) => snapshot.matches(states[phase])) ?? 'editing'}
        target={servicePoint && targetOf(servicePoint)}
        points={
          points === undefined || replaces !== undefined || props.past?.isReplacement
            ? undefined
            : {
                ...points,
                refusalOf: refusalAt,
                value: servicePoint?.id,
                onChange: ({ servicePointId }) => chooseOrderPoint(servicePointId),
              }
        }
        receipt={receipt}
        last={props.past ? undefined : lastOf(rows, { ability, servicePoint, type, timeZone, replace })}
        types={types}
        noTypeReason={servicePoint && refusalAt(servicePoint)}
        type={type}
        onTypeChange={({ type: requestType }) => send({ type: 'type.chosen', requestType })}
        drafts={drafts}
        rulesOf={(dated) => windowRules(dated, context, now)}
        choicesOf={choicesOf}
        config={config}
        isAgile={servicePoint?.agilePickup ?? false}
        catalogues={catalogues}
        usualAmountsOf={(of, isoCode) => usualAmounts(rows, of, isoCode, timeZone)}
        onDraftChange={(change) => {
          send({ type: 'draft.changed', ...change })
          onTyped()
        }}
        issues={context.issues}
        rejections={rejections}
        failure={failed}
        refusals={[...canSendOrder(servicePoint, type, drafts).reasons, ...replacement.refusalsOf(standing)]}
        exceeded={context.exceeded}
        alike={alike}
        moreDays={severalDays.moreDays}
        dayOrders={severalDays.run}
        onSend={() => {
          setDirect(replaces !== undefined)
          send({ type: 'send.requested', now: clock() })
        }}
        onLimitRead={() => send({ type: 'limit.acknowledged' })}
        onConfirm={() => {
          if (severalDays.moreDays === undefined || severalDays.isOwnDayAlone)
            return send({ type: 'confirmation.given', now: clock() })
          props.onSpent()
          severalDays.start()
        }}
        onDecline={() => send({ type: 'confirmation.declined' })}
        onDetails={() => receipt && openDialog({ detail: receipt.detail })}
        onAnother={
          replaces === undefined
            ? () => {
                receipt?.announce()
                setReceipt(undefined)
                replace({ newType: undefined, repeatId: undefined })
              }
            : undefined
        }
        onKeep={() => {
          tabDraft.flush()
          notify({ tone: 'success', key: 'orders.newOrder.kept' })
          props.onDone()
        }}
        onClose={() => {
          if (receipt !== undefined) {
            receipt.announce()
            return props.onDone()
          }
          tabDraft.drop()
          send({ type: 'closing.requested' })
          props.onGivenUp()
        }}
      />
    </TodayIn>
  )
}

/** The state of the order's state machine at each step of the form. */
const states = {
  checking: 'checkingLimits',
  'limit-exceeded': 'limitExceeded',
  confirming: 'confirming',
  saving: 'saving',
} as const satisfies Partial<Record<NewOrderPhase, string>>
const phases = ['checking', 'limit-exceeded', 'confirming', 'saving'] as const
