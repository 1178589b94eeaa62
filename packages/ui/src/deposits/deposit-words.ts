import {
  type DepositBag,
  type DepositBagState,
  type DepositDraft,
  type DepositFacts,
  depositTotals,
} from '@remesa/domain/deposits'
import { formatMoney, fromHundredths } from '@remesa/domain/kernel'
import type { StatusTone } from '../kernel'

/** What amounts are read with: the points, and the settings of the user's country. */
export type MoneyFacts = Pick<DepositFacts, 'points' | 'config'>

/** The total of bags, one amount per currency: `4.310,50 €`. */
export const totalText = (bags: readonly Pick<DepositBag, 'draft'>[], facts: MoneyFacts): string =>
  depositTotals(bags, facts)
    .map(({ hundredths, symbol }) => formatMoney(fromHundredths(hundredths), symbol))
    .join(' + ')

/** The amount of one bag. */
export const bagAmount = (draft: DepositDraft, facts: MoneyFacts): string => totalText([{ draft }], facts)

/** The place of a draft, if the user has it. */
export const placeOf = ({ servicePointId }: DepositDraft, { points }: MoneyFacts) =>
  points.find(({ id }) => id === servicePointId)

/** Tone of the state of a bag. */
export const bagTones: Readonly<Record<DepositBagState, StatusTone>> = {
  waiting: 'neutral',
  sending: 'onway',
  booked: 'done',
  refused: 'cancelled',
  unknown: 'pending',
}
