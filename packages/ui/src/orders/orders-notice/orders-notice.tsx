import { chakra } from '@chakra-ui/react'
import { type IconNode, MapPinOff, RotateCw, TriangleAlert } from 'lucide'
import { type MessageKey, useT } from '../../i18n'
import { Button, EmptyState, Icon } from '../../kernel'

/**
 * The reason why no history is shown:
 * - `point-gone`: the service point of a link is not one of the user's points;
 * - `no-points`: the user has no service points;
 * - `points-failed`, `history-failed`: the points or the history failed to load;
 * - `rest-failed`: only today's orders could be loaded.
 */
export type OrdersNoticeKind = 'point-gone' | 'no-points' | 'points-failed' | 'history-failed' | 'rest-failed'

export interface OrdersNoticeProps {
  readonly kind: OrdersNoticeKind
  /** The reason why loading failed and the next step for the user; `undefined` if the reason is unknown. */
  readonly reason?: string | undefined
  /** Loads the data that failed to load. */
  readonly onRetry: () => void
  /** The next step of a notice that is not about a failure; `undefined` if there is none. */
  readonly action?: { readonly text: string; readonly onClick: () => void } | undefined
}

interface NoticeWords {
  readonly icon: IconNode
  readonly title: MessageKey
  readonly text: MessageKey
  readonly isFailure: boolean
}

const words: Readonly<Record<OrdersNoticeKind, NoticeWords>> = {
  'point-gone': {
    icon: MapPinOff,
    title: 'orders.point.gone.title',
    text: 'orders.point.gone.text',
    isFailure: false,
  },
  'no-points': {
    icon: MapPinOff,
    title: 'text.no.servicePoints',
    // The dialog over the notice says whom the user can contact, so the notice does not repeat this.
    text: 'orders.empty.noPoints.text',
    isFailure: false,
  },
  'points-failed': {
    icon: TriangleAlert,
    title: 'orders.points.error.title',
    text: 'orders.error.text',
    isFailure: true,
  },
  'history-failed': {
    icon: TriangleAlert,
    title: 'orders.error.title',
    text: 'orders.error.text',
    isFailure: true,
  },
  'rest-failed': {
    icon: TriangleAlert,
    title: 'orders.error.rest.title',
    text: 'orders.error.text',
    isFailure: true,
  },
}

/** A notice in place of the tables of orders. */
export function OrdersNotice({ kind, reason, onRetry, action }: OrdersNoticeProps) {
  const t = useT()
  const { icon, title, text, isFailure } = words[kind]
  return (
    <chakra.div
      {...(isFailure && { role: 'alert' })}
      bg="surface"
      borderWidth="1px"
      borderColor="border"
      borderRadius="lg"
    >
      <EmptyState
        icon={<Icon of={icon} size={22} />}
        title={t(title)}
        description={reason ?? t(text)}
        {...(isFailure && {
          action: (
            <Button icon={<Icon of={RotateCw} size={16} />} onClick={onRetry}>
              {t('action.retry')}
            </Button>
          ),
        })}
        {...(action !== undefined && { action: <Button onClick={action.onClick}>{action.text}</Button> })}
      />
    </chakra.div>
  )
}
