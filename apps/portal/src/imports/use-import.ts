import {
  type CheckedRow,
  type ColumnFields,
  chooseColumn,
  guessColumns,
  type ImportRefusal,
  type ImportRow,
  type ImportRun,
  type NamedSheet,
  rowsByField,
  type Sheet,
  withCell,
} from '@remesa/domain/imports'
import { saveOutcome } from '@remesa/domain/records'
import { useT } from '@remesa/ui/i18n'
import type { ColumnOrigin, ImportFieldName } from '@remesa/ui/imports'
import { refusalReasons } from '@remesa/ui/kernel'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { createExternalStore, useExternalStore, usePortal } from '../kernel/state'
import { local, userKey } from '../kernel/storage'
import { writeFailure } from '../kernel/write/write-failure'
import type { ImportKind, ReferenceNeed } from './import-kind'
import { createImportRunner, type ImportRunner, type RowOutcome } from './import-runner'
import { rememberedChoices } from './remembered-choices'
import { createRowChecker } from './row-checker'
import { rowKey } from './row-key'
import { readSheets } from './sheets/read-sheets'

/** A file that was read, with the sheet that is imported. */
interface OpenFile<F extends ImportFieldName> {
  readonly name: string
  readonly sheets: readonly NamedSheet[]
  readonly sheetAt: number
  readonly sheet: Sheet
  readonly columns: ColumnFields<F>
  readonly origins: readonly ColumnOrigin[]
}

/** Where an import is, and what moves it on. */
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
  const [runner, setRunner] = useState<ImportRunner>()
  // What was known before a run is out of date after it.
  const [round, setRound] = useState(0)
  const checker = useMemo(() => createRowChecker(kind), [kind, round])
  useEffect(() => () => checker.close(), [checker])
  const { hasFailed, version } = useExternalStore(checker.state)
  // A run is drawn anew with each row that it writes, which checks nothing again.
  const checked = useMemo(() => (rows === undefined ? [] : checker.check(rows)), [checker, rows, version])
  const run = useExternalStore<ImportRun<string> | undefined>(runner?.run ?? noRun)

  const open = async ({ file: chosen }: { readonly file: File }) => {
    setIsReading(true)
    const answer = await readSheets(chosen)
    setIsReading(false)
    if (!answer.ok) return setRefusal(answer.error)
    setRefusal(undefined)
    show(chosen.name, answer.value, 0)
  }
  const show = (name: string, sheets: readonly NamedSheet[], sheetAt: number) => {
    const sheet = sheets[sheetAt]?.sheet
    if (sheet === undefined) return
    const { headings } = sheet
    const remembered = choices.read(headings, kind.fields)
    const guessed = guessColumns(headings, kind.fields)
    const columns = remembered ?? guessed
    setFile({
      name,
      sheets,
      sheetAt,
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
    isReading,
    open,
    /** Takes another sheet of the file; its columns are guessed again. */
    chooseSheet: ({ at }: { readonly at: number }) => file && show(file.name, file.sheets, at),
    /** Begins with another file. */
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
    /** Goes on to the check; the columns are remembered. */
    confirmColumns: () => {
      if (file === undefined) return
      choices.write(file.sheet.headings, file.columns)
      setRows(rowsByField(file.sheet, file.columns))
    },
    backToColumns: () => setRows(undefined),
    rows,
    checked,
    hasFailed,
    checkAgain: checker.retry,
    edit: ({ line, field, text }: { readonly line: number; readonly field: F; readonly text: string }) =>
      setRows((before) => before?.map((row) => (row.line === line ? withCell(row, field, text) : row))),
    /** Begins to write the rows that can be written. */
    start: () => {
      const ready = new Map(
        checked.flatMap(({ row, body, effect }) =>
          body === null
            ? []
            : [[row.line, { body, version: effect.kind === 'change' ? effect.version : undefined }] as const],
        ),
      )
      setRunner(
        createImportRunner([...ready.keys()], async (line) => {
          const row = ready.get(line)
          return row === undefined ? { kind: 'unanswered' } : send(row.body, row.version)
        }),
      )
    },
    run,
    runner,
    /** Back to the rows that were not written; they are checked again, against what is stored now. */
    correct: () => {
      const written = new Set(
        run?.rows.flatMap(({ line, outcome }) => (outcome.kind === 'written' ? [line] : [])),
      )
      setRows((before) => before?.filter(({ line }) => !written.has(line)))
      setRunner(undefined)
      setRound((before) => before + 1)
    },
    refresh: () => {
      for (const { id } of kind.stale) void queries.invalidateQueries({ queryKey: [id] })
    },
  }
}

const noRun = createExternalStore(undefined)

/** The checked rows of an import. */
export type CheckedRows<F extends ImportFieldName> = readonly CheckedRow<F, unknown, unknown>[]

const useSend = <F extends ImportFieldName, Need extends ReferenceNeed, Body, Known>(
  kind: ImportKind<F, Need, Body, Known>,
) => {
  const t = useT()
  return async (body: Body, version: string | undefined): Promise<RowOutcome> => {
    const answer = await kind.write(body, {
      idempotencyKey: await rowKey(kind.name, body, version),
      version,
      // The report says what came of each row.
      silent: true,
    })
    if (answer.ok) {
      const { saved, message } = saveOutcome(answer.value)
      if (saved) return { kind: 'written' }
      return { kind: 'refused', reason: wordsOf(message) }
    }
    if (answer.error.kind === 'rejected' && answer.error.code === 'record-changed')
      return { kind: 'refused', reason: t('imports.overtaken') }
    const failure = writeFailure(answer.error)
    if (failure?.kind === 'refused')
      return { kind: 'refused', reason: refusalReasons(t, failure).join(' ') || t('imports.refusedByServer') }
    if (failure?.kind === 'forbidden') return { kind: 'refused', reason: t('imports.noPermission') }
    return failure?.kind === 'conflict'
      ? { kind: 'refused', reason: t('imports.refusedByServer') }
      : { kind: 'unanswered' }
  }
  function wordsOf(message: string | null): string {
    if (message === null) return t('imports.refusedByServer')
    return t.knows(message) ? t(message) : message
  }
}
