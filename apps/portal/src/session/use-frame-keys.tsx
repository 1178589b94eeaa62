import { type ReactNode, useMemo, useState } from 'react'
import { createSingleKeys, native, useKeyListener, useKeys } from '../kernel/keys'
import { lazyDialog } from '../kernel/loading'
import { useExternalStore, usePortal } from '../kernel/state'
import { local, userKey } from '../kernel/storage'

const KeysHelp = lazyDialog(async () => (await import('./keys-help')).KeysHelp)

export interface FrameKeys {
  readonly openHelp: () => void
  /** What the keys of the frame have opened. */
  readonly dialogs: ReactNode
}

/** The keys that work on every page, and the listener for those of all parts. (FRA-23 to 25) */
export const useFrameKeys = (): FrameKeys => {
  const { user } = usePortal()
  const singleKeys = useMemo(() => createSingleKeys(local, userKey(user)), [user])
  const [isHelpOpen, setHelpOpen] = useState(false)
  const openHelp = () => setHelpOpen(true)
  useKeyListener({ hasSingleKeys: useExternalStore(singleKeys.isOn) })
  useKeys({ help: openHelp, close: native })
  return {
    openHelp,
    dialogs: <KeysHelp isOpen={isHelpOpen} singleKeys={singleKeys} onClose={() => setHelpOpen(false)} />,
  }
}
