import { placeTimeZone } from '@remesa/domain/country'
import { wallClockOf } from '@remesa/domain/kernel'
import { orderKind } from '@remesa/domain/orders'
import { clients, orders, servicePoints, subclients } from '../db/schema'
import type { Column, Making } from '../reports'
import { wordOr } from '../reports/words'

/** Columns that every report of orders reads. The query has to join service points, subclients and clients. */
export const orderFields = {
  serviceCode: orders.serviceCode,
  serviceType: orders.serviceType,
  isChange: orders.isChange,
  statusCode: orders.statusCode,
  startsAt: orders.startsAt,
  client: clients.description,
  subclient: subclients.description,
  servicePoint: servicePoints.description,
  zone: servicePoints.zone,
}

interface OrderRow {
  readonly serviceCode: string
  readonly serviceType: string
  readonly isChange: boolean
  readonly statusCode: string
  readonly client: string
  readonly subclient: string
  readonly servicePoint: string
}

/** The columns of a report with an order's number, type, status, client, subclient and service point. */
export const orderColumns = ({ words }: Pick<Making, 'words'>): readonly Column<OrderRow>[] => [
  { header: 'order', value: (row) => row.serviceCode, width: 12 },
  {
    header: 'type',
    value: (row) => wordOr(words, `kind.${orderKind(row) ?? ''}`, row.serviceType),
    width: 24,
  },
  { header: 'status', value: (row) => wordOr(words, `status.${row.statusCode}`, row.statusCode) },
  { header: 'client', value: (row) => row.client, width: 28 },
  { header: 'center', value: (row) => row.subclient, width: 28 },
  { header: 'servicePoint', value: (row) => row.servicePoint, width: 28 },
]

/** An instant in the time zone of the row's service point, in the format of `dayTime` cells. */
export const timeCellIn =
  (countryCode: string) =>
  ({ zone }: { readonly zone: string | null }, instant: Date | null): string | null => {
    if (instant === null) return null
    const { day, time } = wallClockOf(instant, placeTimeZone(countryCode, zone))
    return `${day} ${time}`
  }
