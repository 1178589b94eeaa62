import { ClientSummary } from '@remesa/domain/clients'
import { CountryConfig } from '@remesa/domain/country'
import {
  checkServicePointRow,
  checkServicePointRows,
  countRows,
  devicesOf,
  existingPoints,
  guessColumns,
  headingLine,
  noServicePointReferences,
  rowsByField,
  type ServicePointReferences,
  servicePointImportFields,
  sheetOf,
} from '@remesa/domain/imports'
import { SubclientSummary } from '@remesa/domain/subclients'
import { createRowChecker } from '../../src/imports/row-checker'
import type { ServicePointImport } from '../../src/imports/service-point-kind'
import { readFile } from '../../src/imports/sheets/read-file'
import { LARGE, largeFile } from './large-file'

/** The performance goals are for a processor that is slower than the measuring processor by this factor. */
const SLOWER = 4

const country = { id: 1, code: 'ES', name: 'España', mainCurrency: { id: 1, code: 'EUR', symbol: '€' } }
const client = ClientSummary.parse({ id: 10, codeSol: '0101', description: 'Bazar', active: true, country })
const subclient = SubclientSummary.parse({
  id: 20,
  codeSol: '0301',
  description: 'Bilbao',
  active: true,
  client,
})

/** The data that the rows refer to. Nothing has to be loaded, because the benchmark measures no calls. */
const known: ServicePointReferences = {
  ...noServicePointReferences,
  clients: new Map([['0101', { record: client, near: null }]]),
  subclients: new Map([['10 0301', { record: subclient, near: null }]]),
  points: new Map([['20', existingPoints([])]]),
  devices: devicesOf([]),
}

const form = {
  adapters: [],
  country: { options: [country], preselected: '1', disabled: true, shown: false },
  config: CountryConfig.parse({ id: 1, code: 'ES', name: 'Spain' }),
  safeDefaults: null,
}

const kind: ServicePointImport = {
  name: 'servicepoints',
  fields: servicePointImportFields,
  example: [],
  nothingKnown: known,
  check: (row, facts) =>
    checkServicePointRow(row, { country, form, mayEdit: true, currencies: [], known: facts }),
  checkTogether: checkServicePointRows,
  read: () => Promise.reject(new Error('a row needs what is not known')),
  write: () => Promise.reject(new Error('nothing is written')),
  nameOf: () => '',
  stale: [],
}

/** Processor time in milliseconds that this thread has used. The time of other programs is not counted. */
const usedMs = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/**
 * Measures the import of 5,000 rows and 40 columns on a processor that is four times slower: reading the file, checking
 * all rows, and the longest time for which a key press has to wait. Rendering is not included.
 */
export const largeImport = async () => {
  const bytes = await largeFile()
  const before = usedMs()
  const read = await readFile('xlsx', bytes)
  const table = read.ok ? read.value[0] : undefined
  if (table === undefined) throw new Error('the file was not read')
  const sheet = sheetOf(
    table,
    headingLine(table, kind.fields, () => false),
  )
  const rows = rowsByField(sheet, guessColumns(sheet.headings, kind.fields))
  const readMs = usedMs() - before

  const checker = createRowChecker(kind)
  const begin = usedMs()
  let longest = 0
  let isDone = false
  const checkedMs = await new Promise<number>((resolve, reject) => {
    const show = () => {
      const { checking, good } = countRows(checker.check(rows))
      if (checking > 0) return
      isDone = true
      if (good === LARGE.rows) resolve(usedMs() - begin)
      else reject(new Error(`only ${good} rows are good`))
    }
    // Before the rows are shown, there is no field into which a user could type.
    show()
    let last = usedMs()
    /** Runs when the event loop would handle a key press, and measures the longest time between two runs. */
    const key = () => {
      const now = usedMs()
      longest = Math.max(longest, now - last)
      last = now
      if (!isDone) setTimeout(key)
    }
    checker.state.subscribe(show)
    key()
  })
  checker.close()
  return [
    { name: 'To read the file, in a worker', value: (readMs * SLOWER) / 1000, unit: 's', goal: 6 },
    { name: 'To check all rows', value: (checkedMs * SLOWER) / 1000, unit: 's', goal: 4 },
    { name: 'The longest wait of a key meanwhile', value: longest * SLOWER, unit: 'ms', goal: 100 },
  ]
}
