import type { CountryConfig } from '@remesa/domain/country'
import { agilePickupSettings } from '@remesa/domain/declared-values'
import type { ReportWords } from './words'

const types = ['ORDERS_SUMMARY', 'ORDERS_AMOUNTS', 'ORDERS_CONSIGNMENTS'] as const

/** The codes of the reports that the history of orders offers: orders, requested amounts, or consignment notes. */
export type OrdersReportCode = (typeof types)[number]

/** The code of a report of orders that always fails. No list offers it; it is for trying out the status ERROR. */
export const FAILING_REPORT = 'ORDERS_FAIL'

/** Whether a code belongs to a report of orders. */
export const isOrdersReport = (code: string): code is OrdersReportCode =>
  types.some((known) => known === code)

/**
 * The reports of orders, with names in one language. Countries that declare values by container are not offered the
 * report of consignment notes, because their notes have no contents.
 */
export const listOrderReportTypes = (config: Pick<CountryConfig, 'Orders'>, words: ReportWords) =>
  types.map((code) => ({
    code,
    description: words[`orders.${code}`],
    disabled: code === 'ORDERS_CONSIGNMENTS' && agilePickupSettings(config).mode === '1',
  }))
