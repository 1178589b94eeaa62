import type { OrderStatusTone } from '@remesa/domain/orders'
import {
  Ban,
  CalendarCheck,
  CircleCheckBig,
  CircleHelp,
  Clock,
  ClockAlert,
  type IconNode,
  Inbox,
  PackageCheck,
  PackageOpen,
  Truck,
} from 'lucide'
import { Icon } from '../icon/icon'
import { cachedStyle } from '../styles/cached-style'

/**
 * The tone of a state. There is a tone for each of the eight states of an order, for an unknown state, and for a
 * delay.
 */
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
  late: ClockAlert,
}

/** Every tone of a state, in the order of an order's progress. */
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
  'late',
]

export interface StatusBadgeProps {
  readonly tone: StatusTone
  readonly label: string
  /** The icon of the state, if it is not the icon of its tone. */
  readonly icon?: IconNode | undefined
}

const Badge = cachedStyle<'span', { readonly tone: StatusTone }>('span', (system, { tone = 'neutral' }) =>
  system.css({
    display: 'inline-block',
    verticalAlign: 'middle',
    // The label breaks only if the whole line is too short, never to make a column of a table narrower.
    width: 'max-content',
    maxW: 'full',
    // The lines of a long label begin beside the icon.
    paddingInlineStart: '26px',
    textIndent: '-20px',
    paddingInlineEnd: '2',
    py: '3px',
    borderRadius: 'sm',
    textStyle: 'xs',
    fontWeight: 'semibold',
    overflowWrap: 'anywhere',
    bg: `status.${tone}.bg`,
    color: `status.${tone}.fg`,
    '& svg': { display: 'inline-block', verticalAlign: '-0.171875rem', marginInlineEnd: '1.5' },
  }),
)

/** A state as colour, icon and word together, because colour alone must not carry the meaning. */
export function StatusBadge({ tone, label, icon = icons[tone] }: StatusBadgeProps) {
  return (
    <Badge look={{ tone }}>
      <Icon of={icon} size={14} />
      {label}
    </Badge>
  )
}
