import { type BulkItem, type BulkOutcome, planStatus } from '@remesa/domain/records'
import { useT } from '@remesa/ui/i18n'
import { BulkDialog } from '@remesa/ui/records'
import { useMemo } from 'react'
import type { BulkActProps } from '../kernel/list'
import { failedOutcome } from './bulk-outcome'
import type { SetStatusCall } from './status-switch'
import { useBulkRun } from './use-bulk-run'
import type { SwitchableRow } from './use-status-switches'

/** A row that the report can name. */
export interface NamedRow extends SwitchableRow {
  readonly description: string
}

export interface StatusRunProps extends BulkActProps<NamedRow> {
  /** What the rows are switched to. */
  readonly value: boolean
  readonly call: SetStatusCall
  /** Id of the call that reads the list. */
  readonly listId: string
}

/** Activates or deactivates the chosen records, each in a call of its own. (REC-86) */
export function StatusRun({ value, call, listId, ...act }: StatusRunProps) {
  const t = useT()
  const { dialog, question } = useBulkRun<NamedRow>({
    ...act,
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
    send: async ({ key, items: [item] }): Promise<BulkOutcome> => {
      if (item === undefined) return { kind: 'already' }
      const { id, version } = item
      const answer = await call(
        { params: { id }, body: { value } },
        // Silent: the report says what became of each row.
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
        title={t(`bulk.${name}.title`, { count: act.chosen.count })}
        startText={({ count }) => t(`bulk.${name}.start`, { count })}
      />
      {question}
    </>
  )
}
