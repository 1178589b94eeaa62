import { formatAmount } from '@remesa/domain/kernel'

/** A number of pieces in the format of amounts, without decimals. */
export const piecesText = (quantity: number): string => formatAmount(quantity).replace(/,00$/, '')
