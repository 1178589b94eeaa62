import { type MessageKey, useT } from '../../i18n'
import { Notice } from './notice'

/**
 * How sending ended without an order: `unchecked` it was not sent because the limits are not known, `rejected` the
 * server named what is wrong, `forbidden` it is not allowed, `not-saved` nothing was stored, `unknown` no answer arrived
 * and the order may exist, `conflict` it exists as it was sent before.
 */
export interface NewOrderFailure {
  readonly kind: 'unchecked' | 'rejected' | 'forbidden' | 'not-saved' | 'unknown' | 'conflict'
  /** The server's own sentence, where it has one. */
  readonly message?: string | undefined
}

const words: Readonly<
  Record<NewOrderFailure['kind'], { readonly title: MessageKey; readonly text: MessageKey }>
> = {
  unchecked: { title: 'orders.failure.unchecked.title', text: 'orders.failure.unchecked.text' },
  rejected: { title: 'orders.failure.rejected.title', text: 'orders.failure.rejected.text' },
  forbidden: { title: 'orders.failure.notSaved.title', text: 'orders.failure.forbidden.text' },
  'not-saved': { title: 'orders.failure.notSaved.title', text: 'orders.failure.notSaved.text' },
  conflict: { title: 'orders.failure.conflict.title', text: 'orders.failure.conflict.text' },
  unknown: { title: 'orders.failure.unknown.title', text: 'orders.failure.unknown.text' },
}

/** What became of the order, and what to do now. Everything that was typed is still there. */
export function FailureNotice({ failure }: { readonly failure: NewOrderFailure }) {
  const t = useT()
  const { title, text } = words[failure.kind]
  return (
    <Notice tone="warning" title={t(title)}>
      {failure.message && <div>{failure.message}</div>}
      <div>{t(text)}</div>
    </Notice>
  )
}
