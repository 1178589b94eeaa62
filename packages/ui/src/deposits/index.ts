export { DepositCheck, type DepositCheckProps } from './deposit-check/deposit-check'
export { afterCode } from './deposit-form/after-code'
export { DepositForm, type DepositFormProps } from './deposit-form/deposit-form'
export type { Scan } from './deposit-form/use-scanner'
export {
  DepositHistory,
  type DepositHistoryFilters,
  type DepositHistoryProps,
} from './deposit-history/deposit-history'
export { DepositLayout, type DepositLayoutProps } from './deposit-layout/deposit-layout'
export { DepositOutcome, type DepositOutcomeProps } from './deposit-outcome/deposit-outcome'
export { EarlierBags, type EarlierBagsProps } from './deposit-outcome/earlier-bags'
export { DepositReceipt, type DepositReceiptProps } from './deposit-receipt/deposit-receipt'
export {
  DepositsExportDialog,
  type DepositsExportDialogProps,
} from './deposits-export/deposits-export-dialog'
export { LatestDeposits, type LatestDepositsProps } from './latest-deposits/latest-deposits'
export {
  ReversalDialog,
  type ReversalDialogProps,
  type ReversalDraft,
} from './reversal-dialog/reversal-dialog'
