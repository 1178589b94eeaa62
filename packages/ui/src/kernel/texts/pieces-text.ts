import { formatAmount } from '@remesa/domain/kernel'

/** A number of pieces, formatted like an amount but without decimals. */
export const piecesText = (quantity: number): string => formatAmount(quantity).replace(/,00$/, '')
