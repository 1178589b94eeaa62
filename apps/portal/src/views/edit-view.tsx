import { buildViewChange, type ListView } from '@remesa/domain/views'
import { ViewDialog } from '@remesa/ui/views'
import { useState } from 'react'
import type { ShownViews } from '../kernel/list'
import { otherNames } from './other-names'
import { useViewChange } from './use-view-writes'

export interface ViewDialogHost {
  readonly shown: ShownViews
  readonly isOpen: boolean
  readonly onClose: () => void
}

/**
 * A dialog that renames or shares a saved view. If the view was changed in the meantime, the dialog shows that
 * change before the user replaces it.
 */
export function EditView({ shown, view, isOpen, onClose }: ViewDialogHost & { readonly view: ListView }) {
  const [theirs, setTheirs] = useState<ListView>()
  const { isBusy, failure, send } = useViewChange(shown, {
    version: (theirs ?? view).version,
    onConflict: setTheirs,
    onDone: onClose,
  })
  return (
    <ViewDialog
      isOpen={isOpen}
      view={view}
      theirs={theirs}
      otherNames={otherNames(shown, view.id)}
      isBusy={isBusy}
      failure={failure}
      onSend={({ draft }) => send({ id: view.id, body: buildViewChange(draft) })}
      onClose={onClose}
    />
  )
}
