import { type Issue, issue, parseAmount, toHundredths } from '../kernel'
import type { DepositDraft, DepositFacts } from './deposit-draft'
import { depositCurrencies, offeredPoints } from './deposit-places'
import { validateDeposit } from './validate-deposit'

/**
 * - `waiting`: not sent yet;
 * - `sending`: sent, and waiting for the answer;
 * - `booked`: the answer was no error;
 * - `refused`: the answer was an error, so it is not booked;
 * - `unknown`: it was sent and no answer arrived, so it may be booked.
 */
export const depositBagStates = ['waiting', 'sending', 'booked', 'refused', 'unknown'] as const
/** What has become of a bag so far. */
export type DepositBagState = (typeof depositBagStates)[number]

/** One bag of a list: each is a deposit of its own. */
export interface DepositBag {
  readonly id: string
  readonly draft: DepositDraft
  readonly state: DepositBagState
  /** An attempt to send it got no answer. */
  readonly isUncertain: boolean
}

/** The outcome of one attempt to send a bag. `invalid`: a rule refused the body, so that nothing is stored under its id. */
export type DepositBagOutcome = 'booked' | 'invalid' | 'refused' | 'unknown'

/** The draft of the next bag: place, day, currency and kind of money stay, what identifies the bag is cleared. (DPS-41) */
export const nextBagDraft = (draft: DepositDraft): DepositDraft => ({
  ...draft,
  totalAmount: '',
  barcode: '',
  firstSentAt: undefined,
})

/** Every issue of a bag that is added to a list: those of its draft, and a code that the list has already. (DPS-42) */
export const validateBag = (
  draft: DepositDraft,
  bags: readonly DepositBag[],
  facts: DepositFacts,
): readonly Issue[] => {
  const barcode = draft.barcode.trim()
  const isListed = barcode !== '' && bags.some((bag) => bag.draft.barcode.trim() === barcode)
  return [...validateDeposit(draft, facts), ...(isListed ? [issue('bag-listed', 'barcode')] : [])]
}

/**
 * The earliest instant from `now` on that lies in another second than the last one: a session id holds only the second, so
 * two bags never share it. (DPS-43)
 *
 * @param last Instant of the deposit that was sent before, ISO 8601; `undefined` if there was none.
 */
export const nextDepositInstant = (now: Date, last: string | undefined): Date => {
  const free = last === undefined ? 0 : (Math.floor(Date.parse(last) / 1_000) + 1) * 1_000
  return new Date(Math.max(now.getTime(), free))
}

/** What a list of bags holds in one currency, in whole hundredths. */
export interface DepositTotal {
  /** ISO 4217 code; empty where the place names no currency. */
  readonly currencyCode: string
  readonly symbol: string
  readonly hundredths: number
}

/** The total of a list per currency, in the order in which the currencies come. (DPS-44) */
export const depositTotals = (
  bags: readonly Pick<DepositBag, 'draft'>[],
  facts: Pick<DepositFacts, 'points' | 'config'>,
): readonly DepositTotal[] => {
  const totals = new Map<string, DepositTotal>()
  for (const { draft } of bags) {
    const parsed = parseAmount(draft.totalAmount)
    const { code, symbol } = depositCurrency(draft, facts) ?? { code: '', symbol: '' }
    const before = totals.get(code)?.hundredths ?? 0
    const hundredths = before + (parsed.ok ? toHundredths(parsed.value) : 0)
    totals.set(code, { currencyCode: code, symbol, hundredths })
  }
  return [...totals.values()]
}

/** The currency of a draft: the chosen one, else that of the country where the point has none. (DPS-5) */
export const depositCurrency = (
  { servicePointId, currencyCode }: Pick<DepositDraft, 'servicePointId' | 'currencyCode'>,
  { points, config }: Pick<DepositFacts, 'points' | 'config'>,
) => {
  const point = offeredPoints(points).find(({ id }) => id === servicePointId)
  if (point === undefined) return undefined
  const currencies = depositCurrencies(point, point.subclient.client, config)
  return point.currencies.length === 0 ? currencies[0] : currencies.find(({ code }) => code === currencyCode)
}

/**
 * A bag after an attempt to send it. One whose earlier attempt got no answer stays unknown when it is refused, unless a rule
 * refused its body: only then is it certain that nothing is stored. (DPS-45)
 */
export const settleBag = (bag: DepositBag, outcome: DepositBagOutcome): DepositBag => {
  if (outcome === 'booked') return { ...bag, state: 'booked', isUncertain: false }
  if (outcome === 'invalid') return { ...bag, state: 'refused', isUncertain: false }
  const isUncertain = bag.isUncertain || outcome === 'unknown'
  return { ...bag, state: isUncertain ? 'unknown' : 'refused', isUncertain }
}

/** A bag after the page was reloaded or closed: one that was being sent may be booked. (DPS-45) */
export const resumedBag = (bag: DepositBag): DepositBag =>
  bag.state === 'sending' ? settleBag(bag, 'unknown') : bag

/**
 * The list after it was cleared and that was taken back: the bags of before, then those that were entered since, each code
 * once. Of two bags with one code the one that was sent since stays, else the earlier one. (DPS-48)
 */
export const restoredBags = (
  before: readonly DepositBag[],
  since: readonly DepositBag[],
): readonly DepositBag[] => {
  const codesOf = (bags: readonly DepositBag[]) => new Set(bags.map(({ draft }) => draft.barcode.trim()))
  const sent = codesOf(since.filter(({ state }) => state !== 'waiting'))
  const kept = before.filter(({ draft }) => !sent.has(draft.barcode.trim()))
  const codes = codesOf(kept)
  return [...kept, ...since.filter(({ draft }) => !codes.has(draft.barcode.trim()))]
}

/** Whether what a bag holds may still be changed: one that may be booked is only sent again as it is. (DPS-46) */
export const canChangeBag = ({ state, isUncertain }: Pick<DepositBag, 'state' | 'isUncertain'>): boolean =>
  !isUncertain && (state === 'waiting' || state === 'refused')
