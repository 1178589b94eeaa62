import { chakra } from '@chakra-ui/react'
import {
  type CancellationDraft,
  type CancellationReason,
  emptyCancellationDraft,
  MAX_OBSERVATIONS_LENGTH,
  type OrderRow,
  validateCancellation,
} from '@remesa/domain/orders'
import { RotateCw } from 'lucide-react'
import { type Translate, useT } from '../../i18n'
import { Button, Dialog, Form, SelectField, TextAreaField, useDiscard, useDraftForm } from '../../kernel'
import { type ActionFailure, ActionNotice } from '../action-notice/action-notice'
import { Notice } from '../new-order-dialog/notice'
import { requestedText } from '../order-times'
import { orderName, orderTypeText } from '../order-words'

export interface CancelOrderDialogProps {
  readonly isOpen: boolean
  readonly order: OrderRow
  /** `undefined` while they are on their way, or when they did not come. */
  readonly reasons: readonly CancellationReason[] | undefined
  /** Given when the reasons did not come: asks for them again. */
  readonly onRetryReasons: (() => void) | undefined
  readonly isBusy: boolean
  /** How the last attempt ended. */
  readonly failure: ActionFailure | undefined
  readonly onSend: (detail: { readonly draft: CancellationDraft }) => void
  readonly onClose: () => void
  /** IANA zone in which times are shown. */
  readonly timeZone: string
}

const none: readonly CancellationReason[] = []

/**
 * Cancels one order: why, and what there is to say about it. Nothing that was typed is lost by a failure; closing with
 * something typed asks first. Give it a key per order.
 */
export function CancelOrderDialog(props: CancelOrderDialogProps) {
  const { isOpen, order, reasons, isBusy, failure, onSend, onClose, timeZone } = props
  const t = useT()
  const form = useDraftForm<CancellationDraft>({
    initial: emptyCancellationDraft(),
    validate: (draft) => validateCancellation(draft, { reasons: reasons ?? none }),
  })
  const { formId, isDirty } = form
  const when = requestedText(order, timeZone)
  const { close, question } = useDiscard({ isOpen, isDirty, isBusy, onClose })
  const send = () => {
    const draft = isBusy ? undefined : form.submitted()
    if (draft !== undefined) onSend({ draft })
  }

  return (
    <>
      <Dialog
        isOpen={isOpen}
        title={t('orders.cancel.action', { order: orderName(order) ?? '' })}
        description={
          <>
            <div>
              {orderTypeText(t, order)}
              {when !== undefined && ` \u00b7 ${t('orders.cancel.requested', { when })}`}
            </div>
            <div>{t('orders.cancel.text')}</div>
          </>
        }
        isDirty={isDirty || isBusy}
        onClose={close}
        footer={
          <>
            <Button disabledReason={isBusy ? t('orders.cancel.busy') : undefined} onClick={close}>
              {t('orders.cancel.keep')}
            </Button>
            <Button
              type="submit"
              form={formId}
              variant="danger"
              isBusy={isBusy}
              disabledReason={noReasons(t, props)}
            >
              {t('orders.cancel.send')}
            </Button>
          </>
        }
      >
        <Form form={form} onSubmit={send}>
          {failure && <ActionNotice action="cancel" failure={failure} />}
          <ReasonsNotice {...props} />
          <SelectField
            form={form}
            name="reasonCode"
            label={t('orders.cancel.reason')}
            isRequired
            placeholder={t('orders.cancel.reason.placeholder')}
            options={(reasons ?? none).map(({ code, description }) => ({ value: code, label: description }))}
            // Not disabled while they load: it has the focus first.
            hint={noReasons(t, props)}
          />
          <TextAreaField
            form={form}
            name="observations"
            label={t('orders.cancel.observations')}
            hint={t('orders.cancel.observations.help')}
            limit={MAX_OBSERVATIONS_LENGTH}
          />
        </Form>
      </Dialog>
      {question}
    </>
  )
}

/** Why no reason can be chosen, and so nothing sent. */
const noReasons = (
  t: Translate,
  { reasons, onRetryReasons }: Pick<CancelOrderDialogProps, 'reasons' | 'onRetryReasons'>,
): string | undefined => {
  if (reasons !== undefined) return reasons.length === 0 ? t('orders.cancel.reasons.none') : undefined
  return t(onRetryReasons === undefined ? 'orders.cancel.reasons.loading' : 'orders.cancel.reasons.error')
}

/** Offers another attempt when the reasons did not come. */
function ReasonsNotice({ onRetryReasons }: Pick<CancelOrderDialogProps, 'onRetryReasons'>) {
  const t = useT()
  if (onRetryReasons === undefined) return null
  return (
    <Notice tone="warning" title={t('orders.cancel.reasons.error')}>
      <chakra.div marginTop="2">
        <Button size="sm" icon={<RotateCw aria-hidden="true" size={16} />} onClick={onRetryReasons}>
          {t('action.retry')}
        </Button>
      </chakra.div>
    </Notice>
  )
}
