export {
  type ClearedServicePointField,
  changeServicePointDraft,
  type ServicePointChange,
  type TypeChangeQuestion,
  typeChangeQuestion,
} from './change-service-point'
export {
  addChannel,
  CHANNEL_CREATION_DELAY_MS,
  type ChannelCreationOutcome,
  type ChannelCreationQuery,
  ChannelCreationResponse,
  type ChannelQuery,
  type ChannelTag,
  channelCreationOutcome,
  channelQuery,
  channelTag,
  isCreationWanted,
  isTagUnfinished,
} from './channels'
export { type ServicePointDecision, type ServicePointRefusal, servicePointKind } from './decision'
export { deviceTaken } from './device-taken'
export { duplicateServicePoint } from './duplicate-service-point'
export {
  factsForServicePoint,
  servicePointDraftOf,
} from './edit-service-point'
export {
  pointTimeZones,
  type ServicePointField,
  type ServicePointFieldAccess,
  type ServicePointFieldValues,
  type ServicePointFormFields,
  servicePointFields,
  servicePointFormFields,
} from './form-fields'
export { inactiveAbove, inactiveLevel, type PointStates } from './in-use'
export { servicePointMessageKeys } from './message-keys'
export {
  assignableAdapterLabels,
  type ModuleCodes,
  moduleCodes,
  modulesFor,
  modulesLeftOut,
  offeredAdapters,
} from './modules'
export { MAX_PAYMENT_FEE } from './payment-fee'
export { SafeDefaults } from './safe-defaults.schema'
export {
  Adapter,
  Channel,
  OrderLimit,
  PaymentService,
  ServicePoint,
  ServicePointDetail,
  ServicePointType,
  WireLimit,
} from './service-point.schema'
export {
  type BackEndPassword,
  type ChosenModules,
  chosenModules,
  emptyServicePointDraft,
  isEditing as isEditedServicePoint,
  lockedCurrencyId,
  type ServicePointDraft,
  type ServicePointFacts,
  settleServicePointDraft,
} from './service-point-draft'
export { servicePointForm } from './service-point-form'
export { type ServicePointColumn, servicePointList } from './service-point-list'
export { type ServicePointFilter, servicePointListSpec } from './service-point-list-spec'
export {
  answerServicePointLookup,
  canLookUpServicePoint,
  type ServicePointParents,
  startServicePointLookup,
} from './service-point-lookup'
export {
  type LookupAddress,
  type LookupPoint,
  ServicePointLookupAnswer,
  ServicePointLookupQuery,
  type ServicePointLookupRequest,
} from './service-point-lookup.schema'
export {
  allServicePointReportColumns,
  buildServicePointReport,
  ServicePointReportColumns,
  ServicePointReportFilters,
  ServicePointReportRequest,
} from './service-point-report'
export { buildServicePointRequest } from './service-point-request'
export { ServicePointRequest } from './service-point-request.schema'
export { servicePointSelectorQuery } from './service-point-selector'
export { servicePointTimeZone } from './service-point-time-zone'
export { validateServicePoint } from './validate-service-point'
