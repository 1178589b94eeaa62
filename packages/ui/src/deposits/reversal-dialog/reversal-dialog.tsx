import {
  type DepositRecord,
  type DepositReversalRequest,
  MAX_REVERSAL_REASON_LENGTH,
  validateReversal,
} from '@remesa/domain/deposits'
import { formatMoney, fromHundredths } from '@remesa/domain/kernel'
import { useT } from '../../i18n'
import { FormDialog, type SentForm, TextAreaField, useDraftForm } from '../../kernel'

/** The values that the user enters to reverse a deposit. */
export type ReversalDraft = Pick<DepositReversalRequest, 'reason'>

export interface ReversalDialogProps extends SentForm<ReversalDraft> {
  readonly isOpen: boolean
  readonly deposit: DepositRecord
  readonly onClose: () => void
}

/** A dialog that asks why a deposit was booked by mistake, before its reversal is requested. */
export function ReversalDialog({ deposit, ...sent }: ReversalDialogProps) {
  const t = useT()
  const form = useDraftForm<ReversalDraft>({ initial: { reason: '' }, validate: validateReversal })
  const amount = formatMoney(fromHundredths(deposit.total), deposit.currency.symbol)
  return (
    <FormDialog
      {...sent}
      form={form}
      action="reversal"
      title={t('deposits.reversal.title', { code: deposit.barcode })}
      description={t('deposits.reversal.text', { amount })}
      sendText={t('deposits.reversal.send')}
      busyText={t('deposits.reversal.busy')}
    >
      <TextAreaField
        form={form}
        name="reason"
        label={t('deposits.reversal.reason')}
        isRequired
        limit={MAX_REVERSAL_REASON_LENGTH}
      />
    </FormDialog>
  )
}
