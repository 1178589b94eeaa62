import type { ListView } from '@remesa/domain/views'
import { RemoveViewDialog } from '@remesa/ui/views'
import { useState } from 'react'
import type { ViewDialogHost } from './edit-view'
import { useViewRemoval } from './use-view-writes'

/**
 * A dialog that removes a saved view after a confirmation. If the view was changed in the meantime, the confirmation is
 * requested again.
 */
export function RemoveView({ shown, view, isOpen, onClose }: ViewDialogHost & { readonly view: ListView }) {
  const [theirs, setTheirs] = useState<ListView>()
  const current = theirs ?? view
  const { isBusy, failure, send } = useViewRemoval(shown, {
    version: current.version,
    onConflict: setTheirs,
    onDone: onClose,
  })
  return (
    <RemoveViewDialog
      isOpen={isOpen}
      view={current}
      isConflict={theirs !== undefined}
      isBusy={isBusy}
      failure={failure}
      onConfirm={() => send(current)}
      onCancel={onClose}
    />
  )
}
