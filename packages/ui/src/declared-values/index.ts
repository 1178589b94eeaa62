export type { NamedRecord, RecordActions } from './declared-values-card/declared-records'
export {
  DeclaredValuesCard,
  type DeclaredValuesCardProps,
  type DeclaredValuesState,
} from './declared-values-card/declared-values-card'
export { DeleteDialog, type DeleteDialogProps } from './delete-dialog/delete-dialog'
export { PacksDialog } from './packs-dialog/packs-dialog'
export type { PacksDialogProps } from './packs-dialog/packs-dialog.types'
export { QrDialog, type QrDialogProps } from './qr-dialog/qr-dialog'
export type { QrLabel } from './qr-dialog/qr-figure'
export { RecordDialog } from './record-dialog/record-dialog'
export type { RecordDialogProps, RecordFacts, RenderScanner } from './record-dialog/record-dialog.types'
export { ScanDialog, type ScanDialogProps, type ScanState } from './scan-dialog/scan-dialog'
