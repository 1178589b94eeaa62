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
  /** Whether the last attempt may have been saved, although no answer arrived. */
  readonly isUncertain: boolean
  /** The order that the new order replaces; the same object as long as it is the same order. */
  readonly replaces: TypedOrder['replaces']
}

/** Stores the draft of an order from the first typed value until it is saved or abandoned. */
export const useKeptDraft = (options: KeptDraftOptions) => {
  const { tabDraft, snapshot, servicePoint, resumed, isUncertain, replaces } = options
  const { idempotencyKey: id, type, drafts } = snapshot.context
  const [typedId, setTypedId] = useState(resumed?.id)
  const isSaving = snapshot.matches('saving')
  // An order that was filled in by a repetition, not typed, is stored once it may exist.
  const isKept = typedId === id || isSaving || isUncertain
  const isOver = snapshot.matches('saved') || snapshot.matches('closed')
  const servicePointId = servicePoint?.id

  useEffect(() => {
    if (!isKept || isOver || type === undefined || servicePointId === undefined) return
    tabDraft.note(servicePointId, { id, type, drafts, isUncertain: isUncertain || isSaving, replaces })
    // From here on the order may exist, whatever happens to this page.
    if (isSaving || isUncertain) tabDraft.flush()
  }, [tabDraft, isKept, isOver, type, servicePointId, id, drafts, isUncertain, isSaving, replaces])

  return { onTyped: () => setTypedId(id) }
}
