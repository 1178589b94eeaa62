import {
  buildCancelRequest,
  canCancel,
  cancellationKey,
  noReplacement,
  type OrderRefusal,
  type OrderRow,
  orderNote,
  proposedReason,
  replacedNote,
  replacementAfter,
  requestTypes,
  type SavedOrder,
} from '@remesa/domain/orders'
import { useT } from '@remesa/ui/i18n'
import { refusalReasons } from '@remesa/ui/kernel'
import type { ReplacedOrder } from '@remesa/ui/orders'
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { useApi } from '../../kernel/api'
import { useNow } from '../../kernel/clock'
import { usePortal } from '../../kernel/state'
import { mayBeDone, writeFailure } from '../../kernel/write'
import type { ResumedOrder } from '../drafts'
import { useCancellationReasons } from '../queries'
import type { PastKey, Repeat } from './use-repeat'

export interface ReplacementInput {
  readonly past: PastKey | undefined
  readonly repeat: Pick<Repeat, 'serviceCode'>
  readonly resumed: ResumedOrder | undefined
  readonly countryCode: string
  readonly idempotencyKey: string
  readonly isSaving: boolean
  /** Called when the replaced order was cancelled or may have been cancelled. */
  readonly onChanged: () => void
  readonly onReplaced: () => void
}

type Replaces = ResumedOrder['replaces']

/**
 * A new order that replaces an existing order. The new order is sent first. The existing order is cancelled only
 * after that. (ORD-186)
 */
export const useReplacement = (input: ReplacementInput, noteRef: { current: string | undefined }) => {
  const { past, repeat, resumed, countryCode, idempotencyKey, isSaving, onChanged, onReplaced } = input
  const t = useT()
  const api = useApi()
  const now = useNow()
  const { ability, brand, config } = usePortal()
  const [state, dispatch] = useReducer(replacementAfter, noReplacement)
  const [replaces, setReplaces] = useState<Replaces>(resumed?.replaces)
  const [reasonCode, setReason] = useState<string>()
  const key = useRef(idempotencyKey)
  // The replaced order is stored in this state, because the form no longer knows it after the new order was placed.
  if (replaces === undefined && past?.isReplacement && repeat.serviceCode !== undefined) {
    const { type, serviceId } = past
    const { serviceCode } = repeat
    setReplaces({ type, serviceId, serviceCode, note: orderNote(t('orders.replace.note'), serviceCode) })
  }
  useEffect(() => {
    noteRef.current = replaces?.note
  }, [noteRef, replaces])
  const { data } = useCancellationReasons(countryCode, { isEnabled: replaces !== undefined })
  const reasons = data?.cancellationReasons
  const reason = reasonCode ?? proposedReason(reasons ?? [])
  useEffect(() => {
    if (isSaving) dispatch({ type: 'sent' })
  }, [isSaving])

  const cancelOld = useEffectEvent(async (placed: SavedOrder) => {
    const facts = requestTypes.find(({ type }) => type === replaces?.type)
    if (replaces === undefined || facts === undefined) return
    const params = { countryCode, type: facts.cancelPath, serviceId: replaces.serviceId }
    const observations = replacedNote(t('orders.replace.noted'), placed.serviceCode)
    const answer = await api.orders.cancel(
      { params, body: buildCancelRequest({ reasonCode: reason, observations }) },
      // A failure opens no popup, because the receipt shows the outcome.
      { idempotencyKey: cancellationKey(key.current), silent: true },
    )
    const failure = answer.ok ? undefined : writeFailure(answer.error)
    if (answer.ok) {
      dispatch({ type: 'cancelled' })
      onReplaced()
    } else {
      const isUncertain = failure === undefined || mayBeDone(failure)
      const reasonsOf = failure === undefined ? [] : refusalReasons(t, failure)
      dispatch({ type: 'not-cancelled', isUncertain, reasons: reasonsOf })
    }
    onChanged()
  })
  const placed = state.step === 'cancelling' ? state.placed : undefined
  useEffect(() => {
    if (placed !== undefined) void cancelOld(placed)
  }, [placed])

  const shown: ReplacedOrder | undefined = replaces && {
    order: replaces.serviceCode,
    reasons,
    reasonCode: reason,
    onReason: ({ value }) => setReason(value),
    state,
    onFinish: () => dispatch({ type: 'sent' }),
  }
  /**
   * The reasons why the replaced order can no longer be cancelled. Empty if the order is unknown, or may have been
   * replaced already.
   */
  const refusalsOf = (standing: readonly OrderRow[]): readonly OrderRefusal[] => {
    const old = standing.find(({ serviceId }) => serviceId === replaces?.serviceId)
    if (old === undefined || resumed?.isUncertain || state.step !== 'unplaced') return []
    return canCancel(old, { ability, config, brand, now }).reasons
  }
  return {
    replaces,
    shown,
    refusalsOf,
    onPlaced: (order: SavedOrder, sentKey: string) => {
      key.current = sentKey
      dispatch({ type: 'placed', order })
    },
    onNotPlaced: (isUncertain: boolean) => dispatch({ type: 'not-placed', isUncertain }),
  }
}
