export {
  agilePickupSettings,
  areDeclaredValuesEditable,
  canDeclareValues,
  /** @deprecated The former name of `canDeclareValues`, for channels that still import it. */
  canDeclareValues as declaredValuesAvailability,
  type DeclaredValuesMode,
  hasDeclaredValues,
} from './agile-pickup'
export {
  buildDeclaredPacksRequest,
  buildDeclaredValuesDeletion,
  buildDeclaredValuesRequest,
  type DeclaredOrder,
} from './build-requests'
export {
  commodityType,
  commodityTypes,
  type DeclaredCommodityType,
} from './commodity-types'
export type { DeclaredValuesDecision, DeclaredValuesRefusal } from './decision'
export {
  type CodeBearer,
  type CodeFacts,
  type CodeKind,
  MAX_BAG_CODE_LENGTH,
  maxCodeSeal,
  sealCodeLength,
} from './declared-codes'
export {
  buildDeclaredPack,
  canSaveDeclaredPacks,
  changeDeclaredPacksDraft,
  type DeclaredPackDraft,
  type DeclaredPackFacts,
  type DeclaredPacksChange,
  type DeclaredPacksDraft,
  declaredPackDraftOf,
  declaredPacksDraftOf,
  emptyDeclaredPackDraft,
  emptyDeclaredPacksDraft,
  isDeclaredPackEntered,
  nextDeclaredPackDraft,
  validateDeclaredPack,
  validateDeclaredPacks,
} from './declared-packs'
export {
  canSaveDeclaredRecord,
  changeDeclaredRecordDraft,
  codesBeside,
  type DeclaredRecordChange,
  type DeclaredRecordDraft,
  type DeclaredRecordFacts,
  declaredRecordDraftOf,
  emptyDeclaredRecordDraft,
  validateDeclaredRecord,
} from './declared-record'
export {
  type DeclaredPackTotal,
  type DeclaredTotal,
  declaredPackTotals,
  declaredTotals,
} from './declared-totals'
export {
  buildDeclaredContainer,
  buildDeclaredValue,
  type DeclaredContainerDraft,
  type DeclaredValueDraft,
  type DeclaredValueFacts,
  declaredContainerDraftOf,
  declaredValueDraftOf,
  emptyDeclaredContainerDraft,
  emptyDeclaredValueDraft,
  isDeclaredContainerEntered,
  isDeclaredValueEntered,
  nextDeclaredContainerDraft,
  nextDeclaredValueDraft,
  validateDeclaredContainer,
  validateDeclaredValue,
} from './declared-value'
export {
  DeclaredContainer,
  DeclaredPack,
  DeclaredPacksRecord,
  DeclaredPacksTicket,
  DeclaredRecord,
  DeclaredValue,
  DeclaredValuesAnswer,
  DeclaredValuesTicket,
  type QrTicket,
} from './declared-values.schema'
export { declaredValuesMessageKeys } from './declared-values-message-keys'
export {
  DeclaredPacksRequest,
  DeclaredValuesDeletion,
  DeclaredValuesQuery,
  DeclaredValuesRequest,
} from './declared-values-request.schema'
export { canDeleteDeclaredValues } from './deletion'
export {
  canDrawQr,
  QR_SIZE,
  type QrCode,
  qrNumber,
  qrPayloads,
  qrSets,
} from './qr-codes'
export {
  decodeDeclaredValues,
  encodeDeclaredValues,
  type TicketRefusal,
  ticketLimits,
} from './ticket-codec'
export {
  type SavedRecordsFacts,
  validateDeclaredPacksRequest,
  validateDeclaredValuesRequest,
} from './validate-requests'
