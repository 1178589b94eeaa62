import type { CountryConfig } from '@remesa/domain/country'
import { agilePickupSettings } from '@remesa/domain/declared-values'
import type { ReportWords } from './words'

const types = ['ORDERS_SUMMARY', 'ORDERS_AMOUNTS', 'ORDERS_CONSIGNMENTS'] as const

/** The exports of the history: the orders, their requested amounts, or their consignment notes. */
export type OrdersReportCode = (typeof types)[number]

/** A report of orders that is requested by its code only and always fails, to try out the status ERROR. */
export const FAILING_REPORT = 'ORDERS_FAIL'

/** Whether a code names a report of orders. */
export const isOrdersReport = (code: string): code is OrdersReportCode =>
  types.some((known) => known === code)

/**
 * The reports of orders, named in one language. The report of consignment notes is switched off in countries that
 * declare values by container, because their notes list no contents.
 */
export const listOrderReportTypes = (config: Pick<CountryConfig, 'Orders'>, words: ReportWords) =>
  types.map((code) => ({
    code,
    description: words[`orders.${code}`],
    disabled: code === 'ORDERS_CONSIGNMENTS' && agilePickupSettings(config).mode === '1',
  }))
