import { type Issue, issue } from '../kernel'
import { type Composition, compositionTotal, compositionTotals, currenciesOf } from './composition'
import { MAX_ORDER_AMOUNT, type OrderCurrency, quantityIssues } from './order-base'

/**
 * Every issue of what a delivery holds, quantities in pieces and packs: a currency for loose pieces, quantities, a total
 * above 0, currencies that the customer has. (ORD-86)
 */
export const compositionIssues = (
  composition: Composition,
  currencies: readonly Pick<OrderCurrency, 'isoCode'>[],
): readonly Issue[] => [
  ...(composition.denominations.length > 0 && composition.currencyId === ''
    ? [issue('required', 'currencyId')]
    : []),
  ...lineIssues(composition),
  ...currenciesOf(composition)
    .filter((isoCode) => compositionTotal(composition, isoCode) > 0)
    .filter((isoCode) => !currencies.some((currency) => currency.isoCode === isoCode))
    .map((isoCode) => issue('currency', 'packs', { isoCode })),
  ...totalIssues(
    'composition',
    compositionTotals(composition).map(({ amount }) => amount),
  ),
]

/** The issue of totals by currency, in major units: at least one above 0, none above the highest amount. (ORD-86) */
export const totalIssues = (path: string, totals: readonly number[]): readonly Issue[] => {
  if (!totals.some((total) => total > 0)) return [issue('gt', path, { limit: 0 })]
  return totals.some((total) => total > MAX_ORDER_AMOUNT)
    ? [issue('max_value', path, { max: MAX_ORDER_AMOUNT })]
    : []
}

const lineIssues = ({ denominations, packs }: Composition): readonly Issue[] => [
  ...denominations.flatMap(({ quantity }, index) =>
    quantityIssues(`denominations.${index}.quantity`, quantity, { min: 0 }),
  ),
  ...packs.flatMap(({ quantity }, index) => quantityIssues(`packs.${index}.quantity`, quantity, { min: 1 })),
]
