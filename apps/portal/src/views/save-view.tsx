import { buildViewRequest } from '@remesa/domain/views'
import { ViewDialog } from '@remesa/ui/views'
import { useState } from 'react'
import type { ViewDialogHost } from './edit-view'
import { otherNames } from './other-names'
import { useViewSave } from './use-view-writes'

/** Saves what the list shows as a view. */
export function SaveView({ shown, isOpen, onClose }: ViewDialogHost) {
  const { list, query } = shown
  // As they were when it opened: after a lost answer the view itself may be among them, and is sent once more.
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
