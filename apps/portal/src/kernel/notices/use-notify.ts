import { type MessageKey, useT } from '@remesa/ui/i18n'
import type { ToastLink } from '@remesa/ui/kernel'
import { useCallback } from 'react'
import { enqueueToast } from './toast-host'

export interface Notice {
  readonly tone: 'success' | 'warning' | 'danger'
  readonly key: MessageKey
  readonly values?: Readonly<Record<string, string | number>>
  readonly link?: ToastLink | undefined
}

/** Shows a toast by message key. The sentence is made at once, in the language of the moment. */
export const useNotify = (): ((notice: Notice) => void) => {
  const t = useT()
  return useCallback(({ tone, key, values, link }) => enqueueToast({ tone, text: t(key, values), link }), [t])
}
