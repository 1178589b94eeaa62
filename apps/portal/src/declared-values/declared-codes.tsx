import { QrDialog } from '@remesa/ui/declared-values'
import { useEffect } from 'react'
import { dropToasts, useNotify } from '../kernel/notices'
import type { DeclaredDialogProps } from './declared-dialog-props'

/** A dialog with the QR codes of an order's declared values. */
export function DeclaredCodes(props: DeclaredDialogProps) {
  const { isOpen, order, name, place, when, answer, catalogues, onClose } = props
  const notify = useNotify()
  // Toasts are closed because they would cover the QR codes.
  useEffect(() => {
    if (isOpen) dropToasts()
  }, [isOpen])
  return (
    <QrDialog
      isOpen={isOpen}
      order={name}
      label={{ place, when }}
      currencies={catalogues.currencies.items ?? []}
      fileName={`qr-${order.serviceCode}`}
      answer={answer}
      packs={catalogues.packs.items ?? []}
      onPrint={() => window.print()}
      onDownloadFailed={() => notify({ tone: 'warning', key: 'download.error' })}
      onClose={onClose}
    />
  )
}
