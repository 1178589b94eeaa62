import { type MessageKey, useT } from '../../i18n'
import type { ActionFailure } from '../../orders/action-notice/action-notice'
import { reasonsOf } from '../../orders/action-notice/action-reasons'
import { Notice } from '../../orders/new-order-dialog/notice'

export interface SaveNoticeProps {
  readonly action: 'save' | 'delete'
  readonly failure: ActionFailure
  /** What was refused is marked at its line already. */
  readonly isMarked?: boolean
}

interface Words {
  readonly title: MessageKey
  readonly text: MessageKey
}

const words: Readonly<Record<SaveNoticeProps['action'], Readonly<Record<ActionFailure['kind'], Words>>>> = {
  save: {
    refused: { title: 'declared-values.save.failed.title', text: 'declared-values.save.failed.text' },
    forbidden: { title: 'declared-values.save.failed.title', text: 'declared-values.save.forbidden.text' },
    'not-saved': { title: 'declared-values.save.failed.title', text: 'declared-values.save.failed.text' },
    unknown: { title: 'declared-values.save.unknown.title', text: 'declared-values.save.unknown.text' },
    conflict: { title: 'declared-values.save.conflict.title', text: 'declared-values.save.conflict.text' },
  },
  delete: {
    refused: { title: 'declared-values.delete.failed.title', text: 'declared-values.delete.failed.text' },
    forbidden: {
      title: 'declared-values.delete.failed.title',
      text: 'declared-values.delete.forbidden.text',
    },
    'not-saved': { title: 'declared-values.delete.failed.title', text: 'declared-values.delete.failed.text' },
    unknown: { title: 'declared-values.delete.unknown.title', text: 'declared-values.delete.unknown.text' },
    conflict: { title: 'declared-values.delete.unknown.title', text: 'declared-values.delete.unknown.text' },
  },
}

/** What became of a declaration that was to be saved or deleted, and what to do now. */
export function SaveNotice({ action, failure, isMarked = false }: SaveNoticeProps) {
  const t = useT()
  const { title, text } = words[action][failure.kind]
  const reasons = failure.kind === 'refused' && !isMarked ? reasonsOf(t, failure) : []
  return (
    <Notice tone="warning" title={t(title)}>
      {isMarked && <div>{t('declared-values.save.marked.text')}</div>}
      {!isMarked && reasons.length === 0 && <div>{t(text)}</div>}
      {reasons.map((reason) => (
        <div key={reason}>{reason}</div>
      ))}
    </Notice>
  )
}
