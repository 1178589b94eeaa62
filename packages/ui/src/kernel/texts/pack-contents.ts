import { formatMoney } from '@remesa/domain/kernel'
import type { Pack } from '@remesa/domain/orders'

/** A text whose spaces do not allow line breaks. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0')

/** Contents of a pack: `10 × 5,00 €, 20 × 1,00 €`. A line can break only between the denominations. */
export const packContents = ({ denominations }: Pick<Pack, 'denominations'>): string =>
  denominations
    .map(({ quantity, value, currencySymbol }) => `${quantity} \u00d7 ${formatMoney(value, currencySymbol)}`)
    .map(unbroken)
    .join(', ')
