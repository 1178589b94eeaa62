import {
  columnIssues,
  countOutcomes,
  countRows,
  headingRows,
  type ImportFileType,
  importState,
  outcomeReason,
  rowOutcome,
  rowState,
} from '@remesa/domain/imports'
import { issueText, reasonText, useT } from '@remesa/ui/i18n'
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
  /** Path of the page with the list of the imported records. */
  readonly list: string
  readonly country: FileStepProps['country']
}

/**
 * The import of a spreadsheet in four steps: choose a file, match the columns, check the rows, run the import. Nothing
 * is written before the last step.
 */
export function ImportPage<F extends ImportFieldName, Need extends ReferenceNeed, Body, Known>(
  props: ImportPageProps<F, Need, Body, Known>,
) {
  const { kind, list, country } = props
  const t = useT()
  const it = useImport(kind)
  const { file, checked, run } = it
  const state = run && importState(run)
  const isRunning = state === 'running'
  const { question } = useLeaveQuestion({
    isDirty: run === undefined ? it.rows !== undefined : state === 'stopped',
    isBusy: isRunning,
  })
  const hasEnded = state === 'ended'
  useEffect(() => {
    if (hasEnded) it.refresh()
  }, [hasEnded])

  const nameOfField = (field: F) => t(`imports.field.${field}`)
  const fields = kind.fields.map(({ name }) => name)
  // A field without a column in the file is shown if the user has to type a value into it.
  const shownFields = useMemo(() => {
    const noted = new Set(checked.flatMap(({ problems }) => problems.map(({ field }) => field)))
    return kind.fields
      .map(({ name }) => name)
      .filter((field) => file?.columns.includes(field) || noted.has(field))
  }, [kind, file, checked])
  const save = async (rows: readonly (readonly string[])[], name: string, type: ImportFileType) =>
    saveFile(await sheetBlob(rows, type), `${name}.${type}`)
  // During a run the page renders again after each written row, and each rendering looks up the names of all rows.
  // With a map, this look-up is fast.
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
  const sent = new Set(run?.items.map(({ id }) => id))
  // Rows that this run does not send: rows that the user has excluded, that need a correction, that exist already, or
  // that an earlier run has written.
  const unsent = (run === undefined ? [] : checked)
    .filter((row) => !sent.has(row.row.line))
    .map((row) => {
      const standing = rowState(row)
      const state = standing === 'same' || standing === 'written' ? standing : 'left-out'
      return { line: row.row.line, name: kind.nameOf(row.row), state, reason: reasonsOf(row) } as const
    })
  const toCorrect = checked.some((row) => !sent.has(row.row.line) && rowState(row) === 'problem')
  const saveReport = () => {
    const outcomes = [
      ...(run?.items.map(({ id, state: outcome }) => ({
        line: id,
        state: t(`imports.outcome.${rowOutcome(outcome)}`),
        reason: outcomeReason(outcome),
      })) ?? []),
      ...unsent.map(({ line, state, reason }) => ({ line, state: t(`imports.outcome.${state}`), reason })),
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
  const saveCorrected = () => {
    const heading = [...shownFields.map(nameOfField), t('imports.reason')]
    const name = (file?.name ?? '').replace(/\.[^.]*$/, '')
    void save(
      [heading, ...checked.map((row) => [...cellsOf(row.row.line), reasonsOf(row)])],
      `${name}-${t('imports.correctedName')}`,
      'xlsx',
    )
  }

  const counts = useMemo(() => countRows(checked), [checked])
  const outcomes = countOutcomes(run ?? { items: [] })
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
    return t(counts.same > 0 && counts.problem === 0 ? 'imports.nothingNew' : 'imports.noGood')
  }
  const go = () => {
    if (counts.checking > 0 || good === 0) return t('imports.import')
    const all = checked.length - counts.written
    return t(good === all ? 'imports.importAll' : 'imports.importGood', { count: good })
  }
  const columnsNote = () => {
    if (it.refusal !== undefined) return reasonText(t, [it.refusal])
    if (missing.length === 0) return t('imports.remembered')
    const names = kind.fields.filter(({ name }) => missing.some(({ path }) => path === name))
    return t('imports.missing', { fields: names.map(({ name }) => nameOfField(name)).join(', ') })
  }
  const whyNoCheck = () => {
    if (it.refusal !== undefined) return reasonText(t, [it.refusal])
    return missing.length > 0 ? t('validation.messages.import-column') : undefined
  }
  const ways = {
    file: undefined,
    columns: {
      note: columnsNote(),
      buttons: (
        <>
          <Button onClick={it.close}>{t('imports.back')}</Button>
          <Button
            variant="primary"
            isBusy={it.isOpening}
            disabledReason={whyNoCheck()}
            onClick={it.confirmColumns}
          >
            {t('imports.check', { count: it.fileRows.length })}
          </Button>
        </>
      ),
    },
    rows: {
      note: it.hasFailed
        ? t('imports.notChecked')
        : t('imports.wouldWrite', {
            good,
            all: checked.length,
            left: checked.length - good - counts.checking,
          }),
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
      // No note is shown here, because the step itself shows its progress.
      note: undefined,
      buttons: (
        <>
          {isRunning && <Button onClick={it.runner?.stop}>{t('imports.stop')}</Button>}
          {state === 'stopped' && (
            <Button variant="primary" onClick={it.runner?.start}>
              {t('imports.goOn')}
            </Button>
          )}
          {hasEnded && (
            <>
              {outcomes.refused > 0 && (
                <Button onClick={it.runner?.start}>{t('imports.again', { count: outcomes.refused })}</Button>
              )}
              {outcomes.refused > 0 || toCorrect ? (
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
        title={t(`imports.title.${kind.name}`)}
        step={step}
        isDone={hasEnded}
        file={
          file && {
            name: file.name,
            rows: it.rows?.length ?? it.fileRows.length,
            onOther: run === undefined || hasEnded ? it.close : undefined,
            sheets: {
              names: file.tables.map((each) => each.name),
              at: file.tableAt,
              onChoose: step === 'columns' ? it.chooseTable : undefined,
            },
            headings:
              step === 'columns'
                ? {
                    line: file.sheet.line,
                    rows: headingRows(file.tables[file.tableAt] ?? file.tables[0]).map(({ line, cells }) => ({
                      line,
                      text: cells.filter((text) => text !== '').join(' · '),
                    })),
                    onChoose: it.chooseHeadings,
                  }
                : undefined,
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
              samples: it.samples[at] ?? [],
              field: file.columns[at] ?? null,
              origin: file.origins[at] ?? 'left-out',
            }))}
            fields={kind.fields}
            onChoose={it.choose}
          />
        )}
        {step === 'rows' && (
          <RowsStep<F>
            fields={shownFields}
            rows={checked}
            onEdit={it.edit}
            onLeaveOut={it.leaveOut}
            onSave={saveCorrected}
          />
        )}
        {step === 'run' && run !== undefined && (
          <RunStep run={run} nameOf={nameOf} unsent={unsent} onReport={saveReport} />
        )}
      </ImportFrame>
      {question}
    </>
  )
}
