import type { Result, SaveResponse } from '@remesa/domain/kernel'
import {
  type HistoryChange,
  type SynchronisedFields,
  saveOutcome,
  synchronisedChanges,
  undoneSynchronisation,
} from '@remesa/domain/records'
import { SyncChanges } from '@remesa/ui/history'
import { useT } from '@remesa/ui/i18n'
import { type RecordForm, refusalReasons } from '@remesa/ui/kernel'
import type { CoreSync } from '@remesa/ui/records'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNotify } from '../kernel/notices'
import {
  fromVersion,
  hasFailedToast,
  hasPopup,
  type ShownVersion,
  serverWords,
  useWrite,
  type VersionedCall,
} from '../kernel/write'

/** The response to a synchronisation, with the new version of the record. */
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
  /** Whether the record can be synchronised with the operations system. */
  readonly isAllowed: boolean
  readonly call: VersionedCall<undefined, Answer, Current>
  /** Saves a valid draft by the same call as the form. */
  readonly save: VersionedCall<Draft, SaveResponse, Current>
  readonly isValid: (draft: Draft) => boolean
  readonly shown: ShownVersion<Current>
  /** Combines a response of the operations system with a draft by the domain's rules. An empty response is an error. */
  readonly merge: (draft: Draft, answer: NoInfer<Answer>) => Result<Draft, unknown>
  readonly stale: readonly { readonly id: string }[]
  /** Called with the new version of the record after it was written. */
  readonly onVersion: (version: string | undefined) => void
}

/**
 * A synchronisation that changed the record: the record before the synchronisation, and the version that the
 * synchronisation created.
 */
interface Done {
  readonly before: SynchronisedFields
  readonly changes: readonly HistoryChange[]
  readonly version: string | undefined
}

/**
 * Reads a record again from the core system, and fills in the fields that the core system determines. Other typed
 * values are kept. The page lists the changes, with a button to undo them. A refused synchronisation or an empty
 * response is shown as an unexpected error. (RCF-4, RCF-6)
 */
export const useRecordSync = <
  Draft extends SynchronisedFields,
  Field extends keyof Draft & string,
  Answer extends Versioned,
  Current,
>(
  input: RecordSyncInput<Draft, Field, Answer, Current>,
): CoreSync => {
  const { form, isAllowed, call, save, isValid, shown, merge, stale, onVersion } = input
  const t = useT()
  const notify = useNotify()
  const queries = useQueryClient()
  const [done, setDone] = useState<Done>()
  const button = useRef<HTMLButtonElement>(null)
  /** Removes the list of changes from the page. The focus moves, because it was on the button in this list. */
  const close = () => {
    setDone(undefined)
    button.current?.focus()
  }
  const unexpected = () => notify({ tone: 'danger', key: 'unexpectedError.title' })
  const reread = () => {
    for (const { id } of stale) void queries.invalidateQueries({ queryKey: [id] })
  }
  const { isBusy, send } = useWrite<undefined, Answer>({
    call: fromVersion(call, shown),
    onDone: (answer) => {
      onVersion(answer.version)
      const merged = merge(form.stored, answer)
      if (!merged.ok) return unexpected()
      form.renew((draft) => {
        const next = merge(draft, answer)
        return next.ok ? next.value : draft
      })
      const changes = synchronisedChanges(form.stored, merged.value)
      setDone(changes.length > 0 ? { before: form.stored, changes, version: answer.version } : undefined)
      notify({ tone: 'success', key: changes.length > 0 ? 'records.sync.done' : 'records.sync.same' })
    },
    onFailed: (failure) => {
      if (!hasFailedToast(failure)) return
      const reasons = refusalReasons(t, failure)
      if (reasons.length === 0) unexpected()
      else notify({ tone: 'danger', text: reasons.join('. ') })
    },
    reread,
  })
  const notUndone = (reason: string) => notify({ tone: 'warning', text: t('undo.failed', { reason }) })
  const undo = useWrite<Draft, SaveResponse>({
    call: fromVersion(save, {
      ...shown,
      onConflict: (current) => {
        shown.onConflict(current)
        close()
        notUndone(t('undo.changed'))
      },
    }),
    onDone: (response, { thirdcodes }) => {
      const { saved, message } = saveOutcome(response)
      if (!saved) return notUndone(serverWords(t, message) ?? t('undo.noReason'))
      onVersion(response.version)
      form.renew((draft) => ({ ...draft, thirdcodes }))
      close()
      notify({ tone: 'success', key: 'records.sync.undone' })
    },
    onFailed: (failure) => {
      if (hasPopup(failure)) return
      const reasons = refusalReasons(t, failure)
      notUndone(reasons.length === 0 ? t('undo.noReason') : reasons.join('. '))
    },
    reread,
  })
  const undone = done && undoneSynchronisation(form.stored, done.before)
  const isOffered = done?.version !== undefined && done.version === shown.version
  return {
    isBusy,
    buttonRef: button,
    onSync: () => (isAllowed ? send(undefined) : unexpected()),
    changes: done && (
      <SyncChanges
        changes={done.changes}
        undo={
          isOffered && undone && isValid(undone)
            ? {
                isBusy: undo.isBusy,
                disabledReason: form.changes.some((name) => name === 'thirdcodes')
                  ? t('records.sync.unsaved')
                  : undefined,
                onUndo: () => undo.send(undone),
              }
            : undefined
        }
      />
    ),
  }
}
