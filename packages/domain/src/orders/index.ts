export { amountsByCurrency, type CurrencyAmount } from './amounts-by-currency'
export {
  type AssistanceDraft,
  buildAssistanceRequest,
  emptyAssistanceDraft,
  validateAssistance,
} from './assistance'
export {
  asksCancellationReasons,
  buildCancelRequest,
  type CancellationDraft,
  emptyCancellationDraft,
  validateCancellation,
} from './cancellation'
export { CancellationReason, CancelOrderRequest, MAX_OBSERVATIONS_LENGTH } from './cancellation.schema'
export { type ClassifiedOrders, classifyOrders, type HistoryWindow, historyWindow } from './classify-orders'
export {
  type Composition,
  compositionTotal,
  compositionTotals,
  type DenominationLine,
  type ExceededLimit,
  exceededLimits,
  lineAmount,
  type PackLine,
  quantityFromAmount,
} from './composition'
export {
  addPack,
  type CompositionDraft,
  compositionOf,
  emptyNewPack,
  type NewPack,
  pieceEntryOf,
  readNewPack,
  setDenomination,
  type TypedDenomination,
  type TypedPack,
  typePieces,
} from './composition-draft'
export {
  type DenominationGroup,
  groupDenominations,
  type PieceEntry,
  type Pieces,
  readPieces,
} from './composition-entry'
export { type DatedRequest, type DatedRequestFacts, type RequestFacts, serviceDayOf } from './dated-request'
export type { OrderDecision, OrderRefusal } from './decision'
export {
  buildDeliveryRequest,
  chooseCurrency,
  type DeliveryDraft,
  type DeliveryType,
  emptyDeliveryDraft,
  validateDelivery,
} from './delivery'
export {
  buildOrdersReportRequest,
  type OfferedOrdersReport,
  offeredOrdersReports,
  showsHistoryExport,
} from './history-export'
export { OrdersReportRequest, OrdersReportType } from './history-export.schema'
export {
  LocatedOrder,
  type OrderPlace,
  type OrderPlaceClient,
  type OrderPlaceSubclient,
} from './located-order.schema'
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
  endsOffered,
  type OfferedDay,
  type OfferedHours,
  offeredDays,
  offeredHours,
  startsOffered,
} from './offered-hours'
export {
  manageableRequestTypes,
  type OfferedRequestType,
  offeredRequestTypes,
} from './offered-request-types'
export {
  type CancellationInput,
  type CancellationRule,
  canCancel,
  /** @deprecated The former name of `canCancel`, for channels that still import it. */
  canCancel as cancellability,
  canRate,
  /** @deprecated The former name of `canRate`, for channels that still import it. */
  canRate as rateability,
  latestCancellation,
  type RatingRule,
  type RowActions,
  rowActions,
} from './order-actions'
export {
  canRepeat,
  type OfferedAct,
  type OrderAct,
  type OrderActs,
  type OrderActsInput,
  orderActs,
} from './order-acts'
export {
  MAX_COMMENTS_LENGTH,
  MAX_ORDER_AMOUNT,
  MAX_QUANTITY,
  type OrderCurrency,
  type OrderUser,
  orderCountryCode,
  orderUserName,
} from './order-base'
export {
  CommodityType,
  Denomination,
  Fault,
  Pack,
  type PackDenomination,
  type SupplyArticle,
} from './order-catalogue.schema'
export { type DayWord, groupByDay, type NamedDay, namedDay, type OrdersOfDay } from './order-days'
export {
  type AgreementCommodity,
  AssistanceDetail,
  type ConsignmentAmount,
  ConsignmentDocument,
  Container,
  CustomerCurrency,
  DeliveryDetail,
  OrderDetail,
  PickupDetail,
  type SuppliedMaterial,
  SupplyDetail,
} from './order-detail.schema'
export {
  commodityDescription,
  containerRows,
  type DeliveryContent,
  type DetailDenomination,
  type DetailPack,
  deliveryContents,
  informedAmounts,
  type RequestCard,
  requestCard,
  showsDetailHours,
} from './order-detail-view'
export {
  buildOrder,
  canSendOrder,
  changeDraft,
  type DraftChange,
  emptyDrafts,
  fillCurrency,
  type OrderDrafts,
  type OrderFacts,
  type OrderRequest,
  type ProposalBasis,
  validateOrder,
  windowRules,
} from './order-draft'
export { StoredOrderDrafts } from './order-drafts.schema'
export { type OrderTimes, orderKind, orderStart } from './order-kind'
export { orderMessageKeys } from './order-message-keys'
export { OrderNumber, readOrderNumber } from './order-number'
export { bodyPathOf, draftPathOf } from './order-paths'
export { AssistanceRequest, DeliveryRequest, PickupRequest, SupplyRequest } from './order-request.schema'
export { OrderRow, RequestedAmount, type RequestedDenomination, type RequestedPack } from './order-row.schema'
export {
  type ClientBranch,
  externalClientId,
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
  type OrderStatus,
  type OrderStatusTone,
  orderStatus,
  orderStatuses,
} from './order-status'
export { type OrderStep, type OrderSteps, orderSteps } from './order-steps'
export { orderToRepeat } from './order-to-repeat'
export {
  canRequestOrder,
  HISTORY_EXPORT_OK_KEY,
  type HistoryTable,
  orderOutcomeKeys,
  type RowTimes,
  rowTimes,
  shownHistoryTables,
  type WireSpan,
} from './orders-page'
export { type OrderDetails, parseOrderDetail } from './parse-order-detail'
export {
  type BuildInput,
  buildPickupRequest,
  emptyPickupDraft,
  type PickupDraft,
  validatePickup,
} from './pickup'
export {
  buildRateRequest,
  emptyRatingDraft,
  type RatingDraft,
  rateLabelKey,
  rates,
  validateRating,
} from './rating'
export { MAX_RATE, MIN_RATE, OrderRating, RateOrderRequest } from './rating.schema'
export { repeatDraft } from './repeat-order'
export type {
  LeftOut,
  PastOrder,
  RepeatCatalogues,
  RepeatContext,
  RepeatedDraft,
} from './repeat-order.types'
export {
  type DatedRequestType,
  isDatedRequestType,
  isRequestType,
  type RequestType,
  type RequestTypeFacts,
  requestTypeFacts,
  requestTypes,
} from './request-type'
export { restoreNewOrder } from './restore-new-order'
export {
  type DateReason,
  type ServiceHours,
  type ServiceHoursInput,
  type ServiceWindowInput,
  type ServiceWindowRules,
  serviceHours,
  serviceWindowRules,
  suggestUntil,
  type WindowHelp,
} from './service-window'
export {
  addSupply,
  buildSupplyRequest,
  emptySupplyDraft,
  emptySupplyEntry,
  type SupplyDraft,
  type SupplyEntry,
  type SupplyLine,
  type TypedSupply,
  validateSupply,
} from './supply'
export {
  changeSupplyEntry,
  offeredCommodities,
  readSupplyEntry,
} from './supply-entry'
export {
  type HourCertainty,
  type TodaysVisits,
  type Visit,
  type VisitHours,
  visitHours,
  visitsOfToday,
} from './todays-visits'
export { type TransportedValue, transportedValues } from './transported-values'
export { ordersAtPoints, type UpcomingCondition, upcomingCondition } from './upcoming-orders'
export { isFarAboveUsual, type UsualAmounts, usualAmounts } from './usual-amounts'
export { type AssistanceRequestFacts, validateAssistanceRequest } from './validate-assistance-request'
export { type DeliveryRequestFacts, validateDeliveryRequest } from './validate-delivery-request'
export { type PickupRequestFacts, validatePickupRequest } from './validate-pickup-request'
export { type ServiceWindowDraft, validateServiceWindow } from './validate-service-window'
export { type SupplyRequestFacts, validateSupplyRequest } from './validate-supply-request'
