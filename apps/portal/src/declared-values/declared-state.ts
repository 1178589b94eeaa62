import { canDeclareValues, type DeclaredValuesAnswer } from '@remesa/domain/declared-values'
import { type PickupDetail, requestTypeFacts } from '@remesa/domain/orders'
import type { ServicePoint } from '@remesa/domain/service-points'
import type { DeclaredValuesState } from '@remesa/ui/declared-values'

export interface DeclaredStateInput {
  /** What is declared; `undefined` while it is on its way, or when it did not come. */
  readonly answer: DeclaredValuesAnswer | undefined
  readonly isFailed: boolean
  readonly detail: Pick<PickupDetail, 'requestedAmounts'>
  /** Where the order belongs, once that is known. */
  readonly servicePoint: Pick<ServicePoint, 'agilePickup'> | undefined
  readonly onRetry: () => void
}

/** What the card of declared values shows; nothing where values have no place in the order. */
export const declaredState = (input: DeclaredStateInput): DeclaredValuesState | undefined => {
  const { answer, isFailed, detail, onRetry } = input
  // Of a point that is not known nothing is held against the order; what is declared shows all the same.
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
