import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AnyIssue, cleanText } from '../kernel'
import {
  emptyThirdCodeDraft,
  MAX_TEXT_LENGTH,
  removeThirdCode,
  requiredTextIssues,
  saveThirdCode,
  thirdCodeDraftOf,
  validateThirdCode,
  validateThirdCodes,
} from '.'
import { anyThirdCode, anyThirdCodes, anyTypedText } from './records.arbitraries'

const sap = { system: 'SAP', code: '0042' }
const erp = { system: 'Straße', code: 'X-1' }
const table = [sap, erp]
const required = (path: string) => ({
  rule: 'required',
  key: 'validation.messages.required',
  path,
  params: {},
})

describe('a required text', () => {
  it.each(['', '   ', '\t\n'])('[REC-1] a required text counts as missing if it is %j', (typed) => {
    expect(requiredTextIssues('label', typed)).toEqual([required('label')])
  })

  it('[REC-1] a required text has at most 255 characters, not counting spaces at both ends', () => {
    const longest = '🪙'.repeat(MAX_TEXT_LENGTH)
    expect(MAX_TEXT_LENGTH).toBe(255)
    expect(requiredTextIssues('label', `  ${longest} `)).toEqual([])
    expect(requiredTextIssues('label', `${longest}x`)).toEqual([
      { rule: 'max', key: 'validation.messages.max', path: 'label', params: { length: 255 } },
    ])
  })

  it('[REC-1] a required text is accepted if and only if it has 1 to 255 characters, not counting spaces at both ends', () => {
    fc.assert(
      fc.property(anyTypedText, (typed) => {
        const length = Array.from(cleanText(typed)).length
        expect(requiredTextIssues('label', typed).length === 0).toBe(length >= 1 && length <= 255)
      }),
    )
  })
})

describe('a third-party code', () => {
  it('[REC-1] a new third-party code is empty, and has an issue for each of its two fields', () => {
    expect(emptyThirdCodeDraft()).toEqual({ system: '', code: '' })
    expect(validateThirdCode(emptyThirdCodeDraft(), { existing: [] })).toEqual([
      required('system'),
      required('code'),
    ])
  })

  it.each(['SAP', 'sap', ' Sap '])(
    '[REC-2] the system %j of a third-party code is refused, because the table already contains SAP',
    (system) => {
      expect(validateThirdCode({ system, code: '1' }, { existing: table })).toEqual([
        {
          rule: 'systemNameAlreadyExists',
          key: 'validation.messages.systemNameAlreadyExists',
          path: 'system',
          params: { taken: 'SAP' },
        },
      ])
    },
  )

  it.each(['STRASSE', 'straße', 'STRAẞE'])(
    '[REC-2] the system %j of a third-party code is refused if the table already contains Straße',
    (system) => {
      expect(validateThirdCode({ system, code: '1' }, { existing: table })).toMatchObject([
        { params: { taken: 'Straße' } },
      ])
    },
  )

  it('[REC-2] systems of third-party codes are equal if they differ only in the Unicode composition of a letter', () => {
    const existing = [{ system: 'Cami\u00f3n', code: '1' }]
    expect(validateThirdCode({ system: 'CAMIO\u0301N', code: '1' }, { existing })).toHaveLength(1)
    expect(validateThirdCode({ system: 'Camion', code: '1' }, { existing })).toEqual([])
  })

  it('[REC-2] a system that already has a third-party code in the table is refused in every spelling, and is accepted after that code is removed', () => {
    const spelling = fc.constantFrom(
      (text: string) => text.toUpperCase(),
      (text: string) => text.toLowerCase(),
      (text: string) => ` ${text}\t`,
      (text: string) => text.normalize('NFD'),
    )
    fc.assert(
      fc.property(anyThirdCodes, fc.nat(), spelling, (rows, chance, spell) => {
        const index = chance % Math.max(rows.length, 1)
        const row = rows[index]
        fc.pre(row !== undefined)
        const draft = { system: spell(row.system), code: row.code }
        expect(validateThirdCode(draft, { existing: rows })).toMatchObject([
          { params: { taken: row.system } },
        ])
        expect(validateThirdCode(draft, { existing: removeThirdCode(rows, index) })).toEqual([])
      }),
    )
  })

  it('[REC-3] the system of an existing third-party code can’t be changed', () => {
    const facts = { existing: table, editing: 0 }
    expect(validateThirdCode({ system: ' SAP', code: '7' }, facts)).toEqual([])
    const padded = { existing: [{ system: ' SAP ', code: '1' }], editing: 0 }
    expect(validateThirdCode({ system: 'SAP', code: '7' }, padded)).toEqual([])
    expect(validateThirdCode({ system: 'sap', code: '7' }, facts)).toEqual([
      {
        rule: 'unchangeable',
        key: 'validation.messages.unchangeable',
        path: 'system',
        params: { value: 'SAP' },
      },
    ])
    expect(saveThirdCode({ system: 'other', code: ' 7 ' }, facts)).toEqual([
      { system: 'SAP', code: '7' },
      erp,
    ])
  })

  it('[REC-3] if the system of an existing third-party code was changed, the validation issue contains the stored system, and this system is accepted', () => {
    fc.assert(
      fc.property(anyThirdCodes, fc.nat({ max: 4 }), anyTypedText, (rows, editing, system) => {
        const facts = { existing: rows, editing }
        fc.pre(rows[editing] !== undefined)
        const [refused]: readonly AnyIssue[] = validateThirdCode({ system, code: 'x' }, facts)
        const suggested = refused === undefined ? system : String(refused.params['value'])
        expect(validateThirdCode({ system: suggested, code: 'x' }, facts)).toEqual([])
        expect(suggested.trim()).toBe(rows[editing]?.system)
      }),
    )
  })

  it('[REC-4] a new third-party code becomes the last row of the table, and spaces at both ends of its values are removed', () => {
    expect(saveThirdCode({ system: ' CRM ', code: ' 9 ' }, { existing: table })).toEqual([
      sap,
      erp,
      { system: 'CRM', code: '9' },
    ])
  })

  it.each([2, -1, 0.5])(
    '[REC-4] a third-party code is added as a new row if the table has no row with the index %j',
    (editing) => {
      expect(saveThirdCode({ system: 'CRM', code: '9' }, { existing: table, editing })).toHaveLength(3)
      expect(validateThirdCode({ system: 'SAP', code: '9' }, { existing: table, editing })).toHaveLength(1)
    },
  )

  it.each([
    [0, [erp]],
    [1, [sap]],
    [2, table],
    [-1, table],
  ])('[REC-4] removing the third-party code at index %i removes no other row', (index, left) => {
    expect(removeThirdCode(table, index)).toEqual(left)
  })

  it('[REC-4] opening a third-party code in its form and saving it does not change the code', () => {
    fc.assert(
      fc.property(anyThirdCodes, fc.nat({ max: 4 }), (rows, editing) => {
        const row = rows[editing]
        fc.pre(row !== undefined)
        const draft = thirdCodeDraftOf(row)
        expect(validateThirdCode(draft, { existing: rows, editing })).toEqual([])
        expect(saveThirdCode(draft, { existing: rows, editing })).toEqual(rows)
      }),
    )
  })

  it('[REC-4] adding a third-party code and then removing it does not change the table', () => {
    fc.assert(
      fc.property(anyThirdCodes, anyThirdCode, (rows, row) => {
        const added = saveThirdCode(thirdCodeDraftOf(row), { existing: rows })
        expect(added).toEqual([...rows, row])
        expect(removeThirdCode(added, rows.length)).toEqual(rows)
      }),
    )
  })
})

describe('a table of third-party codes', () => {
  it('[REC-15] a table of third-party codes has an issue for each row that is invalid or has the system of an earlier row', () => {
    expect(validateThirdCodes([sap, { system: ' ', code: '' }, erp, { system: 'sAp', code: '1' }])).toEqual([
      required('thirdcodes.1.system'),
      required('thirdcodes.1.code'),
      {
        rule: 'systemNameAlreadyExists',
        key: 'validation.messages.systemNameAlreadyExists',
        path: 'thirdcodes.3.system',
        params: { taken: 'sAp' },
      },
    ])
  })

  it('[REC-15] a table of third-party codes has no issue if every row was added by its form', () => {
    const typed = fc.record({ system: anyTypedText, code: anyTypedText })
    fc.assert(
      fc.property(fc.array(typed, { maxLength: 8 }), (drafts) => {
        const rows = drafts.reduce(
          (existing: ReturnType<typeof saveThirdCode>, draft) =>
            validateThirdCode(draft, { existing }).length === 0
              ? saveThirdCode(draft, { existing })
              : existing,
          [],
        )
        expect(validateThirdCodes(rows)).toEqual([])
        expect(validateThirdCodes([...rows, ...rows])).toHaveLength(rows.length)
      }),
    )
  })
})
