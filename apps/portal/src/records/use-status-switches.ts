import { flipActive } from '@remesa/domain/records'
import { type Translate, useT } from '@remesa/ui/i18n'
import { refusalReasons, type WriteFailure } from '@remesa/ui/kernel'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { match, P } from 'ts-pattern'

/** A row in a list of records that can be activated and deactivated. */
export interface SwitchableRow {
  readonly id: number
  readonly active: boolean
  /** The version of the record that the row shows, if the back end has versions. */
  readonly version?: string | undefined
}

/** The new state of a row, and the version of the record that the row shows. */
export type StatusChange = SwitchableRow

interface FailedChange {
  readonly change: StatusChange
  readonly failure: WriteFailure
}

/**
 * The switches of the rows in a list. A row shows its new state at once. If the change fails, the row shows its old
 * state again, with the reason. In both cases the list is read again. (REC-33)
 *
 * @param listId id of the call that reads the list.
 */
export const useStatusSwitches = <Row extends SwitchableRow>(rows: readonly Row[], listId: string) => {
  const t = useT()
  const cache = useQueryClient()
  const [wanted, setWanted] = useState<ReadonlyMap<number, boolean>>(new Map())
  const [failed, setFailed] = useState<ReadonlyMap<number, FailedChange>>(new Map())
  const shown = useMemo(
    () =>
      rows
        .filter(({ id, active }) => active !== (wanted.get(id) ?? active))
        .reduce<readonly Row[]>((flipped, { id }) => flipActive(flipped, id), rows),
    [rows, wanted],
  )
  const reread = () => void cache.invalidateQueries({ queryKey: [listId] })
  const end = ({ id }: StatusChange) => {
    setWanted((before) => without(before, id))
    reread()
  }
  return {
    rows: shown,
    listId,
    reread,
    /** The reason why the last change of a row has failed. */
    noteOf: ({ id }: Row): string | undefined => {
      const last = failed.get(id)
      return last && noteText(t, last)
    },
    onBegin: (change: StatusChange) => {
      setWanted((before) => new Map(before).set(change.id, change.active))
      setFailed((before) => without(before, change.id))
    },
    onDone: (change: StatusChange, version: string | undefined) => {
      // The new state is written to the cached rows, so that the list shows it until the list has been read again.
      cache.setQueriesData<{ readonly content: readonly Row[] }>(
        { queryKey: [listId] },
        (page) =>
          page && { ...page, content: page.content.map((row) => changed(row, { ...change, version })) },
      )
      end(change)
    },
    onFailed: (change: StatusChange, failure: WriteFailure) => {
      setFailed((before) => new Map(before).set(change.id, { change, failure }))
      end(change)
    },
  }
}

const without = <V>(map: ReadonlyMap<number, V>, id: number): ReadonlyMap<number, V> =>
  new Map([...map].filter(([key]) => key !== id))

const changed = <Row extends SwitchableRow>(row: Row, { id, active, version }: StatusChange): Row =>
  row.id === id ? { ...row, active, version } : row

const noteText = (t: Translate, { change, failure }: FailedChange): string => {
  const still = (reason: string) => t(`record-lists.still.${change.active ? 'off' : 'on'}`, { reason })
  return match(failure)
    .with({ kind: P.union('refused', 'forbidden') }, ({ kind }) => {
      const reasons = refusalReasons(t, failure)
      const unnamed = kind === 'forbidden' ? 'record-lists.reason.forbidden' : 'record-lists.reason.none'
      return still(reasons.length === 0 ? t(unnamed) : reasons.join('. '))
    })
    .with({ kind: 'failed' }, () => still(t('record-lists.reason.failed')))
    .with({ kind: P.union('unknown', 'conflict', 'pending') }, () => t('record-lists.unknown'))
    .exhaustive()
}
