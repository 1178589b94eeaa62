import { depositCalls } from '@remesa/api-client/contract'
import { type DepositRecord, depositTimeZone, isDepositServicePoint } from '@remesa/domain/deposits'
import { calendarDayOf } from '@remesa/domain/kernel'
import { DepositHistory, DepositReceipt } from '@remesa/ui/deposits'
import { useT } from '@remesa/ui/i18n'
import { Button, ButtonLink, Icon, PageHeader } from '@remesa/ui/kernel'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Plus, Printer } from 'lucide'
import { Link } from 'wouter'
import { endpointQueryOptions, useApi, useClientOf } from '../kernel/api'
import { TodayIn, useNow } from '../kernel/clock'
import { useOpenedDialog } from '../kernel/loading'
import { usePortal } from '../kernel/state'
import { servicePointsQuery } from '../orders/queries'
import { DepositsExport } from './deposits-export'
import { RequestReversal } from './request-reversal'
import { useHistoryAddress } from './use-history-address'

const PAGE_SIZE = 200

/**
 * The page with the deposits at the user's service points, day by day. It has totals, a search, receipts, and requests
 * to reverse a deposit that was booked by mistake. (DPS-55 to 57)
 */
export function DepositHistoryPage() {
  const t = useT()
  const now = useNow()
  const { brand, config } = usePortal()
  const { deposits } = useClientOf(depositCalls)
  const { data: all = [] } = useQuery(servicePointsQuery(useApi()))
  const points = all.filter(isDepositServicePoint)
  const zoneOf = (point: string) =>
    depositTimeZone(
      points.find(({ id }) => String(id) === point),
      config,
    )
  const address = useHistoryAddress((point) => calendarDayOf(now, zoneOf(point)))
  const { filters, page } = address
  const { data, isError, isFetching, refetch } = useQuery({
    ...endpointQueryOptions(
      deposits.list,
      {
        query: {
          day: filters.day || undefined,
          servicePointId: Number(filters.point) || undefined,
          search: filters.search.trim() || undefined,
          page: page - 1,
          size: PAGE_SIZE,
        },
      },
      { isSilent: true },
    ),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  const receipt = useOpenedDialog<DepositRecord>()
  const reversal = useOpenedDialog<DepositRecord>()
  /** The deposit in its latest version, because its reversal may have been requested in the meantime. */
  const fresh = (deposit: DepositRecord) =>
    data?.content.find(({ sessionId }) => sessionId === deposit.sessionId) ?? deposit
  const timeZone = zoneOf(filters.point)
  return (
    <TodayIn timeZone={timeZone}>
      <PageHeader
        title={t('deposits.history')}
        actions={
          <>
            <Button icon={<Icon of={Printer} size={16} />} onClick={() => window.print()}>
              {t('deposits.history.print')}
            </Button>
            <DepositsExport day={filters.day} point={filters.point} points={points} timeZone={timeZone} />
            <Link href="/deposit" asChild>
              <ButtonLink href="/deposit" variant="primary" icon={<Icon of={Plus} size={16} />}>
                {t('deposits.history.new')}
              </ButtonLink>
            </Link>
          </>
        }
      />
      <DepositHistory
        filters={filters}
        onFilter={address.filter}
        points={points.map(({ id, description }) => ({ value: String(id), label: description }))}
        today={calendarDayOf(now, timeZone)}
        history={data}
        onRetry={isError && !isFetching ? () => void refetch() : undefined}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={({ page: to }) => address.turn(to)}
        onReceipt={({ deposit }) => receipt.open(deposit)}
        isCovered={receipt.opened?.isOpen === true}
      />
      {receipt.opened && (
        <DepositReceipt
          key={receipt.opened.opening}
          isOpen={receipt.opened.isOpen}
          deposit={fresh(receipt.opened.subject)}
          provider={brand.product}
          onReversal={() => {
            if (receipt.opened !== undefined) reversal.open(receipt.opened.subject)
            receipt.close()
          }}
          onPrint={() => window.print()}
          onClose={receipt.close}
        />
      )}
      {reversal.opened && (
        <RequestReversal
          key={`reversal ${reversal.opened.opening}`}
          isOpen={reversal.opened.isOpen}
          deposit={reversal.opened.subject}
          onClose={reversal.close}
          reread={() => void refetch()}
        />
      )}
    </TodayIn>
  )
}
