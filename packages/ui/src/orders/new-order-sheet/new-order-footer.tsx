import type { RefObject } from 'react'
import { useT } from '../../i18n'
import { Button } from '../../kernel'
import { refusalText } from '../order-words'
import type { NewOrderSheetProps } from './new-order.types'
import { orderAmountText } from './order-summary'
import type { NewOrderStep } from './use-step-focus'

export interface NewOrderFooterProps extends NewOrderSheetProps {
  readonly step: NewOrderStep
  readonly formId: string
  readonly mainRef: RefObject<HTMLButtonElement | null>
}

/** The buttons of a step of a new order: one goes back, and one leads to the next step. */
export function NewOrderFooter(props: NewOrderFooterProps) {
  const { step, formId, mainRef, phase, type, onClose } = props
  const t = useT()
  const isSaving = phase === 'saving'
  if (step === 'receipt') {
    return (
      <>
        {props.onAnother !== undefined && (
          <Button onClick={props.onAnother}>{t('orders.receipt.another')}</Button>
        )}
        <Button ref={mainRef} variant="primary" onClick={onClose}>
          {t('orders.receipt.done')}
        </Button>
      </>
    )
  }
  if (step === 'days' && props.dayOrders !== undefined) {
    const { isMoving, ticked, onAgain } = props.dayOrders
    return (
      <>
        {ticked.length > 0 && !isMoving && (
          <Button onClick={onAgain}>{t('orders.days.again', { count: ticked.length })}</Button>
        )}
        <Button ref={mainRef} variant="primary" isBusy={isMoving} onClick={onClose}>
          {t('orders.receipt.done')}
        </Button>
      </>
    )
  }
  if (step === 'check' && type !== undefined) {
    const isAnother = props.alike !== undefined && props.alike.length > 0
    const order = t(`orders.confirm.send.${isAnother ? 'another' : type}`)
    const amount = orderAmountText(t, { ...props, type })
    const days = props.moreDays?.chosen.length ?? 1
    const isOne = props.moreDays === undefined || props.moreDays.isOwnDayAlone
    const single = amount === undefined ? order : t('orders.confirm.send.amount', { order, amount })
    return (
      <>
        <Button
          disabledReason={isSaving ? t('orders.form.busy') : undefined}
          onClick={isSaving ? undefined : props.onDecline}
        >
          {t('action.back')}
        </Button>
        <Button
          ref={mainRef}
          variant="primary"
          isBusy={isSaving}
          disabledReason={days === 0 ? t('orders.days.none') : undefined}
          // When this button appears, the Enter key that submitted the form may be held down, or a double click may
          // hit the button with its second click. Both are ignored.
          onKeyDown={(event) => {
            if (event.repeat) event.preventDefault()
          }}
          onClick={(event) => {
            if (event.detail < 2 && days > 0) props.onConfirm()
          }}
        >
          {isOne ? single : t('orders.days.send', { count: days, amount: amount ?? 'none' })}
        </Button>
      </>
    )
  }
  return (
    <>
      <Button onClick={onClose}>{t('action.cancel')}</Button>
      <Button
        ref={mainRef}
        type="submit"
        form={formId}
        variant="primary"
        isBusy={phase === 'checking'}
        disabledReason={refusalText(t, props.refusals) || missingReason(t, props.replaced)}
      >
        {props.replaced ? t('orders.replace.send', { order: props.replaced.order }) : t('action.send')}
      </Button>
    </>
  )
}

/**
 * The text that asks the user to choose a reason for cancelling the replaced order. `undefined` if a reason is
 * chosen, or if no order is replaced.
 */
const missingReason = (t: ReturnType<typeof useT>, replaced: NewOrderSheetProps['replaced']) =>
  replaced === undefined || replaced.reasonCode !== ''
    ? undefined
    : t(replaced.reasons === undefined ? 'orders.cancel.reasons.loading' : 'orders.cancel.reasons.none')
