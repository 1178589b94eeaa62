import type { ApiError, CreateOptions, VersionedOptions } from '@remesa/api-client'
import { err, type Result } from '@remesa/domain/kernel'
import { type MessageKey, useT } from '@remesa/ui/i18n'
import { refusalReasons } from '@remesa/ui/kernel'
import { type Notice, useNotify } from '../notices'
import { useWrite } from './use-write'
import { hasPopup } from './write-failure'

/** The response to a write of a record, with the record's new version. */
interface Written {
  readonly version?: string | undefined
}

/** A change that was just made, and the write that undoes it. */
export interface Undoable {
  /**
   * Identifies the record among all records. A newer change of the same record replaces the offer to undo the older
   * change.
   */
  readonly subject: string
  /** The name of the record as people see it. */
  readonly name: string
  /** The version of the record after the change. Without a version, the change can't be undone. */
  readonly version: string | undefined
  /** The write that undoes the change. */
  readonly call: (options: CreateOptions & VersionedOptions) => Promise<Result<Written, ApiError>>
  /**
   * Called with the new version after the change was undone, so that the page shows the old state before the record is
   * read again.
   */
  readonly onUndone?: ((written: Written) => void) | undefined
}

const CHANGED_KEY: MessageKey = 'undo.changed'

/**
 * Shows a toast about a change, with a button that undoes the change. The toast stays for ten seconds, even if the
 * user leaves the page. The undo applies to the version that the change created. If another user has changed the
 * record meanwhile, the write is refused with a message. (REC-58)
 */
export const useUndo = ({
  reread,
}: {
  readonly reread: () => void
}): ((notice: Notice, undoable: Undoable | undefined) => void) => {
  const t = useT()
  const notify = useNotify()
  const { send } = useWrite<Undoable, Written>({
    call: async ({ call, version }, options) => changedInWords(await call({ ...options, version })),
    draftOf: ({ subject, version }) => `${subject} ${version}`,
    onDone: (written, { name, onUndone }) => {
      notify({ tone: 'success', key: 'undo.done', values: { name } })
      onUndone?.(written)
    },
    onFailed: (failure) => {
      if (hasPopup(failure)) return
      const reasons = refusalReasons(t, failure)
      const reason = reasons.length === 0 ? t('undo.noReason') : reasons.join('. ')
      notify({
        tone: 'warning',
        text: failure.kind === 'pending' ? t('failure.pending.text') : t('undo.failed', { reason }),
      })
    },
    reread,
  })
  return (notice, undoable) =>
    notify(
      undoable?.version === undefined
        ? notice
        : {
            ...notice,
            undo: { subject: undoable.subject, label: t('undo.action'), onUndo: () => send(undoable) },
          },
    )
}

const changedInWords = (answer: Result<Written, ApiError>): Result<Written, ApiError> =>
  !answer.ok && answer.error.kind === 'rejected' && answer.error.code === 'record-changed'
    ? err({ ...answer.error, message: CHANGED_KEY })
    : answer
