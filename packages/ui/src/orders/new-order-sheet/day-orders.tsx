import { chakra } from '@chakra-ui/react'
import { type BatchState, countBatch, isNotable } from '@remesa/domain/kernel'
import type { DayOrder } from '@remesa/domain/orders'
import { CircleCheckBig } from 'lucide'
import { useT } from '../../i18n'
import { Button, Checkbox, Icon, Spinner } from '../../kernel'
import { useDateText } from '../use-date-text'

/** The orders for several days, which are being sent, and their results so far. */
export interface DayOrdersRun {
  readonly orders: readonly DayOrder[]
  /** Whether requests are in progress, so that the dialog can't be closed. */
  readonly isMoving: boolean
  /** Ids of the failed orders that the user wants to send again. */
  readonly ticked: readonly number[]
  readonly onTick: (detail: { readonly id: number; readonly isTicked: boolean }) => void
  readonly onAgain: () => void
  /** Returns the number of a saved order. */
  readonly numberOf: (order: DayOrder) => string | undefined
  readonly onDetails: (order: DayOrder) => void
}

/**
 * A list of the requested days with the result of each order in words. Failed orders have a ticked checkbox, so that
 * they can be sent again. (ORD-183)
 */
export function DayOrders({ orders, isMoving, ticked, onTick, numberOf, onDetails }: DayOrdersRun) {
  const t = useT()
  const dateText = useDateText()
  const { done, already } = countBatch({ items: orders })
  return (
    <chakra.div display="grid" gap="4">
      <chakra.p role="status" fontWeight="semibold">
        {isMoving
          ? t('orders.days.sending')
          : t('orders.days.summary', { done: done + already, left: orders.length - done - already })}
      </chakra.p>
      <chakra.ul display="grid" gap="2" aria-label={t('orders.days.title')}>
        {orders.map((order) => {
          const number = numberOf(order)
          const day = dateText(order.day)
          return (
            <chakra.li
              key={order.id}
              display="grid"
              gap="1"
              py="2"
              borderBottomWidth="1px"
              borderColor="border"
            >
              <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" minH="11">
                {isNotable(order) && !isMoving ? (
                  <Checkbox
                    label={day}
                    value={ticked.includes(order.id)}
                    onChange={({ value }) => onTick({ id: order.id, isTicked: value })}
                  />
                ) : (
                  <strong>{day}</strong>
                )}
                {number !== undefined && (
                  <>
                    <chakra.span color="success.fg" display="inline-flex">
                      <Icon of={CircleCheckBig} size={16} />
                    </chakra.span>
                    <Button size="sm" onClick={() => onDetails(order)}>
                      {t('orders.receipt.number', { order: number })}
                    </Button>
                  </>
                )}
                {order.state.kind === 'sending' && <Spinner />}
              </chakra.div>
              {textsOf(t, order.state).map((text) => (
                <chakra.div key={text} textStyle="sm" color="fg.muted">
                  {text}
                </chakra.div>
              ))}
            </chakra.li>
          )
        })}
      </chakra.ul>
    </chakra.div>
  )
}

const textsOf = (t: ReturnType<typeof useT>, state: BatchState): readonly string[] => {
  if ('reasons' in state) return state.reasons
  if (state.kind === 'unknown') return [t('orders.days.unknown')]
  return state.kind === 'waiting' ? [t('orders.days.waiting')] : []
}
