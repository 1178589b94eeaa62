import { chakra } from '@chakra-ui/react'
import { MAX_RATE, type OrderAct, type OrderRefusal, type OrderRow } from '@remesa/domain/orders'
import { FileText, Repeat, Star, Trash2 } from 'lucide'
import type { ReactNode } from 'react'
import { type MessageKey, useT } from '../../i18n'
import { Icon, IconButton, Menu, MoreButton } from '../../kernel'
import { orderName, orderTypeText, rateText, refusalText } from '../order-words'

/** What can be done with a row from the list. */
export type RowAct = 'details' | 'rate' | 'rating' | 'cancel' | 'repeat'

/** The actions of a row. */
export interface OrderRowHandlers {
  /** The one act that stands in words where there is room for words. */
  readonly likely?: OrderAct | undefined
  /** The small ones that stand in it: only what can be done now. */
  readonly inRow: readonly RowAct[]
  /** All that such a row knows. A refused one has its reason. */
  readonly menu: readonly { readonly act: RowAct; readonly reason: OrderRefusal | undefined }[]
  /** The given rating, if the row contains it. */
  readonly rate: number | null
  readonly onAct: (act: RowAct) => void
}

/** Whether the list offers something that can be done with orders. Other acts are offered by the open order. */
export const isRowAct = (act: string): act is RowAct => act in menuWords

const menuWords: Readonly<Record<RowAct, { readonly key: MessageKey; readonly icon: ReactNode }>> = {
  details: { key: 'orders.act.details', icon: <Icon of={FileText} size={16} /> },
  rate: { key: 'orders.act.rate', icon: <Icon of={Star} size={16} /> },
  rating: { key: 'orders.act.rating', icon: <Icon of={Star} size={16} /> },
  cancel: { key: 'orders.act.cancel', icon: <Icon of={Trash2} size={16} /> },
  repeat: { key: 'orders.act.repeat', icon: <Icon of={Repeat} size={16} /> },
}

/** The actions of a row, each named after its order. (ORD-147, ORD-148) */
export function RowActions({ row, inRow, menu, rate, onAct }: OrderRowHandlers & { readonly row: OrderRow }) {
  const t = useT()
  const order = orderName(row) ?? orderTypeText(t, row)
  const has = (act: RowAct) => inRow.includes(act)
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
          onClick={() => onAct('rating')}
        />
      )}
      {has('rate') && (
        <IconButton
          icon={<Icon of={Star} size={16} />}
          label={t('orders.rating.action', { order })}
          onClick={() => onAct('rate')}
        />
      )}
      {has('cancel') && (
        <IconButton
          icon={<Icon of={Trash2} size={16} />}
          label={t('orders.cancel.action', { order })}
          onClick={() => onAct('cancel')}
        />
      )}
      {has('repeat') && (
        <IconButton
          icon={<Icon of={Repeat} size={16} />}
          label={t('orders.repeat.action', { order })}
          onClick={() => onAct('repeat')}
        />
      )}
      <Menu
        entries={menu.map(({ act, reason }) => ({
          kind: 'action',
          id: act,
          label: t(menuWords[act].key),
          icon: menuWords[act].icon,
          isDanger: act === 'cancel' && reason === undefined,
          disabledReason: reason && refusalText(t, [reason]),
          onSelect: () => onAct(act),
        }))}
      >
        {(attributes) => <MoreButton label={t('orders.action.more', { order })} {...attributes} />}
      </Menu>
    </>
  )
}

/** The dark edge sets the yellow off from the page, and the number says what the colour does not. */
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
