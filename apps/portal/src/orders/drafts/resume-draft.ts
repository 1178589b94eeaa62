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

/** A date of a draft that is no longer possible and had to be moved. */
export interface MovedDate {
  readonly from: CalendarDay
  readonly to: CalendarDay
  /** Reasons why no earlier date is possible; empty if the day is simply over. */
  readonly reasons: readonly DateReason[]
}

/** A draft that can be continued. */
export interface ResumedOrder {
  readonly id: string
  readonly type: RequestType
  readonly typedAt: number
  readonly moved: MovedDate | undefined
  /** Whether the order was sent without an answer, and so may exist. */
  readonly isUncertain: boolean
  /** The order that the draft replaces. */
  readonly replaces: OrderDraft['replaces']
  /** The input of the order's machine. */
  readonly snapshot: Snapshot<unknown>
}

export interface ResumeFacts extends OrderFacts, Pick<NewOrderContext, 'manageable'> {}

/**
 * A stored draft under today's facts, ready to be continued; `undefined` if it has another shape or its service is no
 * longer offered. Dates before the first possible one become the proposed one. (DRF-5, DRF-6)
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
