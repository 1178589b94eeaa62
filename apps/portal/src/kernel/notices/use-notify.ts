import { type MessageKey, useT } from '@remesa/ui/i18n'
import type { ToastAction, ToastLink, ToastUndo } from '@remesa/ui/kernel'
import { useCallback } from 'react'
import { enqueueToast } from './toast-host'

export type Notice = {
  readonly tone: 'success' | 'warning' | 'danger'
  readonly link?: ToastLink | undefined
  readonly action?: ToastAction | undefined
  readonly undo?: ToastUndo | undefined
} & (
  | { readonly key: MessageKey; readonly values?: Readonly<Record<string, string | number>> }
  /** A text from the server, shown unchanged. */
  | { readonly text: string }
)

/**
 * Returns a function that shows a toast. A message key is translated when the function is called, into the language
 * that is chosen then.
 */
export const useNotify = (): ((notice: Notice) => void) => {
  const t = useT()
  return useCallback(
    (notice) => {
      const { tone, link, action, undo } = notice
      const text = 'text' in notice ? notice.text : t(notice.key, notice.values)
      enqueueToast({ tone, text, link, action, undo })
    },
    [t],
  )
}
