import type { BarcodeFormat } from '@remesa/domain/kernel'
import { ScanDialog } from '@remesa/ui/declared-values'
import { useCodeCamera } from '../kernel/camera'

export interface BadgeScannerProps {
  readonly isOpen: boolean
  /** The barcode formats of the country's badges. */
  readonly formats: readonly BarcodeFormat[]
  readonly onFound: (detail: { readonly code: string }) => void
  readonly onClose: () => void
}

/** A dialog that reads the code of a badge with the camera. */
export function BadgeScanner({ isOpen, formats, onFound, onClose }: BadgeScannerProps) {
  const { state, videoRef, retry } = useCodeCamera({ isOpen, formats, onFound })
  return <ScanDialog isOpen={isOpen} state={state} videoRef={videoRef} onRetry={retry} onClose={onClose} />
}
