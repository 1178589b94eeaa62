import { startTransition, useCallback, useState } from 'react'

/** A dialog that was opened, and what it is about. */
export interface OpenedDialog<Subject> {
  readonly subject: Subject
  /** The key of the dialog: each opening has a form of its own. */
  readonly opening: number
  /** False while it closes: it is still drawn then. */
  readonly isOpen: boolean
}

/** The one dialog that is open on a page or was open last, such as those of the rows of a table. */
export const useOpenedDialog = <Subject>() => {
  const [opened, setOpened] = useState<OpenedDialog<Subject>>()
  const open = useCallback((subject: Subject): void => {
    // The press is answered by a paint before the dialog is drawn.
    startTransition(() => setOpened((last) => ({ subject, opening: (last?.opening ?? 0) + 1, isOpen: true })))
  }, [])
  const close = useCallback(() => setOpened((last) => last && { ...last, isOpen: false }), [])
  return { opened, open, close }
}
