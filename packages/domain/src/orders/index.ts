export { amountsByCurrency, type CurrencyAmount } from './amounts-by-currency'
export {
  type AssistanceDraft,
  buildAssistanceRequest,
  emptyAssistanceDraft,
  validateAssistance,
} from './assistance'
export { type ClassifiedOrders, classifyOrders, type HistoryWindow, historyWindow } from './classify-orders'
export {
  addPack,
  type Composition,
  compositionTotal,
  compositionTotals,
  type DenominationLine,
  type ExceededLimit,
  exceededLimits,
  type PackLine,
  packValue,
  quantityFromAmount,
  setDenomination,
} from './composition'
export { type Decision, type Refusal, type RefusalRule, refusalRules } from './decision'
export {
  buildDeliveryRequest,
  chooseCurrency,
  type DeliveryDraft,
  type DeliveryType,
  emptyDeliveryDraft,
  type OrderCurrency,
  validateDelivery,
} from './delivery'
export { newOrderMachine } from './new-order.machine'
export type {
  LimitsAnswer,
  NewOrderContext,
  NewOrderEvent,
  NewOrderInput,
  NewOrderOutput,
  OrderFailure,
  SaveAnswer,
  SavedOrder,
  SaveOrderInput,
} from './new-order.types'
export {
  manageableRequestTypes,
  type OfferedRequestType,
  offeredRequestTypes,
} from './offered-request-types'
export {
  type CancellationInput,
  cancellability,
  latestCancellation,
  type RowActions,
  rateability,
  rowActions,
} from './order-actions'
export {
  MAX_COMMENTS_LENGTH,
  MAX_ORDER_AMOUNT,
  MAX_QUANTITY,
  type OrderUser,
  orderCountryCode,
  orderUserName,
} from './order-base'
export { CommodityType, Denomination, Fault, Pack } from './order-catalogue.schema'
export { ConsignmentDocument, CustomerCurrency, OrderDetail, PickupDetail } from './order-detail.schema'
export {
  buildOrder,
  changeDraft,
  type DraftChange,
  emptyDrafts,
  fillCurrency,
  followProposals,
  type OrderDrafts,
  type OrderFacts,
  type OrderRequest,
  type ProposalBasis,
  sendability,
  validateOrder,
  windowRules,
} from './order-draft'
export { type OrderTimes, orderKind, orderStart } from './order-kind'
export { orderMessageKeys } from './order-message-keys'
export { AssistanceRequest, DeliveryRequest, PickupRequest, SupplyRequest } from './order-request.schema'
export { OrderRow, RequestedAmount } from './order-row.schema'
export {
  type ClientBranch,
  CUSTOMER_PORTAL_ADAPTER,
  externalServicePointId,
  groupServicePoints,
  isOrderServicePoint,
  type OrderFilters,
  type ResolvedOrderFilters,
  resolveOrderFilters,
  type ServicePointTree,
  type SubclientBranch,
  supportedOrderAdapters,
} from './order-service-points'
export {
  CANCELLED_STATUS,
  type OrderStatus,
  type OrderStatusTone,
  orderStatus,
  orderStatuses,
} from './order-status'
export {
  type BuildInput,
  buildPickupRequest,
  emptyPickupDraft,
  type PickupDraft,
  validatePickup,
} from './pickup'
export {
  type DatedRequestType,
  isDatedRequestType,
  isRequestType,
  type RequestType,
  type RequestTypeFacts,
  requestTypeFacts,
  requestTypes,
} from './request-type'
export {
  type DateReason,
  type ServiceHours,
  type ServiceHoursInput,
  type ServiceWindowInput,
  type ServiceWindowRules,
  STEP_MINUTES,
  serviceHours,
  serviceWindowRules,
  suggestUntil,
  type WindowHelp,
} from './service-window'
export {
  addSupply,
  buildSupplyRequest,
  emptySupplyDraft,
  type SupplyDraft,
  type SupplyLine,
  supplyQuantityIssues,
  validateSupply,
} from './supply'
export { type TransportedValue, transportedValues } from './transported-values'
export { type ServiceWindowDraft, validateServiceWindow } from './validate-service-window'
