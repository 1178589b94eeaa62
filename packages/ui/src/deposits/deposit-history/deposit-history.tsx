import { chakra } from '@chakra-ui/react'
import type { DepositRecord, DepositHistory as History } from '@remesa/domain/deposits'
import { addDays, type CalendarDay, formatDay, isValidDay } from '@remesa/domain/kernel'
import { ChevronLeft, ChevronRight, Receipt } from 'lucide'
import { useId } from 'react'
import { useT } from '../../i18n'
import {
  DateInput,
  EmptyState,
  FailedState,
  HiddenText,
  Icon,
  IconButton,
  ListPagination,
  type Option,
  SearchField,
  Select,
  Skeleton,
} from '../../kernel'
import { RECEIPT, useReceiptPrint } from '../deposit-receipt/use-receipt-print'
import { sumText } from '../deposit-words'
import { HistoryTable } from './history-table'

/** The filters of the history of deposits. */
export interface DepositHistoryFilters {
  /** The day, `yyyy-MM-dd`; `''` for all days. */
  readonly day: CalendarDay | ''
  /** Id of the service point; `''` for all service points. */
  readonly point: string
  /** Search text: part of a bag code, or an amount. */
  readonly search: string
}

export interface DepositHistoryProps {
  readonly filters: DepositHistoryFilters
  readonly onFilter: (change: Partial<DepositHistoryFilters>) => void
  readonly points: readonly Option[]
  /** The current day in the time zone of the chosen service point. */
  readonly today: CalendarDay
  /** The deposits that match the filters; `undefined` while they are loading. */
  readonly history: History | undefined
  /** Loads the deposits again; present only if loading has failed. */
  readonly onRetry: (() => void) | undefined
  /** Number of the current page of deposits, from 1. */
  readonly page: number
  readonly pageSize: number
  readonly onPage: (detail: { readonly page: number }) => void
  readonly onReceipt: (detail: { readonly deposit: DepositRecord }) => void
  /** Whether a dialog is open over the page. The browser then prints the dialog instead of the page. */
  readonly isCovered: boolean
}

/** The deposits of a day, with their total, a search field, and a button for the receipt of each deposit. */
export function DepositHistory(props: DepositHistoryProps) {
  const { filters, onFilter, points, today, history, onRetry, page, pageSize } = props
  const t = useT()
  const id = useId()
  const step = (days: number) => onFilter({ day: addDays(filters.day === '' ? today : filters.day, days) })
  useReceiptPrint(!props.isCovered)
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)" maxW="51rem">
      <chakra.div
        display="grid"
        gap="3"
        alignItems="end"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 2fr) minmax(0, 2fr)' }}
      >
        <Select
          label={t('deposits.servicePoint')}
          value={filters.point}
          placeholder={t('deposits.history.allPoints')}
          options={points}
          onChange={({ value }) => onFilter({ point: value })}
        />
        <chakra.div display="grid" gap="1" alignItems="end" gridTemplateColumns="auto minmax(0, 1fr) auto">
          <IconButton
            variant="secondary"
            label={t('deposits.history.previous')}
            icon={<Icon of={ChevronLeft} size={18} />}
            onClick={() => step(-1)}
          />
          <DateInput
            // The date field keeps a typed text while the text is not a valid day.
            key={filters.day}
            label={t('deposits.history.day')}
            value={filters.day}
            max={today}
            onChange={({ value }) => (value === '' || isValidDay(value)) && onFilter({ day: value })}
          />
          <IconButton
            variant="secondary"
            label={t('deposits.history.next')}
            icon={<Icon of={ChevronRight} size={18} />}
            onClick={() => step(1)}
          />
        </chakra.div>
        <SearchField
          label={t('deposits.history.search')}
          value={filters.search}
          onSearch={({ text }) => onFilter({ search: text })}
        />
      </chakra.div>
      <chakra.section aria-labelledby={id} {...(props.isCovered ? {} : { [RECEIPT]: '' })}>
        <chakra.h2 id={id} textStyle="xl" fontWeight="semibold" pb="3">
          <span role="status">
            {history === undefined ? (
              <HiddenText>{t('deposits.history')}</HiddenText>
            ) : (
              <Total {...props} history={history} />
            )}
          </span>
        </chakra.h2>
        {onRetry !== undefined && <FailedState title={t('deposits.history.failed')} onRetry={onRetry} />}
        {onRetry === undefined && history === undefined && (
          <div role="status" aria-label={t('text.loading')}>
            <Skeleton height="12rem" />
          </div>
        )}
        {history?.totalElements === 0 && <EmptyState title={t(nothingFound(filters))} />}
        {history !== undefined && history.content.length > 0 && (
          <HistoryTable
            deposits={history.content}
            hasPoints={filters.point === ''}
            rowActions={(deposit) => (
              <IconButton
                label={t('deposits.history.receipt', { code: deposit.barcode })}
                icon={<Icon of={Receipt} size={18} />}
                onClick={() => props.onReceipt({ deposit })}
              />
            )}
          />
        )}
        <ListPagination
          caption={t('deposits.history')}
          page={page}
          pageSize={pageSize}
          total={history?.totalElements ?? 0}
          onPage={props.onPage}
        />
      </chakra.section>
    </chakra.div>
  )
}

const nothingFound = ({ search, day }: DepositHistoryFilters) => {
  if (search.trim() !== '') return 'deposits.history.nothing'
  return day === '' ? 'deposits.history.none' : 'deposits.history.empty'
}

/** One line with the total of the shown deposits and the service point at which they were made. */
function Total({ filters, points, today, history }: DepositHistoryProps & { readonly history: History }) {
  const t = useT()
  const sum = sumText(t, history)
  if (filters.search.trim() !== '' || filters.day === '') return t('deposits.history.found', { sum })
  const day = formatDay(filters.day)
  const point = points.find(({ value }) => value === filters.point)?.label
  if (point === undefined)
    return filters.day === today
      ? t('deposits.history.today.all', { sum })
      : t('deposits.history.day.all', { day, sum })
  return filters.day === today
    ? t('deposits.history.today.point', { point, sum })
    : t('deposits.history.day.point', { day, point, sum })
}
