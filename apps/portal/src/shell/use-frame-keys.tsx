import type { ShellPreferences } from '@remesa/ui/shell'
import { type ReactNode, useMemo, useState } from 'react'
import { createSingleKeys, native, useKeyListener, useKeys, useTypedAhead } from '../kernel/keys'
import { lazyDialog } from '../kernel/loading'
import { useExternalStore, usePortal } from '../kernel/state'
import { local, userKey } from '../kernel/storage'

const KeysHelp = lazyDialog(async () => (await import('./keys-help')).KeysHelp)
const Palette = lazyDialog(async () => (await import('./palette/palette')).Palette)

export interface FrameKeys {
  /** Props of the component that renders the shell. */
  readonly shell: {
    readonly onPalette: () => void
    readonly onPaletteIntent: () => void
    readonly onKeys: () => void
  }
  /** The dialogs that the shortcuts of the shell open. */
  readonly dialogs: ReactNode
}

/** The shortcuts that work on every page, and the listener for all shortcuts. (FRA-23 to 25) */
export const useFrameKeys = (preferences: ShellPreferences): FrameKeys => {
  const { ability, user } = usePortal()
  const singleKeys = useMemo(() => createSingleKeys(local, userKey(user)), [user])
  const [opened, setOpened] = useState<'help' | 'palette'>()
  const close = () => setOpened(undefined)
  const [openHelp, openPalette] = [() => setOpened('help'), () => setOpened('palette')]
  const typed = useTypedAhead(opened === 'palette', close)
  useKeyListener({ hasSingleKeys: useExternalStore(singleKeys.isOn) })
  useKeys(
    {
      palette: openPalette,
      search: ability.can('read', 'OrdersPage') ? openPalette : undefined,
      help: openHelp,
      close: native,
    },
    { isOfFrame: true },
  )
  return {
    shell: { onPalette: openPalette, onPaletteIntent: Palette.preload, onKeys: openHelp },
    dialogs: (
      <>
        <KeysHelp isOpen={opened === 'help'} singleKeys={singleKeys} onClose={close} />
        <Palette
          {...preferences}
          isOpen={opened === 'palette'}
          typed={typed}
          onClose={close}
          onKeys={openHelp}
        />
      </>
    ),
  }
}
