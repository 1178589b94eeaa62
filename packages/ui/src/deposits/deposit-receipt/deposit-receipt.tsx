import { chakra } from '@chakra-ui/react'
import { canRequestReversal, type DepositRecord } from '@remesa/domain/deposits'
import { formatDateTime, formatDay, formatMoney, fromHundredths } from '@remesa/domain/kernel'
import { Printer } from 'lucide'
import { useT } from '../../i18n'
import { Button, Dialog, Facts, Icon, Notice } from '../../kernel'
import { contentsText } from '../deposit-words'
import { Letterhead, SignatureLine } from './receipt-parts'
import { RECEIPT, useReceiptPrint } from './use-receipt-print'

export interface DepositReceiptProps {
  readonly isOpen: boolean
  readonly deposit: DepositRecord
  /** Name of the provider, for the letterhead of the receipt. */
  readonly provider: string
  /** Opens the dialog that requests the reversal of the deposit. */
  readonly onReversal: () => void
  readonly onPrint: () => void
  readonly onClose: () => void
}

/**
 * The receipt of an earlier deposit, with a button that prints the receipt, and a button that reports that the
 * deposit was booked by mistake.
 */
export function DepositReceipt({ isOpen, deposit, provider, ...props }: DepositReceiptProps) {
  const t = useT()
  const { timeZone, barcode, channel, reversal } = deposit
  const timeText = (instant: string) => formatDateTime(new Date(instant), timeZone)
  const contents = contentsText(t, { commodityTypeCode: deposit.commodityTypeCode, description: '' })
  useReceiptPrint(isOpen)
  return (
    <Dialog
      isOpen={isOpen}
      title={t('deposits.history.receipt', { code: barcode })}
      onClose={props.onClose}
      footer={
        <>
          {canRequestReversal(deposit) && (
            <Button onClick={props.onReversal}>{t('deposits.reversal.action')}</Button>
          )}
          <Button variant="primary" icon={<Icon of={Printer} size={16} />} onClick={props.onPrint}>
            {t('deposits.receipt.print')}
          </Button>
        </>
      }
    >
      <chakra.div {...{ [RECEIPT]: '' }} display="grid" gap="4">
        <Letterhead provider={provider} client={deposit.client} />
        <chakra.p textStyle="3xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {formatMoney(fromHundredths(deposit.total), deposit.currency.symbol)}
        </chakra.p>
        {reversal !== null && (
          <Notice tone="warning" title={t('deposits.reversal.state')}>
            {t('deposits.reversal.note', {
              time: timeText(reversal.requestedAt),
              user: reversal.userName,
              reason: reversal.reason,
            })}
          </Notice>
        )}
        <Facts
          facts={[
            { term: t('deposits.barcode'), value: barcode },
            { term: t('deposits.commodity'), value: contents || undefined },
            { term: t('deposits.check.at'), value: `${deposit.servicePoint}, ${deposit.client}` },
            { term: t('deposits.channel'), value: channel ?? undefined },
            { term: t('deposits.accountDate'), value: formatDay(deposit.accountDate) },
            { term: t('deposits.receipt.time'), value: timeText(deposit.registeredAt) },
            { term: t('deposits.receipt.by'), value: deposit.userName },
            { term: t('deposits.receipt.number'), value: deposit.sessionId },
          ]}
        />
        <SignatureLine />
      </chakra.div>
    </Dialog>
  )
}
