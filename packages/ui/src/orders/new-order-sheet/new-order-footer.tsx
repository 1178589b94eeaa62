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

/** The buttons of a step: the way back, and the one that leads on. */
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
  if (step === 'check' && type !== undefined) {
    const order = t(`orders.confirm.send.${type}`)
    const amount = orderAmountText(t, { ...props, type })
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
          // The key that sent the form may still be held down, and the second press of a double one is here.
          onKeyDown={(event) => {
            if (event.repeat) event.preventDefault()
          }}
          onClick={(event) => {
            if (event.detail < 2) props.onConfirm()
          }}
        >
          {amount === undefined ? order : t('orders.confirm.send.amount', { order, amount })}
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
        disabledReason={refusalText(t, props.refusals) || undefined}
      >
        {t('action.send')}
      </Button>
    </>
  )
}
