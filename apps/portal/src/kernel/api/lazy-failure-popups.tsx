import { latePart } from '@remesa/ui/kernel'
import { useEffect, useState } from 'react'
import { useExternalStore } from '../state'
import type { ApiActivity } from './api-activity'
import type { ApiErrorMessage } from './api-error-message'

// Wanted while the network may be away: it must never take the page down.
const FailurePopups = latePart(async () => (await import('./failure-popups')).FailurePopups)

/** Fetches the popups while the network is there: one of them says that it is not. */
export const preloadFailurePopups = FailurePopups.preload

/** The popups of failed calls, fetched with the first failure at the latest. (FRA-17) */
export function LazyFailurePopups({ activity }: { readonly activity: ApiActivity }) {
  const [failure] = useExternalStore(activity.failures)
  const [shown, setShown] = useState<ApiErrorMessage>()
  useEffect(() => {
    // A dialog takes those that opened over it with it when it closes: one that closes on the failed answer closes first.
    const timer = setTimeout(() => setShown(failure))
    return () => clearTimeout(timer)
  }, [failure])
  return <FailurePopups isOpen={shown !== undefined} failure={shown} onRead={activity.dismiss} />
}
