import type { OrderRow } from '@remesa/domain/orders'
import { useRef } from 'react'
import { useT } from '../../i18n'
import { Button, Dialog } from '../../kernel'
import { orderName } from '../order-words'
import { type GivenRatingState, RatingContent } from './rating-content'

export interface GivenRatingDialogProps {
  readonly isOpen: boolean
  readonly order: OrderRow
  readonly state: GivenRatingState
  readonly onClose: () => void
}

/** A read-only dialog with the rating of an order. */
export function GivenRatingDialog({ isOpen, order, state, onClose }: GivenRatingDialogProps) {
  const t = useT()
  const closer = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      isOpen={isOpen}
      size="sm"
      title={t('orders.rating.title', { order: orderName(order) ?? '' })}
      initialFocus={closer}
      onClose={onClose}
      footer={
        <Button ref={closer} onClick={onClose}>
          {t('action.close')}
        </Button>
      }
    >
      <RatingContent state={state} />
    </Dialog>
  )
}
