import type { ApiError, CallOptions } from '@remesa/api-client'
import type { Result } from '@remesa/domain/kernel'
import { useT } from '@remesa/ui/i18n'
import { Switch, type WriteFailure } from '@remesa/ui/kernel'
import { useNotify } from '../kernel/notices'
import { useWrite } from '../kernel/write'
import type { StatusChange, SwitchableRow } from './use-status-switches'

/** The call that switches a record of one kind. */
export type SetStatusCall = (
  input: { readonly params: { readonly id: number }; readonly body: { readonly value: boolean } },
  options: CallOptions,
) => Promise<Result<unknown, ApiError>>

export interface StatusSwitchProps {
  readonly row: SwitchableRow
  readonly name: string
  readonly call: SetStatusCall
  readonly onBegin: (change: StatusChange) => void
  readonly onDone: (change: StatusChange) => void
  readonly onFailed: (change: StatusChange, failure: WriteFailure) => void
}

/** The active switch of one row. Rows are switched independently of each other. (REC-32, REC-33) */
export function StatusSwitch({ row, name, call, onBegin, onDone, onFailed }: StatusSwitchProps) {
  const t = useT()
  const notify = useNotify()
  const { isBusy, send } = useWrite<StatusChange>({
    // Silent: the row shows its own progress and failure.
    call: ({ id, active }, options) =>
      call({ params: { id }, body: { value: active } }, { ...options, silent: true }),
    draftOf: ({ active }) => String(active),
    onDone: (_, change) => {
      notify({
        tone: 'success',
        key: `record-lists.switched.${change.active ? 'on' : 'off'}`,
        values: { name },
      })
      onDone(change)
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
        const change = { id: row.id, active: value }
        onBegin(change)
        send(change)
      }}
    />
  )
}
