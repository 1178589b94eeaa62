export {
  asksCancellationReasons,
  buildCancelRequest,
  type CancellationDraft,
  emptyCancellationDraft,
  validateCancellation,
} from './actions/cancellation'
export {
  CancellationReason,
  CancelOrderRequest,
  MAX_OBSERVATIONS_LENGTH,
} from './actions/cancellation.schema'
export {
  canRepeat,
  type OfferedAction,
  type OfferedActions,
  type OrderAction,
  offeredActions,
} from './actions/offered-actions'
export {
  type CancellationInput,
  type CancellationRule,
  canCancel,
  canRate,
  latestCancellation,
  type RatingRule,
  type RowActions,
  rowActions,
} from './actions/order-actions'
export {
  buildRateRequest,
  emptyRatingDraft,
  type RatingDraft,
  rateLabelKey,
  rates,
  validateRating,
} from './actions/rating'
export { MAX_RATE, MIN_RATE, OrderRating, RateOrderRequest } from './actions/rating.schema'
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
} from './composition/composition'
export {
  addPack,
  type CompositionDraft,
  compositionOf,
  pieceEntryOf,
  readNewPack,
  setDenomination,
  type TypedDenomination,
  type TypedPack,
  typePieces,
} from './composition/composition-draft'
export {
  type DenominationGroup,
  groupDenominations,
  type PieceEntry,
  type Pieces,
  readPieces,
} from './composition/composition-entry'
export { emptyNewPack, type NewPack } from './composition/new-pack'
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
} from './detail/order-detail-view'
export { type OrderStep, type OrderSteps, orderSteps } from './detail/order-steps'
export { parseOrderDetail } from './detail/parse-order-detail'
export { type TransportedValue, transportedValues } from './detail/transported-values'
export {
  type ClassifiedOrders,
  classifyOrders,
  type HistoryWindow,
  historyWindow,
  windowOfDays,
} from './history/classify-orders'
export { makesOrdersReports, showsHistoryExport } from './history/history-export'
export { orderToRepeat } from './history/order-to-repeat'
export {
  canRequestOrder,
  HISTORY_EXPORT_OK_KEY,
  type HistoryTable,
  orderOutcomeKeys,
  type RowTimes,
  rowTimes,
  shownHistoryTables,
  type WireSpan,
} from './history/orders-page'
export {
  buildOrdersReportRequest,
  buildReportOfPoints,
  lastMonth,
  type OfferedOrdersReport,
  offeredOrdersReports,
  ordersReportBounds,
  proposedReportDays,
} from './history/orders-report'
export { OrdersReportRequest, OrdersReportType } from './history/orders-report.schema'
export {
  type HourCertainty,
  type TodaysVisits,
  type Visit,
  type VisitHours,
  visitHours,
  visitsOfToday,
} from './history/todays-visits'
export {
  type OpenVisitsCondition,
  openVisitsCondition,
  ordersAtPoints,
  type PastList,
  pastCondition,
  pastLists,
  type UpcomingCondition,
  upcomingCondition,
} from './history/upcoming-orders'
export { isFarAboveUsual, type UsualAmounts, usualAmounts } from './history/usual-amounts'
export {
  type GroupedVisits,
  groupVisits,
  holdsAllOfToday,
  narrowOrders,
  type OrdersNarrowing,
  orderByPoint,
  type TodaysTotals,
  todaysTotals,
} from './history/visit-groups'
export { type OrdersOfClosing, ordersOfClosing, type VisitGroup, visitGroups } from './history/visits'
export {
  type AssistanceDraft,
  type AssistanceRequestFacts,
  buildAssistanceRequest,
  emptyAssistanceDraft,
  validateAssistance,
  validateAssistanceRequest,
} from './kinds/assistance'
export { AssistanceDetail, AssistanceRequest } from './kinds/assistance.schema'
export { windowRules } from './kinds/dated-kind'
export {
  type DatedRequestFacts,
  type RequestFacts,
  serviceDayOf,
} from './kinds/dated-request'
export {
  buildDeliveryRequest,
  chooseCurrency,
  type DeliveryDraft,
  type DeliveryType,
  emptyDeliveryDraft,
  validateDelivery,
} from './kinds/delivery'
export { DeliveryDetail, DeliveryRequest } from './kinds/delivery.schema'
export type { BodyInput, OrderFacts, PlacedFacts } from './kinds/kind'
export { emptySupplyEntry, type SupplyEntry } from './kinds/new-supply'
export type { DetailedOrder, OrderBodies, OrderDetails, OrderDrafts } from './kinds/order-kinds'
export { StoredOrderDrafts } from './kinds/order-kinds.schema'
export { bodyPathOf, draftPathOf } from './kinds/order-paths'
export {
  buildPickupRequest,
  emptyPickupDraft,
  type PickupDraft,
  type PickupRequestFacts,
  validatePickup,
  validatePickupRequest,
} from './kinds/pickup'
export { type AgreementCommodity, PickupDetail, PickupRequest } from './kinds/pickup.schema'
export type { LeftOut, PastOrder, RepeatCatalogues, RepeatContext } from './kinds/repeat'
export {
  addSupply,
  buildSupplyRequest,
  emptySupplyDraft,
  type SupplyDraft,
  type SupplyLine,
  type SupplyRequestFacts,
  type TypedSupply,
  validateSupply,
  validateSupplyRequest,
} from './kinds/supply'
export { type SuppliedMaterial, SupplyDetail, SupplyRequest } from './kinds/supply.schema'
export {
  changeSupplyEntry,
  offeredCommodities,
  readSupplyEntry,
} from './kinds/supply-entry'
export { type DeliveryRequestFacts, validateDeliveryRequest } from './kinds/validate-delivery-request'
export { newOrderMachine } from './new-order/new-order.machine'
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
} from './new-order/new-order.types'
export {
  endsOffered,
  type OfferedDay,
  type OfferedHours,
  offeredDays,
  offeredHours,
  startsOffered,
} from './new-order/offered-hours'
export {
  buildOrder,
  canSendOrder,
  changeDraft,
  type DraftChange,
  emptyDrafts,
  fillCurrency,
  type OrderRequest,
  validateOrder,
} from './new-order/order-draft'
export { ordersAlike, type PlannedVisit } from './new-order/orders-alike'
export { type RepeatedDraft, repeatDraft } from './new-order/repeat-order'
export {
  cancellationKey,
  hasSameContents,
  noReplacement,
  orderNote,
  proposedReason,
  type Replacement,
  type ReplacementEvent,
  replacedNote,
  replacementAfter,
  withNote,
} from './new-order/replacement'
export { restoreNewOrder } from './new-order/restore-new-order'
export {
  DAY_ORDER_LIMITS,
  type DayOrder,
  dayOrders,
  draftsOnDay,
  type JudgedDay,
  judgeDays,
} from './new-order/several-days'
export { amountsByCurrency, type CurrencyAmount } from './order/amounts-by-currency'
export type { OrderDecision, OrderRefusal } from './order/decision'
export { type Lateness, latenessOf, orderTone, plannedEnd } from './order/lateness'
export {
  LocatedOrder,
  type OrderPlace,
  type OrderPlaceClient,
  type OrderPlaceSubclient,
} from './order/located-order.schema'
export {
  canOrderAt,
  manageableRequestTypes,
  type OfferedRequestType,
  offeredRequestTypes,
} from './order/offered-request-types'
export {
  MAX_COMMENTS_LENGTH,
  MAX_ORDER_AMOUNT,
  MAX_QUANTITY,
  type OrderCurrency,
  type OrderUser,
  orderCountryCode,
  orderUserName,
} from './order/order-base'
export {
  CommodityType,
  Denomination,
  Fault,
  Pack,
  type PackDenomination,
  type SupplyArticle,
} from './order/order-catalogue.schema'
export {
  type DayWord,
  groupByDay,
  type NamedDay,
  namedDay,
  type OrdersOfDay,
  orderDay,
} from './order/order-days'
export {
  type ConsignmentAmount,
  ConsignmentDocument,
  Container,
  CustomerCurrency,
  OrderDetail,
} from './order/order-detail.schema'
export { type OrderTimes, orderKind, orderStart, orderTimeZone, type Zoned } from './order/order-kind'
export { OrderNumber, readOrderNumber } from './order/order-number'
export {
  OrderRow,
  RequestedAmount,
  type RequestedDenomination,
  type RequestedPack,
} from './order/order-row.schema'
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
} from './order/order-service-points'
export {
  type OrderStatus,
  type OrderStatusTone,
  orderStatus,
  orderStatuses,
  STOPPED_STATUS,
} from './order/order-status'
export {
  type DatedRequestType,
  isDatedRequestType,
  isRequestType,
  type RequestType,
  type RequestTypeFacts,
  requestTypeFacts,
  requestTypes,
} from './order/request-type'
export { orderMessageKeys } from './order-message-keys'
export {
  type DateReason,
  type ServiceHours,
  type ServiceWindowInput,
  type ServiceWindowRules,
  serviceHours,
  serviceWindowRules,
  suggestUntil,
  type WindowHelp,
} from './window/service-window'
export { type ServiceWindowDraft, validateServiceWindow } from './window/validate-service-window'
