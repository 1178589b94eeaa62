import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkRows, checkServicePointRows, rowState, servicePointImportFields } from '.'
import { checkOf, goodCells, problemsOf, rowOf } from './imports.fixtures'

describe('the limit in a row', () => {
  const own = { client: '0101', subclient: '0301', codeSol: 'p-1' }
  const euros = (limit: string) => ({ ...own, limitCurrency: 'eur', limit })
  const limitsOf = (cells: Parameters<typeof checkOf>[0]) =>
    checkOf(cells).body?.limits.map(({ currency, amount }) => [currency.code, amount])

  it('[IMP-58] [IMP-25] an imported limit changes or adds the limit in its currency, and limits in other currencies are unchanged', () => {
    expect(checkOf(euros('1.250,50'))).toMatchObject({
      problems: [],
      effect: { kind: 'change', version: '4', changes: [{ field: 'limit', before: '500,00' }] },
    })
    expect(limitsOf(euros('1.250,50'))).toEqual([['EUR', 1250.5]])
    expect(limitsOf({ ...own, limitCurrency: 'USD', limit: '0' })).toEqual([
      ['EUR', 500],
      ['USD', 0],
    ])
    expect(checkOf({ ...own, limitCurrency: 'USD', limit: '0' }).effect).toMatchObject({
      changes: [{ field: 'limit', before: '' }],
    })
    expect(limitsOf({ ...goodCells, limitCurrency: 'EUR', limit: '9' })).toEqual([['EUR', 9]])
  })

  it('[IMP-58] [IMP-57] an imported limit that is empty or equal to the stored limit changes nothing', () => {
    for (const cells of [euros('500'), euros('500,00 €'), euros(''), { ...own, limitCurrency: 'USD' }])
      expect(checkOf(cells)).toMatchObject({ body: null, problems: [], effect: { kind: 'same' } })
  })

  it('[IMP-58] an imported limit without a currency, or with an unknown currency, is refused at the cell of the currency', () => {
    expect(problemsOf({ ...own, limit: '5' })).toEqual({ limitCurrency: 'required' })
    expect(checkOf({ ...own, limitCurrency: 'GBP', limit: '5' }).problems).toMatchObject([
      { field: 'limitCurrency', issue: { rule: 'import-choice', params: { accepted: 'EUR, USD' } } },
    ])
  })

  it('[IMP-58] [KRN-71] an imported limit whose text can mean two amounts is refused, and the issue contains the two amounts', () => {
    expect(checkOf(euros('12,345')).problems).toMatchObject([
      {
        field: 'limit',
        issue: { rule: 'amount-two-ways', path: 'limit', params: { less: '12,35', more: '12.345,00' } },
      },
    ])
    expect(problemsOf(euros('-1'))).toEqual({ limit: 'min_value' })
    expect(problemsOf(euros('much'))).toEqual({ limit: 'amount' })
  })
})

describe('rows of the same service point', () => {
  const own = { client: '0101', subclient: '0301', codeSol: 'P-1' }
  const limit = (limitCurrency: string, amount: string) => ({ ...own, limitCurrency, limit: amount })
  const checked = (...cells: readonly Parameters<typeof checkOf>[0][]) =>
    checkServicePointRows(
      checkRows(
        cells.map((each, at) => rowOf(each, at + 2)),
        servicePointImportFields,
        (row) => checkOf(row.cells),
      ),
    )

  it('[IMP-59] the imported limits of one service point are sent in one body, with the limits from all rows of that point', () => {
    const rows = checked({ ...own, address: 'Gran Vía 14' }, limit('EUR', '900'), limit('USD', '70'))
    expect(rows.map(rowState)).toEqual(['good', 'good', 'good'])
    expect(new Set(rows.map(({ body }) => body)).size).toBe(1)
    expect(rows[0]?.body).toMatchObject({
      address: 'Gran Vía 14',
      limits: [
        { currency: { code: 'EUR' }, amount: 900 },
        { currency: { code: 'USD' }, amount: 70 },
      ],
    })
    const added = checked(
      { ...goodCells, limitCurrency: 'EUR', limit: '1' },
      { ...goodCells, limitCurrency: 'USD', limit: '2' },
    )
    expect(added.map(({ body }) => body?.limits.length)).toEqual([2, 2])
  })

  it('[IMP-59] imported limits that have a problem or equal the stored limits are not part of the body', () => {
    const rows = checked(limit('EUR', '500'), limit('USD', '70'), limit('EUR', 'x'))
    expect(rows.map(rowState)).toEqual(['same', 'good', 'problem'])
    expect(rows[1]?.body?.limits.map(({ amount }) => amount)).toEqual([500, 70])
  })

  it('[IMP-22] [IMP-59] an imported limit with the same service point and currency as an earlier row has a problem', () => {
    const rows = checked(limit('EUR', '900'), limit('eur', '800'))
    expect(rows[1]?.problems).toMatchObject([{ issue: { rule: 'import-repeated', params: { row: 2 } } }])
  })

  it('[IMP-59] a row with an imported limit is refused if another cell contradicts an earlier row of the same service point', () => {
    const rows = checked(
      { ...limit('EUR', '900'), address: 'A 1' },
      { ...limit('USD', '70'), address: 'B 2' },
    )
    expect(rows.map(rowState)).toEqual(['good', 'problem'])
    expect(rows[1]?.problems).toMatchObject([
      { field: 'address', issue: { rule: 'import-other-row', params: { row: 2 } }, fix: 'A 1' },
    ])
  })

  it('[IMP-59] imported limits change only the limits in the currencies that the rows contain, whatever the order of the rows', () => {
    const amounts = fc.uniqueArray(
      fc.record({ code: fc.constantFrom('EUR', 'USD'), amount: fc.nat(9_999) }),
      {
        selector: ({ code }) => code,
        minLength: 1,
      },
    )
    fc.assert(
      fc.property(amounts, (named) => {
        const rows = checked(...named.map(({ code, amount }) => limit(code, `${amount},00`)))
        const after = new Map([['EUR', 500], ...named.map(({ code, amount }) => [code, amount] as const)])
        for (const { body } of rows) {
          if (body === null) continue
          expect(new Map(body.limits.map(({ currency, amount }) => [currency.code, amount]))).toEqual(after)
        }
      }),
    )
  })
})
