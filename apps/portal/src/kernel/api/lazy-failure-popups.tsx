import { lazyComponent } from '@remesa/ui/kernel'
import { useEffect, useState } from 'react'
import { useExternalStore } from '../state'
import type { ApiActivity } from './api-activity'
import type { ApiErrorMessage } from './api-error-message'

// Needed when the network may be down, so its code must not break the page.
const FailurePopups = lazyComponent(async () => (await import('./failure-popups')).FailurePopups)

/** Loads the popups while the network is up, since one of them reports that it is down. */
export const preloadFailurePopups = FailurePopups.preload

/** The popups of failed calls, loaded with the first failure at the latest. (FRA-17) */
export function LazyFailurePopups({ activity }: { readonly activity: ApiActivity }) {
  const [failure] = useExternalStore(activity.failures)
  const [shown, setShown] = useState<ApiErrorMessage>()
  useEffect(() => {
    // Closing a dialog closes those over it, so a dialog that closes on a failure must close before.
    const timer = setTimeout(() => setShown(failure))
    return () => clearTimeout(timer)
  }, [failure])
  return <FailurePopups isOpen={shown !== undefined} failure={shown} onRead={activity.dismiss} />
}
