import type { ApiError, CallOptions, ErrorCode, VersionedOptions } from '@remesa/api-client'
import { err, type Result, type WriteResponse } from '@remesa/domain/kernel'
import { type Dependents, hasDependents } from '@remesa/domain/records'
import { type MessageKey, useT } from '@remesa/ui/i18n'
import { Switch, type WriteFailure } from '@remesa/ui/kernel'
import { Fragment, type ReactNode, useState } from 'react'
import { lazyPart, useOpenedDialog } from '../kernel/loading'
import type { Notice } from '../kernel/notices'
import { useUndo, useWrite } from '../kernel/write'
import type { StatusChange, SwitchableRow } from './use-status-switches'

/** The call that activates or deactivates a record of one kind. */
export type SetStatusCall = (
  input: { readonly params: { readonly id: number }; readonly body: { readonly value: boolean } },
  options: CallOptions & VersionedOptions,
) => Promise<Result<WriteResponse, ApiError<ErrorCode, SwitchedRecord>>>

/** The call that counts the dependents of records of one kind. */
export type DependentsCall = (
  input: { readonly body: { readonly ids: number[] } },
  options: CallOptions,
) => Promise<Result<Dependents, ApiError>>

/** The current record in the response to a change that was refused because it was based on an older version. */
interface SwitchedRecord {
  readonly active: boolean
  readonly version?: string | undefined
}

export interface StatusSwitchProps {
  readonly row: SwitchableRow
  readonly name: string
  /** Whether the switch is less conspicuous, because it is one of many in a list. */
  readonly isQuiet?: boolean
  /** Id of the call that reads the list. */
  readonly listId: string
  readonly call: SetStatusCall
  readonly dependents: DependentsCall
  readonly onBegin: (change: StatusChange) => void
  readonly onDone: (change: StatusChange, version: string | undefined) => void
  readonly onFailed: (change: StatusChange, failure: WriteFailure) => void
  readonly reread: () => void
  /**
   * The question before a record with dependents is deactivated. The default question contains only the number of
   * dependents.
   */
  readonly closing?: ((question: ClosingQuestion) => ReactNode) | undefined
}

/** The question before a record with dependents is deactivated. */
export interface ClosingQuestion {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Called when the record was deactivated, with its new version. */
  readonly onClosed: (detail: { readonly version: string | undefined }) => void
  /**
   * Offers to undo the deactivation, in a toast with this text. `onUndone` is called when the record is active again.
   */
  readonly onOfferUndo: (detail: {
    readonly notice: Notice
    readonly version: string | undefined
    readonly onUndone: () => void
  }) => void
}

const SwitchOffDialog = lazyPart(async () => (await import('./switch-off-dialog')).SwitchOffDialog)

/**
 * The switch of a row between active and inactive. Several rows can be switched at the same time. Before a record with
 * dependents is deactivated, the user is asked. (REC-32, REC-33, REC-58, REC-91)
 */
export function StatusSwitch({ row, name, listId, call, dependents, onBegin, ...props }: StatusSwitchProps) {
  const { onDone, onFailed, reread, closing, isQuiet } = props
  const t = useT()
  const offerUndo = useUndo({ reread })
  const offerToUndo = (notice: Notice, { id, active, version }: StatusChange, onUndone?: () => void) => {
    const undone = { id, active: !active, version }
    offerUndo(notice, {
      subject: `${listId} ${id}`,
      name,
      version,
      call: (options) => call({ params: { id }, body: { value: undone.active } }, options),
      onUndone: (written) => {
        onDone(undone, written.version)
        onUndone?.()
      },
    })
  }
  const { isBusy, send } = useWrite<StatusChange, WriteResponse>({
    // A failure opens no popup, because the row shows progress and failure itself.
    call: async ({ id, active, version }, options) => {
      const versioned = { ...options, version, silent: true }
      return withReason(await call({ params: { id }, body: { value: active } }, versioned))
    },
    draftOf: ({ active, version }) => `${active} ${version}`,
    onDone: ({ version }, change) => {
      const key = `record-lists.switched.${change.active ? 'on' : 'off'}` as const
      offerToUndo({ tone: 'success', key, values: { name } }, { ...change, version })
      onDone(change, version)
    },
    onFailed: (failure, change) => onFailed(change, failure),
  })
  const [isReading, setReading] = useState(false)
  const { opened: question, open: ask, close } = useOpenedDialog<Dependents | undefined>()
  const switchTo = (active: boolean) => {
    const change = { id: row.id, active, version: row.version }
    onBegin(change)
    send(change)
  }
  const switchOff = async () => {
    setReading(true)
    // A failure opens no popup, because the question says that the dependents could not be read.
    const answer = await dependents({ body: { ids: [row.id] } }, { silent: true })
    setReading(false)
    if (answer.ok && !hasDependents(answer.value)) switchTo(false)
    else ask(answer.ok ? answer.value : undefined)
  }
  return (
    <>
      <Switch
        label={t('record-lists.field.active')}
        labelContext={name}
        isLabelHidden
        isQuiet={isQuiet}
        isBusy={isBusy || isReading}
        value={row.active}
        onChange={({ value }) => {
          if (value) switchTo(true)
          else void switchOff()
        }}
      />
      {question && closing && (
        <Fragment key={question.opening}>
          {closing({
            isOpen: question.isOpen,
            onClose: close,
            onClosed: ({ version }) => {
              const change = { id: row.id, active: false, version: row.version }
              onBegin(change)
              onDone(change, version)
            },
            onOfferUndo: ({ notice, version, onUndone }) =>
              offerToUndo(notice, { id: row.id, active: false, version }, onUndone),
          })}
        </Fragment>
      )}
      {question && closing === undefined && (
        <SwitchOffDialog
          isOpen={question.isOpen}
          dependents={question.subject}
          name={name}
          onCancel={close}
          onConfirm={() => {
            close()
            switchTo(false)
          }}
        />
      )}
    </>
  )
}

/**
 * The reason why a row was not switched: another user has changed the record in the meantime. The list is read again
 * and shows the other user's state.
 */
const CHANGED_KEY: MessageKey = 'record-lists.reason.changed'

const withReason = (answer: Result<WriteResponse, ApiError>): Result<WriteResponse, ApiError> =>
  !answer.ok && answer.error.kind === 'rejected' && answer.error.code === 'record-changed'
    ? err({ ...answer.error, message: CHANGED_KEY })
    : answer
