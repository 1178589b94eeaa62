import { chakra } from '@chakra-ui/react'
import type { OrderRow, PickupDetail } from '@remesa/domain/orders'
import { RotateCw, SearchX, TriangleAlert } from 'lucide-react'
import { useRef } from 'react'
import { useT } from '../../i18n'
import { Button, Dialog, EmptyState, Skeleton } from '../../kernel'
import { orderName, orderTypeText } from '../order-words'
import { PickupDetailView } from './pickup-detail-view'

/** What is known of an order: on its way, not there (or not the reader's), failed, or all of it. */
export type OrderDetailState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'error'; readonly onRetry: () => void }
  | { readonly kind: 'ready'; readonly detail: PickupDetail }

export interface OrderDetailDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly state: OrderDetailState
  /** The same order in the history; `undefined` when the history does not show it. */
  readonly row: OrderRow | undefined
  readonly withHours: boolean
  /** IANA zone in which times are shown. */
  readonly timeZone: string
}

/** One order with all that is known of it. */
export function OrderDetailDialog({
  isOpen,
  onClose,
  state,
  row,
  withHours,
  timeZone,
}: OrderDetailDialogProps) {
  const t = useT()
  const closer = useRef<HTMLButtonElement>(null)
  const detail = state.kind === 'ready' ? state.detail : undefined
  const named = detail ?? row
  const type = row === undefined ? t('orders.type.pickup') : orderTypeText(t, row)
  return (
    <Dialog
      isOpen={isOpen}
      size="xl"
      title={t('orders.detail.title', { type, order: (named && orderName(named)) ?? '' }).trim()}
      onClose={onClose}
      initialFocus={closer}
      footer={
        <Button ref={closer} onClick={onClose}>
          {t('action.close')}
        </Button>
      }
    >
      <Content state={state} row={row} withHours={withHours} timeZone={timeZone} />
    </Dialog>
  )
}

function Content({
  state,
  ...shown
}: Pick<OrderDetailDialogProps, 'state' | 'row' | 'withHours' | 'timeZone'>) {
  const t = useT()
  switch (state.kind) {
    case 'loading':
      return (
        <chakra.div role="status" aria-label={t('orders.detail.loading')} display="grid" gap="3" py="2">
          {['60%', '85%', '70%', '90%', '50%'].map((width) => (
            <Skeleton key={width} width={width} height="1.25rem" />
          ))}
        </chakra.div>
      )
    case 'missing':
      return (
        <EmptyState
          icon={<SearchX size={22} />}
          title={t('orders.detail.missing.title')}
          description={t('orders.detail.missing.text')}
        />
      )
    case 'error':
      return (
        <EmptyState
          icon={<TriangleAlert size={22} />}
          title={t('orders.detail.error.title')}
          action={
            <Button icon={<RotateCw aria-hidden="true" size={16} />} onClick={state.onRetry}>
              {t('action.retry')}
            </Button>
          }
        />
      )
    case 'ready':
      return <PickupDetailView detail={state.detail} {...shown} />
  }
}
