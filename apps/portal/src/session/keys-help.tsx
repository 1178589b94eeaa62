import { KeysDialog } from '@remesa/ui/session'
import { keyFacts, type SingleKeys, useKeyActs } from '../kernel/keys'
import { useExternalStore } from '../kernel/state'

export interface KeysHelpProps {
  readonly isOpen: boolean
  readonly singleKeys: SingleKeys
  readonly onClose: () => void
}

/** The help about keys: those that the open page has registered. (FRA-25) */
export function KeysHelp({ isOpen, singleKeys, onClose }: KeysHelpProps) {
  const acts = useKeyActs()
  return (
    <KeysDialog
      isOpen={isOpen}
      onClose={onClose}
      keys={acts.map((act) => ({ act, ...keyFacts[act] }))}
      hasSingleKeys={useExternalStore(singleKeys.isOn)}
      onSingleKeysChange={({ isOn }) => singleKeys.set(isOn)}
    />
  )
}
