export { type AccountDateRange, accountDateIssues, accountDateRange, type DepositClock } from './account-date'
export {
  AGGREGATED_TYPE,
  buildDepositTransaction,
  type DepositInput,
  depositAccountDay,
} from './build-deposit-transaction'
export type { DepositDecision, DepositRefusal } from './decision'
export {
  bagsAhead,
  canBeginNext,
  canChangeBag,
  type DepositBag,
  type DepositBagOutcome,
  type DepositBagState,
  type DepositTotal,
  depositBagStates,
  depositCurrency,
  depositTotals,
  fieldAfterCode,
  nextBagDraft,
  nextDepositInstant,
  nextToSend,
  restoredBags,
  resumedBag,
  settleBag,
  validateBag,
  waitsForConnection,
} from './deposit-bags'
export { DepositCommodities, DepositCommodity } from './deposit-commodity.schema'
export { BOOKED_DAYS, type DepositDoubt, depositDoubts, type EarlierDeposits } from './deposit-doubts'
export {
  beginDeposit,
  changeDepositDraft,
  type DepositChange,
  type DepositDraft,
  type DepositFacts,
  emptyDepositDraft,
} from './deposit-draft'
export {
  type DepositField,
  type DepositFieldState,
  type DepositFields,
  depositFieldNames,
  depositFields,
} from './deposit-fields'
export {
  MAX_DEPOSIT_AMOUNT,
  MAX_DEPOSIT_BARCODE_LENGTH,
  MAX_DEPOSIT_OBSERVATIONS_LENGTH,
} from './deposit-limits'
export { type LastDepositChoices, nextDepositDraft, withLastChoices } from './deposit-memory'
export { depositMessageKeys } from './deposit-message-keys'
export { type DepositOutcome, depositOutcomeKeys, settleDeposit } from './deposit-outcome'
export {
  type DepositChoices,
  type DepositPlace,
  depositChoices,
  depositCountryCode,
  depositCurrencies,
  depositTimeZone,
  isDepositServicePoint,
} from './deposit-places'
export { DepositHistory, DepositRecord, DepositReversal, DepositSum } from './deposit-record.schema'
export {
  canRequestReversal,
  DepositReversalRequest,
  MAX_REVERSAL_REASON_LENGTH,
  REVERSAL_REQUESTED,
  validateReversal,
} from './deposit-reversal'
export { type DepositSearch, depositSearch } from './deposit-search'
export { depositSessionId } from './deposit-stamp'
export { DepositTransaction } from './deposit-transaction.schema'
export {
  buildDepositsReport,
  DepositsReportRequest,
  depositsReportDays,
  proposedDepositDays,
  validateDepositsReport,
} from './deposits-report'
export { type DepositCurrency, LatestDeposits, RegisteredDeposit } from './registered-deposit.schema'
export {
  isScannerPace,
  type PressedKey,
  type ScanList,
  scannedCode,
  scanTarget,
  withKey,
} from './scanned-code'
export { canSendDeposit, validateDeposit } from './validate-deposit'
export { type DepositRequestFacts, depositFieldOf, validateDepositRequest } from './validate-deposit-request'
