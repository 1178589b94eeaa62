import type { newOrderMachine } from '@remesa/domain/orders'
import type { ServicePoint } from '@remesa/domain/service-points'
import { useEffect, useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { ResumedOrder } from './resume-draft'
import type { TabDraft, TypedOrder } from './tab-draft'

export interface KeptDraftOptions {
  readonly tabDraft: TabDraft
  readonly snapshot: SnapshotFrom<typeof newOrderMachine>
  readonly servicePoint: ServicePoint | undefined
  readonly resumed: ResumedOrder | undefined
  /** Whether the order may have been saved by the last attempt, although no response arrived. */
  readonly isUncertain: boolean
  /** The order that the new order replaces. The object does not change as long as the order is the same. */
  readonly replaces: TypedOrder['replaces']
}

/** Stores the draft of an order from the first typed value until the order was saved or abandoned. */
export const useKeptDraft = (options: KeptDraftOptions) => {
  const { tabDraft, snapshot, servicePoint, resumed, isUncertain, replaces } = options
  const { idempotencyKey: id, type, drafts } = snapshot.context
  const [typedId, setTypedId] = useState(resumed?.id)
  const isSaving = snapshot.matches('saving')
  // An order that repeats a former order has no typed value. Its draft is stored only when the order is sent, because
  // from then on the order may exist at the back end.
  const isKept = typedId === id || isSaving || isUncertain
  const isOver = snapshot.matches('saved') || snapshot.matches('closed')
  const servicePointId = servicePoint?.id

  useEffect(() => {
    if (!isKept || isOver || type === undefined || servicePointId === undefined) return
    tabDraft.note(servicePointId, { id, type, drafts, isUncertain: isUncertain || isSaving, replaces })
    // The order is about to be sent, and may exist even if this page is closed. Therefore the draft is stored at
    // once.
    if (isSaving || isUncertain) tabDraft.flush()
  }, [tabDraft, isKept, isOver, type, servicePointId, id, drafts, isUncertain, isSaving, replaces])

  return { onTyped: () => setTypedId(id) }
}
