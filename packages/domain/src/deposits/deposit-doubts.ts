import { parseAmount, toHundredths } from '../kernel'
import type { DepositBag } from './deposit-bags'
import type { RegisteredDeposit } from './registered-deposit.schema'

/** Number of days in which a booked bag with the same code causes a warning. (DPS-52) */
export const BOOKED_DAYS = 30

/**
 * The factor above which an amount is unusual, compared with the largest recent deposit. It is compared only if there
 * are at least `FEWEST_TO_COMPARE` deposits. (DPS-53)
 */
const UNUSUAL_FACTOR = 10
const FEWEST_TO_COMPARE = 3

/**
 * A doubt to confirm before a bag is booked:
 * - `booked`: a deposit at the point has the same code;
 * - `amount`: the amount is far above the largest of the last deposits at the point.
 */
export type DepositDoubt =
  | { readonly kind: 'booked'; readonly bagId: string; readonly deposit: RegisteredDeposit }
  | { readonly kind: 'amount'; readonly bagId: string; readonly largest: RegisteredDeposit }

/** Earlier deposits at the service point at which a bag is to be deposited. */
export interface EarlierDeposits {
  readonly latest: readonly RegisteredDeposit[]
  /** The deposits of the last `BOOKED_DAYS` with the code of the bag, the latest first. */
  readonly withCode: readonly RegisteredDeposit[]
}

/**
 * The doubts that a user confirms before bags are booked: in the order of the bags and, for one bag, from the earliest
 * deposit to the latest. (DPS-52, DPS-53)
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
