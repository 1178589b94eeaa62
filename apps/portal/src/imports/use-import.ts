import {
  type ColumnFields,
  chooseColumn,
  columnSamples,
  countRows,
  type FileTable,
  guessColumns,
  headingLine,
  IMPORT_LIMITS,
  type ImportRefusal,
  type ImportRow,
  leaveRowOut,
  rowOutcome,
  rowsByField,
  type Sheet,
  sheetOf,
  sheetRefusal,
  withCell,
} from '@remesa/domain/imports'
import type { Batch, BatchItem, BatchOutcome } from '@remesa/domain/kernel'
import { saveOutcome } from '@remesa/domain/records'
import { useT } from '@remesa/ui/i18n'
import type { ColumnOrigin, ImportFieldName } from '@remesa/ui/imports'
import { refusalReasons } from '@remesa/ui/kernel'
import { useQueryClient } from '@tanstack/react-query'
import { startTransition, useDeferredValue, useEffect, useMemo, useState, useTransition } from 'react'
import { type BatchRunner, createBatchRunner } from '../kernel/batch'
import { nextTurn } from '../kernel/loading'
import { createExternalStore, useExternalStore, usePortal } from '../kernel/state'
import { local, userKey } from '../kernel/storage'
import { writeFailure } from '../kernel/write'
import type { ImportKind, ReferenceNeed } from './import-kind'
import { rememberedChoices } from './remembered-choices'
import { createRowChecker } from './row-checker'
import { readSheets } from './sheets/read-sheets'

/** The number of cell texts from which the field of a column is guessed. */
const SAMPLES = 3

/** A file that was read, and the table in this file that is imported. */
interface OpenFile<F extends ImportFieldName> {
  readonly name: string
  readonly tables: readonly [FileTable, ...FileTable[]]
  readonly tableAt: number
  /** The imported table: its headings and the rows below them. */
  readonly sheet: Sheet
  readonly columns: ColumnFields<F>
  readonly origins: readonly ColumnOrigin[]
}

/** The state of an import, and the functions that move it to its next step. */
export const useImport = <F extends ImportFieldName, Need extends ReferenceNeed, Body, Known>(
  kind: ImportKind<F, Need, Body, Known>,
) => {
  const { user } = usePortal()
  const send = useSend(kind)
  const queries = useQueryClient()
  const choices = useMemo(
    () => rememberedChoices(local, { user: userKey(user), kind: kind.name }),
    [user, kind.name],
  )
  const [file, setFile] = useState<OpenFile<F>>()
  const [refusal, setRefusal] = useState<ImportRefusal>()
  const [isReading, setIsReading] = useState(false)
  const [rows, setRows] = useState<readonly ImportRow<F>[]>()
  const [runner, setRunner] = useState<BatchRunner<BatchItem>>()
  // The number of runs so far. After a run the data that the checker has read are out of date, so a new number creates
  // a new checker.
  const [round, setRound] = useState(0)
  const [isOpening, openStep] = useTransition()
  const checker = useMemo(() => createRowChecker(kind), [kind, round])
  useEffect(() => () => checker.close(), [checker])
  const { hasFailed, version } = useExternalStore(checker.state)
  // Progress, and the effect of a correction on other rows, is rendered only when no key press waits. (IMP-67)
  const shownVersion = useDeferredValue(version)
  const shownRows = useDeferredValue(rows)
  // The page renders again after each written row. Without the memo, each of these renderings would check all rows
  // again.
  const checked = useMemo(
    () => (shownRows === undefined ? [] : checker.check(shownRows)),
    [checker, shownRows, shownVersion],
  )
  const run = useExternalStore<Batch | undefined>(runner?.state ?? noRun)

  const samples = useMemo(() => (file === undefined ? [] : columnSamples(file.sheet, SAMPLES)), [file?.sheet])
  /** The rows that result from the chosen columns, without rows that have no text in any of these columns. (IMP-14) */
  const fileRows = useMemo(() => (file === undefined ? [] : rowsByField(file.sheet, file.columns)), [file])
  const changeRow = (line: number, change: (row: ImportRow<F>) => ImportRow<F>) =>
    setRows((before) => before?.map((row) => (row.line === line ? change(row) : row)))

  const open = async ({ file: chosen }: { readonly file: File }) => {
    setIsReading(true)
    const answer = await readSheets(chosen)
    await nextTurn()
    // A table of forty columns takes a while to render. As a transition, the rendering does not delay key presses.
    // (IMP-67)
    startTransition(() => {
      setIsReading(false)
      if (!answer.ok) return setRefusal(answer.error)
      const [first, ...others] = answer.value
      if (first !== undefined) show({ name: chosen.name, tables: [first, ...others], tableAt: 0 })
    })
  }
  /** Shows a table of a file. Its headings are in the given line, else in the line that is detected. (IMP-17) */
  const show = (
    shown: Pick<OpenFile<F>, 'name' | 'tables' | 'tableAt'>,
    line = headingLine(
      shown.tables[shown.tableAt] ?? shown.tables[0],
      kind.fields,
      (headings) => choices.read(headings, kind.fields) !== undefined,
    ),
  ) => {
    const sheet = sheetOf(shown.tables[shown.tableAt] ?? shown.tables[0], line)
    setRefusal(sheetRefusal(sheet))
    const { headings } = sheet
    const remembered = choices.read(headings, kind.fields)
    const guessed = guessColumns(headings, kind.fields)
    const columns = remembered ?? guessed
    setFile({
      ...shown,
      sheet,
      columns,
      origins: columns.map((field, at) => {
        if (field === null) return 'left-out'
        return field === guessed[at] ? 'known' : 'remembered'
      }),
    })
  }
  return {
    file,
    refusal,
    fileRows,
    /** The first cell texts of each column. */
    samples,
    isReading,
    open,
    /** Chooses another sheet of the file. The fields of its columns are guessed again. */
    chooseTable: ({ at }: { readonly at: number }) => file && show({ ...file, tableAt: at }),
    /** Chooses another line as the headings. The fields of the columns are guessed again. (IMP-17) */
    chooseHeadings: ({ line }: { readonly line: number }) => file && show(file, line),
    /** Closes the file, so that another file can be chosen. */
    close: () => {
      setFile(undefined)
      setRows(undefined)
      setRunner(undefined)
      setRound((before) => before + 1)
    },
    choose: ({ at, field }: { readonly at: number; readonly field: F | null }) =>
      setFile(
        (before) =>
          before && {
            ...before,
            columns: chooseColumn(before.columns, at, field),
            origins: before.origins.map((origin, index) => {
              if (index === at) return field === null ? 'left-out' : 'chosen'
              return field !== null && before.columns[index] === field ? 'left-out' : origin
            }),
          },
      ),
    /** Continues with the check of the rows, and remembers the chosen columns. */
    confirmColumns: () => {
      if (file === undefined) return
      choices.write(file.sheet.headings, file.columns)
      openStep(() => setRows(fileRows))
    },
    /** Whether the check of the rows is being rendered. The page shows the columns until the rendering is done. */
    isOpening,
    backToColumns: () => setRows(undefined),
    rows,
    checked,
    hasFailed,
    checkAgain: checker.retry,
    edit: ({ line, field, text }: { readonly line: number; readonly field: F; readonly text: string }) =>
      changeRow(line, (row) => withCell(row, field, text)),
    /** Excludes a row from the import, or includes it again. (IMP-16) */
    leaveOut: ({ line, isLeftOut }: { readonly line: number; readonly isLeftOut: boolean }) =>
      changeRow(line, (row) => leaveRowOut(row, isLeftOut)),
    /**
     * Starts writing the rows without issues, each with an idempotency key that is new in this run. Rows whose
     * request bodies are equal share a key, and are sent in one call. (IMP-32, IMP-59)
     */
    start: () => {
      // The check uses the latest correction, which may not be on the screen yet.
      const current = rows === undefined ? [] : checker.check(rows)
      if (countRows(current).checking > 0) return
      const ready = new Map(
        current.flatMap(({ row, body, effect }) =>
          body === null
            ? []
            : [[row.line, { body, version: effect.kind === 'change' ? effect.version : undefined }] as const],
        ),
      )
      if (ready.size === 0) return
      const keys = new Map<Body, string>()
      const items = [...ready].map(([line, { body, version }]): BatchItem => {
        const key = keys.get(body) ?? crypto.randomUUID()
        keys.set(body, key)
        return { id: line, key, version, state: { kind: 'waiting' } }
      })
      const begun = createBatchRunner(items, IMPORT_LIMITS, async ({ key, items: [item] }) => {
        const row = item && ready.get(item.id)
        // Failures open no popup, because the report of the import shows the outcome of each row.
        const options = { idempotencyKey: key, version: row?.version, silent: true }
        return row === undefined ? { kind: 'unknown' } : send(row.body, options)
      })
      begun.start()
      setRunner(begun)
    },
    run,
    runner,
    /**
     * Returns to the check of the rows. Rows that were not written are checked again, against the stored data. (IMP-16)
     */
    correct: () => {
      const written = new Set(
        run?.items.flatMap(({ id, state }) => (rowOutcome(state) === 'written' ? [id] : [])),
      )
      setRows((before) =>
        before?.map((row) => (written.has(row.line) ? { ...row, aside: 'written' as const } : row)),
      )
      setRunner(undefined)
      setRound((before) => before + 1)
    },
    refresh: () => {
      for (const { id } of kind.stale) void queries.invalidateQueries({ queryKey: [id] })
    },
  }
}

const noRun = createExternalStore(undefined)

const useSend = <F extends ImportFieldName, Need extends ReferenceNeed, Body, Known>(
  kind: ImportKind<F, Need, Body, Known>,
) => {
  const t = useT()
  return async (...row: Parameters<typeof kind.write>): Promise<BatchOutcome> => {
    const answer = await kind.write(...row)
    if (answer.ok) {
      const { saved, message } = saveOutcome(answer.value)
      if (saved) return { kind: 'done' }
      return { kind: 'refused', reasons: [wordsOf(message)] }
    }
    if (answer.error.kind === 'rejected' && answer.error.code === 'record-changed')
      return { kind: 'refused', reasons: [t('imports.conflict')] }
    const failure = writeFailure(answer.error)
    if (failure?.kind === 'refused' || failure?.kind === 'forbidden') {
      const unnamed = failure.kind === 'forbidden' ? 'imports.noPermission' : 'imports.refusedByServer'
      return { kind: 'refused', reasons: [refusalReasons(t, failure).join(' ') || t(unnamed)] }
    }
    return failure?.kind === 'conflict'
      ? { kind: 'refused', reasons: [t('imports.refusedByServer')] }
      : { kind: 'unknown' }
  }
  function wordsOf(message: string | null): string {
    if (message === null) return t('imports.refusedByServer')
    return t.knows(message) ? t(message) : message
  }
}
