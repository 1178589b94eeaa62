import { wallClockOf } from '@remesa/domain/kernel'
import {
  AuditReportRequest,
  auditReportDays,
  type HistoryEntry,
  type HistoryLine,
  type HistoryValue,
  historyLines,
} from '@remesa/domain/records'
import { desc, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { history } from '../db/schema'
import { isAmong } from '../kernel/id-lists'
import { type Column, inBatches, type Making, type Sheet, sheetOf, yesOrNo } from '../reports'
import { type ReportWords, wordOr } from '../reports/words'
import { historyColumns } from '../request/append-history'
import { versionedUsers } from '../users'
import { auditCondition } from './audit-condition'
import { shownTo } from './shown-entries'

/**
 * An entry and one of its lines, as a row of the report. An entry without changes has one row, which contains no line.
 */
interface Row {
  readonly entry: HistoryEntry
  readonly line: HistoryLine | undefined
}

/**
 * The report with the entries of the history that match the filters of the request, latest first, as in the list. Each
 * line of an entry is a row. Times are in the time zone of the request. (REC-121)
 */
export const auditReport = (making: Making): Sheet => {
  const { db, caller, words } = making
  const { dateFrom, dateTo, timeZone, ...filters } = AuditReportRequest.parse(making.request)
  const days = auditReportDays({ dateFrom, dateTo, timeZone })
  const condition = auditCondition(caller, { ...filters, ...days, zone: timeZone })
  const hidden = versionedUsers.hiddenFrom?.(caller) ?? []
  const columns: readonly Column<Row>[] = [
    { header: 'entry', value: ({ entry }) => String(entry.id), width: 10 },
    { header: 'changedAt', value: ({ entry }) => timeCell(entry.at, timeZone), kind: 'dayTime' },
    { header: 'changedBy', value: ({ entry }) => entry.actor?.name ?? null, width: 28 },
    { header: 'ipAddress', value: ({ entry }) => entry.address },
    { header: 'browser', value: ({ entry }) => entry.agent, width: 24 },
    { header: 'entryKind', value: ({ entry }) => wordOr(words, `history.kind.${entry.kind}`, entry.kind) },
    { header: 'action', value: ({ entry }) => wordOr(words, `history.action.${entry.action}`, entry.action) },
    { header: 'subject', value: ({ entry }) => subjectName(words, entry), width: 32 },
    {
      header: 'field',
      value: ({ line }) => (line ? wordOr(words, `field.${line.field}`, line.field) : null),
    },
    { header: 'row', value: ({ line }) => line?.row ?? null, width: 32 },
    { header: 'before', value: ({ line }) => cellOf(making, line, 'before'), width: 32 },
    { header: 'after', value: ({ line }) => cellOf(making, line, 'after'), width: 32 },
  ]
  return sheetOf(
    making,
    'sheet.AUDIT',
    columns,
    inBatches(
      (limit) => listIds(db, condition, limit),
      async (ids) => rowsOf(await shownTo(db, caller, await readEntries(db, ids), hidden)),
    ),
  )
}

/** A report of the history has no single service point, so its days are in the time zone of the request. (RPT-9) */
export const auditReportPlace = async (
  _db: Database,
  body: unknown,
): Promise<{ readonly name: undefined; readonly timeZone: string }> => ({
  name: undefined,
  timeZone: AuditReportRequest.parse(body).timeZone,
})

const rowsOf = (entries: readonly HistoryEntry[]): readonly Row[] =>
  entries.flatMap((entry) => {
    const lines = entry.changes.flatMap(historyLines)
    return (lines.length === 0 ? [undefined] : lines).map((line) => ({ entry, line }))
  })

const timeCell = (at: string, timeZone: string): string => {
  const { day, time } = wallClockOf(new Date(at), timeZone)
  return `${day} ${time}`
}

/** The name of the record that an entry is about. For an entry about a report, it is the name of the type of report. */
const subjectName = (words: ReportWords, { kind, subject }: HistoryEntry): string | null => {
  if (subject === null) return null
  return kind === 'reports' ? wordOr(words, `sheet.${subject.name}`, subject.name) : subject.name
}

/**
 * The value of a field before or after the change. If an element with an empty value was added or removed, the cell
 * contains `Yes`.
 */
const cellOf = (making: Making, line: HistoryLine | undefined, side: 'before' | 'after'): string | null => {
  const { words } = making
  if (line === undefined) return null
  if (line.what === 'changed') return valueText(making, side === 'before' ? line.from : line.to)
  if (!('value' in line)) return side === 'after' ? words[line.what] : null
  const isHere = (line.what === 'removed') === (side === 'before')
  return isHere ? (valueText(making, line.value) ?? words.yes) : null
}

const valueText = (making: Making, value: HistoryValue): string | null => {
  if (value.kind === 'empty') return null
  return value.kind === 'flag' ? yesOrNo(making, value.value) : value.text
}

const listIds = (db: Database, condition: SQL | undefined, limit: number) =>
  db.select({ id: history.id }).from(history).where(condition).orderBy(desc(history.id)).limit(limit)

const readEntries = (db: Database, ids: readonly number[]) =>
  db
    .select({ ...historyColumns, version: sql<null>`null` })
    .from(history)
    .where(isAmong(history.id, ids))
    .orderBy(desc(history.id))
