import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanCode } from '../kernel'
import {
  awaitsAnswer,
  type CodeDraft,
  canLookUpCode,
  codeFieldAccess,
  codeIssues,
  confirmedCode,
  isCodeFieldOpen,
  isCodeSettled,
  LookupThirdCode,
  recordRefusalRules,
  SourceSystem,
  sourceSystems,
  stopLookup,
  thirdCodesFromLookup,
} from '.'
import { anyCode, anyThirdCodes, anyTypedText } from './records.arbitraries'
import { sampleKind } from './records.fixtures'

const ready: CodeDraft = {
  validates: true,
  countryId: '1',
  clientId: '2',
  subclientId: '3',
  sourceSystem: 'SIGII',
  codeSol: 'C-1',
  lookup: 'none',
}
const byHand: CodeDraft = { ...ready, validates: false, sourceSystem: '' }
const rulesOf = (decision: { readonly reasons: readonly { readonly rule: string }[] }) =>
  decision.reasons.map(({ rule }) => rule)
const id = fc.constantFrom('', '7')
const optionalId = fc.option(id, { nil: undefined })
const anyDraft: fc.Arbitrary<CodeDraft> = fc.record({
  validates: fc.boolean(),
  countryId: id,
  clientId: optionalId,
  subclientId: optionalId,
  sourceSystem: fc.constantFrom('', ...sourceSystems),
  codeSol: fc.oneof(anyCode, anyTypedText),
  lookup: fc.constantFrom('none', 'looking', 'found', 'not-found', 'taken'),
})

describe('source systems', () => {
  it('[REC-20] the form of a record has four source systems and the choice NONE', () => {
    expect(sourceSystems).toEqual(['SIGII', 'GENESIS', 'CORPOINT', 'PROFAT', 'NONE'])
  })

  it('[REC-20] the schema of calls accepts the source systems that the form of a record offers and SOL, and nothing else', () => {
    expect([...sourceSystems, 'SOL'].every((system) => SourceSystem.safeParse(system).success)).toBe(true)
    expect(['', 'sol', 'SAP', null].some((system) => SourceSystem.safeParse(system).success)).toBe(false)
  })
})

describe('the field of the code', () => {
  it('[REC-21] the code field of a record is disabled until all choices on which the code depends are made', () => {
    expect(codeFieldAccess(ready, sampleKind)).toEqual({ allowed: true, reasons: [] })
    expect(
      codeFieldAccess(
        { validates: true, countryId: '', clientId: '', subclientId: '', sourceSystem: '' },
        sampleKind,
      ),
    ).toEqual({
      allowed: false,
      reasons: ['no-country', 'no-client', 'no-subclient', 'no-source-system'].map((rule) => ({
        rule,
        key: `samples.refused.${rule}`,
        params: {},
      })),
    })
  })

  it('[REC-21] the code field of a record does not depend on choices that the form does not have', () => {
    expect(isCodeFieldOpen({ validates: false, countryId: '1', sourceSystem: '' })).toBe(true)
  })

  it('[REC-21] the code field of a record can be edited if and only if all choices on which the code depends are made', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const { validates, countryId, clientId, subclientId, sourceSystem } = draft
        const asked = [countryId, clientId, subclientId, validates ? sourceSystem : undefined]
        const { allowed, reasons } = codeFieldAccess(draft, sampleKind)
        expect([allowed, isCodeFieldOpen(draft)]).toEqual([!asked.includes(''), !asked.includes('')])
        expect(reasons).toHaveLength(asked.filter((value) => value === '').length)
      }),
    )
  })
})

describe('searching for a code', () => {
  it('[REC-22] the user can search for a code if the code and all fields on which it depends are filled in', () => {
    expect(canLookUpCode(ready, sampleKind)).toEqual({ allowed: true, reasons: [] })
  })

  it.each([
    [{ countryId: '' }, 'no-country'],
    [{ codeSol: ' ' }, 'no-code'],
    [{ codeSol: 'C 1' }, 'code-malformed'],
    [{ codeSol: 'x'.repeat(256) }, 'code-malformed'],
    [{ lookup: 'looking' }, 'looking'],
    [{ validates: false }, 'not-validating'],
  ] as const)(
    '[REC-22] in a form with %j, the search for the code is refused with the reason %s',
    (changed, rule) => {
      expect(rulesOf(canLookUpCode({ ...ready, ...changed }, sampleKind))).toEqual([rule])
    },
  )

  it('[REC-22] the refusal of a search for a code contains every reason, and each reason is in the list of rules', () => {
    const reasons = rulesOf(
      canLookUpCode({ ...byHand, countryId: '', codeSol: '', lookup: 'looking' }, sampleKind),
    )
    expect(reasons).toEqual(['not-validating', 'no-country', 'no-code', 'looking'])
    expect(recordRefusalRules).toEqual(expect.arrayContaining(reasons))
  })

  it('[REC-22] the user can repeat the search for a code after a result, even if the code has spaces around it', () => {
    expect(canLookUpCode({ ...ready, codeSol: ' C-1 ', lookup: 'not-found' }, sampleKind).allowed).toBe(true)
    expect(canLookUpCode({ ...ready, lookup: 'found' }, sampleKind).allowed).toBe(true)
  })

  it('[REC-26] the form accepts only the response to its current search for a code', () => {
    const query = { country: 'ES', code: 'C-1' }
    const looking = { lookup: 'looking' } as const
    expect(awaitsAnswer(looking, { ...query }, query)).toBe(true)
    expect(awaitsAnswer(looking, { ...query, code: 'C-2' }, query)).toBe(false)
    expect(awaitsAnswer(looking, { ...query, country: 'PT' }, query)).toBe(false)
    expect(awaitsAnswer(looking, query, undefined)).toBe(false)
    expect(awaitsAnswer({ lookup: 'none' }, query, query)).toBe(false)
    expect(awaitsAnswer({ lookup: 'found' }, query, query)).toBe(false)
  })

  it('[REC-26] the form accepts the response to a search only if the query of the search equals the current query of the form', () => {
    const query = fc.record({ country: fc.constantFrom('ES', 'PT'), code: fc.constantFrom('1', '2') })
    fc.assert(
      fc.property(query, query, (asked, current) => {
        const agrees = asked.country === current.country && asked.code === current.code
        expect(awaitsAnswer({ lookup: 'looking' }, asked, current)).toBe(agrees)
      }),
    )
  })
})

describe('the fields below the code', () => {
  it.each([
    [{ ...byHand, codeSol: 'C' }, true],
    [{ ...byHand, codeSol: ' ' }, false],
    [{ ...ready, lookup: 'found' as const }, true],
    [{ ...ready, lookup: 'none' as const }, false],
    [{ ...ready, lookup: 'looking' as const }, false],
    [{ ...ready, lookup: 'not-found' as const }, false],
    [{ ...ready, lookup: 'found' as const, codeSol: '' }, false],
  ])('[REC-23] in a form with %j, the fields below the code are shown: %s', (draft, shown) => {
    expect(isCodeSettled(draft)).toBe(shown)
  })
})

describe('the code of a new record', () => {
  const issueOf = (rule: string, params: Record<string, number> = {}) => ({
    rule,
    key: `validation.messages.${rule}`,
    path: 'codeSol',
    params,
  })
  const issues = (changed: Partial<CodeDraft>) => codeIssues({ ...ready, ...changed }, 'clientNotFound')

  it.each([
    [{ codeSol: '' }, [issueOf('required')]],
    [{ codeSol: 'C 1' }, [issueOf('alpha_dash')]],
    [{ codeSol: 'C.1' }, [issueOf('alpha_dash')]],
    [{ codeSol: 'C'.repeat(256) }, [issueOf('max', { length: 255 })]],
    [{ codeSol: 'C'.repeat(255), lookup: 'found' as const }, []],
    [{ codeSol: ' Ñ_1-中 ', lookup: 'found' as const }, []],
  ])('[REC-24] the form of a new record with %j has the issues %j', (changed, expected) => {
    expect(issues(changed)).toEqual(expected)
  })

  it.each([
    ['none', 'code-unconfirmed'],
    ['looking', 'code-unconfirmed'],
    ['not-found', 'clientNotFound'],
  ] as const)(
    '[REC-24] if the search for a code has the state %s, the code is refused with the reason %s',
    (lookup, rule) => {
      expect(issues({ lookup })).toEqual([issueOf(rule)])
    },
  )

  it('[REC-24] the form has no issue about an unconfirmed code while a choice on which the code depends is missing', () => {
    expect(issues({ countryId: '' })).toEqual([])
    expect(issues({ sourceSystem: '' })).toEqual([])
  })

  it('[REC-24] a code that is entered by hand needs no confirmation; only its characters and its length are validated', () => {
    fc.assert(
      fc.property(anyTypedText, (codeSol) => {
        const typed = cleanCode(codeSol)
        const wellFormed = /^[\p{L}\p{M}\p{N}_-]+$/u.test(typed) && Array.from(typed).length <= 255
        expect(codeIssues({ ...byHand, codeSol }, 'clientNotFound').length === 0).toBe(wellFormed)
      }),
      // Invisible characters are removed from a code before it is validated. (KRN-63)
      { examples: [['¹\u0000']] },
    )
  })
})

describe('values from the response to a search', () => {
  it.each([
    ['c-1', 'C-1', 'C-1'],
    ['c-1', ' C-1 ', 'C-1'],
    [' c-1 ', null, 'c-1'],
    ['c-1', '', 'c-1'],
    ['c-1', 'C.1', 'c-1'],
  ])(
    '[REC-25] if the external system confirms the typed code %j as %j, the code of the record becomes %j',
    (typed, answered, expected) => {
      expect(confirmedCode(typed, answered)).toBe(expected)
    },
  )

  it('[REC-25] third-party codes from the external system get the portal’s field names; incomplete and repeated codes are removed', () => {
    const rows = [
      { sistemaTerceroCodigo: ' SAP ', valor: 42 },
      { sistemaTerceroCodigo: 7, valor: ' X ' },
      { sistemaTerceroCodigo: 'SAP', valor: '42' },
      { sistemaTerceroCodigo: 'SAP', valor: '43' },
      { sistemaTerceroCodigo: 'CRM', valor: '42' },
      { sistemaTerceroCodigo: ' ', valor: '1' },
      { sistemaTerceroCodigo: 'CRM', valor: null },
      { valor: '1' },
      {},
    ].map((row) => LookupThirdCode.parse(row))
    expect(thirdCodesFromLookup(rows)).toEqual([
      { system: 'SAP', code: '42' },
      { system: '7', code: 'X' },
      { system: 'SAP', code: '43' },
      { system: 'CRM', code: '42' },
    ])
  })

  it('[REC-25] complete third-party codes from the external system keep their order, and repetitions are removed', () => {
    fc.assert(
      fc.property(anyThirdCodes, (rows) => {
        const answered = rows.map(({ system, code }) => ({ sistemaTerceroCodigo: system, valor: code }))
        expect(thirdCodesFromLookup([...answered, ...answered])).toEqual(rows)
      }),
    )
  })
})

describe('a search that is stopped', () => {
  it('[REC-27] after a search for a code is stopped, the code is unconfirmed, and a late response is ignored', () => {
    const stopped = stopLookup<CodeDraft>({ ...ready, lookup: 'looking' })
    expect(stopped).toEqual(ready)
    expect(awaitsAnswer(stopped, { code: 'C-1' }, { code: 'C-1' })).toBe(false)
    expect(codeIssues(stopped, 'clientNotFound')).toMatchObject([{ rule: 'code-unconfirmed' }])
  })

  it.each(['none', 'found', 'not-found'] as const)(
    '[REC-27] stopping a search for a code that has already ended changes nothing: %s',
    (lookup) => {
      const draft: CodeDraft = { ...ready, lookup }
      expect(stopLookup(draft)).toBe(draft)
    },
  )
})
