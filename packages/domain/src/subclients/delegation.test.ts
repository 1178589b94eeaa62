import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  chosenDelegation,
  countryDelegations,
  Delegation,
  type DelegationOption,
  delegationCode,
  LookupDelegation,
  lookedUpDelegations,
  offeredDelegations,
} from '.'
import { anyDelegationId, anyDelegations, anySubclientDraft } from './subclients.arbitraries'

const option = (idSmartcash: string, description = idSmartcash, principal = false): DelegationOption => ({
  idSmartcash,
  description,
  principal,
})
const delegation = (facts: Record<string, unknown>) =>
  Delegation.parse({ id: 1, description: 'Madrid', ...facts })
const madrid = delegation({ idSmartcash: 'MAD-1', principalBol: true })
const lisbon = delegation({ id: 2, idSmartcash: 'LIS-1', description: 'Lisbon' })
const none = { ownDelegation: null, foundDelegations: [] }

describe('the code of a delegation', () => {
  it.each([
    ['MAD-01', 'MAD'],
    ['MAD-01-X', 'MAD'],
    ['MAD', 'MAD'],
    [' MAD - 01', 'MAD'],
    ['-01', ''],
    ['', ''],
  ])('[SUB-1] the code of delegation %j is "%s"', (idSmartcash, code) => {
    expect(delegationCode(idSmartcash)).toBe(code)
  })

  it('[SUB-1] the code of a delegation is the part of its id before the first dash', () => {
    const before = fc.stringMatching(/^[A-Z0-9]{0,6}$/)
    fc.assert(
      fc.property(before, fc.string(), (code, rest) => {
        expect(delegationCode(code)).toBe(code)
        expect(delegationCode(`${code}-${rest}`)).toBe(code)
      }),
    )
  })
})

describe('the options', () => {
  it('[SUB-2] the delegations offered in a country are the active delegations of the country, each id once', () => {
    expect(
      countryDelegations([
        lisbon,
        delegation({ idSmartcash: null }),
        delegation({ idSmartcash: '-1' }),
        delegation({ idSmartcash: 'OLD-1', active: false }),
        delegation({ idSmartcash: ' LIS-1 ', description: 'Again' }),
        madrid,
      ]),
    ).toEqual([option('LIS-1', 'Lisbon'), option('MAD-1', 'Madrid', true)])
  })

  it('[SUB-2] offered delegations have unique ids, and each has the code that saving a subclient needs', () => {
    fc.assert(
      fc.property(anyDelegations, (delegations) => {
        const ids = countryDelegations(delegations).map(({ idSmartcash }) => idSmartcash)
        expect(new Set(ids).size).toBe(ids.length)
        expect(ids.filter((id) => delegationCode(id) === '')).toEqual([])
        const usable = delegations.filter(
          ({ active, idSmartcash }) => active && /^\s*[^-\s]/.test(idSmartcash ?? ''),
        )
        expect(new Set(ids)).toEqual(new Set(usable.map(({ idSmartcash }) => idSmartcash?.trim())))
      }),
    )
  })

  it('[SUB-3] the delegations that the operations system names for a subclient are offered with their ids as names', () => {
    const rows = [
      { bolPrincipal: true, idSmartcash: 'MAD-1' },
      { idSmartcash: 7 },
      { bolPrincipal: null, idSmartcash: null },
    ].map((row) => LookupDelegation.parse(row))
    expect(lookedUpDelegations(rows)).toEqual([option('MAD-1', 'MAD-1', true), option('7')])
  })

  it('[SUB-3] each delegation that the operations system names is marked as principal exactly if the system marks it', () => {
    const row = fc.record({ bolPrincipal: fc.boolean(), idSmartcash: anyDelegationId })
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        for (const found of lookedUpDelegations(rows)) {
          const first = rows.find(({ idSmartcash }) => idSmartcash.trim() === found.idSmartcash)
          expect(first?.bolPrincipal).toBe(found.principal)
        }
      }),
    )
  })

  it('[SUB-4] a subclient can have any delegation of its country if the operations system named none', () => {
    expect(offeredDelegations(none, { delegations: [madrid, lisbon] })).toEqual([
      option('MAD-1', 'Madrid', true),
      option('LIS-1', 'Lisbon'),
    ])
  })

  it('[SUB-4] a subclient can have only the delegations that the operations system named, shown with their names from the catalogue', () => {
    const foundDelegations = [option('LIS-1', 'LIS-1', true), option('OPO-1')]
    expect(offeredDelegations({ ...none, foundDelegations }, { delegations: [madrid, lisbon] })).toEqual([
      option('LIS-1', 'Lisbon', true),
      option('OPO-1'),
    ])
  })

  it('[SUB-4] the delegations offered for an existing subclient begin with its own delegation if the country no longer offers it', () => {
    const own = option('OLD-1', 'Old')
    expect(offeredDelegations({ ...none, ownDelegation: own }, { delegations: [lisbon] })).toEqual([
      own,
      option('LIS-1', 'Lisbon'),
    ])
    const listed = { ...none, ownDelegation: option('LIS-1', 'Lisboa') }
    expect(offeredDelegations(listed, { delegations: [lisbon] })).toEqual([option('LIS-1', 'Lisbon')])
  })

  it('[SUB-4] the delegations offered for an existing subclient always include its own delegation', () => {
    fc.assert(
      fc.property(anySubclientDraft, anyDelegations, (draft, delegations) => {
        const ids = offeredDelegations(draft, { delegations }).map(({ idSmartcash }) => idSmartcash)
        const own = draft.ownDelegation?.idSmartcash
        expect(own === undefined || delegationCode(own) === '' || ids.includes(own)).toBe(true)
        expect(new Set(ids).size).toBe(ids.length)
      }),
    )
  })
})

describe('the delegation of a form', () => {
  const facts = { delegations: [lisbon, madrid] }

  it('[SUB-5] the delegation of a subclient is the principal delegation until another is chosen', () => {
    expect(chosenDelegation({ ...none, delegation: null }, facts)?.idSmartcash).toBe('MAD-1')
    expect(chosenDelegation({ ...none, delegation: 'LIS-1' }, facts)?.idSmartcash).toBe('LIS-1')
  })

  it('[SUB-5] the delegation of a subclient is the principal delegation again if the chosen one is no longer offered', () => {
    expect(chosenDelegation({ ...none, delegation: 'OPO-1' }, facts)?.idSmartcash).toBe('MAD-1')
  })

  it('[SUB-5] a subclient has no delegation if no principal delegation is offered', () => {
    expect(chosenDelegation({ ...none, delegation: null }, { delegations: [lisbon] })).toBeUndefined()
  })

  it('[SUB-5] the delegation of a subclient is always one of the offered delegations', () => {
    fc.assert(
      fc.property(anySubclientDraft, anyDelegations, (draft, delegations) => {
        const offered = offeredDelegations(draft, { delegations })
        const chosen = chosenDelegation(draft, { delegations })
        if (chosen === undefined) expect(offered.every(({ principal }) => !principal)).toBe(true)
        else expect(offered).toContainEqual(chosen)
      }),
    )
  })
})
