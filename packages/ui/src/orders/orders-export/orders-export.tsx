import { chakra } from '@chakra-ui/react'
import type { OfferedOrdersReport } from '@remesa/domain/orders'
import { ChevronDown, Download } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { useT } from '../../i18n'
import { Button } from '../../kernel'

export interface OrdersExportProps {
  /** Contains the button and its menu. */
  readonly boxRef: RefObject<HTMLSpanElement | null>
  readonly isOpen: boolean
  /** A report is being requested. */
  readonly isBusy: boolean
  readonly onToggle: () => void
  /** The menu, while it is open. */
  readonly children: ReactNode
}

/** The drop-down of reports that the orders in view can be exported as. */
export function OrdersExport({ boxRef, isOpen, isBusy, onToggle, children }: OrdersExportProps) {
  const t = useT()
  return (
    <chakra.span ref={boxRef} display="inline-flex" position="relative">
      <Button
        icon={<Download aria-hidden="true" size={18} />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        isBusy={isBusy}
        onClick={onToggle}
      >
        {t('orders.export.title')}
        <ChevronDown aria-hidden="true" size={16} />
      </Button>
      {children}
    </chakra.span>
  )
}

/** The reports: loading, failed, or loaded, each with the reasons why it can't be requested. */
export type OrdersExportState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'error'; readonly onRetry: () => void }
  | { readonly kind: 'ready'; readonly reports: readonly OfferedOrdersReport[] }
