import { cleanCode, type Issue, issue, parseAmount, toHundredths } from '../kernel'
import type { BagCodeSettings } from './bag-code-format'
import type { DepositDraft, DepositFacts } from './deposit-draft'
import { depositCurrencies, offeredPoints } from './deposit-places'
import { barcodeIssues, validateDeposit } from './validate-deposit'

/**
 * The states of a bag in a list of bags:
 * - `waiting`: not sent yet;
 * - `sending`: sent, and waiting for the response;
 * - `booked`: the back end has stored the deposit;
 * - `refused`: the response was an error, so the bag is not booked;
 * - `unknown`: the bag was sent but no response arrived, so the bag may be booked.
 */
export const depositBagStates = ['waiting', 'sending', 'booked', 'refused', 'unknown'] as const
/** The state of a bag in a list of bags. */
export type DepositBagState = (typeof depositBagStates)[number]

/** One bag in a list of bags; each bag becomes a separate deposit. */
export interface DepositBag {
  readonly id: string
  readonly draft: DepositDraft
  readonly state: DepositBagState
  /** Whether an attempt to send the bag got no response. */
  readonly isUncertain: boolean
}

/**
 * The outcome of one attempt to send a bag. `invalid` means that the body breaks a rule of the back end, so that no
 * deposit was stored.
 */
export type DepositBagOutcome = 'booked' | 'invalid' | 'refused' | 'unknown'

/**
 * The draft of the next bag. It has the service point, account date, currency and kind of money of the last bag. Fields
 * that identify a bag are empty. (DPS-41)
 * @param barcode Code of the next bag, if it has been scanned already.
 */
export const nextBagDraft = (draft: DepositDraft, barcode = ''): DepositDraft => ({
  ...draft,
  totalAmount: '',
  barcode,
  firstSentAt: undefined,
})

/**
 * Every validation issue of a bag that is added to a list: the issues of its draft, and the issue of a code that is
 * already in the list. (DPS-42)
 */
export const validateBag = (
  draft: DepositDraft,
  bags: readonly DepositBag[],
  facts: DepositFacts,
): readonly Issue[] => {
  const isListed = isBagListed(draft.barcode, bags)
  return [...validateDeposit(draft, facts), ...(isListed ? [issue('bag-listed', 'barcode')] : [])]
}

/** Whether a list contains a bag with this code. (DPS-42) */
export const isBagListed = (
  barcode: string,
  bags: readonly { readonly draft: { readonly barcode: string } }[],
): boolean => {
  const code = cleanCode(barcode)
  return code !== '' && bags.some(({ draft }) => cleanCode(draft.barcode) === code)
}

/**
 * The field that gets the focus after the user typed the code of a bag. It is the next field, or the field of the code
 * if the code is missing, already in the list, or in none of the country's formats. (DPS-51)
 */
export const fieldAfterCode = (
  { barcode, commodity }: Pick<DepositDraft, 'barcode' | 'commodity'>,
  bags: readonly Pick<DepositBag, 'draft'>[],
  config: BagCodeSettings,
): 'barcode' | 'commodity' | 'totalAmount' => {
  if (barcodeIssues(barcode, config).length > 0 || isBagListed(barcode, bags)) return 'barcode'
  return commodity === undefined ? 'commodity' : 'totalAmount'
}

/**
 * The earliest instant at or after `now` that is in a later second than the last deposit. A session id contains the
 * second, so two bags must not be sent in the same second. (DPS-43)
 * @param last Instant at which the last deposit was sent, ISO 8601; `undefined` if there was none.
 */
export const nextDepositInstant = (now: Date, last: string | undefined): Date => {
  const free = last === undefined ? 0 : (Math.floor(Date.parse(last) / 1_000) + 1) * 1_000
  return new Date(Math.max(now.getTime(), free))
}

/** The total of a list of bags in one currency, in whole hundredths. */
export interface DepositTotal {
  /** ISO 4217 code; empty if the service point has no currency. */
  readonly currencyCode: string
  readonly symbol: string
  readonly hundredths: number
}

/** The totals of a list of bags, one for each currency, in the order in which the currencies first occur. (DPS-44) */
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

/**
 * The currency of a deposit's draft. It is the chosen currency or, if the service point has no currencies, the main
 * currency of the country. Without a service point or a currency, the result is `undefined`. (DPS-5)
 */
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
 * A bag after an attempt to send it. If a bag is refused and an earlier attempt got no response, its state is
 * `unknown`, because the earlier attempt may have stored a deposit. If the body breaks a rule, the state is always
 * `refused`, because no attempt with that body can store a deposit. (DPS-45)
 */
export const settleBag = (bag: DepositBag, outcome: DepositBagOutcome): DepositBag => {
  if (outcome === 'booked') return { ...bag, state: 'booked', isUncertain: false }
  if (outcome === 'invalid') return { ...bag, state: 'refused', isUncertain: false }
  const isUncertain = bag.isUncertain || outcome === 'unknown'
  return { ...bag, state: isUncertain ? 'unknown' : 'refused', isUncertain }
}

/**
 * A bag after the page was reloaded or closed. A bag that was being sent becomes `unknown`, because it may be booked.
 * (DPS-45)
 */
export const resumedBag = (bag: DepositBag): DepositBag =>
  bag.state === 'sending' ? settleBag(bag, 'unknown') : bag

/**
 * Whether a confirmed bag is sent as soon as there is a connection. The bag must be neither booked nor refused.
 * (DPS-59)
 */
export const waitsForConnection = ({ state }: Pick<DepositBag, 'state'>): boolean =>
  state === 'waiting' || state === 'unknown'

/**
 * The list after the user has undone the clearing of the list: the cleared bags, then the bags that were added since.
 * If a cleared bag and a newer bag have the same code, the newer bag stays if it was sent. Otherwise the cleared bag
 * stays. (DPS-48)
 */
export const restoredBags = (
  before: readonly DepositBag[],
  since: readonly DepositBag[],
): readonly DepositBag[] => {
  const codesOf = (bags: readonly DepositBag[]) => new Set(bags.map(({ draft }) => cleanCode(draft.barcode)))
  const sent = codesOf(since.filter(({ state }) => state !== 'waiting'))
  const kept = before.filter(({ draft }) => !sent.has(cleanCode(draft.barcode)))
  const codes = codesOf(kept)
  return [...kept, ...since.filter(({ draft }) => !codes.has(cleanCode(draft.barcode)))]
}

/**
 * Whether the user may change the content of a bag. A bag that was sent but got no response may be booked, so the user
 * may only send it again unchanged. (DPS-46)
 */
export const canChangeBag = ({ state, isUncertain }: Pick<DepositBag, 'state' | 'isUncertain'>): boolean =>
  !isUncertain && (state === 'waiting' || state === 'refused')

/**
 * Whether the user may begin the next deposit. Every bag of the current deposit must be booked or wait for the
 * connection. (DPS-63)
 */
export const canBeginNext = (bags: readonly Pick<DepositBag, 'state'>[]): boolean =>
  bags.every((bag) => bag.state === 'booked' || waitsForConnection(bag))

/**
 * The bags that are yet to be sent when the user begins the next deposit: all bags that are not booked, in the order of
 * the list. (DPS-63)
 */
export const bagsAhead = (
  earlier: readonly DepositBag[],
  bags: readonly DepositBag[],
): readonly DepositBag[] => [...earlier, ...bags].filter(({ state }) => state !== 'booked')

/**
 * The bag that is sent next. Bags of earlier deposits come first. Bags of the current list follow after the user has
 * confirmed that they are to be booked. (DPS-63)
 */
export const nextToSend = ({
  earlier,
  bags,
  isBooking,
}: {
  readonly earlier: readonly DepositBag[]
  readonly bags: readonly DepositBag[]
  readonly isBooking: boolean
}): DepositBag | undefined =>
  [...earlier, ...(isBooking ? bags : [])].find(({ state }) => state === 'waiting')
