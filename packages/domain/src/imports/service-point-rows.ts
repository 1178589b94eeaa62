import { equalsText, foldedName, issue } from '../kernel'
import type { ServicePointRequest } from '../service-points'
import { type CheckedRow, withProblems } from './check-rows'
import { limitIn } from './service-point-cells'
import { type ServicePointImportField, servicePointImportFields } from './service-point-fields'
import type { ServicePointNeed } from './service-point-references'

type Field = ServicePointImportField
type Row = CheckedRow<Field, ServicePointNeed, ServicePointRequest>

/** A row that can be sent, with the body of its call and the key that identifies its service point. */
interface Ready {
  readonly row: Row
  readonly body: ServicePointRequest
  readonly point: string
}

/**
 * The rows of a file after they were compared with each other. Rows with limits of the same point become one change. If
 * several points have the same device, every point after the first gets a problem. (IMP-28, IMP-59)
 */
export const checkServicePointRows = (rows: readonly Row[]): readonly Row[] => {
  const firstOfPoint = new Map<string, Row>()
  const firstOfDevice = new Map<string, { readonly line: number; readonly point: string }>()
  const bodies = new Map<string, ServicePointRequest>()
  const found = rows.map((row): Row | Ready => {
    if (row.body === null) return row
    const ready = { row, body: row.body, point: pointOf(row.body) }
    const checked = withOwnDevice(ready, firstOfDevice, withAgreeingCells(ready, firstOfPoint))
    if (checked.body === null) return checked
    const before = bodies.get(ready.point)
    const currency = row.row.cells.limitCurrency ?? ''
    bodies.set(ready.point, before === undefined ? ready.body : withLimit(before, ready.body, currency))
    return ready
  })
  // All rows of a point get the same body with the limits of every row, so that one call saves them. (IMP-59)
  return found.map((each) => {
    if (!('point' in each)) return each
    const body = bodies.get(each.point)
    return body === undefined || body === each.body ? each.row : { ...each.row, body }
  })
}

/** A function that computes a key only once for each object, because every correction compares all rows again. */
const keptKey = <T extends object>(keyOf: (from: T) => string): ((from: T) => string) => {
  const keys = new WeakMap<T, string>()
  return (from) => {
    const known = keys.get(from)
    if (known !== undefined) return known
    const key = keyOf(from)
    keys.set(from, key)
    return key
  }
}

const pointOf = keptKey<ServicePointRequest>(
  ({ subclientId, codeSol }) => `${subclientId} ${foldedName(codeSol ?? '')}`,
)

const deviceOf = keptKey<Row['row']>(({ cells }) => foldedName(cells.deviceId ?? ''))

/**
 * The row. It gets a problem if one of its texts differs from the first row of the same service point. Empty cells and
 * the columns of the limit are not compared.
 */
const withAgreeingCells = ({ row, point }: Ready, first: Map<string, Row>): Row => {
  const before = first.get(point)
  if (before === undefined) {
    first.set(point, row)
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
}

/** The row, with a problem if an earlier row gives the same device to another point. */
const withOwnDevice = (
  { point }: Ready,
  first: Map<string, { readonly line: number; readonly point: string }>,
  row: Row,
): Row => {
  const device = deviceOf(row.row)
  if (device === '' || row.body === null) return row
  const before = first.get(device)
  if (before === undefined) first.set(device, { line: row.row.line, point })
  if (before === undefined || before.point === point) return row
  const found = issue('import-repeated', 'deviceId', { row: before.line })
  return withProblems(row, [], [{ field: 'deviceId', issue: found, fix: null }])
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
