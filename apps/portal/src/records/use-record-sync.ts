import type { Result } from '@remesa/domain/kernel'
import { useT } from '@remesa/ui/i18n'
import { type RecordForm, refusalReasons } from '@remesa/ui/kernel'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from '../kernel/notices'
import { fromVersion, hasFailedToast, type ShownVersion, useWrite, type VersionedCall } from '../kernel/write'

/** The answer to a synchronisation, with the version that the record has now. */
interface Versioned {
  readonly version?: string | undefined
}

export interface RecordSyncInput<
  Draft,
  Field extends keyof Draft & string,
  Answer extends Versioned,
  Current,
> {
  readonly form: RecordForm<Draft, Field>
  /** Whether the record can be synchronised at all. */
  readonly isAllowed: boolean
  readonly call: VersionedCall<undefined, Answer, Current>
  readonly shown: ShownVersion<Current>
  /** The domain's merge of an answer into a draft; an error for an empty answer. */
  readonly merge: (draft: Draft, answer: NoInfer<Answer>) => Result<Draft, unknown>
  readonly stale: readonly { readonly id: string }[]
  /** Called with the current version of the record. */
  readonly onVersion: (version: string | undefined) => void
}

/**
 * Reads a record again from the core system and fills in the fields that the core system decides; other typed
 * values are kept. A refused synchronisation and an empty answer show an unexpected error. (RCF-4)
 */
export const useRecordSync = <Draft, Field extends keyof Draft & string, Answer extends Versioned, Current>(
  input: RecordSyncInput<Draft, Field, Answer, Current>,
): { readonly isBusy: boolean; readonly onSync: () => void } => {
  const { form, isAllowed, call, shown, merge, stale, onVersion } = input
  const t = useT()
  const notify = useNotify()
  const queries = useQueryClient()
  const unexpected = () => notify({ tone: 'danger', key: 'unexpectedError.title' })
  const { isBusy, send } = useWrite<undefined, Answer>({
    call: fromVersion(call, shown),
    onDone: (answer) => {
      onVersion(answer.version)
      if (!merge(form.whole, answer).ok) return unexpected()
      form.renew((draft) => {
        const merged = merge(draft, answer)
        return merged.ok ? merged.value : draft
      })
      notify({ tone: 'success', key: 'records.sync.done' })
    },
    onFailed: (failure) => {
      if (!hasFailedToast(failure)) return
      const reasons = refusalReasons(t, failure)
      if (reasons.length === 0) unexpected()
      else notify({ tone: 'danger', text: reasons.join('. ') })
    },
    reread: () => {
      for (const { id } of stale) void queries.invalidateQueries({ queryKey: [id] })
    },
  })
  return { isBusy, onSync: () => (isAllowed ? send(undefined) : unexpected()) }
}
