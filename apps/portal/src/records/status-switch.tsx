import type { ApiError, CallOptions, ErrorCode, VersionedOptions } from '@remesa/api-client'
import { err, type Result, type WriteResponse } from '@remesa/domain/kernel'
import { type MessageKey, useT } from '@remesa/ui/i18n'
import { Switch, type WriteFailure } from '@remesa/ui/kernel'
import { useUndo, useWrite } from '../kernel/write'
import type { StatusChange, SwitchableRow } from './use-status-switches'

/** The call that switches a record of one kind. */
export type SetStatusCall = (
  input: { readonly params: { readonly id: number }; readonly body: { readonly value: boolean } },
  options: CallOptions & VersionedOptions,
) => Promise<Result<WriteResponse, ApiError<ErrorCode, SwitchedRecord>>>

/** The record as it is, with which a switch is refused that was overtaken. */
interface SwitchedRecord {
  readonly active: boolean
  readonly version?: string | undefined
}

export interface StatusSwitchProps {
  readonly row: SwitchableRow
  readonly name: string
  /** Id of the call that reads the list. */
  readonly listId: string
  readonly call: SetStatusCall
  readonly onBegin: (change: StatusChange) => void
  readonly onDone: (change: StatusChange, version: string | undefined) => void
  readonly onFailed: (change: StatusChange, failure: WriteFailure) => void
  readonly reread: () => void
}

/** The active switch of one row. Rows are switched independently of each other. (REC-32, REC-33, REC-58) */
export function StatusSwitch({ row, name, listId, call, onBegin, ...props }: StatusSwitchProps) {
  const { onDone, onFailed, reread } = props
  const t = useT()
  const offerUndo = useUndo({ reread })
  const { isBusy, send } = useWrite<StatusChange, WriteResponse>({
    // Silent: the row shows its own progress and failure.
    call: async ({ id, active, version }, options) => {
      const versioned = { ...options, version, silent: true }
      return withReason(await call({ params: { id }, body: { value: active } }, versioned))
    },
    draftOf: ({ active, version }) => `${active} ${version}`,
    onDone: ({ version }, change) => {
      const { id, active } = change
      const undone = { id, active: !active }
      offerUndo(
        { tone: 'success', key: `record-lists.switched.${active ? 'on' : 'off'}`, values: { name } },
        {
          subject: `${listId} ${id}`,
          name,
          version,
          call: (options) => call({ params: { id }, body: { value: undone.active } }, options),
          onUndone: (written) => onDone({ ...undone, version }, written.version),
        },
      )
      onDone(change, version)
    },
    onFailed: (failure, change) => onFailed(change, failure),
  })
  return (
    <Switch
      label={t('record-lists.field.active')}
      labelContext={name}
      isLabelHidden
      isBusy={isBusy}
      value={row.active}
      onChange={({ value }) => {
        const change = { id: row.id, active: value, version: row.version }
        onBegin(change)
        send(change)
      }}
    />
  )
}

/** Someone else changed the record meanwhile: the list, which is read again, shows their state. */
const CHANGED_KEY: MessageKey = 'record-lists.reason.changed'

const withReason = (answer: Result<WriteResponse, ApiError>): Result<WriteResponse, ApiError> =>
  !answer.ok && answer.error.kind === 'rejected' && answer.error.code === 'record-changed'
    ? err({ ...answer.error, message: CHANGED_KEY })
    : answer
