import { chakra } from '@chakra-ui/react'
import { formatMoney } from '@remesa/domain/kernel'
import { type TodaysTotals, visitGroups } from '@remesa/domain/orders'
import { useT } from '../../i18n'
import { Skeleton } from '../../kernel'

export interface TodaysLineProps {
  /** The totals of today's orders; `undefined` if not all of today's orders are loaded yet. */
  readonly totals: TodaysTotals | undefined
}

/**
 * The totals of today over several points in words: `Today: 17 visits, 2 late, 5 on the way, 7 to come, 3 done,
 * 41.250,00 €`. (ORD-191)
 */
export function TodaysLine({ totals }: TodaysLineProps) {
  const t = useT()
  if (totals === undefined) return <Skeleton width="20rem" />
  const { visits, counts, amounts } = totals
  return (
    <chakra.p textStyle="lg" fontWeight="semibold" fontVariantNumeric="tabular-nums">
      {[
        t('orders.today.visits', { count: visits }),
        ...visitGroups
          .filter((group) => counts[group] > 0)
          .map((group) => t(`orders.today.${group}`, { count: counts[group] })),
        ...amounts.map(({ amount, symbol }) => formatMoney(amount, symbol)),
      ].join(', ')}
    </chakra.p>
  )
}
