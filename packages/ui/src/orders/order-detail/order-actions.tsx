import { chakra } from '@chakra-ui/react'
import type { OfferedActions, OrderAction } from '@remesa/domain/orders'
import { CalendarClock, Ellipsis, FileText, QrCode, Repeat2, ScanBarcode, Star, Trash2 } from 'lucide'
import type { ReactNode } from 'react'
import { type MessageKey, useT } from '../../i18n'
import { Button, Icon, IconButton, Menu } from '../../kernel'
import { refusalText } from '../order-words'
import { useInstantText } from '../use-date-text'

export interface OrderActionsBarProps {
  /** The number by which users know the order. */
  readonly order: string
  readonly actions: OfferedActions
  /** The time until which the order can be cancelled; `undefined` without a time limit. */
  readonly latestCancellation: Date | undefined
  /** IANA zone in which times are shown. */
  readonly timeZone: string
  readonly onAction: (action: OrderAction) => void
}

const words: Readonly<Record<OrderAction, { readonly key: MessageKey; readonly icon: ReactNode }>> = {
  details: { key: 'orders.action.details', icon: <Icon of={FileText} size={16} /> },
  qr: { key: 'orders.action.qr', icon: <Icon of={QrCode} size={16} /> },
  declare: { key: 'orders.action.declare', icon: <Icon of={ScanBarcode} size={16} /> },
  rate: { key: 'orders.action.rate', icon: <Icon of={Star} size={16} /> },
  rating: { key: 'orders.action.rating', icon: <Icon of={Star} size={16} /> },
  change: { key: 'orders.action.change', icon: <Icon of={CalendarClock} size={16} /> },
  cancel: { key: 'orders.action.cancel', icon: <Icon of={Trash2} size={16} /> },
  repeat: { key: 'orders.action.repeat', icon: <Icon of={Repeat2} size={16} /> },
}

/** Actions that are not shown in the panel, because the panel already shows the details and the rating. */
const inSight: readonly OrderAction[] = ['details', 'rating']

/**
 * The actions of the open order. The most likely action is first, other possible actions are beside it, and refused
 * actions are in a menu.
 */
export function OrderActionsBar(props: OrderActionsBarProps) {
  const { order, actions, latestCancellation, timeZone, onAction } = props
  const t = useT()
  const instantText = useInstantText(timeZone)
  const offered = actions.menu.filter(({ action }) => !inSight.includes(action))
  const possible = (['qr', 'declare', 'repeat', 'rate'] as const).filter((action) =>
    offered.some((entry) => entry.action === action && entry.reason === undefined),
  )
  const refused = offered.filter(({ reason }) => reason !== undefined)
  const can = (wanted: OrderAction) =>
    offered.some(({ action, reason }) => action === wanted && reason === undefined)
  return (
    <chakra.div data-unprinted="" display="grid" gap="3" marginTop="4">
      {/* The menu stays beside the first line of buttons, however many lines they need. */}
      <chakra.div display="flex" alignItems="flex-start" gap="2">
        {possible.length > 0 && (
          <chakra.div
            display="flex"
            flexWrap="wrap"
            gap="2"
            minW="0"
            // On phones two buttons share a line, which leaves no space for icons.
            css={{ '& > :not(:only-of-type) svg': { display: { base: 'none', sm: 'block' } } }}
          >
            {possible.map((action, at) => (
              <Button
                key={action}
                variant={at === 0 && action !== 'rate' ? 'primary' : 'secondary'}
                icon={words[action].icon}
                onClick={() => onAction(action)}
              >
                {t(words[action].key)}
              </Button>
            ))}
          </chakra.div>
        )}
        {refused.length > 0 && (
          <Menu
            entries={refused.map(({ action, reason }) => ({
              kind: 'action',
              id: action,
              label: t(words[action].key),
              icon: words[action].icon,
              disabledReason: reason && refusalText(t, [reason]),
              onSelect: () => onAction(action),
            }))}
          >
            {(attributes) => (
              <IconButton
                variant="secondary"
                icon={<Icon of={Ellipsis} size={18} />}
                label={t('orders.more.of', { order })}
                {...attributes}
              />
            )}
          </Menu>
        )}
      </chakra.div>
      {can('cancel') && (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
          {can('change') && (
            <Button size="sm" icon={words.change.icon} onClick={() => onAction('change')}>
              {t(words.change.key)}
            </Button>
          )}
          <Button size="sm" icon={<Icon of={Trash2} size={16} />} onClick={() => onAction('cancel')}>
            {t('orders.cancel.action', { order })}
          </Button>
          {latestCancellation !== undefined && (
            <chakra.span color="fg.muted">
              {t('orders.cancel.until', { when: instantText(latestCancellation) })}
            </chakra.span>
          )}
        </chakra.div>
      )}
    </chakra.div>
  )
}
