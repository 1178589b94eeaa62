import {
  type CancellationDraft,
  type CancellationReason,
  emptyCancellationDraft,
  MAX_OBSERVATIONS_LENGTH,
  type OrderRow,
  validateCancellation,
} from '@remesa/domain/orders'
import { type Translate, useT } from '../../i18n'
import {
  Button,
  Dialog,
  FailureNotice,
  Form,
  SelectField,
  TextAreaField,
  useDiscard,
  useDraftForm,
  type WriteFailure,
} from '../../kernel'
import { CatalogueNotice } from '../new-order-dialog/catalogue-notice'
import type { Catalogue } from '../new-order-dialog/order-catalogues'
import { requestedText } from '../order-times'
import { orderName, orderTypeText } from '../order-words'

export interface CancelOrderDialogProps {
  readonly isOpen: boolean
  readonly order: OrderRow
  readonly reasons: Catalogue<CancellationReason>
  readonly isBusy: boolean
  /** How the last attempt ended. */
  readonly failure: WriteFailure | undefined
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
    validate: (draft) => validateCancellation(draft, { reasons: reasons.items ?? none }),
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
              disabledReason={noReasons(t, reasons)}
            >
              {t('orders.cancel.send')}
            </Button>
          </>
        }
      >
        <Form form={form} onSubmit={send}>
          {failure && <FailureNotice action="cancelOrder" failure={failure} />}
          {reasons.onRetry && (
            <CatalogueNotice title={t('orders.cancel.reasons.error')} onRetry={reasons.onRetry} />
          )}
          <SelectField
            form={form}
            name="reasonCode"
            label={t('orders.cancel.reason')}
            isRequired
            placeholder={t('orders.cancel.reason.placeholder')}
            options={(reasons.items ?? none).map(({ code, description }) => ({
              value: code,
              label: description,
            }))}
            // Not disabled while they load: it has the focus first.
            hint={noReasons(t, reasons)}
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
  { items, onRetry }: CancelOrderDialogProps['reasons'],
): string | undefined => {
  if (items !== undefined) return items.length === 0 ? t('orders.cancel.reasons.none') : undefined
  return t(onRetry === undefined ? 'orders.cancel.reasons.loading' : 'orders.cancel.reasons.error')
}
