import { chakra } from '@chakra-ui/react'
import { type Ref, useRef, useState } from 'react'
import { useT } from '../../i18n'
import {
  Dialog,
  type DialogCloseReason,
  FailureNotice,
  Form,
  Notice,
  useDiscard,
  useFormState,
} from '../../kernel'
import { PointSwitcher } from '../point-switcher/point-switcher'
import type { PointSwitcherProps } from '../point-switcher/point-switcher.types'
import { DayOrders } from './day-orders'
import { LimitDialog } from './limit-dialog'
import type { NewOrderSheetProps, OrderPoints } from './new-order.types'
import { NewOrderFooter } from './new-order-footer'
import { OrderCheck } from './order-check'
import { OrderForm } from './order-form'
import { OrderReceipt } from './order-receipt'
import type { OrderTarget } from './order-summary'
import { RepeatNotice } from './repeat-notice'
import { ReplacedNotice, ReplacementState } from './replacement-notice'
import { SameAsLast } from './same-as-last'
import { TypeChoice } from './type-choice'
import { stepOf, useStepFocus } from './use-step-focus'

/**
 * A sheet to request a service: first the type of the order, then its details, then a summary to confirm, and at
 * last the receipt. Typed values are kept after a failure and when the user goes back. Escape closes the sheet and
 * keeps the typed values as a draft. If something was typed, the close button asks first.
 */
export function NewOrderSheet(props: NewOrderSheetProps) {
  const { isOpen, orderKey, phase, target, type, failure, receipt, onClose } = props
  const t = useT()
  const typeControl = useRef<HTMLElement>(null)
  const pointControl = useRef<HTMLButtonElement>(null)
  const form = useFormState({ ...props, fieldsKey: `${orderKey} ${type}` })
  const [changedKey, setChangedKey] = useState<string>()
  const isChanged = changedKey === orderKey || props.isResumed === true
  const isSaving = phase === 'saving' || props.dayOrders?.isMoving === true
  const isBusy = isSaving || phase === 'checking'
  const step = stepOf(phase, props)
  const mainButton = useStepFocus(isOpen, step, typeControl)
  const submit = () => {
    if (props.refusals.length === 0 && !isBusy && form.attempt()) props.onSend()
  }
  const isDirty = isChanged && step !== 'receipt' && step !== 'days'
  const { close, question } = useDiscard({ isOpen, isDirty, isBusy: isSaving, onClose })
  const onEscape = () => {
    if (step === 'check') props.onDecline()
    else if (isDirty && props.onKeep !== undefined) props.onKeep()
    else close()
  }

  return (
    <>
      <Dialog
        isOpen={isOpen}
        placement="end"
        title={
          step === 'fill' && props.replaced
            ? t('orders.replace.title', { order: props.replaced.order })
            : t(titles[step])
        }
        description={step === 'check' ? t('message.newOrder.confirm.description') : undefined}
        context={
          step === 'fill' &&
          (props.points === undefined ? (
            target !== undefined && <TargetName {...target} />
          ) : (
            <PointField {...props.points} opensOnFocus={target === undefined} triggerRef={pointControl} />
          ))
        }
        isDirty={isSaving}
        initialFocus={step !== 'fill' ? mainButton : target === undefined ? pointControl : typeControl}
        onClose={({ reason }: { readonly reason: DialogCloseReason }) =>
          reason === 'escape' ? onEscape() : close()
        }
        footer={
          <NewOrderFooter {...props} step={step} formId={form.formId} mainRef={mainButton} onClose={close} />
        }
      >
        {target !== undefined && (
          <chakra.div pb="4" _empty={{ display: 'none' }}>
            {props.zoneNote}
          </chakra.div>
        )}
        {/* The form stays mounted while the user checks the order, so that its fields are unchanged when the user
           goes back. */}
        <chakra.div hidden={step !== 'fill'}>
          <Form form={form} onSubmit={submit} notice={failure && <FailureNotice {...failure} />}>
            {props.replaced && <ReplacedNotice {...props.replaced} />}
            {type === undefined && props.last && <SameAsLast {...props.last} />}
            {target === undefined ? (
              <Notice tone="info" title={t('orders.refused.no-service-point')}>
                {t('orders.newOrder.point.help')}
              </Notice>
            ) : (
              <TypeChoice
                {...props}
                id={form.controlId('requestType')}
                controlRef={typeControl}
                onTypeChange={({ type: chosen, isPointed }) => {
                  props.onTypeChange({ type: chosen })
                  if (isPointed) form.lead()
                }}
              />
            )}
            {type !== undefined && !isChanged && props.last && <SameAsLast {...props.last} />}
            {props.repeat && <RepeatNotice repeat={props.repeat} />}
            {type !== undefined && (
              <OrderForm
                {...props}
                type={type}
                form={form}
                onChange={(change) => {
                  setChangedKey(orderKey)
                  props.onDraftChange(change)
                }}
              />
            )}
          </Form>
        </chakra.div>
        {step === 'check' && target && type && <OrderCheck {...props} type={type} target={target} />}
        {step === 'days' && props.dayOrders && <DayOrders {...props.dayOrders} />}
        {receipt !== undefined && (
          <chakra.div display="grid" gap="4">
            {props.replaced && <ReplacementState {...props.replaced} />}
            <OrderReceipt {...props} {...receipt} onDetails={() => props.onDetails?.()} />
          </chakra.div>
        )}
      </Dialog>
      <LimitDialog
        isOpen={isOpen && phase === 'limit-exceeded'}
        exceeded={props.exceeded}
        currencies={props.catalogues.currencies.items}
        onClose={props.onLimitRead}
      />
      {question}
    </>
  )
}

const titles = {
  fill: 'orders.newOrder',
  check: 'message.newOrder.confirm.title',
  days: 'orders.days.title',
  receipt: 'orders.receipt.title',
} as const

/**
 * The field with the service point of the order, in which the user can choose another service point. An order always
 * has exactly one service point.
 */
function PointField(
  props: OrderPoints &
    Pick<PointSwitcherProps, 'opensOnFocus'> & { readonly triggerRef: Ref<HTMLButtonElement> },
) {
  return (
    <PointSwitcher
      {...props}
      offersAll={false}
      onChange={({ value }) => {
        if (value !== 'all') props.onChange({ servicePointId: value })
      }}
    />
  )
}

function TargetName({ servicePoint, center, client }: OrderTarget) {
  return (
    <chakra.p textStyle="sm" color="fg.muted" truncate>
      <chakra.strong color="fg" fontWeight="semibold">
        {servicePoint}
      </chakra.strong>{' '}
      {`${center} \u00b7 ${client}`}
    </chakra.p>
  )
}
