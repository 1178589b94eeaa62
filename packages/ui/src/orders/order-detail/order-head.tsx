import { chakra } from '@chakra-ui/react'
import { calendarDayOf, parseInstant } from '@remesa/domain/kernel'
import {
  latenessOf,
  namedDay,
  type OrderDetail,
  type OrderRow,
  type OrderStep,
  orderStatus,
  orderSteps,
  orderTone,
  rowTimes,
  STOPPED_STATUS,
  visitHours,
  visitsOfToday,
} from '@remesa/domain/orders'
import { type Translate, useT } from '../../i18n'
import { OrderState } from '../order-fields/order-state'
import { OrderStepsLine } from '../order-steps/order-steps'
import { hoursAndMinutes, hoursText, isWholeDay } from '../order-times'
import { useDateText, useInstantText } from '../use-date-text'

export interface OrderHeadProps {
  readonly detail: OrderDetail
  /**
   * The same order as a row of the history, which is the only source of its status; `undefined` if the history does
   * not contain the order.
   */
  readonly row: OrderRow | undefined
  /** IANA zone in which times are shown. */
  readonly timeZone: string
  readonly now: Date
}

/** The head of an order: the time of the visit (requested, planned or actual), and the state of the order. */
export function OrderHead({ detail, row, timeZone, now }: OrderHeadProps) {
  const t = useT()
  const dateText = useDateText()
  const order = row ?? { ...detail, serviceStatusCode: '' }
  const hours = visitHours(order)
  const day = dayOf(hours.from, timeZone)
  const { word } = namedDay(day, { now, timeZone })
  const date = day && dateText(day)
  const named = word === 'date' || date === undefined ? date : `${t(`orders.day.${word}`)}, ${date}`
  const text = isWholeDay(hours, timeZone) ? t('orders.hours.any') : hoursText(hours, day, timeZone)
  const instantText = useInstantText(timeZone)
  const timeOf = ({ name, span }: OrderStep) => {
    const at = name === 'received' ? instantOf(span.from) : undefined
    return at === undefined ? hoursText(span, day, timeZone) : instantText(at)
  }
  const tone = row && orderTone(row, { now, timeZone })
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="flex-start" columnGap="4" rowGap="2">
      <chakra.div flex="1" minW="12rem">
        {text !== undefined && (
          <chakra.p
            textStyle="3xl"
            fontWeight={hours.certainty === 'requested' ? 'medium' : 'semibold'}
            color={hours.certainty === 'requested' ? 'fg.muted' : 'fg'}
          >
            {text}
          </chakra.p>
        )}
        <chakra.p textStyle="md" color="fg.muted">
          {[named ?? t('orders.day.none'), noteOf(t, { order, row, timeZone, now })]
            .filter((part) => part !== undefined)
            .join(', ')}
        </chakra.p>
      </chakra.div>
      {row !== undefined && tone !== undefined && (
        <>
          <OrderState row={row} now={now} timeZone={timeZone} />
          <chakra.div flexBasis="full" marginTop="1">
            <OrderStepsLine steps={orderSteps(row)} tone={tone} noteOf={timeOf} />
          </chakra.div>
        </>
      )}
    </chakra.div>
  )
}

const instantOf = (iso: string | null): Date | undefined => {
  const instant = iso === null ? undefined : parseInstant(iso)
  return instant?.ok ? instant.value : undefined
}

const dayOf = (iso: string | null, timeZone: string) => {
  const instant = instantOf(iso)
  return instant && calendarDayOf(instant, timeZone)
}

type Noted = Pick<OrderHeadProps, 'row' | 'timeZone' | 'now'> & {
  readonly order: Parameters<typeof visitHours>[0]
}

/**
 * The note below the time of the visit: the time until the visit, the planned time, or that nothing is planned yet.
 */
const noteOf = (t: Translate, { order, row, timeZone, now }: Noted): string | undefined => {
  const lateness = row && latenessOf(row, { now, timeZone })
  if (lateness !== undefined) return t(`orders.late.${lateness}.help`)
  if (order.serviceStatusCode === STOPPED_STATUS) return t('orders.stopped.help')
  const { certainty, from } = visitHours(order)
  const minutes = row && visitsOfToday([row], { now, timeZone }).minutesUntilNext
  if (minutes !== undefined) return t('orders.detail.soon', hoursAndMinutes(minutes))
  if (certainty === 'done') {
    const planned = hoursText(rowTimes(order).planned, dayOf(from, timeZone), timeZone)
    return planned && t('orders.detail.wasPlanned', { hours: planned })
  }
  const { editable } = orderStatus(order.serviceStatusCode)
  return certainty === 'requested' && editable ? t('orders.detail.notPlanned') : undefined
}
