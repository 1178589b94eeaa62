import type { AnyIssue } from '@remesa/domain/kernel'
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
 * The state of a new order: being filled in, being checked against limits, above a limit, awaiting confirmation, or
 * being sent.
 */
export type NewOrderPhase = 'editing' | 'checking' | 'limit-exceeded' | 'confirming' | 'saving'

/** The failure of a step of a new order: the limits could not be checked, or the order may not have been saved. */
export interface NewOrderFailure extends FailureNoticeProps {
  readonly action: 'limits' | 'newOrder'
}

/** The choice of the order's service point: the points that can be chosen, and the chosen point. */
export type OrderPoints = Pick<PointSwitcherProps, 'tree' | 'recents' | 'narrowedTo' | 'refusalOf'> & {
  /** Id of the chosen service point; `undefined` if none is chosen yet. */
  readonly value: number | undefined
  readonly onChange: (detail: { readonly servicePointId: number }) => void
}

export interface NewOrderSheetProps extends OrderContents {
  readonly isOpen: boolean
  /** A note on the time zone of the shown times. Every step shows it. */
  readonly zoneNote?: ReactNode
  /** Key of the order. A new key starts an empty form. */
  readonly orderKey: string
  /**
   * Whether the order contains values of an earlier draft. The sheet then asks before closing, even if nothing was
   * changed.
   */
  readonly isResumed?: boolean | undefined
  /** The order that the button "Same as" repeats; present as long as nothing was typed. */
  readonly last?: LastOrder | undefined
  /** The former order from which the new order is filled in; absent if there is none. */
  readonly repeat?: RepeatedOrder | undefined
  readonly phase: NewOrderPhase
  /** The receipt of the saved order, shown instead of the form. */
  readonly receipt?: SavedReceipt | undefined
  /** Client, subclient and service point of the order; `undefined` while no service point is chosen. */
  readonly target: OrderTarget | undefined
  /** The service points that the user can choose, if there are several. */
  readonly points?: OrderPoints | undefined
  /** The types of order available at the service point. */
  readonly types: readonly RequestType[]
  /** The reason why no type is available; `undefined` if a type is available. */
  readonly noTypeReason?: string | undefined
  readonly type: RequestType | undefined
  readonly onTypeChange: (detail: { readonly type: RequestType }) => void
  readonly onDraftChange: (detail: DraftChange) => void
  /** Issues of the draft for the chosen type of order. */
  readonly issues: readonly AnyIssue[]
  /** The server's issues from the last attempt, at fields of the draft; the same array until the next attempt. */
  readonly rejections: readonly AnyIssue[]
  /** The step that failed in the last attempt; `undefined` if no step failed. */
  readonly failure: NewOrderFailure | undefined
  /** The reasons why the order can't be sent yet; empty if it can. */
  readonly refusals: readonly OrderRefusal[]
  /** The limits of the service point that the order exceeded in the last attempt. */
  readonly exceeded: readonly ExceededLimit[]
  /** Existing orders that the new order may repeat by mistake. (ORD-181) */
  readonly alike?: readonly AlikeOrder[] | undefined
  /** Other days for which the same order can be requested; present while the user checks the order. (ORD-182) */
  readonly moreDays?: MoreDays | undefined
  /** The orders for several days and their results, shown instead of the form once they are sent. */
  readonly dayOrders?: DayOrdersRun | undefined
  /** The order that the new order replaces; absent if it replaces none. (ORD-184) */
  readonly replaced?: ReplacedOrder | undefined
  readonly onSend: () => void
  readonly onLimitRead: () => void
  readonly onConfirm: () => void
  readonly onDecline: () => void
  /** Closes the sheet and discards the typed values. */
  readonly onClose: () => void
  /** Closes the sheet and keeps the typed values as a draft. */
  readonly onKeep?: (() => void) | undefined
  /** Opens the details of the saved order. */
  readonly onDetails?: (() => void) | undefined
  /** Starts another order after an order was saved. */
  readonly onAnother?: (() => void) | undefined
}
