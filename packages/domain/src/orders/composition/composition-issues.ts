import { type Issue, issue } from '../../kernel'
import { MAX_ORDER_AMOUNT, type OrderCurrency } from '../order/order-base'
import { type Composition, compositionTotal, compositionTotals, currenciesOf } from './composition'

/**
 * The validation issues in the contents of a delivery as a whole: a currency that the customer may not use, or a total
 * of 0. (ORD-86)
 */
export const contentIssues = (
  composition: Composition,
  currencies: readonly Pick<OrderCurrency, 'isoCode'>[],
): readonly Issue[] => [
  ...currenciesOf(composition)
    .filter((isoCode) => compositionTotal(composition, isoCode) > 0)
    .filter((isoCode) => !currencies.some((currency) => currency.isoCode === isoCode))
    .map((isoCode) => issue('currency', 'packs', { isoCode })),
  ...totalIssues(
    'composition',
    compositionTotals(composition).map(({ amount }) => amount),
  ),
]

/**
 * The validation issue of the total in each currency, in major units. At least one total must be above 0, and no total
 * may exceed the highest amount. (ORD-86)
 */
export const totalIssues = (path: string, totals: readonly number[]): readonly Issue[] => {
  if (!totals.some((total) => total > 0)) return [issue('gt', path, { limit: 0 })]
  return totals.some((total) => total > MAX_ORDER_AMOUNT)
    ? [issue('max_value', path, { max: MAX_ORDER_AMOUNT })]
    : []
}
