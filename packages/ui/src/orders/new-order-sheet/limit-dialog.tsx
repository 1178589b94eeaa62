import { chakra } from '@chakra-ui/react'
import { formatMoney } from '@remesa/domain/kernel'
import type { CustomerCurrency, ExceededLimit } from '@remesa/domain/orders'
import { useT } from '../../i18n'
import { WarningDialog } from '../../kernel'
import { symbolOf } from '../composition-editor/composition-words'

export interface LimitDialogProps {
  readonly isOpen: boolean
  readonly exceeded: readonly ExceededLimit[]
  readonly currencies: readonly CustomerCurrency[] | undefined
  readonly onClose: () => void
}

/**
 * A dialog with the limits of the service point that an order exceeds, and by how much. Closing the dialog returns to
 * the form.
 */
export function LimitDialog({ isOpen, exceeded, currencies, onClose }: LimitDialogProps) {
  const t = useT()
  return (
    <WarningDialog
      isOpen={isOpen}
      title={t('message.newOrder.limit.exceeded.title')}
      description={t('orders.newOrder.limit.help')}
      onClose={onClose}
    >
      <chakra.ul listStyleType="none" marginTop="4" p="0" display="grid" gap="3">
        {exceeded.map(({ isoCode, limit, total, excess }) => {
          const money = (amount: number) => formatMoney(amount, symbolOf(isoCode, currencies))
          return (
            <chakra.li key={isoCode} bg="warning.bg" borderRadius="md" p="4">
              <chakra.div>
                {t('message.newOrder.limit.exceeded.description', { limit: money(limit) })}
              </chakra.div>
              <chakra.strong display="block" mt="1" fontVariantNumeric="tabular-nums">
                {t('orders.newOrder.limit.excess', { total: money(total), excess: money(excess) })}
              </chakra.strong>
            </chakra.li>
          )
        })}
      </chakra.ul>
    </WarningDialog>
  )
}
