import { describe, expect, it } from 'vitest'
import {
  changeDeclaredRows,
  type DeclaredPackDraft,
  declaredPackRowRules,
  declaredPacksRowsOf,
  emptyDeclaredPacksDraft,
  readDeclaredPacksRows,
  validateDeclaredPacksRows,
} from '.'

const facts = { mainCurrency: { code: 'EUR' } }
const rowsOf = (...drafts: readonly Partial<DeclaredPackDraft>[]) => {
  const { code, packs } = declaredPacksRowsOf(emptyDeclaredPacksDraft(), facts)
  return {
    code,
    packs: changeDeclaredRows(packs, { type: 'fill', id: 0, patches: drafts }, declaredPackRowRules(facts)),
  }
}
const shortly = (rows: ReturnType<typeof rowsOf>) =>
  validateDeclaredPacksRows(rows, facts).map(({ path, rule }) => `${path} ${rule}`)

describe('rows of packs', () => {
  it('[DCV-55] rows with the same pack and currency become one line of the saved record', () => {
    const rows = rowsOf(
      { packCode: 'P', quantity: '2' },
      { packCode: 'Q', quantity: '1' },
      { packCode: 'P', quantity: ' 3 ' },
      { packCode: 'P', quantity: '4', currencyCode: 'USD' },
    )
    expect(shortly(rows)).toEqual([])
    expect(readDeclaredPacksRows(rows)).toEqual({
      code: '',
      packs: [
        { pc: 'P', pq: 5, cic: 'EUR' },
        { pc: 'Q', pq: 1, cic: 'EUR' },
        { pc: 'P', pq: 4, cic: 'USD' },
      ],
    })
  })

  it('[DCV-52] the quantities in rows with the same pack add up to at most a million', () => {
    const halves = (quantity: string) =>
      rowsOf({ packCode: 'P', quantity: '500000' }, { packCode: 'P', quantity })
    expect(shortly(halves('500000'))).toEqual([])
    expect(shortly(halves('500001'))).toEqual(['packs.1.quantity between'])
  })

  it('[DCV-48] empty rows of packs are omitted from the record; if all rows are empty, the first row has issues', () => {
    expect(shortly(rowsOf({}))).toEqual(['packs.0.packCode required', 'packs.0.quantity required'])
    expect(readDeclaredPacksRows(rowsOf({})).packs).toEqual([])
    expect(readDeclaredPacksRows(rowsOf({ packCode: 'P', quantity: 'x' })).packs).toEqual([
      { pc: 'P', pq: 0, cic: 'EUR' },
    ])
  })
})
