import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '../../i18n'
import { Button, PageHeader } from '../../kernel'

export interface OrdersHeaderProps {
  /** `undefined`: the user may not request anything, or has no service point to request it for. */
  readonly onNewOrder: (() => void) | undefined
  /** Why nothing can be requested at the moment, in words; `undefined` when it can. */
  readonly refusal: string | undefined
  /** Drop-down of the exports; `undefined`: the user may not export. */
  readonly exports: ReactNode | undefined
}

/** Heading of the orders page, with the ways to an export and to a new order for those who may. */
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
