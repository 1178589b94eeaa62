import { latePart } from '@remesa/ui/kernel'
import { useEffect, useState } from 'react'
import { useExternalStore } from '../state'
import type { ApiActivity } from './api-activity'
import type { ApiErrorMessage } from './api-error-message'

// Needed when the network may be down: it must never take the page down.
const FailurePopups = latePart(async () => (await import('./failure-popups')).FailurePopups)

/** Loads the popups while the network is up: one of them says that it is not. */
export const preloadFailurePopups = FailurePopups.preload

/** The popups of failed calls, loaded with the first failure at the latest. (FRA-17) */
export function LazyFailurePopups({ activity }: { readonly activity: ApiActivity }) {
  const [failure] = useExternalStore(activity.failures)
  const [shown, setShown] = useState<ApiErrorMessage>()
  useEffect(() => {
    // Closing a dialog also closes those that opened over it: a dialog that closes on a failed answer goes first.
    const timer = setTimeout(() => setShown(failure))
    return () => clearTimeout(timer)
  }, [failure])
  return <FailurePopups isOpen={shown !== undefined} failure={shown} onRead={activity.dismiss} />
}
