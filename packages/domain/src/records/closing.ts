import type { BulkItem } from './bulk'

/** The kinds of steps that close a service point, in the order of their execution. (REC-107) */
export type ClosingKind = 'order' | 'user' | 'point'

/** A possible step in closing a service point: an order to cancel, or a user's assignment to remove. */
export interface ClosingStep {
  readonly id: number
  readonly kind: Exclude<ClosingKind, 'point'>
  readonly name: string
  /** Idempotency key of the call that this step sends. */
  readonly key: string
  readonly version: string | undefined
  /** Whether the viewer may take this step now. */
  readonly isAllowed: boolean
}

/** The service point that is deactivated as the last step of its closing. */
export type ClosedPoint = Pick<ClosingStep, 'id' | 'name' | 'key' | 'version'>

/** One step in the batch that closes a service point. */
export interface ClosingItem extends BulkItem {
  readonly kind: ClosingKind
}

/**
 * The steps that close a service point. Steps that are not allowed, and steps that the user has unticked, are omitted.
 * Orders come before users. The service point comes last and waits until all other steps are done. (REC-107, REC-108)
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
