import { equalsText, foldedName, issue } from '../kernel'
import type { ServicePointRequest } from '../service-points'
import { type CheckedRow, withProblems } from './check-rows'
import { limitIn } from './service-point-cells'
import { type ServicePointImportField, servicePointImportFields } from './service-point-fields'
import type { ServicePointNeed } from './service-point-references'

type Field = ServicePointImportField
type Row = CheckedRow<Field, ServicePointNeed, ServicePointRequest>

/**
 * The rows of a file together: rows of one point, which have its limits, become one change, and of several points with
 * one device every one after the first has a problem. (IMP-28, IMP-59)
 */
export const checkServicePointRows = (rows: readonly Row[]): readonly Row[] =>
  withOneBody(withOneDevice(withAgreeingCells(rows)))

const pointOf = ({ subclientId, codeSol }: ServicePointRequest): string =>
  `${subclientId} ${foldedName(codeSol ?? '')}`

/** The rows after the first one of a point repeat its cells or leave them empty; only limits are their own. */
const withAgreeingCells = (rows: readonly Row[]): readonly Row[] => {
  const first = new Map<string, Row>()
  return rows.map((row) => {
    if (row.body === null) return row
    const before = first.get(pointOf(row.body))
    if (before === undefined) {
      first.set(pointOf(row.body), row)
      return row
    }
    const other = servicePointImportFields.find(({ name }) => {
      const text = row.row.cells[name] ?? ''
      const isOfRow = name === 'limit' || name === 'limitCurrency' || text === ''
      return !isOfRow && !equalsText(text, before.row.cells[name] ?? '')
    })
    if (other === undefined) return row
    const { name } = other
    const found = issue('import-other-row', name, { row: before.row.line })
    return withProblems(row, [], [{ field: name, issue: found, fix: before.row.cells[name] || null }])
  })
}

const withOneDevice = (rows: readonly Row[]): readonly Row[] => {
  const first = new Map<string, { readonly line: number; readonly point: string }>()
  return rows.map((row) => {
    const device = foldedName(row.row.cells.deviceId ?? '')
    if (device === '' || row.body === null) return row
    const point = pointOf(row.body)
    const before = first.get(device)
    if (before === undefined) first.set(device, { line: row.row.line, point })
    if (before === undefined || before.point === point) return row
    const found = issue('import-repeated', 'deviceId', { row: before.line })
    return withProblems(row, [], [{ field: 'deviceId', issue: found, fix: null }])
  })
}

/** Rows of one point with one and the same body, which has the limits of all of them: they are one call. (IMP-59) */
const withOneBody = (rows: readonly Row[]): readonly Row[] => {
  const bodies = new Map<string, ServicePointRequest>()
  for (const { row, body } of rows) {
    if (body === null) continue
    const before = bodies.get(pointOf(body))
    bodies.set(
      pointOf(body),
      before === undefined ? body : withLimit(before, body, row.cells.limitCurrency ?? ''),
    )
  }
  return rows.map((row) => {
    const body = row.body && bodies.get(pointOf(row.body))
    return body === undefined || body === row.body ? row : { ...row, body }
  })
}

const withLimit = (
  before: ServicePointRequest,
  { limits }: ServicePointRequest,
  currency: string,
): ServicePointRequest => {
  const limit = limitIn(limits, currency)
  if (limit === undefined) return before
  const held = limitIn(before.limits, currency)
  return {
    ...before,
    limits:
      held === undefined
        ? [...before.limits, limit]
        : before.limits.map((each) => (each === held ? limit : each)),
  }
}
