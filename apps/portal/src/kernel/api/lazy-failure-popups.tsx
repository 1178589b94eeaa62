import { lazyComponent } from '@remesa/ui/kernel'
import { useEffect, useState } from 'react'
import { useExternalStore } from '../state'
import type { ApiActivity } from './api-activity'
import type { ApiErrorMessage } from './api-error-message'

// A popup may be needed while the network is down, so a failure to load its code must not break the page.
const FailurePopups = lazyComponent(async () => (await import('./failure-popups')).FailurePopups)

/** Loads the code of the popups while the network works, because one popup reports that the network is down. */
export const preloadFailurePopups = FailurePopups.preload

/** The popups of failed calls. Their code is loaded with the first failure at the latest. (FRA-17) */
export function LazyFailurePopups({ activity }: { readonly activity: ApiActivity }) {
  const [failure] = useExternalStore(activity.failures)
  const [shown, setShown] = useState<ApiErrorMessage>()
  useEffect(() => {
    // Closing a dialog also closes every dialog above it. If a failure closes a dialog, this dialog must close
    // before the popup opens.
    const timer = setTimeout(() => setShown(failure))
    return () => clearTimeout(timer)
  }, [failure])
  return <FailurePopups isOpen={shown !== undefined} failure={shown} onRead={activity.dismiss} />
}
