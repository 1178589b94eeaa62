import type { ServicePointDetail } from '@remesa/domain/service-points'
import { lazyDialog } from '../kernel/loading'
import type { ClosingQuestion } from '../records/status-switch'

const ClosePoint = lazyDialog(async () => (await import('./close-point')).ClosePoint)

/**
 * The question that is asked before a service point with dependents is deactivated. It is the dialog that closes the
 * service point. (REC-106)
 */
export const askToClose = (point: ServicePointDetail, version: string | undefined) =>
  function Closing(question: ClosingQuestion) {
    return <ClosePoint {...question} point={point} version={version} />
  }
