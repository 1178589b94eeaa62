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

/** The symbol of a currency: from the customer's list, else from the pack, else its code. */
export const symbolOf = (isoCode: string, currencies: Currencies, packs: readonly Pack[] = []): string =>
  currencies?.find((currency) => currency.isoCode === isoCode)?.symbol ??
  packs.flatMap((pack) => pack.denominations).find((part) => part.currencyIsoCode === isoCode)
    ?.currencySymbol ??
  isoCode

/** Totals of a composition, one per currency. */
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

/** Name of a commodity. If the product has no text for it, the name in the catalogue is used. */
export const kindText = (
  t: Translate,
  { commodityTypeCode, commodityTypeDescription }: Omit<DenominationGroup, 'denominations'>,
): string => {
  const key = `orders.composition.kind.${commodityTypeCode}`
  return t.knows(key) ? t(key) : commodityTypeDescription
}
