import {
  type CancellationDraft,
  type CancellationReason,
  emptyCancellationDraft,
  latestCancellation,
  MAX_OBSERVATIONS_LENGTH,
  validateCancellation,
} from '@remesa/domain/orders'
import { useT } from '../../i18n'
import {
  type Catalogue,
  CatalogueNotice,
  FormDialog,
  SelectField,
  TextAreaField,
  useDraftForm,
} from '../../kernel'
import type { OrderActionDialogProps } from '../order-action.types'
import { requestedText } from '../order-times'
import { orderName, orderTypeText } from '../order-words'
import { useInstantText } from '../use-date-text'

export interface CancelOrderDialogProps extends OrderActionDialogProps<CancellationDraft> {
  readonly reasons: Catalogue<CancellationReason>
}

const none: readonly CancellationReason[] = []

/** A dialog in which one order is cancelled, with a reason and remarks. */
export function CancelOrderDialog({ order, reasons, timeZone, ...sent }: CancelOrderDialogProps) {
  const t = useT()
  const { items = none, onRetry } = reasons
  const form = useDraftForm<CancellationDraft>({
    initial: emptyCancellationDraft(),
    validate: (draft) => validateCancellation(draft, { reasons: items }),
  })
  const when = requestedText(order, timeZone)
  const latest = latestCancellation(order)
  const instantText = useInstantText(timeZone)
  const title = t('orders.cancel.action', { order: orderName(order) ?? '' })
  const noReasons = useNoReasons(reasons)
  return (
    <FormDialog
      {...sent}
      form={form}
      action="cancelOrder"
      title={title}
      description={
        <>
          <div>
            {orderTypeText(t, order)}
            {when !== undefined && ` \u00b7 ${t('orders.cancel.requested', { when })}`}
          </div>
          {latest !== undefined && <div>{t('orders.cancel.until', { when: instantText(latest) })}</div>}
          <div>{t('orders.cancel.text')}</div>
        </>
      }
      tone="danger"
      sendText={title}
      closeText={t('orders.cancel.keep')}
      busyText={t('orders.cancel.busy')}
      disabledReason={noReasons}
    >
      {onRetry && <CatalogueNotice title={t('orders.cancel.reasons.error')} onRetry={onRetry} />}
      <SelectField
        form={form}
        name="reasonCode"
        label={t('orders.cancel.reason')}
        isRequired
        placeholder={t('orders.cancel.reason.placeholder')}
        options={items.map(({ code, description }) => ({ value: code, label: description }))}
        // The field is not disabled while the reasons load, because it gets the focus when the dialog opens.
        hint={noReasons}
      />
      <TextAreaField
        form={form}
        name="observations"
        label={t('orders.cancel.observations')}
        hint={t('orders.cancel.observations.help')}
        limit={MAX_OBSERVATIONS_LENGTH}
      />
    </FormDialog>
  )
}

/**
 * The text that says why no reason can be chosen; `undefined` if reasons can be chosen. A cancellation without a
 * reason can't be sent.
 */
const useNoReasons = ({ items, onRetry }: CancelOrderDialogProps['reasons']): string | undefined => {
  const t = useT()
  if (items !== undefined) return items.length === 0 ? t('orders.cancel.reasons.none') : undefined
  return t(onRetry === undefined ? 'orders.cancel.reasons.loading' : 'orders.cancel.reasons.error')
}
