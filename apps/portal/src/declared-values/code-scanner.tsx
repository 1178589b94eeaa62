import { type RenderScanner, ScanDialog, type ScanDialogProps } from '@remesa/ui/declared-values'
import { useCodeCamera } from '../kernel/camera'

/** A dialog that reads the code of a bag or seal with the camera. */
export function CodeScanner({
  isOpen,
  onFound,
  onClose,
  finalFocus,
}: Parameters<RenderScanner>[0] & Pick<ScanDialogProps, 'finalFocus'>) {
  const { state, videoRef, retry } = useCodeCamera({ isOpen, onFound })
  return (
    <ScanDialog
      isOpen={isOpen}
      state={state}
      videoRef={videoRef}
      onRetry={retry}
      onClose={onClose}
      finalFocus={finalFocus}
    />
  )
}
