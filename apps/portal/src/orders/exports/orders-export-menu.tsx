import { countryName } from '@remesa/domain/country'
import {
  buildOrdersReportRequest,
  buildReportOfPoints,
  HISTORY_EXPORT_OK_KEY,
  lastMonth,
  makesOrdersReports,
  type OrdersReportRequest,
  type OrdersReportType,
  offeredOrdersReports,
  ordersReportBounds,
  proposedReportDays,
  windowOfDays,
} from '@remesa/domain/orders'
import type { DateRange } from '@remesa/domain/reports'
import { servicePointTimeZone } from '@remesa/domain/service-points'
import { useT } from '@remesa/ui/i18n'
import type { MenuListProps } from '@remesa/ui/kernel'
import {
  OrdersExportMenu as Menu,
  OrdersExportDialog,
  type OrdersExportDialogProps,
  type OrdersExportState,
} from '@remesa/ui/orders'
import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type ApiFailure, endpointQueryOptions, useApi } from '../../kernel/api'
import { useNow } from '../../kernel/clock'
import { usePortal } from '../../kernel/state'
import { CATALOGUE_FRESH_MS } from '../../kernel/time-limits'
import { useRequestReport } from '../../kernel/write'
import { type PointsOfCountry, pointsByCountry } from '../queries'
import type { OrdersExportProps, OrdersExportScope } from './orders-export.types'

export interface OrdersExportMenuProps extends OrdersExportProps, MenuListProps {
  readonly onBusyChange: (isBusy: boolean) => void
}

/** The orders of one report: the orders of the chosen service point, or of all points of one country. */
interface Coverage {
  readonly code: string
  /** Name of the country, if the user can choose between several countries. */
  readonly country: string | undefined
  readonly place: OrdersExportDialogProps['place']
  /** The time zone of the days that the report covers. */
  readonly timeZone: string
  readonly bodyOf: (type: OrdersReportType, days: DateRange) => OrdersReportRequest
}

/**
 * The menu of reports. It asks for the days of the chosen report, and then requests the report. Only one report can
 * be requested at a time.
 */
export function OrdersExportMenu({ scope, onBusyChange, ...list }: OrdersExportMenuProps) {
  const api = useApi()
  const now = useNow()
  const { config } = usePortal()
  const types = useQuery({
    // A failure opens no popup, because the menu shows loading and failure itself.
    ...endpointQueryOptions(api.reports.orderTypes, {}, { isSilent: true }),
    enabled: list.isOpen,
    staleTime: CATALOGUE_FRESH_MS,
  })
  const coverages = useCoverages(scope, list.isOpen)
  const { isBusy, request } = useRequestReport<OrdersReportRequest>({
    call: (body, options) => api.reports.requestOrders({ body }, options),
    okKey: HISTORY_EXPORT_OK_KEY,
  })
  useEffect(() => onBusyChange(isBusy), [isBusy, onBusyChange])
  const [chosen, setChosen] = useState<{ readonly type: OrdersReportType; readonly of: Coverage }>()
  const clock = { now, timeZone: chosen?.of.timeZone ?? 'UTC' }
  return (
    <>
      <Menu
        {...list}
        state={stateOf(types, scope, coverages)}
        onChoose={({ type, country }) => {
          const of = coverages?.find(({ code }) => code === country) ?? coverages?.[0]
          if (of !== undefined) setChosen({ type, of })
        }}
      />
      {chosen !== undefined && (
        <OrdersExportDialog
          isOpen
          title={chosen.type.description}
          place={chosen.of.place}
          proposed={proposedReportDays(config, clock)}
          lastMonth={lastMonth(clock)}
          bounds={ordersReportBounds(clock)}
          onSend={({ days }) => {
            setChosen(undefined)
            request(chosen.of.bodyOf(chosen.type, days))
          }}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  )
}

/**
 * The ranges of orders from which the user can choose; `undefined` while it is unknown which countries have reports.
 * (ORD-15)
 */
const useCoverages = (scope: OrdersExportScope, isOpen: boolean): readonly Coverage[] | undefined => {
  const t = useT()
  const api = useApi()
  const { config, user } = usePortal()
  const byCountry = 'points' in scope ? pointsByCountry(scope.points, user) : []
  const configs = useQueries({
    queries: byCountry.map(({ code }) => ({
      ...endpointQueryOptions(api.country.config, { query: { code } }, { isSilent: true }),
      enabled: isOpen && code !== config.code,
      staleTime: CATALOGUE_FRESH_MS,
    })),
  })
  if (!('points' in scope)) return [ofPoint(scope, user)]
  const makes = byCountry.map(({ code }, index) => {
    const settings = code === config.code ? config : configs[index]?.data
    return settings && makesOrdersReports(settings)
  })
  if (configs.some(({ isFetching, data }) => isFetching && data === undefined)) return undefined
  return byCountry
    .filter((_, index) => makes[index] === true)
    .map((country, _, all) => {
      const { country: own } = country.points[0]?.subclient.client ?? {}
      return {
        ...ofPoints(country, user),
        country:
          all.length === 1 || own === undefined
            ? undefined
            : countryName(own, (key) => (t.knows(key) ? t(key) : undefined)),
      }
    })
}

type User = Parameters<typeof servicePointTimeZone>[1]

const ofPoint = (
  { filters, countryCode }: Extract<OrdersExportScope, { readonly filters: unknown }>,
  user: User,
): Coverage => {
  const timeZone = servicePointTimeZone(filters.servicePoint, user)
  return {
    code: countryCode,
    country: undefined,
    timeZone,
    place: {
      point: filters.servicePoint?.description ?? '',
      center: filters.servicePoint?.subclient.description ?? '',
      count: filters.servicePoints.length,
    },
    bodyOf: (type, days) =>
      buildOrdersReportRequest(type, filters, { window: windowOfDays(days, timeZone), countryCode }),
  }
}

const ofPoints = ({ code, points, zones }: PointsOfCountry, user: User): Omit<Coverage, 'country'> => ({
  code,
  timeZone: servicePointTimeZone(points[0], user),
  place: { point: points[0]?.description ?? '', count: points.length },
  bodyOf: (type, days) => buildReportOfPoints(type, { points, countryCode: code, days, zones }),
})

const stateOf = (
  { data, error, isFetching, refetch }: UseQueryResult<OrdersReportType[], ApiFailure>,
  scope: OrdersExportScope,
  coverages: readonly Coverage[] | undefined,
): OrdersExportState => {
  if (data !== undefined && coverages !== undefined) {
    const offered = offeredOrdersReports(data, 'filters' in scope ? scope.filters : undefined)
    return {
      kind: 'ready',
      reports: coverages.flatMap(({ code, country }) =>
        offered.map((report) => (country === undefined ? report : { ...report, place: { code, country } })),
      ),
    }
  }
  return error === null || isFetching ? { kind: 'loading' } : { kind: 'error', onRetry: () => void refetch() }
}
