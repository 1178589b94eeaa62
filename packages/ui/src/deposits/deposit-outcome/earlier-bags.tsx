import { chakra } from '@chakra-ui/react'
import { useT } from '../../i18n'
import { Button, Notice, StatusBadge } from '../../kernel'

export interface EarlierBagsProps {
  /** The number of bags of earlier deposits that are sent when the connection is back. */
  readonly waiting: number
  /** The number of bags of earlier deposits that were refused, or that are not sent again automatically. */
  readonly unconfirmed: number
  /** Shows the bags of earlier deposits with the reasons and what can be done. */
  readonly onShow: () => void
}

/**
 * A notice above the form with the number of bags of earlier deposits that are not booked: those that wait for the
 * connection, and those that wait for the user.
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
