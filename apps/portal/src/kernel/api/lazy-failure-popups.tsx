import { useLoaded } from '../loading'
import { useExternalStore } from '../state'
import type { ApiActivity } from './api-activity'

const load = () => import('./failure-popups')

/** Fetches the popups while the network is there: one of them tells that it is not. */
export const preloadFailurePopups = (): void => {
  load().catch(() => undefined)
}

/** The popups of failed calls, fetched with the first failure at the latest. */
export function LazyFailurePopups({ activity }: { readonly activity: ApiActivity }) {
  const hasFailure = useExternalStore(activity.failures).length > 0
  const part = useLoaded(load, hasFailure)
  return part === undefined ? null : <part.FailurePopups activity={activity} />
}
