import type { Issue } from '@remesa/domain/kernel'
import type { DraftChange, ExceededLimit, OrderRefusal, RequestType } from '@remesa/domain/orders'
import type { ReactNode } from 'react'
import type { FailureNoticeProps } from '../../kernel'
import type { PointSwitcherProps } from '../point-switcher/point-switcher.types'
import type { AlikeOrder } from './alike-orders'
import type { DayOrdersRun } from './day-orders'
import type { MoreDays } from './more-days'
import type { OrderContents } from './order-form'
import type { SavedReceipt } from './order-receipt'
import type { OrderTarget } from './order-summary'
import type { RepeatedOrder } from './repeat-notice'
import type { ReplacedOrder } from './replacement-notice'
import type { LastOrder } from './same-as-last'

/**
 * The step of a new order: being filled in, checked against limits, over a limit, awaiting confirmation, being sent.
 */
export type NewOrderPhase = 'editing' | 'checking' | 'limit-exceeded' | 'confirming' | 'saving'

/** The failure of a step: limits that could not be checked, or an order that may not have been saved. */
export interface NewOrderFailure extends FailureNoticeProps {
  readonly action: 'limits' | 'newOrder'
}

/** The choice of the service point of an order. */
export type OrderPoints = Pick<PointSwitcherProps, 'tree' | 'recents' | 'narrowedTo' | 'refusalOf'> & {
  /** `undefined`: none is chosen yet. */
  readonly value: number | undefined
  readonly onChange: (detail: { readonly servicePointId: number }) => void
}

export interface NewOrderSheetProps extends OrderContents {
  readonly isOpen: boolean
  /** Says whose times these are, in every step. */
  readonly zoneNote?: ReactNode
  /** Distinguishes one order from the next: a new key starts an untouched form. */
  readonly orderKey: string
  /** It holds values from before: closing asks from the start. */
  readonly isResumed?: boolean | undefined
  /** The order that "the same as" means, as long as nothing was typed. */
  readonly last?: LastOrder | undefined
  /** Present if it repeats a former order. */
  readonly repeat?: RepeatedOrder | undefined
  readonly phase: NewOrderPhase
  /** Present once the order is saved: shown in place of the form. */
  readonly receipt?: SavedReceipt | undefined
  /** `undefined` while no service point is chosen. */
  readonly target: OrderTarget | undefined
  /** The service points that it can be for, where there are several. */
  readonly points?: OrderPoints | undefined
  /** The types of order available at the service point. */
  readonly types: readonly RequestType[]
  /** Why none is. */
  readonly noTypeReason?: string | undefined
  readonly type: RequestType | undefined
  readonly onTypeChange: (detail: { readonly type: RequestType }) => void
  readonly onDraftChange: (detail: DraftChange) => void
  /** Issues of the current draft of the chosen type. */
  readonly issues: readonly Issue[]
  /** What the server refused at the last attempt, at fields of the draft; the same array until the next attempt. */
  readonly rejections: readonly Issue[]
  /** The failed step of the last attempt, if it did not end in an order. */
  readonly failure: NewOrderFailure | undefined
  /** Why nothing can be sent yet; empty when it can. */
  readonly refusals: readonly OrderRefusal[]
  /** The limits that the last attempt exceeded. */
  readonly exceeded: readonly ExceededLimit[]
  /** Orders that this one may repeat by mistake. (ORD-181) */
  readonly alike?: readonly AlikeOrder[] | undefined
  /** Days on which it can be requested as well, while it is reviewed. (ORD-182) */
  readonly moreDays?: MoreDays | undefined
  /** Present once orders for several days are sent: shown in place of the form. */
  readonly dayOrders?: DayOrdersRun | undefined
  /** Present for an order that replaces another. (ORD-184) */
  readonly replaced?: ReplacedOrder | undefined
  readonly onSend: () => void
  readonly onLimitRead: () => void
  readonly onConfirm: () => void
  readonly onDecline: () => void
  /** Closes it and discards what was typed. */
  readonly onClose: () => void
  /** Closes it and keeps what was typed. */
  readonly onKeep?: (() => void) | undefined
  /** Opens the saved order. */
  readonly onDetails?: (() => void) | undefined
  /** Starts another order after a saved one. */
  readonly onAnother?: (() => void) | undefined
}
