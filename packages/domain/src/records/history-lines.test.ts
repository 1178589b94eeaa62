import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type HistoryChange, historyLines } from '.'

const text = (value: string) => ({ kind: 'text', text: value })
const empty = { kind: 'empty' }
const changed = (from: unknown, to: unknown) => historyLines({ field: 'field', from, to })
const tables = fc.uniqueArray(fc.record({ system: fc.string({ minLength: 1 }), code: fc.string() }), {
  selector: ({ system }) => system,
})

describe('a line of the history', () => {
  it.each([
    [null, 'SC-1', empty, text('SC-1')],
    ['SC-1', '', text('SC-1'), empty],
    [true, false, { kind: 'flag', value: true }, { kind: 'flag', value: false }],
    [7, 8, text('7'), text('8')],
    [
      { id: 1, code: 'BI', description: 'Bilbao' },
      { id: 2, code: 'MD', description: 'Madrid' },
      text('Bilbao'),
      text('Madrid'),
    ],
    [null, { id: 2, text: 'Shop' }, empty, text('Shop')],
  ])(
    '[REC-66] the line for a changed field in the history contains the old and the new value: %j, %j',
    (before, after, from, to) => {
      expect(changed(before, after)).toEqual([{ field: 'field', what: 'changed', from, to }])
    },
  )

  it('[REC-66] the line for a changed secret in the history contains neither the old nor the new value', () => {
    expect(historyLines({ field: 'password', secret: true })).toEqual([{ field: 'password', what: 'secret' }])
  })

  it('[REC-66] a changed object without a name has one line in the history for each changed property', () => {
    const before = { accountId: 'A', locationId: 'L', fee: 5 }
    expect(changed(before, { ...before, fee: 6 })).toEqual([
      { field: 'field.fee', what: 'changed', from: text('5'), to: text('6') },
    ])
    expect(changed(null, before)).toHaveLength(3)
  })

  it('[REC-66] a changed table has one line in the history for each changed row: third-party codes, limits, extra data, modules', () => {
    const eur = { id: 1, code: 'EUR', symbol: '€' }
    const usd = { id: 2, code: 'USD', symbol: '$' }
    expect(
      changed(
        [
          { currency: eur, amount: 5 },
          { currency: usd, amount: 7 },
        ],
        [{ currency: eur, amount: 1600 }],
      ),
    ).toEqual([
      { field: 'field', row: 'EUR', what: 'changed', from: text('5,00'), to: text('1.600,00') },
      { field: 'field', row: 'USD', what: 'removed', value: text('7,00') },
    ])
    expect(changed([], [{ system: 'SAP', code: 'S-1' }])).toEqual([
      { field: 'field', row: 'SAP', what: 'added', value: text('S-1') },
    ])
    const extra = { name: 'sheet', label: 'Sheet', type: 'text', attribute: '20', required: true }
    expect(changed([extra], [{ ...extra, required: false }])).toEqual([
      {
        field: 'field',
        row: 'sheet',
        what: 'changed',
        from: text('Sheet, text, 20, required'),
        to: text('Sheet, text, 20'),
      },
    ])
    expect(changed(null, [{ id: 3, code: 'deposit', name: 'DEPOSIT', assignable: true }])).toEqual([
      { field: 'field', row: 'DEPOSIT', what: 'added', value: empty },
    ])
    expect(changed(['PICKUP'], ['PICKUP', 'DEPOSIT'])).toEqual([
      { field: 'field', row: 'DEPOSIT', what: 'added', value: empty },
    ])
  })

  it('[REC-66] an assigned record in the history has the names of its client, subclient and service point, or their ids', () => {
    const added = [
      { clientId: 1, client: 'Bazar', subclientId: 11, subclient: 'Bilbao', servicePointId: null },
      { clientId: 2, subclientId: null, servicePointId: null },
    ]
    expect(historyLines({ field: 'assignments', added, removed: [] })).toEqual([
      { field: 'assignments', row: 'Bazar / Bilbao', what: 'added', value: empty },
      { field: 'assignments', row: '#2', what: 'added', value: empty },
    ])
  })

  it('[REC-66] table rows with the same name have separate lines in the history', () => {
    const twin = { clientId: 1, client: 'Bazar' }
    expect(
      historyLines({ field: 'assignments', added: [twin, { ...twin, clientId: 2 }], removed: [] }),
    ).toHaveLength(2)
  })

  it('[REC-66] if only the order of the rows in a table has changed, the history has a line that says so', () => {
    const rows = [{ name: 'a' }, { name: 'b' }]
    expect(changed(rows, rows.toReversed())).toEqual([{ field: 'field', what: 'reordered' }])
  })

  it('[REC-66] a table that is empty before and after a change has no line in the history', () => {
    expect(changed(null, [])).toEqual([])
    expect(changed([], [])).toEqual([])
  })

  it('[REC-66] a changed table has lines in the history for exactly the rows that differ', () => {
    fc.assert(
      fc.property(tables, tables, (before, after) => {
        const old = new Map(before.map(({ system, code }) => [system, code]))
        const now = new Map(after.map(({ system, code }) => [system, code]))
        const differing = [...new Set([...old.keys(), ...now.keys()])].filter(
          (system) => old.get(system) !== now.get(system),
        )
        const lines = changed(before, after).flatMap(({ row }) => (row === undefined ? [] : [row]))
        expect(lines.toSorted()).toEqual(differing.toSorted())
      }),
    )
  })

  it('[REC-66] any JSON value that a back end sends as a change results in lines of the history', () => {
    fc.assert(
      fc.property(fc.string(), fc.jsonValue(), fc.jsonValue(), (field, from, to) => {
        const change: HistoryChange = { field, from, to }
        for (const line of historyLines(change)) expect(line.field.startsWith(field)).toBe(true)
      }),
    )
  })
})
