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
import { TypeSelect } from './type-select'

/**
 * Where a new order stands: being filled in, held against limits, found beyond them, asked about once more, on its way.
 */
export type NewOrderPhase = 'editing' | 'checking' | 'limit-exceeded' | 'confirming' | 'saving'

/** The failure of a step: limits that were not checked, or an order that was not saved as far as anybody knows. */
export interface NewOrderFailure extends FailureNoticeProps {
  readonly action: 'limits' | 'newOrder'
}

export interface NewOrderDialogProps extends OrderContents {
  readonly isOpen: boolean
  /** Tells one order from the next: a new key begins an untouched form. */
  readonly orderKey: string
  /** It was typed in before: closing asks from the start. */
  readonly isResumed?: boolean | undefined
  readonly phase: NewOrderPhase
  /** `undefined` while no service point is chosen. */
  readonly target: OrderTarget | undefined
  /** What can be requested for the service point. */
  readonly types: readonly RequestType[]
  readonly type: RequestType | undefined
  readonly onTypeChange: (detail: { readonly type: RequestType | undefined }) => void
  readonly onDraftChange: (detail: DraftChange) => void
  /** What is wrong with the draft of the chosen type as it stands. */
  readonly issues: readonly Issue[]
  /** What the server refused at the last attempt, at fields of the draft; the same array until the next one. */
  readonly rejections: readonly Issue[]
  /** How the last attempt ended without an order, and at which step. */
  readonly failure: NewOrderFailure | undefined
  /** Why nothing can be sent yet; none when it can. */
  readonly refusals: readonly OrderRefusal[]
  /** The limits that the last attempt went beyond. */
  readonly exceeded: readonly ExceededLimit[]
  readonly onSend: () => void
  readonly onLimitRead: () => void
  readonly onConfirm: () => void
  readonly onDecline: () => void
  readonly onClose: () => void
}

/**
 * Requests a service: its type first, then what that type needs, then a last look before it is sent. Nothing that was
 * typed is lost by a failure or by a step back; closing with something typed asks first.
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
