import { type RenderScanner, ScanDialog } from '@remesa/ui/declared-values'
import { useCodeCamera } from '../kernel/camera'

/** Reads the code of a bag or seal with the camera. */
export function CodeScanner({ isOpen, onFound, onClose }: Parameters<RenderScanner>[0]) {
  const { state, videoRef, retry } = useCodeCamera({ isOpen, onFound })
  return <ScanDialog isOpen={isOpen} state={state} videoRef={videoRef} onRetry={retry} onClose={onClose} />
}
