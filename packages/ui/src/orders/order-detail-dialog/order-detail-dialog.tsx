import { chakra } from '@chakra-ui/react'
import {
  type CancellationReason,
  type OrderRow,
  orderStatus,
  type RequestType,
  requestTypeFacts,
} from '@remesa/domain/orders'
import { Printer, SearchX } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { match } from 'ts-pattern'
import { type Translate, useT } from '../../i18n'
import { Button, Dialog, EmptyState, FailedState, Skeleton, StatusBadge } from '../../kernel'
import { orderName, orderStatusText } from '../order-words'
import type { DetailedOrder } from './detailed-order'
import { OrderDetailView } from './order-detail-view'
import { usePrint } from './use-print'

/** State of an order: loading, not found (or not visible to this user), failed, or loaded. */
export type OrderDetailState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'error'; readonly onRetry: () => void }
  | { readonly kind: 'ready'; readonly order: DetailedOrder }

export interface OrderDetailDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onPrint: () => void
  /** The kind of order, if it is known before the order is loaded. */
  readonly type: RequestType
  readonly state: OrderDetailState
  /** The same order in the history, the only source of its status; `undefined` if the history does not contain it. */
  readonly row: OrderRow | undefined
  /** Descriptions of cancellation codes, as far as they are loaded. */
  readonly reasons?: readonly CancellationReason[] | undefined
  readonly withHours: boolean
  /** IANA zone in which times are shown. */
  readonly timeZone: string
  /** Further cards, below those of a loaded order. */
  readonly children?: ReactNode
}

/** Name of an order: its type and code, as far as they are known. */
export const orderDetailTitle = (
  t: Translate,
  { type, state, row }: Pick<OrderDetailDialogProps, 'type' | 'state' | 'row'>,
): string => {
  const order = state.kind === 'ready' ? state.order : undefined
  const named = order?.detail ?? row
  const { messageKey } = requestTypeFacts(order?.type ?? type)
  return t('orders.detail.title', {
    type: t.knows(messageKey) ? t(messageKey) : type,
    order: (named && orderName(named)) ?? '',
  }).trim()
}

/** One order with all its details, to read and print. */
export function OrderDetailDialog(props: OrderDetailDialogProps) {
  const { isOpen, onClose, onPrint, state, row } = props
  const t = useT()
  const closer = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      isOpen={isOpen}
      size="xl"
      title={orderDetailTitle(t, props)}
      description={
        row !== undefined &&
        state.kind !== 'missing' && (
          <StatusBadge tone={orderStatus(row.serviceStatusCode).tone} label={orderStatusText(t, row)} />
        )
      }
      onClose={onClose}
      initialFocus={closer}
      footer={
        <>
          {state.kind === 'ready' && (
            <Button icon={<Printer aria-hidden="true" size={16} />} onClick={onPrint}>
              {t('orders.detail.print')}
            </Button>
          )}
          <Button ref={closer} onClick={onClose}>
            {t('action.close')}
          </Button>
        </>
      }
    >
      <Content {...props} />
    </Dialog>
  )
}

function Content({ state, ...shown }: OrderDetailDialogProps) {
  const t = useT()
  return match(state)
    .with({ kind: 'loading' }, () => (
      <chakra.div role="status" aria-label={t('orders.detail.loading')} display="grid" gap="3" py="2">
        {['60%', '85%', '70%', '90%', '50%'].map((width) => (
          <Skeleton key={width} width={width} height="1.25rem" />
        ))}
      </chakra.div>
    ))
    .with({ kind: 'missing' }, () => (
      <EmptyState
        icon={<SearchX size={22} />}
        title={t('orders.detail.missing.title')}
        description={t('orders.detail.missing.text')}
      />
    ))
    .with({ kind: 'error' }, ({ onRetry }) => (
      <FailedState title={t('orders.detail.error.title')} onRetry={onRetry} />
    ))
    .with({ kind: 'ready' }, ({ order }) => <Sheet order={order} {...shown} />)
    .exhaustive()
}

function Sheet({
  order,
  row,
  reasons,
  withHours,
  timeZone,
  children,
}: Pick<OrderDetailDialogProps, 'row' | 'reasons' | 'withHours' | 'timeZone' | 'children'> & {
  readonly order: DetailedOrder
}) {
  const box = useRef<HTMLDivElement>(null)
  usePrint(box)
  return (
    <div ref={box}>
      <OrderDetailView order={order} row={row} reasons={reasons} withHours={withHours} timeZone={timeZone}>
        {children}
      </OrderDetailView>
    </div>
  )
}
