import { startTransition, useCallback, useState } from 'react'

/** The dialog that is open, and the record that it is about. */
export interface OpenedDialog<Subject> {
  readonly subject: Subject
  /** The `key` of the dialog. It changes each time the dialog opens, so that its form starts empty. */
  readonly opening: number
  /** Whether the dialog is open; `false` while it closes and is still rendered. */
  readonly isOpen: boolean
}

/**
 * The dialog of a page that opens one dialog at a time. After the dialog was closed, `opened` still contains it,
 * because a dialog is rendered while it closes.
 */
export const useOpenedDialog = <Subject>() => {
  const [opened, setOpened] = useState<OpenedDialog<Subject>>()
  const open = useCallback((subject: Subject): void => {
    // The transition lets the browser show the click before it renders the dialog.
    startTransition(() => setOpened((last) => ({ subject, opening: (last?.opening ?? 0) + 1, isOpen: true })))
  }, [])
  const close = useCallback(() => setOpened((last) => last && { ...last, isOpen: false }), [])
  return { opened, open, close }
}
