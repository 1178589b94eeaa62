import type { BatchOutcome } from '@remesa/domain/kernel'
import { type BulkItem, hasDependents, planStatus } from '@remesa/domain/records'
import type { ViewedList } from '@remesa/domain/views'
import { useT } from '@remesa/ui/i18n'
import { Skeleton } from '@remesa/ui/kernel'
import { BulkDialog, DependentsList } from '@remesa/ui/records'
import { useQuery } from '@tanstack/react-query'
import { useId, useMemo, useState } from 'react'
import { ApiFailure } from '../kernel/api'
import { failedOutcome } from '../kernel/batch'
import type { BulkActionProps } from '../kernel/list'
import type { DependentsCall, SetStatusCall } from './status-switch'
import { useBulkRun } from './use-bulk-run'
import type { SwitchableRow } from './use-status-switches'

/** A row with a name. The dialog shows the name beside the outcome for this row. */
export interface NamedRow extends SwitchableRow {
  readonly description: string
}

export interface StatusRunProps extends BulkActionProps<NamedRow> {
  /** The new state of the rows: `true` for active. */
  readonly value: boolean
  readonly call: SetStatusCall
  readonly dependents: DependentsCall
  readonly list: ViewedList
  /** Id of the call that reads the list, as in the API contract. */
  readonly listId: string
}

/**
 * A dialog that activates or deactivates the selected records, each by its own call. Before records are deactivated,
 * the dialog shows the number of their dependent records. (REC-86, REC-91)
 */
export function StatusRun({ value, call, dependents, list, listId, ...action }: StatusRunProps) {
  const t = useT()
  const { dialog, question } = useBulkRun<NamedRow>({
    ...action,
    plan: (rows) =>
      rows.map(
        (row): BulkItem => ({
          id: row.id,
          name: row.description,
          key: crypto.randomUUID(),
          version: row.version,
          state: planStatus(row, { value }),
        }),
      ),
    send: async ({ key, items: [item] }): Promise<BatchOutcome> => {
      if (item === undefined) return { kind: 'already' }
      const { id, version } = item
      const answer = await call(
        { params: { id }, body: { value } },
        // A failure opens no popup, because the report of the run shows the outcome of each row.
        { version, idempotencyKey: key, silent: true },
      )
      if (answer.ok) return { kind: answer.value.version === version ? 'already' : 'done' }
      const { error } = answer
      const current = error.kind === 'rejected' ? error.current : undefined
      return current?.active === value ? { kind: 'already' } : failedOutcome(t, error)
    },
    stale: useMemo(() => [listId], [listId]),
  })
  const name = value ? 'on' : 'off'
  return (
    <>
      <BulkDialog
        {...dialog}
        of={list}
        title={t(`bulk.${name}.title`, { of: list, count: action.chosen.count })}
        startText={({ count }) => t(`bulk.${name}.start`, { count })}
        alreadyText={t(`bulk.${name}.already`)}
        tone={value ? 'primary' : 'danger'}
      >
        {!value && dialog.run && <DependentsOf items={dialog.run.items} call={dependents} />}
      </BulkDialog>
      {question}
    </>
  )
}

/**
 * The number of records that depend on the rows to be deactivated. A record that depends on several rows is counted
 * once.
 */
function DependentsOf({
  items,
  call,
}: {
  readonly items: readonly BulkItem[]
  readonly call: DependentsCall
}) {
  const opening = useId()
  const [ids] = useState(() => items.filter(({ state }) => state.kind === 'waiting').map(({ id }) => id))
  const { data, isError } = useQuery({
    queryKey: ['bulk.dependents', opening],
    queryFn: async () => {
      const answer = await call({ body: { ids } }, { silent: true })
      if (!answer.ok) throw new ApiFailure(answer.error)
      return answer.value
    },
    enabled: ids.length > 0,
    gcTime: 0,
  })
  if (isError) return <DependentsList dependents={undefined} />
  if (data !== undefined) return hasDependents(data) && <DependentsList dependents={data} />
  return ids.length > 0 && <Skeleton height="4rem" />
}
