import { buildViewRequest } from '@remesa/domain/views'
import { ViewDialog } from '@remesa/ui/views'
import { useState } from 'react'
import type { ViewDialogHost } from './edit-view'
import { otherNames } from './other-names'
import { useViewSave } from './use-view-writes'

/** Saves the current state of the list as a view. */
export function SaveView({ shown, isOpen, onClose }: ViewDialogHost) {
  const { list, query } = shown
  // The names when the dialog opened: after a lost answer the new view itself may be among the current names, and is
  // sent once more.
  const [names] = useState(() => otherNames(shown))
  const { isBusy, failure, send } = useViewSave(shown, { onDone: onClose })
  return (
    <ViewDialog
      isOpen={isOpen}
      view={undefined}
      otherNames={names}
      isBusy={isBusy}
      failure={failure}
      onSend={({ draft }) => send(buildViewRequest(draft, { list, query }))}
      onClose={onClose}
    />
  )
}
