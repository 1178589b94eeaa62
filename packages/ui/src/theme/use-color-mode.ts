import { useSyncExternalStore } from 'react'
import { applyColorMode, type ColorMode, readColorMode, watchColorMode } from './color-mode'

const setColorMode = (mode: ColorMode): void => applyColorMode(mode)
const onServer = (): ColorMode => 'system'

/** The chosen colour mode and its setter. The document is the only place that stores it. */
export function useColorMode(): {
  readonly mode: ColorMode
  readonly setColorMode: (mode: ColorMode) => void
} {
  const mode = useSyncExternalStore(watchColorMode, () => readColorMode(), onServer)
  return { mode, setColorMode }
}
