import { Plus } from 'lucide-react'
import { useT } from '../../i18n'
import { Button, PageHeader } from '../../kernel'

export interface OrdersHeaderProps {
  /** `undefined`: the user may not request anything, or has no service point to request it for. */
  readonly onNewOrder: (() => void) | undefined
  /** Why nothing can be requested at the moment, in words; `undefined` when it can. */
  readonly refusal: string | undefined
}

/** Heading of the orders page, with the way to a new order for those who may request one. */
export function OrdersHeader({ onNewOrder, refusal }: OrdersHeaderProps) {
  const t = useT()
  return (
    <PageHeader
      title={t('orders.title')}
      actions={
        onNewOrder && (
          <Button
            variant="primary"
            icon={<Plus aria-hidden="true" size={18} />}
            disabledReason={refusal}
            onClick={onNewOrder}
          >
            {t('orders.newOrder')}
          </Button>
        )
      }
    />
  )
}
