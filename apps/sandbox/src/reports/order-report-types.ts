import type { CountryConfig } from '@remesa/domain/country'
import { agilePickupSettings } from '@remesa/domain/declared-values'
import type { ReportWords } from './words'

const types = ['ORDERS_SUMMARY', 'ORDERS_AMOUNTS', 'ORDERS_CONSIGNMENTS'] as const

/** What the history of orders can be exported as: the orders, what they ask for, or the notes they travelled under. */
export type OrdersReportCode = (typeof types)[number]

/** A report of orders that can be asked for by its code alone and always comes to nothing: for trying the status ERROR. */
export const FAILING_REPORT = 'ORDERS_FAIL'

/** Whether a code names a report of orders. */
export const isOrdersReport = (code: string): code is OrdersReportCode =>
  types.some((known) => known === code)

/**
 * The reports of orders with their names in one language. Where values are declared by container, notes do not say what
 * is in them: their report is switched off there.
 */
export const listOrderReportTypes = (config: Pick<CountryConfig, 'Orders'>, words: ReportWords) =>
  types.map((code) => ({
    code,
    description: words[`orders.${code}`],
    disabled: code === 'ORDERS_CONSIGNMENTS' && agilePickupSettings(config).mode === '1',
  }))
