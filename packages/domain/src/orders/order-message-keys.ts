import type { IssueRule } from '../kernel'
import { rates } from './actions/rating'
import { HISTORY_EXPORT_OK_KEY, orderOutcomeKeys } from './history/orders-page'
import { orderRefusalKeys } from './order/decision'
import { orderStatuses } from './order/order-status'
import { requestTypes } from './order/request-type'
import { dateReasonRules, helpRules } from './window/service-window'

/**
 * The validation rules that only orders have. Like a shared rule, each of them has the message key
 * `validation.messages.<rule>`.
 */
const ownIssueRules = [
  'date',
  'time',
  'min-date',
  ...dateReasonRules,
  'amount',
  'amount-two-ways',
  'currency',
  'cancellation-reason',
  'unadded',
] as const satisfies readonly IssueRule[]

/** All message keys for the validation rules of orders. A test checks that each key has its texts. (ORD-4) */
export const orderMessageKeys: readonly string[] = [
  ...requestTypes.map(({ messageKey }) => messageKey),
  ...orderStatuses.map(({ messageKey }) => messageKey),
  ...orderRefusalKeys,
  ...dateReasonRules.map((rule) => `orders.date.${rule}`),
  ...helpRules.map((rule) => `orders.help.${rule}`),
  ...rates.map(({ labelKey }) => labelKey),
  ...Object.values(orderOutcomeKeys).flatMap(({ ok, ko }) => [ok, ko]),
  HISTORY_EXPORT_OK_KEY,
  ...ownIssueRules.map((rule) => `validation.messages.${rule}`),
]
