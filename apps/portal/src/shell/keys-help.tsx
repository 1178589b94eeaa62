import { KeysDialog } from '@remesa/ui/shell'
import { keyFacts, type SingleKeys, useKeyActions } from '../kernel/keys'
import { useExternalStore } from '../kernel/state'

export interface KeysHelpProps {
  readonly isOpen: boolean
  readonly singleKeys: SingleKeys
  readonly onClose: () => void
}

/** The help dialog with the shortcuts that work on the open page. (FRA-25) */
export function KeysHelp({ isOpen, singleKeys, onClose }: KeysHelpProps) {
  const actions = useKeyActions()
  return (
    <KeysDialog
      isOpen={isOpen}
      onClose={onClose}
      keys={actions.map((action) => ({ action, ...keyFacts[action] }))}
      hasSingleKeys={useExternalStore(singleKeys.isOn)}
      onSingleKeysChange={({ isOn }) => singleKeys.set(isOn)}
    />
  )
}
