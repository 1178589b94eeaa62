export {
  agilePickupSettings,
  areDeclaredValuesEditable,
  canDeclareValues,
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
  canSaveDeclaredPacks,
  type DeclaredPackDraft,
  type DeclaredPackFacts,
  type DeclaredPacksDraft,
  declaredPacksDraftOf,
  emptyDeclaredPacksDraft,
} from './declared-packs'
export {
  canSaveDeclaredRecord,
  type DeclaredRecordDraft,
  type DeclaredRecordFacts,
  declaredRecordDraftOf,
  emptyDeclaredRecordDraft,
} from './declared-record'
export {
  changeDeclaredRows,
  type DeclaredRow,
  type DeclaredRowChange,
  type DeclaredRowRules,
  enteredRows,
} from './declared-rows'
export {
  compareWithRequested,
  type DeclaredComparison,
  type DeclaredPackTotal,
  type DeclaredSum,
  type DeclaredTotal,
  declaredPackTotals,
  declaredSums,
  declaredTotals,
  type RequestedFacts,
} from './declared-totals'
export type { DeclaredContainerDraft, DeclaredValueDraft, DeclaredValueFacts } from './declared-value'
export {
  DeclaredContainer,
  DeclaredPack,
  DeclaredPacksRecord,
  type DeclaredPacksRecords,
  DeclaredPacksTicket,
  DeclaredRecord,
  type DeclaredRecords,
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
  type DeclaredPackRow,
  type DeclaredPacksRows,
  declaredPackRowRules,
  declaredPacksRowsOf,
  readDeclaredPacksRows,
  validateDeclaredPacksRows,
} from './pack-rows'
export { type PasteFields, readPastedLines } from './pasted-lines'
export {
  canDrawQr,
  QR_SIZE,
  type QrCode,
  qrNumber,
  qrPayloads,
  qrSets,
} from './qr-codes'
export {
  bothCodesOf,
  type DeclaredContainerRow,
  type DeclaredRecordRows,
  type DeclaredRecordRowsFacts,
  type DeclaredValueRow,
  declaredContainerRowRules,
  declaredRecordRowsOf,
  declaredValueRowRules,
  readDeclaredRecordRows,
  validateDeclaredRecordRows,
} from './record-rows'
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
