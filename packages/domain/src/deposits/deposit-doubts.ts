import { parseAmount, toHundredths } from '../kernel'
import type { DepositBag } from './deposit-bags'
import type { RegisteredDeposit } from './registered-deposit.schema'

/** A bag with the code of an earlier deposit causes a warning for this number of days after the deposit. (DPS-52) */
export const BOOKED_DAYS = 30

/**
 * An amount is unusual if it is more than `UNUSUAL_FACTOR` times the largest recent deposit. Amounts are compared only
 * if there are at least `FEWEST_TO_COMPARE` deposits. (DPS-53)
 */
const UNUSUAL_FACTOR = 10
const FEWEST_TO_COMPARE = 3

/**
 * A warning that the user confirms before a bag is booked:
 * - `booked`: a deposit at the point has the same code;
 * - `amount`: the amount is far above the largest of the last deposits at the point.
 */
export type DepositDoubt =
  | { readonly kind: 'booked'; readonly bagId: string; readonly deposit: RegisteredDeposit }
  | { readonly kind: 'amount'; readonly bagId: string; readonly largest: RegisteredDeposit }

/** Earlier deposits at the service point of the current deposit. */
export interface EarlierDeposits {
  readonly latest: readonly RegisteredDeposit[]
  /** The deposits of the last `BOOKED_DAYS` days that have the code of the bag, the latest first. */
  readonly withCode: readonly RegisteredDeposit[]
}

/**
 * The warnings that the user confirms before bags are booked, in the order of the bags. The warnings of one bag are in
 * the order of its fields. (DPS-52, DPS-53)
 */
export const depositDoubts = (
  bags: readonly DepositBag[],
  earlierOf: (bag: DepositBag) => EarlierDeposits,
): readonly DepositDoubt[] =>
  bags.flatMap((bag): readonly DepositDoubt[] => {
    const { id: bagId, draft } = bag
    const { latest, withCode } = earlierOf(bag)
    const [deposit] = withCode
    const largest = largestOf(
      draft.currencyCode === ''
        ? latest
        : latest.filter(({ currency }) => currency.code === draft.currencyCode),
    )
    const amount = parseAmount(draft.totalAmount)
    const isUnusual =
      largest !== undefined && amount.ok && toHundredths(amount.value) > largest.total * UNUSUAL_FACTOR
    return [
      ...(deposit === undefined ? [] : [{ kind: 'booked', bagId, deposit } as const]),
      ...(isUnusual ? [{ kind: 'amount', bagId, largest } as const] : []),
    ]
  })

const largestOf = (deposits: readonly RegisteredDeposit[]): RegisteredDeposit | undefined =>
  deposits.length < FEWEST_TO_COMPARE
    ? undefined
    : deposits.reduce((largest, each) => (each.total > largest.total ? each : largest))
