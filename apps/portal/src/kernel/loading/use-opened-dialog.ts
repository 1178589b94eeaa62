import { startTransition, useCallback, useState } from 'react'

/** An open dialog and its subject. */
export interface OpenedDialog<Subject> {
  readonly subject: Subject
  /** The key of the dialog: each opening has its own form. */
  readonly opening: number
  /** Whether the dialog is open; `false` while it closes and is still rendered. */
  readonly isOpen: boolean
}

/** The dialog of a page that is open now or was open last, for pages with one dialog at a time. */
export const useOpenedDialog = <Subject>() => {
  const [opened, setOpened] = useState<OpenedDialog<Subject>>()
  const open = useCallback((subject: Subject): void => {
    // The click is painted before the dialog is rendered.
    startTransition(() => setOpened((last) => ({ subject, opening: (last?.opening ?? 0) + 1, isOpen: true })))
  }, [])
  const close = useCallback(() => setOpened((last) => last && { ...last, isOpen: false }), [])
  return { opened, open, close }
}
