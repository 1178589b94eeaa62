import { chakra } from '@chakra-ui/react'
import {
  type ClassifiedOrders,
  groupVisits,
  type HistoryTable,
  type LocatedOrder,
  type PastList,
  pastLists,
  type VisitGroup,
  visitGroups,
} from '@remesa/domain/orders'
import { FilterX, SearchX } from 'lucide'
import { useMemo, useRef } from 'react'
import { useT } from '../../i18n'
import { Button, EmptyState, Icon, useKeptFocus } from '../../kernel'
import { orderFallbacks } from '../order-fallbacks'
import { OrderTable, type OrderTableProps } from '../order-tables/order-table'
import { TablesBox, titles } from '../order-tables/order-tables'

/** The orders of the user's service points in one country. */
export interface OrdersOfCountry {
  readonly name: string
  readonly orders: ClassifiedOrders<LocatedOrder>
}

/** The loading state of the previous or of the cancelled orders. */
export interface PastState {
  readonly isLoading: boolean
  /** Loads more orders from the back end; `undefined` if all are loaded. */
  readonly onMore?: (() => void) | undefined
  readonly isLoadingMore: boolean
}

export interface PointOrdersProps
  extends Pick<OrderTableProps, 'handlersOf' | 'pointOf' | 'timeZone' | 'openId'> {
  readonly isLoading: boolean
  /** The orders by country. With several countries, each country has its name as a heading. */
  readonly countries: readonly OrdersOfCountry[]
  /** The states of the lists of previous and of cancelled orders. A list without a state is not shown. */
  readonly past: { readonly [L in PastList]?: PastState | undefined }
  /** Removes all filters; `undefined` if no filter is applied. */
  readonly onClear: (() => void) | undefined
  /** First and last day of the lists of previous and cancelled orders, formatted. */
  readonly window: { readonly from: string; readonly until: string }
  /** The current moment, which decides in which group a visit of today is. */
  readonly now: Date
  /** A moment of the current day. Change this value rarely, because a new value renders all rows again. */
  readonly day: Date
}

/**
 * The orders of several points in lists. First come the visits of today, in groups: late, on the way, to come, and
 * done (collapsed). Then come later orders, previous orders and, on request, cancelled orders. With several
 * countries, each country has its name as a heading.
 */
export function PointOrders(props: PointOrdersProps) {
  const { isLoading, countries, past, onClear, window } = props
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  useKeptFocus(box, countries, orderFallbacks)
  const isReading = isLoading || pastLists.some((list) => past[list]?.isLoading)
  const shown = countries.length === 0 && isReading ? [nothing] : countries
  const [only] = shown
  const isEmpty = countries.every(({ orders }) => Object.values(orders).every((rows) => rows.length === 0))
  if (isEmpty && !isReading)
    return (
      <EmptyState
        icon={<Icon of={SearchX} size={22} />}
        title={onClear === undefined ? t('orders.none.title', window) : t('orders.narrow.none')}
        {...(onClear !== undefined && {
          action: (
            <Button icon={<Icon of={FilterX} size={16} />} onClick={onClear}>
              {t('orders.narrow.clear')}
            </Button>
          ),
        })}
      />
    )
  return (
    <TablesBox ref={box} data-points="" {...(shown.length > 1 && { 'data-countries': '' })}>
      {shown.length <= 1
        ? only && <Country {...props} {...only} country={undefined} />
        : shown.map(({ name, orders }) => (
            <chakra.div key={name} display="grid" gap="4">
              <chakra.h2 textStyle="xl" fontWeight="semibold">
                {name}
              </chakra.h2>
              <Country {...props} orders={orders} country={name} />
            </chakra.div>
          ))}
      {pastLists.map((list) => (
        <More key={list} list={list} state={past[list]} />
      ))}
      <chakra.p textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        {t('orders.narrow.window', window)}
      </chakra.p>
    </TablesBox>
  )
}

const nothing: OrdersOfCountry = {
  name: '',
  orders: { today: [], next: [], previous: [], cancelled: [] },
}

interface CountryProps extends PointOrdersProps {
  readonly orders: ClassifiedOrders<LocatedOrder>
  /** Name of the country, which is added to the headings of its lists; `undefined` if there is a single country. */
  readonly country: string | undefined
}

function Country({ orders, country, isLoading, past, now, day, ...shared }: CountryProps) {
  const t = useT()
  const { handlersOf, pointOf, timeZone, openId } = shared
  const groups = useMemo(() => groupVisits(orders.today, { now, timeZone }), [orders.today, now, timeZone])
  const shown = visitGroups.filter((group) => groups[group].length > 0)
  const titled = (title: string) => (country === undefined ? title : `${title}, ${country}`)
  const table = (name: VisitGroup | HistoryTable, rows: readonly LocatedOrder[], title: string) => (
    <OrderTable
      key={name}
      name={name}
      title={titled(title)}
      rows={rows}
      skeletonRows={3}
      isLoading={isLoading || (isPast(name) && past[name]?.isLoading === true)}
      isFolded={name === 'done'}
      {...{ handlersOf, pointOf, timeZone }}
      now={name === 'next' || isPast(name) ? day : now}
      openId={rows.some(({ serviceId }) => serviceId === openId) ? openId : undefined}
    />
  )
  return (
    <>
      {isLoading && table('today', [], t(titles.today))}
      {shown.map((group) => table(group, groups[group], t(`orders.group.${group}`)))}
      {(orders.next.length > 0 || isLoading) && table('next', orders.next, t(titles.next))}
      {pastLists
        .filter((list) => past[list] !== undefined && (past[list].isLoading || orders[list].length > 0))
        .map((list) => table(list, orders[list], t(titles[list])))}
    </>
  )
}

const isPast = (name: VisitGroup | HistoryTable): name is PastList => pastLists.some((list) => list === name)

/** The button that loads more previous orders or more cancelled orders. */
function More({ list, state }: { readonly list: PastList; readonly state: PastState | undefined }) {
  const t = useT()
  if (state?.onMore === undefined) return null
  return (
    <chakra.div display="flex" justifyContent="center">
      <Button isBusy={state.isLoadingMore} onClick={state.onMore}>
        {t('orders.past.more', { list: t(titles[list]) })}
      </Button>
    </chakra.div>
  )
}
