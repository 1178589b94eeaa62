import { orderRefusalKeys } from './decision'
import { orderStatuses } from './order-status'
import { HISTORY_EXPORT_OK_KEY, orderOutcomeKeys } from './orders-page'
import { rates } from './rating'
import { requestTypes } from './request-type'
import { dateReasonRules, helpRules } from './service-window'

/** Rules of orders that are not among the shared ones; their messages are `validation.messages.<rule>` like all. */
const ownIssueRules = [
  'date',
  'time',
  'min-date',
  ...dateReasonRules,
  'amount',
  'currency',
  'cancellation-reason',
  'unadded',
] as const

/** Every message key that the rules of orders can give, for a check that all of them have words. (ORD-4) */
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
