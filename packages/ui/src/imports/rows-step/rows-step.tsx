import { chakra } from '@chakra-ui/react'
import { type CheckedRow, countChanges, countRows, isChange, rowState } from '@remesa/domain/imports'
import { CircleAlert, Download } from 'lucide'
import { useInsertionEffect, useRef, useState } from 'react'
import { useT } from '../../i18n'
import {
  Button,
  cachedStyle,
  HiddenText,
  Icon,
  KeyCaps,
  ListPagination,
  usePageKeys,
  useStillDuringClick,
} from '../../kernel'
import type { ImportFieldName } from '../import-fields'
import { Figures } from '../import-steps/figures'
import { RowLine } from './row-line'
import { rowsBoxStyle, rowsTableStyle } from './rows-table.recipe'

export interface RowsStepProps<F extends ImportFieldName> {
  /** The fields that have a column in the table, in the order of the template. */
  readonly fields: readonly F[]
  readonly rows: readonly CheckedRow<F, unknown, unknown>[]
  readonly onEdit: (detail: { readonly line: number; readonly field: F; readonly text: string }) => void
  /** Leaves a row out of the import, or includes it again. */
  readonly onLeaveOut: (detail: { readonly line: number; readonly isLeftOut: boolean }) => void
  /** Saves a file with the rows to correct, each with its problems. */
  readonly onSave: () => void
}

/** The rows that the table shows: rows with a problem or remark, rows that would change something, or all rows. */
type RowsView = 'noted' | 'changes' | 'all'
const viewNames = { noted: 'imports.problems', changes: 'imports.changes', all: 'imports.all' } as const

const RowsTable = cachedStyle('table', ({ css }) => css(rowsTableStyle))

/** Number of rows on one page of the table. It is small, because every cell is a field. */
const PAGE_ROWS = 20

/**
 * The third step of an import: every row with its problems and remarks, before anything is written. F8 moves the focus
 * to the next problem.
 */
export function RowsStep<F extends ImportFieldName>(props: RowsStepProps<F>) {
  const { fields, onEdit, onLeaveOut, onSave } = props
  const t = useT()
  const rows = useStillDuringClick(props.rows)
  const box = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<RowsView>()
  const [page, setPage] = useState(1)
  // A row that the user edits keeps its position until the user chooses another view, even if a check changes the
  // row's state.
  const [touched, setTouched] = useState<ReadonlySet<number>>(new Set())
  const counts = countRows(rows)
  const changed = countChanges(rows)
  const removed = countChanges(rows, 'removal')
  const isNoted = (row: (typeof rows)[number]) => ['problem', 'remark'].includes(rowState(row))
  const changes = rows.filter((row) => isChange(row))
  const first = changes.length > 0 && !rows.some(isNoted) ? 'changes' : 'noted'
  const current = chosen ?? first
  const belongs = { noted: isNoted, changes: isChange, all: () => true }[current]
  const shown = rows.filter((row) => touched.has(row.row.line) || belongs(row))
  const pages = Math.max(1, Math.ceil(shown.length / PAGE_ROWS))
  const at = Math.min(page, pages)
  const visible = shown.slice((at - 1) * PAGE_ROWS, at * PAGE_ROWS)
  const view = (next: RowsView) => {
    setChosen(next)
    setPage(1)
    setTouched(new Set())
  }
  const views = [
    { id: 'noted', count: counts.problem + counts.remark },
    ...(changes.length > 0 ? [{ id: 'changes', count: changes.length } as const] : []),
    { id: 'all', count: rows.length },
  ] as const
  // A memoised row keeps the callbacks of its first render, so these callbacks call the latest callbacks through
  // this ref.
  const latest = useRef({ onEdit, onLeaveOut, current })
  useInsertionEffect(() => {
    latest.current = { onEdit, onLeaveOut, current }
  })
  const touch = ({ line }: { readonly line: number }) => {
    setChosen(latest.current.current)
    setTouched((before) => (before.has(line) ? before : new Set([...before, line])))
  }
  const edit: typeof onEdit = (detail) => latest.current.onEdit(detail)
  const leaveOut: typeof onLeaveOut = (detail) => {
    // Safari does not focus a button that is clicked, so this click has to mark the row as a focus would.
    touch(detail)
    latest.current.onLeaveOut(detail)
  }
  const toNext = () => {
    const cells = [...(box.current?.querySelectorAll<HTMLInputElement>('input') ?? [])]
    const from = cells.findIndex((cell) => cell.matches(':focus'))
    const wrong = cells.filter((cell) => cell.hasAttribute('aria-invalid'))
    const next = wrong.find((cell) => cells.indexOf(cell) > from) ?? wrong[0]
    next?.focus()
  }
  usePageKeys(({ key }) => (key === 'F8' ? toNext : undefined))
  return (
    <chakra.div display="grid" gap="3" minW="0" ref={box}>
      <Figures
        label={t('imports.figures')}
        figures={[
          { id: 'good', count: counts.good, label: t('imports.good', { count: counts.good }) },
          ...(changed > 0
            ? [
                {
                  id: 'change',
                  count: changed,
                  label: t('imports.change', { count: changed }),
                },
              ]
            : []),
          ...(removed > 0
            ? [{ id: 'removal', count: removed, label: t('imports.removal', { count: removed }) }]
            : []),
          ...(counts.same > 0
            ? [{ id: 'same', count: counts.same, label: t('imports.same', { count: counts.same }) }]
            : []),
          {
            id: 'remark',
            count: counts.remark,
            label: t('imports.remark', { count: counts.remark }),
            tone: 'warning',
          },
          {
            id: 'problem',
            count: counts.problem,
            label: t('imports.problem', { count: counts.problem }),
            tone: 'danger',
          },
          ...(counts['left-out'] > 0
            ? [{ id: 'left-out', count: counts['left-out'], label: t('imports.notImportedRows') }]
            : []),
          ...(counts.written > 0
            ? [{ id: 'written', count: counts.written, label: t('imports.writtenBefore') }]
            : []),
        ]}
      >
        {counts.checking > 0
          ? t('imports.checking', { count: counts.checking })
          : t('imports.nothingWritten')}
      </Figures>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {views.map(({ id, count }) => (
          <Button
            key={id}
            variant={current === id ? 'ink' : 'secondary'}
            aria-pressed={current === id}
            onClick={() => view(id)}
          >
            {t(viewNames[id], { count })}
          </Button>
        ))}
        {counts.problem > 0 && (
          <Button icon={<Icon of={CircleAlert} size={16} />} aria-keyshortcuts="F8" onClick={toNext}>
            {t('imports.next')}
            <chakra.span aria-hidden="true" hideBelow="lg">
              <KeyCaps keyName="F8" />
            </chakra.span>
          </Button>
        )}
        <Button icon={<Icon of={Download} size={16} />} onClick={onSave}>
          {t('imports.saveCorrected')}
        </Button>
      </chakra.div>
      {shown.length === 0 ? (
        <chakra.p textStyle="sm" color="fg.muted">
          {counts.checking > 0 ? t('imports.checking', { count: counts.checking }) : t('imports.noProblems')}
        </chakra.p>
      ) : (
        <chakra.div
          borderWidth="1px"
          borderColor="border"
          borderRadius="md"
          bg="surface"
          css={rowsBoxStyle}
          // A wide table must be scrollable by keyboard, so it can get the focus.
          tabIndex={0}
          role="region"
          aria-label={t('imports.table')}
        >
          <RowsTable aria-label={t('imports.table')}>
            <thead>
              <tr>
                <th scope="col">{t('imports.row')}</th>
                <th scope="col">
                  <HiddenText>{t('imports.leaveOut')}</HiddenText>
                </th>
                {fields.map((field) => (
                  <th key={field} scope="col">
                    {t(`imports.field.${field}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {visible.map((row) => (
                <RowLine
                  key={row.row.line}
                  fields={fields}
                  row={row}
                  onFocus={touch}
                  onEdit={edit}
                  onLeaveOut={leaveOut}
                />
              ))}
            </tbody>
          </RowsTable>
        </chakra.div>
      )}
      <ListPagination
        caption={t('imports.table')}
        page={at}
        total={shown.length}
        pageSize={PAGE_ROWS}
        onPage={({ page: next }) => setPage(next)}
      />
    </chakra.div>
  )
}
