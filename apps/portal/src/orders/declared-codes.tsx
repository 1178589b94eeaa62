import { QrDialog } from '@remesa/ui/declared-values'
import type { DeclaredDialogProps } from './declared-dialog-props'

/** The QR codes of what is declared for an order. */
export function DeclaredCodes({ isOpen, order, name, answer, catalogues, onClose }: DeclaredDialogProps) {
  return (
    <QrDialog
      isOpen={isOpen}
      order={name}
      fileName={`qr-${order.serviceCode}`}
      answer={answer}
      packs={catalogues.packs.items ?? []}
      onPrint={() => window.print()}
      onClose={onClose}
    />
  )
}
