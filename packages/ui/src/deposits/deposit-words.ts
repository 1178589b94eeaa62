import {
  type DepositBag,
  type DepositBagState,
  type DepositCommodity,
  type DepositDraft,
  type DepositFacts,
  type DepositHistory,
  depositTotals,
  REVERSAL_REQUESTED,
} from '@remesa/domain/deposits'
import { formatMoney, fromHundredths } from '@remesa/domain/kernel'
import type { Translate } from '../i18n'
import type { StatusTone } from '../kernel'

/** The data that is needed to format amounts: the service points, and the settings of the user's country. */
export type MoneyFacts = Pick<DepositFacts, 'points' | 'config'>

/** The total of the bags, one amount per currency: `4.310,50 €`. */
export const totalText = (bags: readonly Pick<DepositBag, 'draft'>[], facts: MoneyFacts): string =>
  depositTotals(bags, facts)
    .map(({ hundredths, symbol }) => formatMoney(fromHundredths(hundredths), symbol))
    .join(' + ')

/** Name of a kind of money. If the product has no text for the kind, it is the name from the country's settings. */
export const contentsText = (
  t: Translate,
  { commodityTypeCode, description }: Pick<DepositCommodity, 'commodityTypeCode' | 'description'>,
): string => {
  const key = `deposits.contents.${commodityTypeCode}`
  return t.knows(key) ? t(key) : description
}

/** The formatted amount of one bag. */
export const bagAmount = (draft: DepositDraft, facts: MoneyFacts): string => totalText([{ draft }], facts)

/** The service point of a bag's draft; `undefined` if the point is not one of the user's points. */
export const placeOf = ({ servicePointId }: DepositDraft, { points }: MoneyFacts) =>
  points.find(({ id }) => id === servicePointId)

/** The colour tone for each state of a bag. */
export const bagTones: Readonly<Record<DepositBagState, StatusTone>> = {
  waiting: 'neutral',
  sending: 'onway',
  booked: 'done',
  refused: 'cancelled',
  unknown: 'pending',
}

/** The number of deposited bags, and their total in each currency: `7 bags, 8.112,40 €`. */
export const sumText = (t: Translate, { totals, totalElements }: Omit<DepositHistory, 'content'>): string => {
  const amounts = totals.map(({ total, currency }) => formatMoney(fromHundredths(total), currency.symbol))
  const bags = t('deposits.bags', { count: totalElements })
  return amounts.length === 0 ? bags : `${bags}, ${amounts.join(' + ')}`
}

/** Text of the state of a deposit. A state for which the product has no text is shown as it is. */
export const depositStateText = (t: Translate, state: string): string => {
  if (state === REVERSAL_REQUESTED) return t('deposits.reversal.state')
  return state === 'REGISTERED' ? t('deposits.latest.registered') : state
}

/** The colour tone for the state of a deposit. */
export const depositTone = (state: string): StatusTone => (state === REVERSAL_REQUESTED ? 'pending' : 'done')
