import { canDeclareValues, type DeclaredValuesAnswer } from '@remesa/domain/declared-values'
import { type PickupDetail, requestTypeFacts } from '@remesa/domain/orders'
import type { ServicePoint } from '@remesa/domain/service-points'
import type { DeclaredValuesState } from '@remesa/ui/declared-values'

export interface DeclaredStateInput {
  /** The declared values; `undefined` while they load, or if they could not be loaded. */
  readonly answer: DeclaredValuesAnswer | undefined
  readonly isFailed: boolean
  readonly detail: Pick<PickupDetail, 'requestedAmounts'>
  /** The service point of the order; `undefined` while it is unknown. */
  readonly servicePoint: Pick<ServicePoint, 'agilePickup'> | undefined
  readonly onRetry: () => void
}

/**
 * State of the card that shows the declared values of an order; `undefined` if the order can't have declared values.
 */
export const declaredState = (input: DeclaredStateInput): DeclaredValuesState | undefined => {
  const { answer, isFailed, detail, onRetry } = input
  // While the service point is unknown, it is treated as a point without agile pickup. Declared values that already
  // exist are shown at every point.
  const point = input.servicePoint ?? { agilePickup: false }
  if (answer === undefined) {
    if (isFailed) return { kind: 'error', onRetry }
    return point.agilePickup ? { kind: 'loading' } : undefined
  }
  const { allowed, reasons } = canDeclareValues(
    {
      serviceType: requestTypeFacts('pickup').wireCode,
      isChange: false,
      requestedAmounts: detail.requestedAmounts,
    },
    answer,
    point,
  )
  if (allowed) return { kind: 'ready', answer }
  return reasons.every(({ rule }) => rule === 'requested-amounts') ? { kind: 'conflict' } : undefined
}
