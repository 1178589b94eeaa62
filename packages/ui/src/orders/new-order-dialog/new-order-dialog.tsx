import { chakra } from '@chakra-ui/react'
import type { Issue } from '@remesa/domain/kernel'
import type { DraftChange, ExceededLimit, OrderRefusal, RequestType } from '@remesa/domain/orders'
import { useRef, useState } from 'react'
import { useT } from '../../i18n'
import {
  Button,
  ConfirmDialog,
  Dialog,
  FailureNotice,
  type FailureNoticeProps,
  Form,
  useDiscard,
  useFormState,
} from '../../kernel'
import { refusalText } from '../order-words'
import { LimitDialog } from './limit-dialog'
import { type OrderContents, OrderForm } from './order-form'
import { OrderSummary, type OrderTarget } from './order-summary'
import { type RepeatedOrder, RepeatNotice } from './repeat-notice'
import { TypeSelect } from './type-select'

/**
 * The step of a new order: being filled in, checked against limits, over a limit, awaiting confirmation, being sent.
 */
export type NewOrderPhase = 'editing' | 'checking' | 'limit-exceeded' | 'confirming' | 'saving'

/** The failure of a step: limits that could not be checked, or an order that may not have been saved. */
export interface NewOrderFailure extends FailureNoticeProps {
  readonly action: 'limits' | 'newOrder'
}

export interface NewOrderDialogProps extends OrderContents {
  readonly isOpen: boolean
  /** Distinguishes one order from the next: a new key starts an untouched form. */
  readonly orderKey: string
  /** It holds values from before: closing asks from the start. */
  readonly isResumed?: boolean | undefined
  /** Present if it repeats a former order. */
  readonly repeat?: RepeatedOrder | undefined
  readonly phase: NewOrderPhase
  /** `undefined` while no service point is chosen. */
  readonly target: OrderTarget | undefined
  /** The types of order available at the service point. */
  readonly types: readonly RequestType[]
  readonly type: RequestType | undefined
  readonly onTypeChange: (detail: { readonly type: RequestType | undefined }) => void
  readonly onDraftChange: (detail: DraftChange) => void
  /** Issues of the current draft of the chosen type. */
  readonly issues: readonly Issue[]
  /** What the server refused at the last attempt, at fields of the draft; the same array until the next attempt. */
  readonly rejections: readonly Issue[]
  /** The failed step of the last attempt, if it did not end in an order. */
  readonly failure: NewOrderFailure | undefined
  /** Why nothing can be sent yet; empty when it can. */
  readonly refusals: readonly OrderRefusal[]
  /** The limits that the last attempt exceeded. */
  readonly exceeded: readonly ExceededLimit[]
  readonly onSend: () => void
  readonly onLimitRead: () => void
  readonly onConfirm: () => void
  readonly onDecline: () => void
  readonly onClose: () => void
}

/**
 * Requests a service: first its type, then the details of that type, then a summary to confirm. Neither a failure nor
 * going back loses what was typed; closing asks first if something was typed.
 */
export function NewOrderDialog(props: NewOrderDialogProps) {
  const { isOpen, orderKey, phase, target, type, failure, onClose } = props
  const t = useT()
  const typeControl = useRef<HTMLElement>(null)
  const form = useFormState({ ...props, fieldsKey: `${orderKey} ${type}` })
  const [changedKey, setChangedKey] = useState<string>()
  const isChanged = changedKey === orderKey || props.isResumed === true
  const isSaving = phase === 'saving'
  const isBusy = isSaving || phase === 'checking'
  const submit = () => {
    if (props.refusals.length === 0 && !isBusy && form.attempt()) props.onSend()
  }
  const { close, question } = useDiscard({ isOpen, isDirty: isChanged, onClose })

  return (
    <>
      <Dialog
        isOpen={isOpen}
        size="xl"
        title={t('orders.newOrder')}
        description={target && `${target.servicePoint} \u00b7 ${target.center} \u00b7 ${target.client}`}
        isDirty={isChanged || isSaving}
        initialFocus={typeControl}
        onClose={close}
        footer={
          <>
            <Button disabledReason={isSaving ? t('orders.form.busy') : undefined} onClick={close}>
              {t('action.cancel')}
            </Button>
            <Button
              type="submit"
              form={form.formId}
              variant="primary"
              isBusy={isBusy}
              disabledReason={refusalText(t, props.refusals) || undefined}
            >
              {t('action.send')}
            </Button>
          </>
        }
      >
        <chakra.div pt="5">
          <Form form={form} onSubmit={submit} notice={failure && <FailureNotice {...failure} />}>
            <TypeSelect {...props} id={form.controlId('requestType')} controlRef={typeControl} />
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
      </Dialog>
      <LimitDialog
        isOpen={isOpen && phase === 'limit-exceeded'}
        exceeded={props.exceeded}
        currencies={props.catalogues.currencies.items}
        onClose={props.onLimitRead}
      />
      <ConfirmDialog
        isOpen={isOpen && (phase === 'confirming' || isSaving)}
        title={t('message.newOrder.confirm.title')}
        description={t('message.newOrder.confirm.description')}
        cancelText={t('action.back')}
        isBusy={isSaving}
        onConfirm={props.onConfirm}
        onCancel={props.onDecline}
      >
        {target && type && <OrderSummary {...props} type={type} target={target} />}
      </ConfirmDialog>
      {question}
    </>
  )
}
