import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '../../i18n'
import { Button, PageHeader } from '../../kernel'

export interface OrdersHeaderProps {
  /** `undefined`: the user may not request anything, or has no service point to request it for. */
  readonly onNewOrder: (() => void) | undefined
  /** Why nothing can be requested at the moment, as text; `undefined` when it can. */
  readonly refusal: string | undefined
  /** Drop-down of the exports; `undefined`: the user may not export. */
  readonly exports: ReactNode | undefined
}

/** Heading of the orders page, with the buttons for an export and a new order if the user may use them. */
export function OrdersHeader({ onNewOrder, refusal, exports }: OrdersHeaderProps) {
  const t = useT()
  return (
    <PageHeader
      title={t('orders.title')}
      actions={
        (onNewOrder ?? exports) && (
          <>
            {exports}
            {onNewOrder && (
              <Button
                variant="primary"
                icon={<Plus aria-hidden="true" size={18} />}
                disabledReason={refusal}
                onClick={onNewOrder}
              >
                {t('orders.newOrder')}
              </Button>
            )}
          </>
        )
      }
    />
  )
}
