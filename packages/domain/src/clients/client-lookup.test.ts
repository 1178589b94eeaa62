import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canLookUpCode, isCodeSettled } from '../records'
import { answerClientLookup, ClientLookup, clientKind, clientLookupQuery, startClientLookup } from '.'
import { anyClientDraft, anyClientLookup, anyFoundClient } from './clients.arbitraries'
import { answer, asked, bazar, facts, found, ready } from './clients.fixtures'

describe('searching for a client', () => {
  it('[REC-26] starting a search for a client clears the results of an earlier search', () => {
    const again = { ...found(), idSmartcash: 'SC', limits: bazar.limits }
    expect(startClientLookup(again)).toEqual({ ...ready, codeSol: 'B7', lookup: 'looking' })
    fc.assert(
      fc.property(anyClientDraft, (draft) => {
        const started = startClientLookup(draft)
        if (canLookUpCode(draft, clientKind).allowed) {
          expect(started.lookup).toBe('looking')
          expect(clientLookupQuery(started, facts)).toEqual(clientLookupQuery(draft, facts))
        } else expect(started).toBe(draft)
        expect(startClientLookup(started)).toBe(started)
      }),
    )
  })

  it('[CLI-27] the query of a search for a client contains the country’s code, the source system and the client’s code', () => {
    expect(clientLookupQuery({ ...ready, codeSol: ' b7 ' }, facts)).toEqual(asked)
  })

  it.each([
    { countryId: '' },
    { countryId: '9' },
    { sourceSystem: '' },
    { sourceSystem: '', validates: false },
    { codeSol: ' ' },
  ] as const)('[CLI-27] a search for a client is not sent with %j', (changed) => {
    expect(clientLookupQuery({ ...ready, ...changed }, facts)).toBeUndefined()
  })

  it('[CLI-28] the response to a search for a client fills in the form with the data of the found client', () => {
    expect(found()).toEqual({
      ...ready,
      lookup: 'found',
      codeSol: 'B7',
      oidSol: '77',
      description: 'Bazar Norte',
      thirdcodes: [{ system: 'SAP', code: '42' }],
    })
  })

  it('[CLI-28] a client counts as found even if most fields of the client are missing in the response', () => {
    for (const entidad of [{ idEntidad: ' ' }, {}]) {
      const little = ClientLookup.parse({ success: true, entidad })
      expect(answerClientLookup(startClientLookup(ready), { asked, answer: little }, facts)).toEqual({
        ...ready,
        lookup: 'found',
      })
    }
  })

  it.each([
    null,
    { success: false, entidad: answer.entidad },
    { success: true, entidad: null },
    { entidad: answer.entidad },
    {},
  ])('[CLI-28] a client counts as not found after the response %j', (raw) => {
    const nothing = raw === null ? null : ClientLookup.parse(raw)
    expect(answerClientLookup(startClientLookup(ready), { asked, answer: nothing }, facts)).toEqual({
      ...ready,
      lookup: 'not-found',
    })
  })

  it('[CLI-28] the response to an earlier search for a client does not change the form', () => {
    const other = fc.record({
      country: fc.constantFrom('ES', 'PT'),
      sourceSystem: fc.constantFrom('SIGII', 'NONE'),
      clientCode: fc.constantFrom('b7', 'b8', 'B7'),
    })
    fc.assert(
      fc.property(other, fc.oneof(anyClientLookup, anyFoundClient), (earlier, late) => {
        const looking = startClientLookup(ready)
        const next = answerClientLookup(looking, { asked: earlier, answer: late }, facts)
        const same =
          earlier.country === 'ES' && earlier.sourceSystem === 'SIGII' && earlier.clientCode === 'b7'
        expect(next !== looking).toBe(same)
      }),
    )
  })

  it('[CLI-28] a response to a search for a client is ignored if no search is running', () => {
    fc.assert(
      fc.property(anyClientDraft, anyFoundClient, (draft, late) => {
        fc.pre(draft.lookup !== 'looking')
        const current = clientLookupQuery(draft, facts) ?? asked
        expect(answerClientLookup(draft, { asked: current, answer: late }, facts)).toBe(draft)
      }),
    )
  })

  it('[CLI-28] a successful search for a client confirms the code, and fills in description and external id', () => {
    fc.assert(
      fc.property(anyFoundClient, (late) => {
        const next = answerClientLookup(startClientLookup(ready), { asked, answer: late }, facts)
        expect(isCodeSettled(next)).toBe(true)
        expect(next.description).toBe(late.entidad?.desEntidad)
        expect(next.oidSol).toBe(late.entidad?.idEntidad)
      }),
    )
  })
})
