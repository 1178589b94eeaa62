import type { BulkItem } from './bulk'

/** The kinds of steps of a closing, in the order in which they are made. (REC-107) */
export type ClosingKind = 'order' | 'user' | 'point'

/** A step that a closing may include: an order to cancel, or a user's assignment to remove. */
export interface ClosingStep {
  readonly id: number
  readonly kind: Exclude<ClosingKind, 'point'>
  readonly name: string
  /** Idempotency key of the call that makes the step. */
  readonly key: string
  readonly version: string | undefined
  /** Whether the viewer may make the step now. */
  readonly isAllowed: boolean
}

/** The service point that a closing deactivates. */
export type ClosedPoint = Pick<ClosingStep, 'id' | 'name' | 'key' | 'version'>

/** One row of a closing's run. */
export interface ClosingItem extends BulkItem {
  readonly kind: ClosingKind
}

/**
 * The rows of a closing: the steps that are allowed and not left out, orders before users, and last the point,
 * which waits until all the others are done. (REC-107, REC-108)
 */
export const planClosing = (
  steps: readonly ClosingStep[],
  { point, leftOut }: { readonly point: ClosedPoint; readonly leftOut: ReadonlySet<number> },
): readonly ClosingItem[] => {
  const chosen = steps.filter(({ id, isAllowed }) => isAllowed && !leftOut.has(id))
  const ofKind = (kind: ClosingStep['kind']) =>
    chosen
      .filter((step) => step.kind === kind)
      .map(
        ({ id, name, key, version }): ClosingItem => ({
          id,
          kind,
          name,
          key,
          version,
          state: { kind: 'waiting' },
        }),
      )
  return [
    ...ofKind('order'),
    ...ofKind('user'),
    { ...point, kind: 'point', state: { kind: 'waiting' }, isLast: true },
  ]
}
