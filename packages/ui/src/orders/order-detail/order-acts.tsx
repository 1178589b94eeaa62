import { chakra } from '@chakra-ui/react'
import type { OrderAct, OrderActs } from '@remesa/domain/orders'
import { Ellipsis, FileText, QrCode, Repeat2, ScanBarcode, Star, Trash2 } from 'lucide'
import type { ReactNode } from 'react'
import { type MessageKey, useT } from '../../i18n'
import { Button, Icon, IconButton, Menu } from '../../kernel'
import { refusalText } from '../order-words'
import { useInstantText } from '../use-date-text'

export interface OrderActsBarProps {
  /** What users call the order. */
  readonly order: string
  readonly acts: OrderActs
  /** Until when it can be cancelled; `undefined` without such a limit. */
  readonly latestCancellation: Date | undefined
  /** IANA zone in which times are shown. */
  readonly timeZone: string
  readonly onAct: (act: OrderAct) => void
}

const words: Readonly<Record<OrderAct, { readonly key: MessageKey; readonly icon: ReactNode }>> = {
  details: { key: 'orders.act.details', icon: <Icon of={FileText} size={16} /> },
  qr: { key: 'orders.act.qr', icon: <Icon of={QrCode} size={16} /> },
  declare: { key: 'orders.act.declare', icon: <Icon of={ScanBarcode} size={16} /> },
  rate: { key: 'orders.act.rate', icon: <Icon of={Star} size={16} /> },
  rating: { key: 'orders.act.rating', icon: <Icon of={Star} size={16} /> },
  cancel: { key: 'orders.act.cancel', icon: <Icon of={Trash2} size={16} /> },
  repeat: { key: 'orders.act.repeat', icon: <Icon of={Repeat2} size={16} /> },
}

/** In the panel the details are open and the rating is in sight. */
const inSight: readonly OrderAct[] = ['details', 'rating']

/** What can be done with the open order: first what comes next, the rest beside it, what is refused in a menu. */
export function OrderActsBar(props: OrderActsBarProps) {
  const { order, acts, latestCancellation, timeZone, onAct } = props
  const t = useT()
  const instantText = useInstantText(timeZone)
  const offered = acts.menu.filter(({ act }) => !inSight.includes(act))
  const possible = (['qr', 'declare', 'repeat', 'rate'] as const).filter((act) =>
    offered.some((entry) => entry.act === act && entry.reason === undefined),
  )
  const refused = offered.filter(({ reason }) => reason !== undefined)
  const canCancel = offered.some(({ act, reason }) => act === 'cancel' && reason === undefined)
  return (
    <chakra.div data-unprinted="" display="grid" gap="3" marginTop="4">
      {/* However many lines the buttons take, the menu stays beside the first. */}
      <chakra.div display="flex" alignItems="flex-start" gap="2">
        {possible.length > 0 && (
          <chakra.div
            display="flex"
            flexWrap="wrap"
            gap="2"
            minW="0"
            // On phones two share a line, which leaves no room for icons.
            css={{ '& > :not(:only-of-type) svg': { display: { base: 'none', sm: 'block' } } }}
          >
            {possible.map((act, at) => (
              <Button
                key={act}
                variant={at === 0 && act !== 'rate' ? 'primary' : 'secondary'}
                icon={words[act].icon}
                onClick={() => onAct(act)}
              >
                {t(words[act].key)}
              </Button>
            ))}
          </chakra.div>
        )}
        {refused.length > 0 && (
          <Menu
            entries={refused.map(({ act, reason }) => ({
              kind: 'action',
              id: act,
              label: t(words[act].key),
              icon: words[act].icon,
              disabledReason: reason && refusalText(t, [reason]),
              onSelect: () => onAct(act),
            }))}
          >
            {(attributes) => (
              <IconButton
                variant="secondary"
                icon={<Icon of={Ellipsis} size={18} />}
                label={t('orders.action.more', { order })}
                {...attributes}
              />
            )}
          </Menu>
        )}
      </chakra.div>
      {canCancel && (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
          <Button size="sm" icon={<Icon of={Trash2} size={16} />} onClick={() => onAct('cancel')}>
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
