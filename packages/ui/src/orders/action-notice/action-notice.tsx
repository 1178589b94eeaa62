import type { Issue } from '@remesa/domain/kernel'
import { type MessageKey, useT } from '../../i18n'
import { Notice } from '../new-order-dialog/notice'
import { reasonsOf } from './action-reasons'

/**
 * How sending ended without success: `refused` by a rule, `forbidden` it is not allowed, `not-saved` nothing was stored,
 * `unknown` no answer arrived and it may have been done, `conflict` it was done as it was sent before.
 */
export interface ActionFailure {
  readonly kind: 'refused' | 'forbidden' | 'not-saved' | 'unknown' | 'conflict'
  /** What the server named as wrong. */
  readonly issues: readonly Issue[]
  /** The server's own sentence or message key, where it has one. */
  readonly message: string | null
}

export interface ActionNoticeProps {
  readonly action: 'cancel' | 'rating'
  readonly failure: ActionFailure
}

interface Words {
  readonly title: MessageKey
  readonly text: MessageKey
}

const words: Readonly<Record<ActionNoticeProps['action'], Readonly<Record<ActionFailure['kind'], Words>>>> = {
  cancel: {
    refused: { title: 'orders.cancel.failed.title', text: 'orders.cancel.failed.text' },
    forbidden: { title: 'orders.cancel.failed.title', text: 'orders.cancel.forbidden.text' },
    'not-saved': { title: 'orders.cancel.failed.title', text: 'orders.cancel.failed.text' },
    unknown: { title: 'orders.cancel.unknown.title', text: 'orders.cancel.unknown.text' },
    conflict: { title: 'orders.cancel.unknown.title', text: 'orders.cancel.unknown.text' },
  },
  rating: {
    refused: { title: 'orders.rating.failed.title', text: 'orders.rating.failed.text' },
    forbidden: { title: 'orders.rating.failed.title', text: 'orders.rating.forbidden.text' },
    'not-saved': { title: 'orders.rating.failed.title', text: 'orders.rating.failed.text' },
    unknown: { title: 'orders.rating.unknown.title', text: 'orders.rating.unknown.text' },
    conflict: { title: 'orders.rating.conflict.title', text: 'orders.rating.conflict.text' },
  },
}

/** What became of a cancellation or a rating, and what to do now. Everything that was typed is still there. */
export function ActionNotice({ action, failure }: ActionNoticeProps) {
  const t = useT()
  const { title, text } = words[action][failure.kind]
  const reasons = failure.kind === 'refused' ? reasonsOf(t, failure) : []
  return (
    <Notice tone="warning" title={t(title)}>
      {reasons.length === 0 ? (
        <div>{t(text)}</div>
      ) : (
        reasons.map((reason) => <div key={reason}>{reason}</div>)
      )}
    </Notice>
  )
}
