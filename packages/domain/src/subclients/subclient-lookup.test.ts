import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCodeSettled } from '../records'
import {
  answerSubclientLookup,
  canLookUpSubclient,
  type SubclientDraft,
  SubclientLookup,
  startSubclientLookup,
  subclientLookupQuery,
} from '.'
import {
  anyFoundSubclient,
  anySubclientDraft,
  anySubclientLookup,
  readySubclientDraft as ready,
} from './subclients.arbitraries'
import { answer, asked, facts, found } from './subclients.fixtures'

const principal = { idSmartcash: 'MAD-1', description: 'MAD-1', principal: true }
const other = { id: 8, codeSol: 'B8', description: 'Bazar Sur' }
const limit = { currency: { id: 1, code: 'EUR', symbol: '€' }, amount: 5 }

describe('searching for a subclient', () => {
  const rulesOf = (changed: Partial<SubclientDraft>) =>
    canLookUpSubclient({ ...ready, ...changed }).reasons.map(({ rule }) => rule)

  it.each([
    [{ client: null }, ['no-client']],
    [{ client: { ...other, codeSol: null } }, ['client-without-code']],
    [{ client: { ...other, codeSol: ' ' } }, ['client-without-code']],
    [{ countryId: '', sourceSystem: '' }, ['no-country', 'no-source-system']],
    [{ validates: false, codeSol: '' }, ['not-validating', 'no-code']],
    [{ lookup: 'looking' }, ['looking']],
    [{}, []],
  ] as const)(
    '[SUB-20] a search for a subclient with %j is refused with the reasons %j',
    (changed, rules) => {
      expect(rulesOf(changed)).toEqual(rules)
    },
  )

  it('[SUB-21] the query of a search for a subclient contains country, source system, and the codes of client and subclient', () => {
    expect(
      subclientLookupQuery({ ...ready, codeSol: ' c1 ', client: { ...other, codeSol: ' B7 ' } }, facts),
    ).toEqual(asked)
  })

  it.each([
    { countryId: '' },
    { countryId: '9' },
    { client: null },
    { client: { ...other, codeSol: null } },
    { sourceSystem: '' },
    { codeSol: ' ' },
  ] as const)('[SUB-21] a search for a subclient is not sent with %j', (changed) => {
    expect(subclientLookupQuery({ ...ready, ...changed }, facts)).toBeUndefined()
  })

  it('[SUB-22] a search for a subclient starts with a query if it is allowed, and otherwise does not start', () => {
    fc.assert(
      fc.property(anySubclientDraft, (draft) => {
        const started = startSubclientLookup(draft)
        if (canLookUpSubclient(draft).allowed) {
          expect(started.lookup).toBe('looking')
          expect(subclientLookupQuery(started, facts)).toEqual(subclientLookupQuery(draft, facts))
          expect(subclientLookupQuery(started, facts)).toBeDefined()
        } else expect(started).toBe(draft)
      }),
    )
  })

  it('[SUB-22] starting a search for a subclient clears the results of an earlier search', () => {
    const again = { ...found(), idSmartcash: 'SC', limits: [limit], delegation: 'MAD-1' }
    expect(startSubclientLookup(again)).toEqual({ ...ready, codeSol: 'C1', lookup: 'looking' })
  })

  it('[SUB-23] the response to a search for a subclient fills in the form with the data of the found subclient', () => {
    expect(found()).toEqual({
      ...ready,
      lookup: 'found',
      codeSol: 'C1',
      oidSol: '11',
      description: 'Centro Sur',
      thirdcodes: [{ system: 'SAP', code: '42' }],
      foundDelegations: [principal],
    })
  })

  it('[SUB-23] a subclient counts as found even if most fields of the subclient are missing in the response', () => {
    for (const centro of [{ idCentro: ' ' }, {}]) {
      const little = SubclientLookup.parse({ success: true, centro })
      expect(answerSubclientLookup(startSubclientLookup(ready), { asked, answer: little }, facts)).toEqual({
        ...ready,
        lookup: 'found',
      })
    }
  })

  it.each([
    null,
    { success: false, centro: answer.centro },
    { success: true, centro: null },
    { centro: answer.centro },
  ])('[SUB-23] a subclient counts as not found after the response %j', (raw) => {
    const nothing = raw === null ? null : SubclientLookup.parse(raw)
    expect(answerSubclientLookup(startSubclientLookup(ready), { asked, answer: nothing }, facts)).toEqual({
      ...ready,
      lookup: 'not-found',
    })
  })

  it('[SUB-23] the response to an earlier search for a subclient does not change the form', () => {
    const earlier = fc.record({
      country: fc.constantFrom('ES', 'PT'),
      clientCode: fc.constantFrom('B7', 'B8'),
      centerCode: fc.constantFrom('c1', 'c2'),
      sourceSystem: fc.constantFrom('SIGII', 'NONE'),
    })
    fc.assert(
      fc.property(earlier, fc.oneof(anySubclientLookup, anyFoundSubclient), (before, late) => {
        const looking = startSubclientLookup(ready)
        const next = answerSubclientLookup(looking, { asked: before, answer: late }, facts)
        const same = Object.values(before).join() === 'ES,B7,c1,SIGII'
        expect(next !== looking).toBe(same)
      }),
    )
  })

  it('[SUB-23] a response to a search for a subclient is ignored if no search is running', () => {
    fc.assert(
      fc.property(anySubclientDraft, anyFoundSubclient, (draft, late) => {
        const looking = draft.lookup === 'looking'
        const current = subclientLookupQuery(draft, facts) ?? asked
        const next = answerSubclientLookup(draft, { asked: current, answer: late }, facts)
        if (looking) expect(isCodeSettled(next)).toBe(true)
        else expect(next).toBe(draft)
      }),
    )
  })
})
