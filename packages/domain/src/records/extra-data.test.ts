import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AnyIssue, barcodeFormats, suggestionsOf } from '../kernel'
import { stepBeyond } from '../kernel/testing'
import {
  changeExtraDataDraft,
  type ExtraDataDraft,
  emptyExtraDataDraft,
  extraDataDraftOf,
  MAX_EXTRA_DATA_TEXT,
  removeExtraDataItem,
  saveExtraDataItem,
  validateExtraData,
  validateExtraDataItem,
} from '.'
import { anyExtraData, anyExtraDataItem, anyTypedText } from './records.arbitraries'

const note = { name: 'note', label: 'Note', type: 'text', attr1: '40', required: true } as const
const seal = { name: 'Seal', label: 'Seal', type: 'scannable', attr1: 'EAN_13', required: false } as const
const table = [note, seal]
const draft: ExtraDataDraft = { name: 'box', label: 'Box', type: 'boolean', attr1: '', required: false }
const issuesOf = (changed: Partial<ExtraDataDraft>, editing?: number): readonly AnyIssue[] =>
  validateExtraDataItem({ ...draft, ...changed }, { existing: table, editing })
const save = (changed: Partial<ExtraDataDraft>, editing?: number) =>
  saveExtraDataItem({ ...draft, ...changed }, { existing: table, editing })
const issueOf = (rule: string, path: string, params: Record<string, string | number> = {}) => ({
  rule,
  key: `validation.messages.${rule}`,
  path,
  params,
})

describe('name, label and type of extra data', () => {
  it('[REC-9] a new field of extra data is empty, and has an issue for name, label and type', () => {
    expect(emptyExtraDataDraft()).toEqual({ name: '', label: '', type: '', attr1: '', required: false })
    expect(validateExtraDataItem(emptyExtraDataDraft(), { existing: [] })).toEqual([
      issueOf('required', 'name'),
      issueOf('required', 'label'),
      issueOf('required', 'type'),
    ])
  })

  it.each(['note', 'NOTE ', 'sEaL'])(
    '[REC-9] the name %j of a new field of extra data is refused, because the table already contains it',
    (name) => {
      const taken = name.startsWith('s') ? 'Seal' : 'note'
      expect(issuesOf({ name })).toEqual([issueOf('extradataNameAlreadyExists', 'name', { taken })])
    },
  )

  it("[REC-9] the name of an existing field of extra data can't be changed", () => {
    expect(issuesOf({ name: 'note ' }, 0)).toEqual([])
    expect(issuesOf({ name: 'remark' }, 0)).toEqual([issueOf('unchangeable', 'name', { value: 'note' })])
    expect(save({ name: 'remark', label: ' Remark ' }, 0)).toEqual([
      { name: 'note', label: 'Remark', type: 'boolean', attr1: null, required: false },
      seal,
    ])
  })

  it('[REC-9] the name of a field of extra data is refused if the table already has it, in upper or lower case', () => {
    fc.assert(
      fc.property(anyExtraData, anyExtraDataItem, (existing, item) => {
        const [found] = validateExtraDataItem(extraDataDraftOf(item), { existing })
        const names = existing.map(({ name }) => name.normalize().toLowerCase())
        const repeated = names.includes(item.name.normalize().toLowerCase())
        // The capital form of ß is two letters, so names that differ in lower case can be equal. The test skips these
        // names.
        fc.pre(repeated || !/ß|ss/i.test(item.name))
        expect(found?.rule).toBe(repeated ? 'extradataNameAlreadyExists' : undefined)
      }),
    )
  })

  it.each([
    ['label', { label: ' ' }, issueOf('required', 'label')],
    ['label', { label: 'x'.repeat(256) }, issueOf('max', 'label', { length: 255 })],
    ['type', { type: '' as const }, issueOf('required', 'type')],
  ])('[REC-10] a field of extra data requires the %s', (_field, changed, expected) => {
    expect(issuesOf(changed)).toEqual([expected])
  })

  it('[REC-10] a boolean or number field of extra data needs no maximum length or barcode format, and is saved without them', () => {
    fc.assert(
      fc.property(fc.constantFrom('boolean', 'number'), anyTypedText, (type, attr1) => {
        expect(issuesOf({ type, attr1 })).toEqual([])
        expect(save({ type, attr1 }).at(-1)).toMatchObject({ type, attr1: null })
      }),
    )
  })
})

describe('the maximum length of a text', () => {
  it.each(['', '  ', '1', '255', ' 40 ', '007'])(
    '[REC-11] the maximum length of extra data may be %j',
    (attr1) => {
      expect(issuesOf({ type: 'text', attr1 })).toEqual([])
    },
  )

  it.each(['0', '256', '-1', '1000'])("[REC-11] the maximum length of extra data can't be %j", (attr1) => {
    expect(issuesOf({ type: 'text', attr1 })).toEqual([issueOf('between', 'attr1', { min: 1, max: 255 })])
  })

  it.each(['1.5', 'ten', '1e2', '0x10', '1 0'])(
    '[REC-11] the maximum length of extra data must be a whole number, not %j',
    (attr1) => {
      expect(issuesOf({ type: 'text', attr1 })).toEqual([issueOf('integer', 'attr1')])
    },
  )

  it('[REC-11] the maximum length of extra data is 255 if the user types none', () => {
    expect(MAX_EXTRA_DATA_TEXT).toBe(255)
    expect(save({ type: 'text', attr1: ' ' }).at(-1)?.attr1).toBe('255')
    expect(save({ type: 'text', attr1: '+07' }).at(-1)?.attr1).toBe('7')
  })

  it('[REC-11] the maximum length of extra data is from 1 to 255, and the validation issue of another length contains these limits', () => {
    const of = (length: number | string) => issuesOf({ type: 'text', attr1: String(length) })
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 500 }), (length) => {
        const [refused] = of(length)
        expect(refused === undefined).toBe(length >= 1 && length <= 255)
        const suggestions = refused === undefined ? [] : suggestionsOf(refused, { step: 1 })
        expect(suggestions).toHaveLength(refused === undefined ? 0 : 2)
        for (const suggestion of suggestions) {
          expect(of(suggestion.value)).toEqual([])
          expect(of(stepBeyond(suggestion, 1) ?? '')).toEqual([refused])
        }
      }),
    )
  })
})

describe('the barcode format of a field', () => {
  it.each(barcodeFormats)('[REC-12] the barcode format of extra data may be %s', (attr1) => {
    expect(issuesOf({ type: 'scannable', attr1 })).toEqual([])
    expect(save({ type: 'scannable', attr1: ` ${attr1} ` }).at(-1)?.attr1).toBe(attr1)
  })

  it('[REC-12] the barcode format of extra data is required', () => {
    expect(issuesOf({ type: 'scannable', attr1: ' ' })).toEqual([issueOf('required', 'attr1')])
  })

  it('[REC-12] an unknown barcode format of extra data is refused, and the issue lists the accepted formats', () => {
    const refused = issuesOf({ type: 'scannable', attr1: 'ean_13' })
    expect(refused).toEqual([issueOf('barcode-format', 'attr1', { accepted: barcodeFormats.join(', ') })])
    const accepted = String(refused[0]?.params['accepted']).split(', ')
    expect(accepted).toHaveLength(18)
    expect(accepted.flatMap((attr1) => issuesOf({ type: 'scannable', attr1 }))).toEqual([])
  })

  it('[REC-12] the barcode format of extra data must be one of the known formats', () => {
    fc.assert(
      fc.property(anyTypedText, (attr1) => {
        const known: readonly string[] = barcodeFormats
        expect(issuesOf({ type: 'scannable', attr1 }).length === 0).toBe(known.includes(attr1.trim()))
      }),
    )
  })
})

describe('changing the form', () => {
  const anyType = fc.constantFrom('boolean', 'number', 'text', 'scannable', '')

  it('[REC-13] choosing another type for a field of extra data clears its attribute; choosing the same type again does not', () => {
    fc.assert(
      fc.property(anyType, anyType, anyTypedText, (type, next, attr1) => {
        const changed = changeExtraDataDraft({ ...draft, type, attr1 }, { field: 'type', value: next })
        expect(changed).toEqual({ ...draft, type: next, attr1: type === next ? attr1 : '' })
      }),
    )
  })

  it.each([
    { field: 'name', value: 'x' },
    { field: 'label', value: 'x' },
    { field: 'attr1', value: '12' },
    { field: 'required', value: true },
  ] as const)(
    '[REC-13] changing the $field of a field of extra data does not change its other values',
    (change) => {
      const text = { ...draft, type: 'text', attr1: '40' } as const
      expect(changeExtraDataDraft(text, change)).toEqual({ ...text, [change.field]: change.value })
    },
  )
})

describe('saving a field of extra data', () => {
  it('[REC-14] a new field of extra data becomes the last row of the table, and an existing field replaces its row', () => {
    expect(save({ name: ' box ', label: ' Box ', required: true })).toEqual([
      note,
      seal,
      { name: 'box', label: 'Box', type: 'boolean', attr1: null, required: true },
    ])
    expect(save({ name: 'Seal', label: 'Bag', type: 'scannable', attr1: 'ITF' }, 1)).toEqual([
      note,
      { name: 'Seal', label: 'Bag', type: 'scannable', attr1: 'ITF', required: false },
    ])
  })

  it('[REC-14] saving a field of extra data throws if it has no type', () => {
    expect(() => save({ type: '' })).toThrow('[records] saveExtraDataItem')
  })

  it('[REC-14] removing a field of extra data removes only the row of this field', () => {
    expect(removeExtraDataItem(table, 1)).toEqual([note])
  })

  it('[REC-14] in the form of an extra data field, an attribute that the field’s type does not use is empty', () => {
    expect(extraDataDraftOf({ ...note, type: 'number' })).toEqual({ ...note, type: 'number', attr1: '' })
    expect(extraDataDraftOf({ ...note, attr1: null }).attr1).toBe('')
    expect(extraDataDraftOf(note)).toEqual(note)
  })

  it('[REC-14] opening a field of extra data in its form and saving it does not change the field', () => {
    fc.assert(
      fc.property(anyExtraData, fc.nat({ max: 4 }), (existing, editing) => {
        const row = existing[editing]
        fc.pre(row !== undefined)
        expect(validateExtraDataItem(extraDataDraftOf(row), { existing, editing })).toEqual([])
        expect(saveExtraDataItem(extraDataDraftOf(row), { existing, editing })).toEqual(existing)
      }),
    )
  })
})

describe('a table of extra data', () => {
  it('[REC-15] the validation issues of a table of extra data contain each row that is invalid or has the name of an earlier row', () => {
    const rows = [note, { ...seal, attr1: null }, { ...note, name: ' NOTE', label: '' }]
    expect(validateExtraData(rows)).toEqual([
      issueOf('required', 'extradata.1.attr1'),
      issueOf('required', 'extradata.2.label'),
      issueOf('extradataNameAlreadyExists', 'extradata.2.name', { taken: ' NOTE' }),
    ])
  })

  it('[REC-15] a table of extra data has no issue if every row was added by its form', () => {
    fc.assert(
      fc.property(fc.array(anyExtraDataItem, { maxLength: 6 }), (items) => {
        const rows = items.reduce((existing: ReturnType<typeof saveExtraDataItem>, item) => {
          const typed = extraDataDraftOf(item)
          return validateExtraDataItem(typed, { existing }).length === 0
            ? saveExtraDataItem(typed, { existing })
            : existing
        }, [])
        expect(validateExtraData(rows)).toEqual([])
      }),
    )
  })
})
