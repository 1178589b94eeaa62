import { chakra } from '@chakra-ui/react'
import { MAX_RATE, type OrderAction, type OrderRefusal, type OrderRow } from '@remesa/domain/orders'
import { CalendarClock, FileText, Repeat, Star, Trash2 } from 'lucide'
import type { ReactNode } from 'react'
import { type MessageKey, useT } from '../../i18n'
import { Icon, IconButton, Menu, MoreButton } from '../../kernel'
import { orderName, orderTypeText, rateText, refusalText } from '../order-words'

/** The name of an action on a row of the list. */
export type RowAction = 'details' | 'rate' | 'rating' | 'change' | 'cancel' | 'repeat'

/** The actions of a row, and the functions that perform them. */
export interface OrderRowHandlers {
  /** The action that the user most likely needs next. If there is enough space, it is a button with a text. */
  readonly likely?: OrderAction | undefined
  /** The actions that the row shows as small icon buttons. They contain only actions that are possible now. */
  readonly inRow: readonly RowAction[]
  /** The actions in the menu of the row: all actions of the order. A refused action has a reason. */
  readonly menu: readonly { readonly action: RowAction; readonly reason: OrderRefusal | undefined }[]
  /** The rating of the order, if the row contains the rating. */
  readonly rate: number | null
  readonly onAction: (action: RowAction) => void
}

/** Whether the rows of the list show an action. All other actions are shown only in the details of the order. */
export const isRowAction = (action: string): action is RowAction => action in menuWords

const menuWords: Readonly<Record<RowAction, { readonly key: MessageKey; readonly icon: ReactNode }>> = {
  details: { key: 'orders.action.details', icon: <Icon of={FileText} size={16} /> },
  rate: { key: 'orders.action.rate', icon: <Icon of={Star} size={16} /> },
  rating: { key: 'orders.action.rating', icon: <Icon of={Star} size={16} /> },
  change: { key: 'orders.action.change', icon: <Icon of={CalendarClock} size={16} /> },
  cancel: { key: 'orders.action.cancel', icon: <Icon of={Trash2} size={16} /> },
  repeat: { key: 'orders.action.repeat', icon: <Icon of={Repeat} size={16} /> },
}

/**
 * The buttons and the menu for the actions of a row. The name of each button contains the name of the order.
 * (ORD-147, ORD-148)
 */
export function RowActions({
  row,
  inRow,
  menu,
  rate,
  onAction,
}: OrderRowHandlers & { readonly row: OrderRow }) {
  const t = useT()
  const order = orderName(row) ?? orderTypeText(t, row)
  const has = (action: RowAction) => inRow.includes(action)
  return (
    <>
      {has('rating') && (
        <IconButton
          icon={<GivenStar rate={rate} />}
          label={
            rate === null
              ? t('orders.rating.title', { order })
              : t('orders.rating.open', { order, value: rateText(t, rate) })
          }
          onClick={() => onAction('rating')}
        />
      )}
      {has('rate') && (
        <IconButton
          icon={<Icon of={Star} size={16} />}
          label={t('orders.rating.action', { order })}
          onClick={() => onAction('rate')}
        />
      )}
      {has('cancel') && (
        <IconButton
          icon={<Icon of={Trash2} size={16} />}
          label={t('orders.cancel.action', { order })}
          onClick={() => onAction('cancel')}
        />
      )}
      {has('repeat') && (
        <IconButton
          icon={<Icon of={Repeat} size={16} />}
          label={t('orders.repeat.action', { order })}
          onClick={() => onAction('repeat')}
        />
      )}
      <Menu
        entries={menu.map(({ action, reason }) => ({
          kind: 'action',
          id: action,
          label: t(menuWords[action].key),
          icon: menuWords[action].icon,
          isDanger: action === 'cancel' && reason === undefined,
          disabledReason: reason && refusalText(t, [reason]),
          onSelect: () => onAction(action),
        }))}
      >
        {(attributes) => <MoreButton label={t('orders.more.of', { order })} {...attributes} />}
      </Menu>
    </>
  )
}

/**
 * The star of a rating. Its dark edge separates the yellow from the page. The number beside it shows the rating
 * without colour.
 */
function GivenStar({ rate }: { readonly rate: number | null }) {
  return (
    <chakra.span
      aria-hidden="true"
      display="inline-flex"
      alignItems="center"
      gap="0.5"
      textStyle="xs"
      fontWeight="semibold"
      color="fg"
    >
      <chakra.span display="inline-flex" color="fg" css={{ '& svg': { fill: 'brand.solid' } }}>
        <Icon of={Star} size={16} strokeWidth={1.5} />
      </chakra.span>
      {rate !== null && rate <= MAX_RATE ? rate : null}
    </chakra.span>
  )
}
