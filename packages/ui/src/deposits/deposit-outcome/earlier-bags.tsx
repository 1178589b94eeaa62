import { chakra } from '@chakra-ui/react'
import { useT } from '../../i18n'
import { Button, Notice, StatusBadge } from '../../kernel'

export interface EarlierBagsProps {
  /** The number of bags of earlier deposits that are sent automatically when the connection is restored. */
  readonly waiting: number
  /** The number of bags of earlier deposits that were refused, or that the user has to send again. */
  readonly unconfirmed: number
  /** Opens the list of unbooked bags of earlier deposits, with the reason and the next step for each bag. */
  readonly onShow: () => void
}

/**
 * A notice above the form with two numbers of bags of earlier deposits that are not booked: the bags that wait for
 * the connection, and the bags about which the user has to decide.
 */
export function EarlierBags({ waiting, unconfirmed, onShow }: EarlierBagsProps) {
  const t = useT()
  return (
    <chakra.div role="status" display="grid" gap="2" justifyItems="start" _empty={{ display: 'none' }}>
      {waiting > 0 && <StatusBadge tone="pending" label={t('deposits.waiting', { count: waiting })} />}
      {unconfirmed > 0 && (
        <Notice tone="warning" title={t('deposits.earlier.unconfirmed', { count: unconfirmed })}>
          <Button onClick={onShow}>{t('deposits.earlier.show')}</Button>
        </Notice>
      )}
    </chakra.div>
  )
}
