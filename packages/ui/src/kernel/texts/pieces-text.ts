import { formatAmount } from '@remesa/domain/kernel'

/** A number of pieces as amounts are written, without their decimals. */
export const piecesText = (quantity: number): string => formatAmount(quantity).replace(/,00$/, '')
