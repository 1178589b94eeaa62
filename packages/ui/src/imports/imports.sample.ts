import { type CheckedRow, IMPORT_LIMITS, type ServicePointImportField } from '@remesa/domain/imports'
import type { Batch, BatchState, IssueRule, IssueRules } from '@remesa/domain/kernel'
import { issue } from '@remesa/domain/kernel'
import { said } from '../../test/in-words'

type Field = ServicePointImportField
type Row = CheckedRow<Field, never, string>

/** The fields of the sample file's columns. */
export const sampleFields: readonly Field[] = [
  'client',
  'subclient',
  'codeSol',
  'description',
  'address',
  'type',
  'deviceId',
]

const rowOf = (line: number, texts: readonly string[], more: Partial<Row> = {}): Row => ({
  row: { line, cells: Object.fromEntries(sampleFields.map((field, at) => [field, texts[at] ?? ''])) },
  problems: [],
  remarks: [],
  needs: [],
  body: more.problems === undefined ? 'body' : null,
  effect: { kind: 'new' },
  identity: null,
  identityField: 'codeSol',
  ...more,
})

const note = <R extends IssueRule>(
  field: Field,
  rule: R,
  params: IssueRules[R],
  fix: string | null = null,
) => ({
  field,
  issue: issue(rule, field, params),
  fix,
})

/** Two valid rows, one with a remark, three rows to correct, and one row that is being checked. */
export const sampleRows: readonly Row[] = [
  rowOf(2, ['0101', '0301', '0640', 'Deusto', 'Calle Blas de Otero 8', 'SmartCash', 'DEV-1']),
  rowOf(3, ['101', '0399', '0641', 'Santutxu', 'Calle Zabalbide 40', 'SmartCash', 'DEV-2'], {
    problems: [
      note('client', 'import-near', { code: '101', near: '0101' }, '0101'),
      note('subclient', 'import-unknown', { code: '0399' }),
    ],
  }),
  rowOf(7, ['0101', '0302', '0504', 'Atocha', 'Ronda de Atocha 35', 'SmartCash', ''], {
    problems: [
      note('codeSol', 'import-taken', { code: '0504', name: 'Atocha' }),
      note('deviceId', 'required', {}),
    ],
  }),
  rowOf(9, ['0101', '0302', '06 50', 'Usera', '', 'SmartCash', 'DEV-4'], {
    problems: [note('codeSol', 'alpha_dash', {}, '0650'), note('address', 'required', {})],
  }),
  rowOf(12, ['0102', '0303', '0655', 'Farmacia Macarena', 'Calle San Luis 70', 'SOL', 'DEV-9'], {
    remarks: [note('deviceId', 'import-left-out', {})],
  }),
  rowOf(13, ['0102', '0303', '0656', 'Kiosco', 'Calle San Luis 71', 'SmartCash', 'DEV-10']),
]

/** A row that changes an existing service point, and a row that would change nothing. */
export const rowsThatExist: readonly Row[] = [
  rowOf(15, ['0101', '0301', '0501', 'Gran Vía 12', 'Gran Vía 14', 'SmartCash', 'DEV-501'], {
    effect: { kind: 'change', changes: [{ field: 'address', before: 'Gran Vía 12' }], version: '3' },
  }),
  rowOf(16, ['0101', '0301', '0502', 'Abando', 'Plaza Circular 2', 'SmartCash', 'DEV-502'], {
    body: null,
    effect: { kind: 'same' },
  }),
]

/** A row that removes an assignment, and a row whose assignment does not exist any more. */
export const rowsThatRemove: readonly Row[] = [
  rowOf(18, ['0101', '0301', '0501'], { effect: { kind: 'removal' } }),
  rowOf(19, ['0101', '0301', '0502'], { body: null, effect: { kind: 'same' } }),
]

/** A row whose client is being loaded. */
export const rowBeingChecked: Row = rowOf(
  14,
  ['0103', '0304', '0657', 'Triana', 'Calle Betis 1', 'SmartCash', 'DEV-11'],
  {
    body: null,
  },
)

const runOf = (phase: Batch['phase'], ...states: readonly BatchState[]): Batch => ({
  items: [2, 12, 13].flatMap((id, at) => {
    const state = states[at]
    return state === undefined ? [] : [{ id, key: `key-${id}`, version: undefined, state }]
  }),
  limits: IMPORT_LIMITS,
  phase,
  silences: 0,
})
const written: BatchState = { kind: 'done' }

/** A run of an import that has just begun. */
export const runningRun = runOf('running', written, { kind: 'sending' }, { kind: 'waiting' })

/** A stopped run in which the response to one request is missing. */
export const stoppedRun = runOf('ended', written, { kind: 'unknown' }, { kind: 'waiting' })

/** A run that has ended and in which the server refused a row. */
export const endedRun = runOf(
  'ended',
  written,
  { kind: 'refused', reasons: [said('service-points.refused.code-taken')] },
  written,
)
