import { chakra } from '@chakra-ui/react'
import { type DetailedOrder, type RequestType, requestTypeFacts } from '@remesa/domain/orders'
import { ChevronDown, ChevronUp, Printer, SearchX } from 'lucide'
import { type ReactNode, useRef } from 'react'
import { match } from 'ts-pattern'
import { type Translate, useT } from '../../i18n'
import { EmptyState, FailedState, Icon, IconButton, SidePanel, Skeleton } from '../../kernel'
import { orderName } from '../order-words'
import { usePrint } from '../use-print'
import { OrderDetailView, type OrderDetailViewProps } from './order-detail-view'
import { OrderHead } from './order-head'

/** State of the details of an order: loading, not found (or not visible to this user), failed, or loaded. */
export type OrderDetailState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'error'; readonly onRetry: () => void }
  | { readonly kind: 'ready'; readonly order: DetailedOrder }

/** Functions that open the previous and the next order of the list; `undefined` at the ends of the list. */
export interface OrderNeighbours {
  readonly onPrevious?: (() => void) | undefined
  readonly onNext?: (() => void) | undefined
}

export interface OrderDetailPanelProps extends Omit<OrderDetailViewProps, 'order'> {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onPrint: () => void
  /** The type of the order, if it is known before the order is loaded. */
  readonly type: RequestType
  readonly state: OrderDetailState
  /** Functions that open the previous and the next order of the list; `undefined` if the order is not in the list. */
  readonly neighbours: OrderNeighbours | undefined
  /** The buttons of the actions on the order. */
  readonly actions?: ReactNode
  readonly now: Date
  /** Returns the element that gets the focus when the panel closes. */
  readonly returnTo?: (() => HTMLElement | null) | undefined
}

/** Name of an order: its type and its number, as far as they are known. */
export const orderDetailTitle = (
  t: Translate,
  { type, state, row }: Pick<OrderDetailPanelProps, 'type' | 'state' | 'row'>,
): string => {
  const order = state.kind === 'ready' ? state.order : undefined
  const named = order?.detail ?? row
  const { messageKey } = requestTypeFacts(order?.type ?? type)
  return t('orders.detail.title', {
    type: t.knows(messageKey) ? t(messageKey) : type,
    order: (named && orderName(named)) ?? '',
  }).trim()
}

/** A panel beside the list with all details and actions of one order. It can be printed. */
export function OrderDetailPanel(props: OrderDetailPanelProps) {
  const t = useT()
  return (
    <SidePanel
      isOpen={props.isOpen}
      title={orderDetailTitle(t, props)}
      onClose={props.onClose}
      returnTo={props.returnTo}
      actions={
        <>
          {props.state.kind === 'ready' && (
            <IconButton
              label={t('orders.detail.print')}
              icon={<Icon of={Printer} size={18} />}
              onClick={props.onPrint}
            />
          )}
          {props.neighbours && <Neighbours {...props.neighbours} />}
        </>
      }
    >
      <Content {...props} />
    </SidePanel>
  )
}

function Neighbours({ onPrevious, onNext }: OrderNeighbours) {
  const t = useT()
  return (
    <>
      <IconButton
        label={t('orders.detail.previous')}
        icon={<Icon of={ChevronUp} size={20} />}
        disabledReason={onPrevious === undefined ? t('orders.detail.previous.none') : undefined}
        onClick={onPrevious}
      />
      <IconButton
        label={t('orders.detail.next')}
        icon={<Icon of={ChevronDown} size={20} />}
        disabledReason={onNext === undefined ? t('orders.detail.next.none') : undefined}
        onClick={onNext}
      />
    </>
  )
}

function Content({ state, ...shown }: OrderDetailPanelProps) {
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
        icon={<Icon of={SearchX} size={22} />}
        title={t('orders.detail.missing.title')}
        description={t('orders.detail.missing.text')}
      />
    ))
    .with({ kind: 'error' }, ({ onRetry }) => (
      <FailedState title={t('orders.detail.error.title')} onRetry={onRetry} />
    ))
    .with({ kind: 'ready' }, ({ order }) => <Sheet {...shown} order={order} />)
    .exhaustive()
}

function Sheet({
  actions,
  now,
  ...shown
}: Pick<OrderDetailPanelProps, 'actions' | 'now'> & Omit<OrderDetailViewProps, 'head'>) {
  const box = useRef<HTMLDivElement>(null)
  usePrint(box)
  const { order, row, timeZone } = shown
  return (
    <div ref={box}>
      <OrderHead detail={order.detail} row={row} timeZone={timeZone} now={now} />
      {actions}
      <OrderDetailView {...shown} />
    </div>
  )
}
