import { describe, expect, it } from 'vitest'
import {
  checkRows,
  checkServicePointRows,
  countRows,
  type ImportRow,
  leaveRowOut,
  rowState,
  type ServicePointImportField,
  servicePointImportFields,
  withCell,
  withUnanswered,
} from '.'
import { type Cells, checkOf, goodCells, known, problemsOf, rowOf, stored } from './imports.fixtures'

const checked = (...rows: readonly ImportRow<ServicePointImportField>[]) =>
  checkServicePointRows(checkRows(rows, servicePointImportFields, ({ cells }) => checkOf(cells)))
const noteOf = (cells: Cells) => checked(rowOf({ ...goodCells, ...cells }))[0]?.problems[0]

describe('the code in a row', () => {
  it.each(['8,41E+12', '1.23457E+12', '1e+15'])(
    '[IMP-8] the code %s is refused in every column of codes because it has lost digits, and no correction is proposed',
    (text) => {
      for (const field of ['client', 'subclient', 'codeSol', 'idSmartcash', 'deviceId'] as const)
        expect(noteOf({ [field]: text })).toMatchObject({
          field,
          issue: { rule: 'import-digits-lost' },
          fix: null,
        })
      expect(noteOf({ address: text })).toBeUndefined()
    },
  )

  it('[IMP-23] a correction of an imported code is proposed only if a service point has the corrected code', () => {
    expect(noteOf({ codeSol: 'P 1' })).toMatchObject({ issue: { rule: 'alpha_dash' }, fix: 'P-1' })
    expect(noteOf({ codeSol: '8410012345678.9' })).toMatchObject({ issue: { rule: 'alpha_dash' }, fix: null })
  })

  it('[IMP-23] if a service point has the imported code with leading zeros, the row has a problem, and that code is proposed', () => {
    for (const codeSol of ['77', '077', '00077'])
      expect(noteOf({ codeSol })).toMatchObject({ issue: { rule: 'import-near' }, fix: '0077' })
    expect(noteOf({ codeSol: '78' })).toBeUndefined()
  })

  it('[IMP-23] an imported device or SmartCash id has a problem if it lacks the leading zeros of the stored id', () => {
    const devices = new Map([['77', [{ id: 71, deviceId: '0077', description: 'Gran Vía 12' }]]])
    const records = new Map([['71', { ...stored, deviceId: '0077', idSmartcash: '0012' }]])
    const own = { client: '0101', subclient: '0301', codeSol: 'P-1' }
    const rules = (cells: Cells) => problemsOf({ ...own, ...cells }, { ...known, devices, records })
    expect(rules({ deviceId: '77', idSmartcash: '12' })).toEqual({
      idSmartcash: 'import-near',
      deviceId: 'import-near',
    })
    expect(rules({ deviceId: '0077', idSmartcash: '0012' })).toEqual({})
  })
})

describe('the device in a row', () => {
  it('[IMP-28] [SVP-91] an imported device that belongs to another service point is refused with the name of that point', () => {
    const taken = { field: 'deviceId', issue: { rule: 'device-taken', params: { name: 'Gran Vía 12' } } }
    expect(noteOf({ deviceId: 'dev-1' })).toMatchObject(taken)
    const own = { client: '0101', subclient: '0301', codeSol: 'P-1' }
    expect(noteOf({ ...own, deviceId: 'DEV-1' })).toBeUndefined()
    expect(noteOf({ ...own, deviceId: '0500' })).toMatchObject({
      issue: { rule: 'device-taken', params: { name: 'Abando' } },
    })
    expect(noteOf({ deviceId: '500' })).toMatchObject({ issue: { rule: 'import-near' }, fix: '0500' })
  })

  it('[IMP-28] an imported row with a device is not accepted until the devices of other service points are known', () => {
    expect(checkOf(goodCells, { ...known, devices: undefined })).toMatchObject({
      body: null,
      needs: [{ kind: 'devices' }],
    })
  })

  it('[IMP-28] if two imported rows give the same device to two service points, the second row is refused', () => {
    const rows = checked(rowOf(goodCells, 2), rowOf({ ...goodCells, codeSol: 'P-3', deviceId: 'dev-2' }, 3))
    expect(rows.map(rowState)).toEqual(['good', 'problem'])
    expect(rows[1]?.problems).toMatchObject([{ field: 'deviceId', issue: { params: { row: 2 } } }])
  })
})

describe('any cell', () => {
  it.each(['#N/A', '#REF!', '#DIV/0!', '#¡VALOR!', '#¿NOMBRE?', '#NV', '#####'])(
    '[IMP-8] an imported cell with the error text %s has a problem, because it has no value',
    (text) => expect(noteOf({ address: text })).toMatchObject({ issue: { rule: 'import-no-value' } }),
  )

  it.each(['#12', 'Bar #1', '# A', '#Bar'])(
    '[IMP-8] an imported cell with a hash sign that is not an error text is accepted: %s',
    (address) => {
      expect(noteOf({ address })).toBeUndefined()
    },
  )

  it('[IMP-9] an imported cell with letters that could not be decoded has a problem', () => {
    expect(noteOf({ description: 'Pe\uFFFDa' })).toMatchObject({ issue: { rule: 'import-unreadable' } })
  })

  it('[IMP-9] a line with unbalanced quotes has a problem at the cell with the quotes until the user corrects that cell', () => {
    const row = { ...rowOf({ ...goodCells, description: '"El Puerto" Bar' }), hasWrongQuotes: true }
    expect(checked(row)[0]?.problems).toMatchObject([
      { field: 'description', issue: { rule: 'import-quotes' } },
    ])
    expect(checked(withCell(row, 'description', 'El Puerto Bar'))[0]).toMatchObject({ problems: [] })
  })
})

describe('a row among other rows of its file', () => {
  it('[IMP-16] an imported row that the user skips is not compared with other rows, but is counted', () => {
    const first = rowOf(goodCells, 2)
    const rows = checked(leaveRowOut(first, true), rowOf(goodCells, 3), {
      ...rowOf(goodCells, 4),
      aside: 'written',
    })
    expect(rows.map(rowState)).toEqual(['left-out', 'good', 'written'])
    expect(countRows(rows)).toMatchObject({ 'left-out': 1, good: 1, written: 1, problem: 0 })
    expect(checked(leaveRowOut(leaveRowOut(first, true), false)).map(rowState)).toEqual(['good'])
  })

  it('[IMP-27] if data for an imported row could not be loaded, the row has a problem, and other rows are accepted', () => {
    const core = { client: '0101', subclient: '0301', sourceSystem: 'SIGII', codeSol: 'FAIL-1' }
    const rows = checked(rowOf(goodCells, 2), rowOf(core, 3))
    expect(rows.map(rowState)).toEqual(['good', 'checking'])
    const answered = withUnanswered(rows, ({ kind }) => kind === 'lookup')
    expect(answered.map(rowState)).toEqual(['good', 'problem'])
    expect(answered[1]?.problems).toMatchObject([{ field: 'codeSol', issue: { rule: 'import-unanswered' } }])
  })
})
