import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CodeDraft,
  codeHolder,
  codeHolderQuery,
  codeIssues,
  isCodeSettled,
  type LookupState,
  refuseTakenCode,
} from '.'
import { anyCode } from './records.arbitraries'

const byHand: CodeDraft = {
  validates: false,
  countryId: '1',
  sourceSystem: '',
  codeSol: ' C-1 ',
  lookup: 'none',
}
const row = (id: number, codeSol: string | null, oidSol: string | null = null) => ({ id, codeSol, oidSol })

describe('a code that the portal already has', () => {
  it('[REC-28] the portal searches for records with the typed code if that code is valid and the country and all parents are chosen', () => {
    expect(codeHolderQuery(byHand)).toEqual({
      codeSol: 'C-1',
      codePrecise: true,
      countryId: 1,
      page: 0,
      size: 100,
    })
    for (const changed of [
      { codeSol: ' ' },
      { codeSol: 'C 1' },
      { countryId: '' },
      { clientId: '' },
      { validates: true },
    ])
      expect(codeHolderQuery({ ...byHand, ...changed })).toBeUndefined()
  })

  it('[REC-28] a code is taken if a record below the same parent has it in upper or lower case; a similar code is not enough', () => {
    const beside = [row(1, 'N-1'), row(2, 'ñ-1'), row(3, null)]
    const holder = (codeSol: string) => codeHolder({ codeSol, oidSol: null }, { beside, elsewhere: [] })?.id
    expect([' Ñ-1', 'n-1', 'N-10', '0N-1'].map(holder)).toEqual([2, 1, undefined, undefined])
    fc.assert(
      fc.property(anyCode, (code) => {
        expect(
          codeHolder({ codeSol: code, oidSol: null }, { beside: [row(7, code)], elsewhere: [] })?.id,
        ).toBe(7)
      }),
    )
  })

  it('[REC-28] a code of a record with another parent is taken only if that record has the same id in the core system', () => {
    const elsewhere = [row(1, 'C-1', 'SP-1'), row(2, 'C-1')]
    const holder = (oidSol: string | null) =>
      codeHolder({ codeSol: 'C-1', oidSol }, { beside: [], elsewhere })
    expect(holder('SP-1')?.id).toBe(1)
    expect(holder('SP-2')).toBeUndefined()
    expect(holder(null)).toBeUndefined()
  })

  it('[REC-28] if another record already has the code, the form shows no field below the code, and its only issue is at the code', () => {
    for (const draft of [
      byHand,
      { ...byHand, validates: true, sourceSystem: 'SIGII', lookup: 'found' },
    ] as const) {
      expect(isCodeSettled(draft)).toBe(true)
      const taken = refuseTakenCode<CodeDraft>(draft)
      expect(isCodeSettled(taken)).toBe(false)
      expect(codeIssues(taken, 'clientNotFound')).toMatchObject([{ rule: 'code-in-portal', path: 'codeSol' }])
    }
  })

  it.each<[LookupState]>([['looking'], ['not-found'], ['taken']])(
    '[REC-28] a form whose search is in the state %s is not changed when its code turns out to be taken in the portal',
    (lookup) => {
      const draft = { ...byHand, lookup }
      expect(refuseTakenCode(draft)).toBe(draft)
    },
  )
})
