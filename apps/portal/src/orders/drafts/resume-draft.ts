import { type CalendarDay, compareDays, isValidDay } from '@remesa/domain/kernel'
import {
  changeDraft,
  type DatedRequestType,
  type DateReason,
  isDatedRequestType,
  type NewOrderContext,
  newOrderMachine,
  type OrderDrafts,
  type OrderFacts,
  type RequestType,
  requestTypes,
  restoreNewOrder,
  windowRules,
} from '@remesa/domain/orders'
import { createActor, type Snapshot } from 'xstate'
import type { OrderDraft } from './order-draft.schema'

/** The typed day `from`, which is no longer possible, and the day `to` that replaces it in the draft. */
export interface MovedDate {
  readonly from: CalendarDay
  readonly to: CalendarDay
  /** Reasons why no day before the first possible day can be chosen; empty if `from` is simply in the past. */
  readonly reasons: readonly DateReason[]
}

/** A draft that can be continued. */
export interface ResumedOrder {
  readonly id: string
  readonly type: RequestType
  readonly typedAt: number
  readonly moved: MovedDate | undefined
  /** Whether the order was sent but no response arrived, so that it may exist. */
  readonly isUncertain: boolean
  /** The order that the draft replaces; `undefined` if it replaces none. */
  readonly replaces: OrderDraft['replaces']
  /** The state with which the state machine of the order starts. */
  readonly snapshot: Snapshot<unknown>
}

export interface ResumeFacts extends OrderFacts, Pick<NewOrderContext, 'manageable'> {}

/**
 * A stored draft that was checked against current data, so that the user can continue it. A date before the first
 * possible date is replaced by the proposed date. The result is `undefined` if the draft is invalid, or if its order
 * type is no longer possible at the service point. (DRF-5, DRF-6)
 */
export const resumeDraft = (draft: OrderDraft, facts: ResumeFacts, now: Date): ResumedOrder | undefined => {
  const value = { editing: 'filling' }
  const stored = {
    ...facts,
    type: draft.type,
    drafts: draft.drafts,
    idempotencyKey: draft.id,
    proposedAt: now.getTime(),
    clock: now.getTime(),
    issues: [],
    exceeded: [],
    abandoned: false,
    ...(draft.isUncertain ? { failure: { step: 'save', error: null } } : {}),
  }
  const read = restoreNewOrder({ value, context: stored })
  if (!read.ok) return undefined
  const input = { ...facts, now, idempotencyKey: draft.id }
  const { context } = createActor(newOrderMachine, { snapshot: read.value, input }).getSnapshot()
  const { type } = context
  if (type === undefined) return undefined
  const drafts = movedDrafts(context.drafts, facts, now)
  const snapshot = restoreNewOrder({ value, context: { ...context, drafts } })
  if (!snapshot.ok) return undefined
  return {
    id: draft.id,
    type,
    typedAt: draft.typedAt,
    isUncertain: draft.isUncertain,
    replaces: draft.replaces,
    moved: isDatedRequestType(type) ? movedDate(type, context.drafts, facts, now) : undefined,
    snapshot: snapshot.value,
  }
}

const movedDate = (
  type: DatedRequestType,
  drafts: OrderDrafts,
  facts: OrderFacts,
  now: Date,
): MovedDate | undefined => {
  const { serviceDate: from } = drafts[type]
  const { earliestDate, defaultDate: to, reasons } = windowRules(type, facts, now)
  return isValidDay(from) && compareDays(from, earliestDate) < 0 ? { from, to, reasons } : undefined
}

const datedTypes = requestTypes.map(({ type }) => type).filter(isDatedRequestType)

const movedDrafts = (drafts: OrderDrafts, facts: OrderFacts, now: Date): OrderDrafts =>
  datedTypes.reduce((moved, requestType) => {
    const date = movedDate(requestType, drafts, facts, now)
    return date === undefined
      ? moved
      : changeDraft<DatedRequestType>(moved, { requestType, patch: { serviceDate: date.to } }, facts)
  }, drafts)
