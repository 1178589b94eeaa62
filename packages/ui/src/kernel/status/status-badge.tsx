import type { OrderStatusTone } from '@remesa/domain/orders'
import {
  Ban,
  CalendarCheck,
  CircleCheckBig,
  CircleHelp,
  Clock,
  type IconNode,
  Inbox,
  PackageCheck,
  PackageOpen,
  Truck,
} from 'lucide'
import { Icon } from '../icon/icon'
import { made } from '../styles/made'

/** The tone of a state: the eight of an order, and one for an unknown state. */
export type StatusTone = OrderStatusTone

const icons: Readonly<Record<StatusTone, IconNode>> = {
  pending: Clock,
  received: Inbox,
  preparing: PackageOpen,
  prepared: PackageCheck,
  planned: CalendarCheck,
  onway: Truck,
  done: CircleCheckBig,
  cancelled: Ban,
  neutral: CircleHelp,
}

export const STATUS_TONES: readonly StatusTone[] = [
  'pending',
  'received',
  'preparing',
  'prepared',
  'planned',
  'onway',
  'done',
  'cancelled',
  'neutral',
]

export interface StatusBadgeProps {
  readonly tone: StatusTone
  readonly label: string
}

const Badge = made<'span', { readonly tone: StatusTone }>('span', (system, { tone = 'neutral' }) =>
  system.css({
    display: 'inline-block',
    verticalAlign: 'middle',
    maxW: 'full',
    paddingInlineStart: '1.5',
    paddingInlineEnd: '2',
    py: '3px',
    borderRadius: 'sm',
    textStyle: 'xs',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    bg: `status.${tone}.bg`,
    color: `status.${tone}.fg`,
    '& svg': { display: 'inline-block', verticalAlign: '-0.171875rem', marginInlineEnd: '1.5' },
  }),
)

/** A state as colour, icon and word together, so that none is needed alone. */
export function StatusBadge({ tone, label }: StatusBadgeProps) {
  return (
    <Badge look={{ tone }}>
      <Icon of={icons[tone]} size={14} />
      {label}
    </Badge>
  )
}
