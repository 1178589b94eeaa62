import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AnyIssue, cleanCode, formatAmount } from '../kernel'
import { type CodeBearer, maxCodeSeal, sealCodeLength } from '.'
import { hasSeal } from './declared-codes'
import {
  buildDeclaredContainer,
  buildDeclaredValue,
  type DeclaredValueDraft,
  type DeclaredValueFacts,
  declaredContainerDraftOf,
  declaredValueDraftOf,
  emptyDeclaredContainerDraft,
  emptyDeclaredValueDraft,
  isDeclaredContainerEntered,
  isDeclaredValueEntered,
  nextDeclaredContainerDraft,
  nextDeclaredValueDraft,
  validateDeclaredContainer,
  validateDeclaredValue,
} from './declared-value'
import { anyCode, anyDeclaredAmount, anyDeclaredValueDraft } from './testing'

const facts: DeclaredValueFacts = {
  mode: '0',
  existing: [],
  maxCodeSeal: null,
  mainCurrency: { code: 'EUR' },
}
const filled: DeclaredValueDraft = {
  codeKind: 'seal',
  code: 'S-1',
  commodityCode: '0',
  currencyCode: 'EUR',
  amount: '1.234,50',
}
const issuesOf = (
  changed: Partial<DeclaredValueDraft>,
  given: Partial<DeclaredValueFacts> = {},
): readonly AnyIssue[] => validateDeclaredValue({ ...filled, ...changed }, { ...facts, ...given })
const shortly = (issues: ReturnType<typeof issuesOf>) => issues.map(({ path, rule }) => `${path} ${rule}`)
const bag = (bc: string): CodeBearer => ({ bc, sc: null })
const seal = (sc: string): CodeBearer => ({ bc: null, sc })

describe('code', () => {
  it.each(['', ' ', '\t\n'])('[DCV-20] the text "%s" counts as a missing code of a bag or seal', (code) => {
    expect(issuesOf({ code })).toEqual([
      { rule: 'required', key: 'validation.messages.required', path: 'code', params: {} },
    ])
    expect(validateDeclaredContainer({ codeKind: 'bag', code }, facts)).toEqual(issuesOf({ code }))
  })

  it('[DCV-21] a bag code is refused if another bag in the list has that code, and a seal code if another seal has it', () => {
    const existing = [bag('A'), seal(' B ')]
    expect(issuesOf({ codeKind: 'bag', code: ' A ' }, { existing })).toEqual([
      {
        rule: 'bagCodeAlreadyExists',
        key: 'validation.messages.bagCodeAlreadyExists',
        path: 'code',
        params: { code: 'A' },
      },
    ])
    expect(issuesOf({ codeKind: 'seal', code: 'B' }, { existing })).toEqual([
      {
        rule: 'sealCodeAlreadyExists',
        key: 'validation.messages.sealCodeAlreadyExists',
        path: 'code',
        params: { code: 'B' },
      },
    ])
    expect(issuesOf({ codeKind: 'seal', code: 'A' }, { existing })).toEqual([])
    expect(issuesOf({ codeKind: 'bag', code: 'B' }, { existing })).toEqual([])
    expect(issuesOf({ codeKind: 'bag', code: 'a' }, { existing })).toEqual([])
  })

  it('[DCV-21] a bag code is refused as repeated only if another bag has it, and a seal code only if another seal has it', () => {
    const anyKind = fc.constantFrom('bag' as const, 'seal' as const)
    fc.assert(
      fc.property(anyKind, anyCode, fc.array(fc.tuple(anyKind, anyCode)), (codeKind, code, others) => {
        const existing = others.map(([kind, other]) => (kind === 'bag' ? bag(other) : seal(other)))
        const isTaken = others.some(
          ([kind, other]) => kind === codeKind && cleanCode(other) === cleanCode(code),
        )
        const rules = validateDeclaredContainer({ codeKind, code }, { existing, maxCodeSeal: 100 })
        expect(rules.some(({ rule }) => rule === `${codeKind}CodeAlreadyExists`)).toBe(
          isTaken && cleanCode(code) !== '' && [...cleanCode(code)].length <= (codeKind === 'bag' ? 20 : 100),
        )
      }),
    )
  })

  it('[DCV-22] a bag code has at most 20 characters, not counting spaces at both ends', () => {
    const tooLong = issuesOf({ codeKind: 'bag', code: '💶'.repeat(21) }, { maxCodeSeal: 5 })
    expect(tooLong).toEqual([
      { rule: 'max', key: 'validation.messages.max', path: 'code', params: { length: 20 } },
    ])
    expect(issuesOf({ codeKind: 'bag', code: ` ${'💶'.repeat(20)} ` }, { maxCodeSeal: 5 })).toEqual([])
  })

  it('[DCV-23] the validation issue of a seal code that is too long contains the greatest length that is accepted', () => {
    fc.assert(
      fc.property(fc.option(fc.nat({ max: 250 }), { nil: undefined }), (maximum) => {
        const given = { maxCodeSeal: maximum }
        const [refused] = issuesOf({ code: 'x'.repeat(300) }, given)
        const length = Number(refused?.params['length'])
        expect(refused).toMatchObject({ rule: 'max', path: 'code' })
        expect(issuesOf({ code: 'x'.repeat(length) }, given)).toEqual([])
        expect(shortly(issuesOf({ code: 'x'.repeat(length + 1) }, given))).toEqual(['code max'])
        expect(length).toBe(sealCodeLength(maximum))
      }),
    )
  })

  it.each([
    [30, 10, 30],
    [0, 10, 10],
    [null, 10, 10],
    [null, 0, null],
    [0, null, null],
    [10, null, 10],
  ])(
    '[DCV-24] with the limit %s in the user’s country and %s in the settings, a seal code has at most %s characters',
    (ofUser, ofConfig, expected) => {
      expect(maxCodeSeal({ country: { maxCodeSeal: ofUser } }, { maxCodeSeal: ofConfig })).toBe(expected)
    },
  )

  it.each([
    [undefined, 50],
    [null, 50],
    [0, 50],
    [1, 1],
    [51, 51],
    [200, 200],
    [201, 200],
  ])(
    '[DCV-24] with the limit %s in the settings, a seal code has at most %i characters',
    (maximum, length) => {
      expect(sealCodeLength(maximum)).toBe(length)
    },
  )

  it('[DCV-25] a list of declared values has a seal if one of its seal codes is not blank', () => {
    expect(hasSeal([bag('A'), seal('B')])).toBe(true)
    expect(hasSeal([{ bc: 'A', sc: 'B' }])).toBe(true)
    expect(hasSeal([bag('A'), seal(' ')])).toBe(false)
    expect(hasSeal([])).toBe(false)
  })
})

describe('commodity and currency', () => {
  it('[DCV-26] a declared value requires a commodity, and the validation issue of a missing commodity lists the accepted commodities', () => {
    expect(shortly(issuesOf({ commodityCode: '' }))).toEqual(['commodityCode required'])
    const [refused] = issuesOf({ commodityCode: '28' })
    expect(refused).toEqual({
      rule: 'commodity',
      key: 'validation.messages.commodity',
      path: 'commodityCode',
      params: { accepted: '0, 1, 2' },
    })
    for (const commodityCode of String(refused?.params['accepted']).split(', '))
      expect(issuesOf({ commodityCode, amount: '5' })).toEqual([])
  })

  it('[DCV-27] a declared value requires a currency, and the validation issue of a missing currency suggests a currency', () => {
    const [refused] = issuesOf({ currencyCode: ' ' })
    expect(refused).toEqual({
      rule: 'required',
      key: 'validation.messages.required',
      path: 'currencyCode',
      params: { suggested: 'EUR' },
    })
    expect(issuesOf({ currencyCode: String(refused?.params['suggested']) })).toEqual([])
    expect(issuesOf({ currencyCode: '' }, { mainCurrency: null })[0]?.params).toEqual({})
  })
})

describe('amount', () => {
  it.each([
    ['0', '', 'required'],
    ['0', ' ', 'required'],
    ['0', 'abc', 'amount'],
    ['0', '1,0055', 'amount'],
    ['0', '-1', 'min_value'],
    ['0', '0', 'min_value'],
    ['0', '0,01', 'ok'],
    ['2', '0,01', 'ok'],
    ['2', '1,5', 'ok'],
    ['1', '0', 'min_value'],
    ['1', '0,99', 'min_value'],
    ['1', '1', 'ok'],
    ['1', '1,00', 'ok'],
    ['1', '1,01', 'integer'],
    ['1', '1000000000000', 'ok'],
    ['0', '1000000000000', 'ok'],
    ['0', '1000000000000,01', 'max_value'],
    ['1', '99999999999999999', 'max_value'],
    ['28', '0,5', 'ok'],
  ])(
    '[DCV-28] in a declared value of commodity %s, the amount "%s" has the result %s',
    (commodityCode, amount, rule) => {
      const found = issuesOf({ commodityCode, amount }).filter(({ path }) => path === 'amount')
      expect(found.map((issue) => issue.rule)).toEqual(rule === 'ok' ? [] : [rule])
    },
  )

  it('[DCV-28] the validation issue of a declared amount with too many decimals contains the accepted number of decimals', () => {
    expect(issuesOf({ amount: '1,0055' })[0]?.params).toEqual({ decimals: 2 })
  })

  it('[DCV-29] a declared amount of bills with decimals is refused, and the issue contains the two nearest accepted amounts', () => {
    expect(issuesOf({ commodityCode: '1', amount: '1.234,50' })[0]).toEqual({
      rule: 'integer',
      key: 'validation.messages.integer',
      path: 'amount',
      params: { below: '1.234,00', above: '1.235,00' },
    })
    fc.assert(
      fc.property(anyDeclaredAmount, (amount) => {
        const [refused] = issuesOf({ commodityCode: '1', amount: formatAmount(amount) })
        expect(refused?.rule).toBe(
          amount < 1 ? 'min_value' : Number.isInteger(amount) ? undefined : 'integer',
        )
        for (const suggested of Object.values(refused?.params ?? {}))
          expect(issuesOf({ commodityCode: '1', amount: String(suggested) })).toEqual([])
      }),
    )
  })

  it.each([
    ['0', 0.01],
    ['1', 1],
    ['2', 0.01],
  ])(
    '[DCV-30] for commodity %s, the smallest declared amount is accepted, and a smaller amount is refused',
    (commodityCode, min) => {
      const [refused] = issuesOf({ commodityCode, amount: '0' })
      expect(refused?.params).toEqual({ min })
      expect(issuesOf({ commodityCode, amount: formatAmount(min) })).toEqual([])
      expect(issuesOf({ commodityCode, amount: formatAmount(min - 0.01) })).toHaveLength(1)
    },
  )

  it('[DCV-31] the validation issue of a declared amount that is too high contains the highest accepted amount', () => {
    const [refused] = issuesOf({ amount: '5000000000000' })
    expect(refused?.params).toEqual({ max: 1_000_000_000_000 })
    expect(issuesOf({ amount: String(refused?.params['max']) })).toEqual([])
    expect(shortly(issuesOf({ amount: '1000000000000,01' }))).toEqual(['amount max_value'])
  })
})

describe('draft', () => {
  it('[DCV-32] validating a draft of a declared value returns every issue, in the order of the fields', () => {
    const empty = emptyDeclaredValueDraft({ mainCurrency: null })
    expect(shortly(validateDeclaredValue(empty, facts))).toEqual([
      'code required',
      'commodityCode required',
      'currencyCode required',
      'amount required',
    ])
  })

  it('[DCV-33] in mode "1", in which only containers have codes, a draft of a declared value is valid without a code', () => {
    expect(issuesOf({ code: '' }, { mode: '1' })).toEqual([])
  })

  it('[DCV-33] in mode "1", a declared value has no code, even if its draft has one', () => {
    fc.assert(
      fc.property(anyDeclaredValueDraft, (draft) => {
        const issues = validateDeclaredValue(draft, { ...facts, mode: '1' })
        expect(issues.some(({ path }) => path === 'code')).toBe(false)
        if (issues.length > 0) return
        expect(buildDeclaredValue(draft, { mode: '1' })).toMatchObject({ bc: null, sc: null })
      }),
    )
  })

  it('[DCV-34] the initial draft of a declared value has a seal and the main currency, and its other fields are empty', () => {
    const expected = { codeKind: 'seal', code: '', commodityCode: '', currencyCode: 'USD', amount: '' }
    expect(emptyDeclaredValueDraft({ mainCurrency: { code: 'USD' } })).toEqual(expected)
    expect(emptyDeclaredValueDraft({ mainCurrency: null }).currencyCode).toBe('')
    expect(emptyDeclaredContainerDraft()).toEqual({ codeKind: 'seal', code: '' })
  })

  it('[DCV-35] a declared value gets the typed code as its bag code or as its seal code', () => {
    expect(buildDeclaredValue({ ...filled, code: ' S-1 ' }, { mode: '0' })).toEqual({
      bc: null,
      sc: 'S-1',
      ctc: '0',
      cic: 'EUR',
      am: 1234.5,
    })
    expect(buildDeclaredContainer({ codeKind: 'bag', code: ' B ' })).toEqual({ bc: 'B', sc: null })
  })

  it('[DCV-35] building a declared value from an invalid draft throws an error', () => {
    expect(() => buildDeclaredValue({ ...filled, amount: 'x' }, { mode: '0' })).toThrow(
      '[declared-values] buildDeclaredValue: the amount is format; validate first',
    )
  })

  it('[DCV-35] the draft of a declared value is refused as a repetition after its value was added to the list', () => {
    fc.assert(
      fc.property(anyDeclaredValueDraft, (draft) => {
        if (validateDeclaredValue(draft, facts).length > 0) return
        const existing = [buildDeclaredValue(draft, facts)]
        expect(validateDeclaredValue(draft, { ...facts, existing }).map(({ rule }) => rule)).toEqual([
          `${draft.codeKind}CodeAlreadyExists`,
        ])
      }),
    )
  })
})

describe('a line that the user fills in', () => {
  it('[DCV-36] a declared value counts as filled in if it has a code or an amount; chosen options do not count', () => {
    const chosen = { ...emptyDeclaredValueDraft(facts), codeKind: 'bag', commodityCode: '2' } as const
    expect(isDeclaredValueEntered({ ...chosen, code: ' ' })).toBe(false)
    expect(isDeclaredValueEntered({ ...chosen, code: 'B' })).toBe(true)
    expect(isDeclaredValueEntered({ ...chosen, amount: '5' })).toBe(true)
    expect(isDeclaredContainerEntered({ code: '' })).toBe(false)
    expect(isDeclaredContainerEntered({ code: 'B' })).toBe(true)
  })

  it('[DCV-36] [DCV-37] after a value was declared, the next draft has the same options, and neither code nor amount', () => {
    fc.assert(
      fc.property(anyDeclaredValueDraft, (added) => {
        const next = nextDeclaredValueDraft(added)
        expect(isDeclaredValueEntered(next)).toBe(false)
        expect({ ...next, code: added.code, amount: added.amount }).toEqual(added)
        expect(nextDeclaredContainerDraft(added)).toEqual({ codeKind: added.codeKind, code: '' })
      }),
    )
  })

  it('[DCV-38] a declared value that is opened in a draft and built again is unchanged', () => {
    fc.assert(
      fc.property(anyDeclaredValueDraft, (draft) => {
        if (validateDeclaredValue(draft, facts).length > 0) return
        const line = buildDeclaredValue(draft, facts)
        expect(buildDeclaredValue(declaredValueDraftOf(line), facts)).toEqual(line)
      }),
    )
    expect(declaredContainerDraftOf({ bc: null, sc: null })).toEqual(emptyDeclaredContainerDraft())
    expect(declaredContainerDraftOf({ bc: 'B', sc: 'S' })).toEqual({ codeKind: 'bag', code: 'B' })
  })
})
