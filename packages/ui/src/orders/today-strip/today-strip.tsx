import { chakra } from '@chakra-ui/react'
import { calendarDayOf } from '@remesa/domain/kernel'
import {
  groupByDay,
  type OrderRow,
  orderStatus,
  orderTone,
  type TodaysVisits,
  type Visit,
} from '@remesa/domain/orders'
import { ArrowRight } from 'lucide'
import { useCallback, useMemo, useRef } from 'react'
import { useT } from '../../i18n'
import { Button, CollapsibleSection, cachedStyle, DataTable, Icon, useKeptFocus } from '../../kernel'
import { orderFallbacks } from '../order-fallbacks'
import type { OrderRowHandlers } from '../order-tables/row-actions'
import { hoursText, isWholeDay } from '../order-times'
import { orderName, orderTypeText } from '../order-words'
import { useDateText } from '../use-date-text'
import { todayStripStyle } from './today-strip.recipe'
import { VisitActions } from './visit-actions'
import { MAX_VISIT_CARDS } from './visit-cards'
import { visitColumns } from './visit-columns'

export interface TodayStripProps {
  readonly today: TodaysVisits<OrderRow>
  readonly isLoading?: boolean | undefined
  /** Returns the actions of a visit. If the function changes, all cards are rendered again. */
  readonly handlersOf: (row: OrderRow) => OrderRowHandlers
  /** Id of the order whose details are shown beside the cards. */
  readonly openId?: string | undefined
  /** IANA zone in which times are shown. */
  readonly timeZone: string
  readonly now: Date
}

const StripBox = cachedStyle('div', ({ css }) => css(todayStripStyle))

/**
 * The visits of today, each as a card with its next action. If there are no visits today, the next visit is shown.
 * The cards replace the table of today's orders. (ORD-143, ORD-144, ORD-HIS-24)
 */
export function TodayStrip({ today, isLoading, handlersOf, openId, timeZone, now }: TodayStripProps) {
  const t = useT()
  const dateText = useDateText()
  const box = useRef<HTMLDivElement>(null)
  useKeptFocus(box, today.visits, orderFallbacks)
  const day = calendarDayOf(now, timeZone)
  const { visits, next, minutesUntilNext, late } = today
  const rows = useMemo(() => visits.map(({ row }) => row), [visits])
  const openerOf = useCallback((row: OrderRow) => openerIn(handlersOf(row)), [handlersOf])
  const columns = useMemo(
    () =>
      visitColumns({
        t,
        timeZone,
        now,
        day,
        next,
        minutesUntilNext,
        likelyOf: (row) => handlersOf(row).likely,
        openerOf,
      }),
    [t, timeZone, now, day, next, minutesUntilNext, handlersOf, openerOf],
  )
  const actionsOf = useCallback(
    (row: OrderRow) => <VisitActions row={row} {...handlersOf(row)} />,
    [handlersOf],
  )
  const rowTone = useCallback((row: OrderRow) => orderTone(row, { now, timeZone }), [now, timeZone])
  const done = visits.filter(isDone).length
  const summary = [
    ...(late === 0 ? [] : [t('orders.visits.late', { count: late })]),
    t('orders.visits.open', { count: rows.length - done - late }),
    ...(done === 0 ? [] : [t('orders.visits.done', { count: done })]),
  ].join(', ')
  const title = t('orders.bucket.today')
  return (
    <StripBox ref={box}>
      <CollapsibleSection
        name="today"
        variant="plain"
        title={title}
        note={isLoading ? dateText(day) : `${dateText(day)} · ${summary}`}
      >
        {rows.length === 0 && next !== undefined && !isLoading ? (
          <NextVisit visit={next} onOpen={openerOf(next.row)} timeZone={timeZone} now={now} />
        ) : (
          <DataTable
            caption={title}
            columns={columns}
            rows={rows}
            rowId={rowId}
            isLoading={isLoading}
            skeletonRows={MAX_VISIT_CARDS}
            rowTone={rowTone}
            rowActions={actionsOf}
            openerOf={openerOf}
            openId={openId}
          />
        )}
      </CollapsibleSection>
    </StripBox>
  )
}

interface NextVisitProps {
  readonly visit: Visit<OrderRow>
  readonly onOpen?: (() => void) | undefined
  readonly timeZone: string
  readonly now: Date
}

/** The next visit as one line. The order of the visit is in the table of the next days. */
function NextVisit({ visit: { row, hours }, onOpen, timeZone, now }: NextVisitProps) {
  const t = useT()
  const dateText = useDateText()
  const [named] = groupByDay([row], { now, timeZone })
  const { day, word } = named ?? { day: undefined, word: 'none' }
  const date = day === undefined ? '' : dateText(day)
  const time = isWholeDay(hours, timeZone) ? t('orders.hours.any') : hoursText(hours, day, timeZone)
  const name = orderName(row)
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      rowGap="1"
      px="4"
      py="2.5"
      bg="surface"
      borderWidth="1px"
      borderColor="border"
      borderRadius="lg"
      boxShadow="inset 4px 0 0 var(--chakra-colors-brand-active)"
    >
      <chakra.span color="fg.muted">{t('orders.visits.none')}</chakra.span>
      <chakra.span textStyle="lg" fontWeight="semibold">
        {[word === 'date' ? date : `${t(`orders.day.${word}`)} ${date}`, time]
          .filter((part) => part !== undefined)
          .join(', ')}
      </chakra.span>
      <span>
        {orderTypeText(t, row)} {name}
      </span>
      {onOpen !== undefined && (
        <chakra.span marginInlineStart="auto">
          <Button
            size="sm"
            icon={<Icon of={ArrowRight} size={16} />}
            aria-label={name && t('orders.details.of', { order: name })}
            onClick={onOpen}
          >
            {t('orders.action.details')}
          </Button>
        </chakra.span>
      )}
    </chakra.div>
  )
}

const openerIn = ({ menu, onAction }: OrderRowHandlers): (() => void) | undefined =>
  menu.some(({ action, reason }) => action === 'details' && reason === undefined)
    ? () => onAction('details')
    : undefined

const isDone = ({ row, hours }: Visit<OrderRow>): boolean =>
  hours.certainty === 'done' || orderStatus(row.serviceStatusCode).tone === 'done'

const rowId = ({ serviceId, serviceCode, requestedTime, requestInitialTime }: OrderRow): string =>
  serviceId ?? JSON.stringify([serviceCode, requestedTime, requestInitialTime])
