import { chakra } from '@chakra-ui/react'
import { calendarDayOf, formatMoney, parseInstant } from '@remesa/domain/kernel'
import { amountsByCurrency, type OrderRow, rowTimes } from '@remesa/domain/orders'
import { ChevronRight, Repeat } from 'lucide'
import { useT } from '../../i18n'
import { Icon } from '../../kernel'
import { hoursText } from '../order-times'
import { orderTypeText } from '../order-words'
import { useDateText } from '../use-date-text'

/** The last order of the service point, which the new order can repeat. */
export interface LastOrder {
  readonly row: OrderRow
  /** IANA zone in which the hours of the order are shown. */
  readonly timeZone: string
  readonly onRepeat: () => void
}

/**
 * The first choice of a new order: a repetition of the last order that was sent at this service point. If a type is
 * chosen, the last order of this type is repeated, provided that there is one. (ORD-160)
 */
export function SameAsLast({ row, timeZone, onRepeat }: LastOrder) {
  const t = useT()
  const amounts = amountsByCurrency(row).map(({ amount, symbol }) => formatMoney(amount, symbol))
  const { requested } = rowTimes(row)
  const dateText = useDateText()
  const start = parseInstant(requested.from ?? '')
  const day = start.ok ? calendarDayOf(start.value, timeZone) : undefined
  const hours = day && hoursText(requested, day, timeZone)
  return (
    <Choice type="button" onClick={onRepeat}>
      <Icon of={Repeat} size={18} />
      <chakra.span flex="1" minW="0" display="grid">
        <chakra.strong fontWeight="semibold">
          {t('orders.newOrder.sameAsLast', { day: day === undefined ? 'none' : dateText(day) })}
        </chakra.strong>
        <chakra.span textStyle="sm" color="fg.muted">
          {[orderTypeText(t, row), ...amounts, ...(hours === undefined ? [] : [hours])].join(', ')}
        </chakra.span>
      </chakra.span>
      <Icon of={ChevronRight} size={18} />
    </Choice>
  )
}

const Choice = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    minH: '14',
    px: '3.5',
    py: '2.5',
    textAlign: 'start',
    borderWidth: '1px',
    borderInlineStartWidth: '4px',
    borderColor: 'border.control',
    borderInlineStartColor: 'brand.active',
    borderRadius: 'lg',
    cursor: 'pointer',
    _hover: { bg: 'bg.hover' },
    '& > svg': { flexShrink: 0 },
  },
})
