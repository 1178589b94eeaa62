import { lazy, Suspense } from 'react'
import type { ApiActivity } from './api-activity'
import { useExternalStore } from './external-store'

const load = () => import('./failure-popups')
const FailurePopups = lazy(async () => ({ default: (await load()).FailurePopups }))

/** Fetches the popups while the network is there: one of them tells that it is not. */
export const preloadFailurePopups = (): void => {
  load().catch(() => undefined)
}

/** The popups of failed calls, fetched with the first failure at the latest. */
export function LazyFailurePopups({ activity }: { readonly activity: ApiActivity }) {
  const hasFailure = useExternalStore(activity.failures).length > 0
  if (!hasFailure) return null
  return (
    <Suspense fallback={null}>
      <FailurePopups activity={activity} />
    </Suspense>
  )
}
