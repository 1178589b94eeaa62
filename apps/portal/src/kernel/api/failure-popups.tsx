import { useT } from '@remesa/ui/i18n'
import { ErrorPopup, NetworkErrorPopup } from '@remesa/ui/session'
import { useExternalStore } from '../state'
import type { ApiActivity } from './api-activity'
import type { ApiErrorMessage } from './api-error-message'

/** The popups of failed calls: one kind at a time, whatever number of calls failed in that way. */
export function FailurePopups({ activity }: { readonly activity: ApiActivity }) {
  const t = useT()
  const [failure] = useExternalStore(activity.failures)
  const isNetwork = failure?.kind === 'network'

  const descriptionOf = (message: ApiErrorMessage): string => {
    if (message.kind === 'network') return ''
    if (message.kind !== 'rejected') return t(message.description)
    return t.knows(message.serverMessage) ? t(message.serverMessage) : message.serverMessage
  }

  return (
    <>
      <NetworkErrorPopup isOpen={isNetwork} onRefresh={() => location.reload()} onClose={activity.dismiss} />
      <ErrorPopup
        isOpen={failure !== undefined && !isNetwork}
        title={failure === undefined ? '' : t(failure.title)}
        description={failure === undefined ? '' : descriptionOf(failure)}
        requestId={failure?.requestId ?? null}
        onClose={activity.dismiss}
      />
    </>
  )
}
