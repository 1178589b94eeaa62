import { chakra } from '@chakra-ui/react'
import { Plus, Truck } from 'lucide'
import { useT } from '../../i18n'
import { Button, EmptyState, Icon } from '../../kernel'

export interface NoOrdersProps {
  /** First and last day of the history, formatted; `undefined` if the history has no end. */
  readonly window: { readonly from: string; readonly until: string } | undefined
  /** Opens the form of the first order; `undefined` if the user may not request orders. */
  readonly onFirstOrder?: (() => void) | undefined
}

/** A sentence that replaces the tables of orders if all tables are empty. */
export function NoOrders({ window, onFirstOrder }: NoOrdersProps) {
  const t = useT()
  return (
    <chakra.div bg="surface" borderWidth="1px" borderColor="border" borderRadius="lg">
      <EmptyState
        icon={<Icon of={Truck} size={22} />}
        title={window === undefined ? t('orders.none.toCome') : t('orders.none.title', window)}
        description={t('orders.none.text')}
        action={
          onFirstOrder && (
            <Button variant="primary" icon={<Icon of={Plus} size={18} />} onClick={onFirstOrder}>
              {t('orders.none.first')}
            </Button>
          )
        }
      />
    </chakra.div>
  )
}
