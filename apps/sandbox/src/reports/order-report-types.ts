import type { CountryConfig } from '@remesa/domain/country'
import { agilePickupSettings } from '@remesa/domain/declared-values'
import type { ReportWords } from './words'

const types = ['ORDERS_SUMMARY', 'ORDERS_AMOUNTS', 'ORDERS_CONSIGNMENTS'] as const

/**
 * The codes of the reports that the history of orders offers: the orders, their requested amounts, or their consignment
 * notes.
 */
export type OrdersReportCode = (typeof types)[number]

/**
 * The code of a report of orders that always fails. It can be requested only by its code, to try out the status ERROR.
 */
export const FAILING_REPORT = 'ORDERS_FAIL'

/** Whether a code is that of a report of orders. */
export const isOrdersReport = (code: string): code is OrdersReportCode =>
  types.some((known) => known === code)

/**
 * The reports of orders, with names in one language. The report of consignment notes is not offered in countries that
 * declare values by container, because their notes list no contents.
 */
export const listOrderReportTypes = (config: Pick<CountryConfig, 'Orders'>, words: ReportWords) =>
  types.map((code) => ({
    code,
    description: words[`orders.${code}`],
    disabled: code === 'ORDERS_CONSIGNMENTS' && agilePickupSettings(config).mode === '1',
  }))
