import { useSyncExternalStore } from 'react'
import { applyColorMode, type ColorMode, readColorMode, watchColorMode } from './color-mode'

const setColorMode = (mode: ColorMode): void => applyColorMode(mode)
const onServer = (): ColorMode => 'system'

/** The user's choice of a colour mode, and the function that changes it. The choice is stored only in the document. */
export function useColorMode(): {
  readonly mode: ColorMode
  readonly setColorMode: (mode: ColorMode) => void
} {
  const mode = useSyncExternalStore(watchColorMode, () => readColorMode(), onServer)
  return { mode, setColorMode }
}
