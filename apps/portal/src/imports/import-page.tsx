import { columnIssues, countRows, type ImportFileType, rowState } from '@remesa/domain/imports'
import { issueText, useT } from '@remesa/ui/i18n'
import {
  ColumnsStep,
  FileStep,
  type FileStepProps,
  type ImportFieldName,
  ImportFrame,
  type ImportStep,
  RowsStep,
  RunStep,
} from '@remesa/ui/imports'
import { Button, ButtonLink, saveFile } from '@remesa/ui/kernel'
import { useEffect, useMemo } from 'react'
import { Link } from 'wouter'
import { useLeaveQuestion } from '../kernel/leaving'
import type { ImportKind, ReferenceNeed } from './import-kind'
import { sheetBlob } from './sheets/write-sheet'
import { useImport } from './use-import'

export interface ImportPageProps<F extends ImportFieldName, Need extends ReferenceNeed, Body, Known> {
  readonly kind: ImportKind<F, Need, Body, Known>
  /** Path of the list that the records are in. */
  readonly list: string
  readonly country: FileStepProps['country']
}

/** A spreadsheet in four steps: file, columns, check, run. Nothing is written before the last one. */
export function ImportPage<F extends ImportFieldName, Need extends ReferenceNeed, Body, Known>(
  props: ImportPageProps<F, Need, Body, Known>,
) {
  const { kind, list, country } = props
  const t = useT()
  const it = useImport(kind)
  const { file, checked, run } = it
  const isRunning = run?.state === 'running'
  const { question } = useLeaveQuestion({
    isDirty: run === undefined ? it.rows !== undefined : run.state === 'stopped',
    isBusy: isRunning,
  })
  const hasEnded = run?.state === 'ended'
  useEffect(() => {
    if (hasEnded) it.refresh()
  }, [hasEnded])

  const nameOfField = (field: F) => t(`imports.field.${field}`)
  const fields = kind.fields.map(({ name }) => name)
  // A field without a column is there too where something has to be typed into it.
  const shownFields = fields.filter(
    (field) =>
      file?.columns.includes(field) ||
      checked.some(({ problems }) => problems.some((note) => note.field === field)),
  )
  const save = async (rows: readonly (readonly string[])[], name: string, type: ImportFileType) =>
    saveFile(await sheetBlob(rows, type), `${name}.${type}`)
  // A run is drawn anew with each row that it writes, and names all of them.
  const rowAt = useMemo(() => new Map(it.rows?.map((row) => [row.line, row])), [it.rows])
  const cellsOf = (line: number) => {
    const cells = rowAt.get(line)?.cells
    return shownFields.map((field) => cells?.[field] ?? '')
  }
  const reasonsOf = (row: (typeof checked)[number]) =>
    row.problems.map(({ field, issue }) => `${nameOfField(field)}: ${issueText(t, issue)}`).join('; ')
  const nameOf = (line: number) => {
    const row = rowAt.get(line)
    return row === undefined ? '' : kind.nameOf(row)
  }
  const sent = new Set(run?.rows.map(({ line }) => line))
  const leftOut = checked
    .filter((row) => !sent.has(row.row.line) && rowState(row) !== 'same')
    .map((row) => ({ line: row.row.line, name: kind.nameOf(row.row), reason: reasonsOf(row) }))
  const same = checked.filter((row) => rowState(row) === 'same')
  const saveReport = () => {
    const outcomes = [
      ...(run?.rows.map(({ line, outcome }) => ({
        line,
        state: t(`imports.outcome.${outcome.kind}`),
        reason: outcome.kind === 'refused' ? outcome.reason : '',
      })) ?? []),
      ...leftOut.map(({ line, reason }) => ({ line, state: t('imports.outcome.left-out'), reason })),
      ...same.map(({ row: { line } }) => ({ line, state: t('imports.outcome.same'), reason: '' })),
    ].toSorted((one, other) => one.line - other.line)
    const heading = [
      t('imports.row'),
      ...shownFields.map(nameOfField),
      t('imports.outcome'),
      t('imports.reason'),
    ]
    const rows = outcomes.map(({ line, state, reason }) => [String(line), ...cellsOf(line), state, reason])
    void save([heading, ...rows], t('imports.reportName'), 'csv')
  }
  const saveProblems = () => {
    const wrong = checked.filter((row) => rowState(row) === 'problem')
    const heading = [...shownFields.map(nameOfField), t('imports.reason')]
    void save(
      [heading, ...wrong.map((row) => [...cellsOf(row.row.line), reasonsOf(row)])],
      t('imports.reportName'),
      'csv',
    )
  }

  const counts = countRows(checked)
  const good = counts.good + counts.remark
  const missing = file === undefined ? [] : columnIssues(file.columns, kind.fields)
  const step = ((): ImportStep => {
    if (file === undefined) return 'file'
    if (it.rows === undefined) return 'columns'
    return run === undefined ? 'rows' : 'run'
  })()
  const whyNot = () => {
    if (counts.checking > 0) return t('imports.stillChecking')
    if (good > 0) return undefined
    return t(same.length > 0 && counts.problem === 0 ? 'imports.nothingNew' : 'imports.noGood')
  }
  const go = () => {
    if (counts.checking > 0 || good === 0) return t('imports.import')
    return t(good === checked.length ? 'imports.importAll' : 'imports.importGood', { count: good })
  }
  const ways = {
    file: undefined,
    columns: {
      note:
        missing.length > 0
          ? t('imports.missing', {
              fields: kind.fields
                .filter(({ name }) => missing.some(({ path }) => path === name))
                .map(({ name }) => nameOfField(name))
                .join(', '),
            })
          : t('imports.remembered'),
      buttons: (
        <>
          <Button onClick={it.close}>{t('imports.back')}</Button>
          <Button
            variant="primary"
            disabledReason={missing.length > 0 ? t('validation.messages.import-column') : undefined}
            onClick={it.confirmColumns}
          >
            {t('imports.check', { count: file?.sheet.rows.length ?? 0 })}
          </Button>
        </>
      ),
    },
    rows: {
      note: it.hasFailed
        ? t('imports.notChecked')
        : t('imports.wouldWrite', { good, all: checked.length, left: counts.problem + counts.same }),
      buttons: (
        <>
          {it.hasFailed && <Button onClick={it.checkAgain}>{t('imports.checkAgain')}</Button>}
          <Button onClick={it.backToColumns}>{t('imports.back')}</Button>
          <Button variant="primary" disabledReason={whyNot()} onClick={it.start}>
            {go()}
          </Button>
        </>
      ),
    },
    run: {
      // The step itself says how far it is.
      note: undefined,
      buttons: (
        <>
          {isRunning && <Button onClick={it.runner?.stop}>{t('imports.stop')}</Button>}
          {run?.state === 'stopped' && (
            <Button variant="primary" onClick={it.runner?.again}>
              {t('imports.goOn')}
            </Button>
          )}
          {hasEnded && (
            <>
              {run.rows.some(({ outcome }) => outcome.kind === 'refused') && (
                <Button onClick={it.runner?.again}>
                  {t('imports.again', {
                    count: run.rows.filter(({ outcome }) => outcome.kind === 'refused').length,
                  })}
                </Button>
              )}
              {run.rows.some(({ outcome }) => outcome.kind !== 'written') || leftOut.length > 0 ? (
                <Button onClick={it.correct}>{t('imports.correct')}</Button>
              ) : null}
              <Link href={list} asChild>
                <ButtonLink href={list} variant="primary">
                  {t(`imports.show.${kind.name}`)}
                </ButtonLink>
              </Link>
            </>
          )}
        </>
      ),
    },
  }[step]
  return (
    <>
      <ImportFrame
        step={step}
        isDone={hasEnded}
        file={
          file && {
            name: file.name,
            rows: file.sheet.rows.length,
            onOther: run === undefined || hasEnded ? it.close : undefined,
            sheets: {
              names: file.sheets.map((each) => each.name),
              at: file.sheetAt,
              onChoose: step === 'columns' ? it.chooseSheet : undefined,
            },
          }
        }
        note={ways?.note}
        ways={ways?.buttons}
      >
        {step === 'file' && (
          <FileStep
            intro={t(`imports.intro.${kind.name}`)}
            isReading={it.isReading}
            refusal={it.refusal}
            country={country}
            onFile={(detail) => void it.open(detail)}
            onTemplate={({ type }) =>
              void save([fields.map(nameOfField), kind.example], t('imports.templateName'), type)
            }
          />
        )}
        {step === 'columns' && file !== undefined && (
          <ColumnsStep<F>
            columns={file.sheet.headings.map((heading, at) => ({
              at,
              heading,
              samples: file.sheet.rows.flatMap(({ cells }) => cells[at] || []).slice(0, 3),
              field: file.columns[at] ?? null,
              origin: file.origins[at] ?? 'left-out',
            }))}
            fields={kind.fields}
            onChoose={it.choose}
          />
        )}
        {step === 'rows' && (
          <RowsStep<F> fields={shownFields} rows={checked} onEdit={it.edit} onProblems={saveProblems} />
        )}
        {step === 'run' && run !== undefined && (
          <RunStep run={run} nameOf={nameOf} leftOut={leftOut} onReport={saveReport} />
        )}
      </ImportFrame>
      {question}
    </>
  )
}
