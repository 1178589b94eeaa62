import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  changeDeclaredRows,
  type DeclaredRecordRows,
  type DeclaredRecordRowsFacts,
  type DeclaredRowChange,
  type DeclaredValueDraft,
  type DeclaredValueRow,
  type DeclaredValuesAnswer,
  declaredContainerRowRules,
  declaredRecordDraftOf,
  declaredRecordRowsOf,
  declaredValueRowRules,
  emptyDeclaredRecordDraft,
  enteredRows,
  readDeclaredRecordRows,
  validateDeclaredRecordRows,
} from '.'
import { emptyDeclaredValueDraft, isDeclaredValueEntered } from './declared-value'
import { validateDeclaredRecord } from './declared-values.fixtures'
import { anyDeclaredRecord, anyDeclaredValueDraft } from './testing'

const nothing: DeclaredValuesAnswer = { declaredValues: [], declaredValuesPack: [] }
const facts: DeclaredRecordRowsFacts = {
  mode: '0',
  answer: nothing,
  maxCodeSeal: null,
  mainCurrency: { code: 'EUR' },
}
const rules = declaredValueRowRules(facts)
const unused = emptyDeclaredValueDraft(facts)
const noRows = declaredRecordRowsOf(emptyDeclaredRecordDraft(), facts)
const change = (
  rows: readonly DeclaredValueRow[],
  ...changes: readonly DeclaredRowChange<DeclaredValueDraft>[]
) => changes.reduce<readonly DeclaredValueRow[]>((last, next) => changeDeclaredRows(last, next, rules), rows)
const edit = (id: number, patch: Partial<DeclaredValueDraft>) => ({ type: 'edit', id, patch }) as const
const rowsOf = (...drafts: readonly Partial<DeclaredValueDraft>[]): DeclaredRecordRows => ({
  ...noRows,
  values: change(noRows.values, {
    type: 'fill',
    id: 0,
    patches: drafts.map((draft) => ({ ...unused, commodityCode: '0', amount: '5', ...draft })),
  }),
})
const shortly = (rows: DeclaredRecordRows, given: Partial<DeclaredRecordRowsFacts> = {}) =>
  validateDeclaredRecordRows(rows, { ...facts, ...given }).map(({ path, rule }) => `${path} ${rule}`)

const anyChange: fc.Arbitrary<DeclaredRowChange<DeclaredValueDraft>> = fc.oneof(
  fc.record({ type: fc.constant('edit' as const), id: fc.nat(6), patch: anyDeclaredValueDraft }),
  fc.record({ type: fc.constant('remove' as const), id: fc.nat(6) }),
  fc.record({
    type: fc.constant('fill' as const),
    id: fc.nat(6),
    patches: fc.array(anyDeclaredValueDraft, { maxLength: 3 }),
  }),
)

describe('rows of a grid', () => {
  it('[DCV-41] after any change, the grid of declared values ends with an unused row, and its rows have different ids', () => {
    fc.assert(
      fc.property(anyDeclaredRecord, fc.array(anyChange, { maxLength: 8 }), (record, changes) => {
        const { values } = declaredRecordRowsOf(declaredRecordDraftOf(record), facts)
        const rows = change(values, ...changes)
        expect(isDeclaredValueEntered(rows.at(-1)?.draft ?? { code: 'x', amount: '' })).toBe(false)
        expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
      }),
    )
  })

  it('[DCV-41] changing or removing a row in the grid of declared values does not change the order of the other rows', () => {
    const { values } = rowsOf({ code: 'A' }, { code: 'B' }, { code: 'C' })
    const changed = change(values, edit(1, { amount: '7' }), { type: 'remove', id: 0 })
    expect(enteredRows(changed, rules).map(({ id, draft }) => [id, draft.code, draft.amount])).toEqual([
      [1, 'B', '7'],
      [2, 'C', '5'],
    ])
    for (const other of [edit(9, { code: 'X' }), { type: 'remove', id: 9 } as const])
      expect(change(values, other)).toEqual(values)
    expect(change(values, { type: 'fill', id: 0, patches: [] })).toEqual(values)
  })

  it('[DCV-41] removing the last row of the grid of declared values adds an unused row again', () => {
    const [only] = noRows.values
    const emptied = change(
      noRows.values,
      edit(0, { code: 'A' }),
      { type: 'remove', id: 0 },
      { type: 'remove', id: 1 },
    )
    expect(emptied).toEqual([only])
  })

  it('[DCV-37] the unused last row of declared values copies fields from the row above until the user enters something in it', () => {
    const typed = change(
      noRows.values,
      edit(0, { code: 'A' }),
      edit(0, { codeKind: 'bag', commodityCode: '2' }),
    )
    expect(typed[1]?.draft).toEqual({ ...unused, codeKind: 'bag', commodityCode: '2' })
    const chosen = change(typed, edit(1, { commodityCode: '1' }), edit(0, { commodityCode: '0' }))
    expect(chosen.map(({ draft }) => draft.commodityCode)).toEqual(['0', '1'])
  })

  it('[DCV-39] the first line pasted into the grid of declared values fills the current row, and every further line fills a new row below', () => {
    const { values } = rowsOf({ code: 'A' }, { code: 'D' })
    const filled = change(values, {
      type: 'fill',
      id: 0,
      patches: [{ code: 'A', commodityCode: '2' }, { code: 'B' }, { code: 'C', amount: '9' }],
    })
    expect(
      enteredRows(filled, rules).map(({ draft }) => [draft.code, draft.commodityCode, draft.amount]),
    ).toEqual([
      ['A', '2', '5'],
      ['B', '2', ''],
      ['C', '2', '9'],
      ['D', '0', '5'],
    ])
  })
})

describe('the record from the rows of a grid', () => {
  it('[DCV-48] a record from the grid of declared values does not contain rows in which only options are chosen', () => {
    const rows = rowsOf({ code: 'A' })
    const chosen = { ...rows, values: change(rows.values, edit(1, { commodityCode: '2' })) }
    expect(readDeclaredRecordRows(chosen, facts).values).toEqual([
      { bc: null, sc: 'A', ctc: '0', cic: 'EUR', am: 5 },
    ])
    expect(shortly(chosen)).toEqual([])
  })

  it('[DCV-48] if no row of the grid of declared values is filled in, the first row has issues', () => {
    expect(shortly(noRows)).toEqual([
      'values.0.code required',
      'values.0.commodityCode required',
      'values.0.amount required',
    ])
    expect(shortly(noRows, { mode: '1' })).toEqual([
      'containers.0.code required',
      'values.0.commodityCode required',
      'values.0.amount required',
    ])
  })

  it('[DCV-48] the record from an unchanged grid of declared values equals the saved record', () => {
    fc.assert(
      fc.property(anyDeclaredRecord, fc.constantFrom('0' as const, '1' as const), (record, mode) => {
        const draft = declaredRecordDraftOf(record)
        expect(readDeclaredRecordRows(declaredRecordRowsOf(draft, facts), { mode })).toEqual(draft)
      }),
    )
  })

  it('[DCV-48] the rows of a grid of declared values are valid if and only if a record with the same lines is valid', () => {
    fc.assert(
      fc.property(fc.array(anyDeclaredValueDraft, { maxLength: 4 }), (drafts) => {
        const rows = rowsOf(...drafts)
        const lines = validateDeclaredRecord(readDeclaredRecordRows(rows, facts), facts)
        expect(validateDeclaredRecordRows(rows, facts).length === 0).toBe(lines.length === 0)
      }),
    )
  })

  it('[DCV-21] [DCV-44] a declared code is refused if a row above or another record has the same code', () => {
    const other = { co: 'R-1', vl: [], ct: [{ bc: 'B-9', sc: null }] }
    const answer = { ...nothing, declaredValues: [{ dt: { dr: [other] }, fp: null }] }
    const rows = rowsOf(
      { code: 'A' },
      { code: 'A', codeKind: 'bag' },
      { code: ' A ' },
      { code: 'B-9', codeKind: 'bag' },
    )
    expect(shortly(rows, { answer })).toEqual([
      'values.2.code sealCodeAlreadyExists',
      'values.3.code bagCodeAlreadyExists',
    ])
    expect(shortly({ ...rows, code: 'R-1' }, { answer })).toEqual(['values.2.code sealCodeAlreadyExists'])
  })

  it('[DCV-44] a validation issue of declared values contains the id of its row, which stays the same when other rows are removed', () => {
    const rows = rowsOf({ code: 'A' }, { code: 'B' }, { code: 'C', amount: 'x' })
    expect(shortly(rows)).toEqual(['values.2.amount amount'])
    expect(shortly({ ...rows, values: change(rows.values, { type: 'remove', id: 0 }) })).toEqual([
      'values.2.amount amount',
    ])
    expect(readDeclaredRecordRows(rows, facts).values[2]?.am).toBe(0)
  })

  it('[DCV-49] a declared value with a bag code and a seal code keeps both codes when other fields change', () => {
    const both = { bc: 'B-1', sc: 'S-1' }
    const draft = { code: 'R', values: [{ ...both, ctc: '0', cic: 'EUR', am: 5 }], containers: [both] }
    const rows = declaredRecordRowsOf(draft, facts)
    const changed = {
      ...rows,
      values: change(rows.values, edit(0, { amount: '6', code: 'X' })),
      containers: changeDeclaredRows(rows.containers, edit(0, { code: 'X' }), declaredContainerRowRules),
    }
    expect(readDeclaredRecordRows(changed, facts)).toEqual({
      ...draft,
      values: [{ ...both, ctc: '0', cic: 'EUR', am: 6 }],
    })
    expect(shortly(changed)).toEqual([])
    expect(shortly(changed, { mode: '1' })).toEqual([])
    const taken = {
      ...nothing,
      declaredValues: [{ dt: { dr: [{ co: 'S', vl: [], ct: [{ bc: null, sc: 'S-1' }] }] }, fp: null }],
    }
    expect(shortly(changed, { answer: taken })).toEqual(['values.0.code sealCodeAlreadyExists'])
    expect(shortly(changed, { answer: taken, mode: '1' })).toEqual([
      'containers.0.code sealCodeAlreadyExists',
    ])
  })
})
