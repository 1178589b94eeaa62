import { addAmounts, err, type Issue, ok, type Result, typedAmount } from '../../kernel'
import { MAX_ORDER_AMOUNT, MAX_QUANTITY, quantityIssues } from '../order/order-base'
import type { Denomination } from '../order/order-catalogue.schema'
import { lineAmount, quantityFromAmount } from './composition'

/** The notes or coins of one commodity type, in the order of the catalogue. */
export interface DenominationGroup {
  readonly commodityTypeCode: string
  readonly commodityTypeDescription: string
  readonly denominations: readonly Denomination[]
}

/**
 * The denominations, grouped by commodity type. The groups are in the order in which their types first appear. (ORD-94)
 */
export const groupDenominations = (denominations: readonly Denomination[]): readonly DenominationGroup[] => {
  const groups = new Map<string, DenominationGroup>()
  for (const denomination of denominations) {
    const { commodityTypeCode, commodityTypeDescription } = denomination
    const known = groups.get(commodityTypeCode)
    groups.set(commodityTypeCode, {
      commodityTypeCode,
      commodityTypeDescription: known?.commodityTypeDescription ?? commodityTypeDescription,
      denominations: [...(known?.denominations ?? []), denomination],
    })
  }
  return [...groups.values()]
}

/**
 * The text that the user typed for one denomination. It is either the number of pieces (`quantity`) or the sum of their
 * values (`amount`).
 */
export interface PieceEntry {
  readonly mode: 'quantity' | 'amount'
  readonly typed: string
}

/**
 * The pieces of one denomination: their number, their value, and the remainder of a typed amount that is less than one
 * piece.
 */
export interface Pieces {
  readonly quantity: number
  readonly amount: number
  readonly remainder: number
}

/**
 * The pieces of one denomination that a typed text means. A number of pieces is a whole number from 0 to 1,000,000. An
 * amount is 0 or more, has at most two decimals, and is converted to whole pieces. The issues have the path `typed`.
 * (ORD-95)
 */
export const readPieces = (
  { mode, typed }: PieceEntry,
  denomination: Pick<Denomination, 'value'>,
): Result<Pieces, readonly Issue[]> => {
  const text = typed.trim()
  if (mode === 'quantity') {
    const issues = quantityIssues('typed', text, { min: 0 })
    if (issues.length > 0) return err(issues)
    const quantity = Math.abs(Number(text))
    return ok({ quantity, amount: lineAmount(denomination.value, quantity), remainder: 0 })
  }
  const amount = typedAmount('typed', text, { isZeroAccepted: true, max: mostFor(denomination) })
  if (!amount.ok) return amount
  const { quantity, remainder } = quantityFromAmount(amount.value, denomination)
  return ok({ quantity, amount: lineAmount(denomination.value, quantity), remainder })
}

/** The highest amount of a denomination that the maximum number of pieces allows. */
const mostFor = ({ value }: Pick<Denomination, 'value'>): number =>
  Math.min(MAX_ORDER_AMOUNT, addAmounts(lineAmount(value, MAX_QUANTITY + 1), -0.01))
