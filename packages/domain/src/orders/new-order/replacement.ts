import { match } from 'ts-pattern'
import { cleanText } from '../../kernel'
import { MAX_OBSERVATIONS_LENGTH } from '../actions/cancellation.schema'
import { MAX_COMMENTS_LENGTH } from '../order/order-base'
import type { SavedOrder } from './new-order.types'

/**
 * The progress of replacing an old order with a new one. The new order is created first. The old order is cancelled
 * only after the response that the new order exists. `isUncertain` means that the response to a call was lost, so the
 * call may have taken effect. (ORD-186)
 */
export type Replacement =
  | { readonly step: 'unplaced'; readonly isUncertain: boolean }
  | { readonly step: 'placing'; readonly isUncertain: boolean }
  | { readonly step: 'cancelling'; readonly placed: SavedOrder; readonly isUncertain: boolean }
  | {
      readonly step: 'uncancelled'
      readonly placed: SavedOrder
      readonly isUncertain: boolean
      /** The reasons why the back end refused to cancel the old order, as sentences for the user. */
      readonly reasons: readonly string[]
    }
  | { readonly step: 'replaced'; readonly placed: SavedOrder }

/** An event of a replacement: either the user sends the replacement, or the back end responds to a call. */
export type ReplacementEvent =
  | { readonly type: 'sent' }
  | { readonly type: 'placed'; readonly order: SavedOrder }
  | { readonly type: 'not-placed'; readonly isUncertain: boolean }
  | { readonly type: 'cancelled' }
  | { readonly type: 'not-cancelled'; readonly isUncertain: boolean; readonly reasons: readonly string[] }

/** The progress of a replacement before the first call. */
export const noReplacement: Replacement = { step: 'unplaced', isUncertain: false }

/**
 * The progress of a replacement after an event. An event that does not belong to the current step has no effect.
 * (ORD-186)
 */
export const replacementAfter = (state: Replacement, event: ReplacementEvent): Replacement =>
  match(event)
    .returnType<Replacement>()
    .with({ type: 'sent' }, () => {
      if (state.step === 'unplaced') return { ...state, step: 'placing' }
      if (state.step !== 'uncancelled') return state
      return { step: 'cancelling', placed: state.placed, isUncertain: state.isUncertain }
    })
    .with({ type: 'placed' }, ({ order }) =>
      state.step === 'placing' ? { step: 'cancelling', placed: order, isUncertain: false } : state,
    )
    .with({ type: 'not-placed' }, ({ isUncertain }) =>
      state.step === 'placing' ? { step: 'unplaced', isUncertain: state.isUncertain || isUncertain } : state,
    )
    .with({ type: 'cancelled' }, () =>
      state.step === 'cancelling' ? { step: 'replaced', placed: state.placed } : state,
    )
    .with({ type: 'not-cancelled' }, ({ isUncertain, reasons }) => {
      if (state.step !== 'cancelling') return state
      const { placed } = state
      return { step: 'uncancelled', placed, isUncertain: state.isUncertain || isUncertain, reasons }
    })
    .exhaustive()

/**
 * The idempotency key of the call that cancels the old order. It is derived from the idempotency key of the new order,
 * so a repeated call has no effect. (ORD-186)
 */
export const cancellationKey = (idempotencyKey: string): string => `${idempotencyKey}.cancel`

/** A note that contains the number of another order: `Replaces [#10046]`. (ORD-187) */
export const orderNote = (words: string, serviceCode: string): string => `${words} [#${serviceCode}]`

const LAST_NOTE = /(?:^|\n)[^\n]*\[#[^\]\s]{1,40}\]\s*$/

/**
 * The comments without their last line, if that line is a note about a replaced order. A repeated order replaces no
 * order, so it must not have this note. (ORD-187)
 */
export const withoutNote = (comments: string): string => cleanText(comments.replace(LAST_NOTE, ''))

/**
 * The comments with a note about the replaced order as the last line. If the note would make them too long, the
 * comments have no note. (ORD-187)
 */
export const withNote = (comments: string, note: string): string => {
  const own = withoutNote(comments)
  const noted = own === '' ? note : `${own}\n${note}`
  return noted.length > MAX_COMMENTS_LENGTH ? own : noted
}

/** The observations in the cancellation of the old order. They contain the number of the new order. (ORD-187) */
export const replacedNote = (words: string, serviceCode: string): string =>
  orderNote(words.slice(0, MAX_OBSERVATIONS_LENGTH - serviceCode.length - 4), serviceCode)

interface Reason {
  readonly code: string
  readonly description: string
}

const aboutDay = /fecha|data|date|datum|horario|hor[aá]rio|termin/i

/**
 * The code of the reason that is proposed for cancelling a replaced order: the first reason whose description mentions
 * a date or an hour, or the first reason of all if no description does. The code is empty if there are no reasons.
 * (ORD-188)
 */
export const proposedReason = (reasons: readonly Reason[]): string =>
  (reasons.find(({ description }) => aboutDay.test(description)) ?? reasons[0])?.code ?? ''

/** Whether two drafts request the same contents. Their days and hours are not compared. (ORD-185) */
export const hasSameContents = (one: object, other: object): boolean => contentsOf(one) === contentsOf(other)

const visitFields: readonly string[] = ['serviceDate', 'from', 'until']

const contentsOf = (draft: object): string =>
  JSON.stringify(
    Object.entries(draft)
      .filter(([name]) => !visitFields.includes(name))
      .toSorted(),
  )
