import { formatMoney } from '@remesa/domain/kernel'
import {
  type Composition,
  type CustomerCurrency,
  compositionTotals,
  type DenominationGroup,
  type Pack,
} from '@remesa/domain/orders'
import type { Translate } from '../../i18n'

type Currencies = readonly CustomerCurrency[] | undefined

/**
 * The symbol of a currency: the symbol in the customer's list of currencies, else the symbol of the pack, else the
 * ISO code.
 */
export const symbolOf = (isoCode: string, currencies: Currencies, packs: readonly Pack[] = []): string =>
  currencies?.find((currency) => currency.isoCode === isoCode)?.symbol ??
  packs.flatMap((pack) => pack.denominations).find((part) => part.currencyIsoCode === isoCode)
    ?.currencySymbol ??
  isoCode

/** The totals of a delivery's contents, one formatted text per currency. */
export const totalTexts = (composition: Composition, currencies: Currencies): readonly string[] =>
  compositionTotals(composition).map(({ isoCode, amount }) =>
    formatMoney(
      amount,
      symbolOf(
        isoCode,
        currencies,
        composition.packs.map(({ pack }) => pack),
      ),
    ),
  )

/** Name of a commodity: the product's text if it has one, else the name in the catalogue. */
export const kindText = (
  t: Translate,
  { commodityTypeCode, commodityTypeDescription }: Omit<DenominationGroup, 'denominations'>,
): string => {
  const key = `orders.composition.kind.${commodityTypeCode}`
  return t.knows(key) ? t(key) : commodityTypeDescription
}
