import { buildViewRequest } from '@remesa/domain/views'
import { ViewDialog } from '@remesa/ui/views'
import { useState } from 'react'
import type { ViewDialogHost } from './edit-view'
import { otherNames } from './other-names'
import { useViewSave } from './use-view-writes'

/** A dialog that saves the current state of a list as a view. */
export function SaveView({ shown, isOpen, onClose }: ViewDialogHost) {
  const { list, query } = shown
  // The names at the time when the dialog opened. If the response to saving was lost, the current names may include
  // the new view, but the user must be able to repeat the saving under the same name.
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
