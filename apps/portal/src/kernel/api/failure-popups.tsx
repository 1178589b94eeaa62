import { useT } from '@remesa/ui/i18n'
import { ErrorPopup, NetworkErrorPopup } from '@remesa/ui/shell'
import { type ApiErrorMessage, failureText } from './api-error-message'

export interface FailurePopupsProps {
  readonly isOpen: boolean
  readonly failure: ApiErrorMessage | undefined
  readonly onRead: () => void
}

/** The popups of failed calls. One popup appears for each kind of failure, even if several calls have failed. */
export function FailurePopups({ isOpen, failure, onRead }: FailurePopupsProps) {
  const t = useT()
  const isNetwork = failure?.kind === 'network'

  return (
    <>
      <NetworkErrorPopup isOpen={isOpen && isNetwork} onRefresh={() => location.reload()} onClose={onRead} />
      <ErrorPopup
        isOpen={isOpen && !isNetwork}
        title={failure === undefined ? '' : t(failure.title)}
        description={failure === undefined ? '' : failureText(t, failure)}
        requestId={failure?.requestId ?? null}
        onClose={onRead}
      />
    </>
  )
}
