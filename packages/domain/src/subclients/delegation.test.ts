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
  ])('[SUB-1] the code of the delegation with the id %j is "%s"', (idSmartcash, code) => {
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

describe('the delegations that can be chosen', () => {
  it('[SUB-2] the delegations that can be chosen in a country are its active delegations, each id once', () => {
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

  it('[SUB-2] the delegations that can be chosen have different ids, and each has a code with which a subclient can be saved', () => {
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

  it('[SUB-3] a delegation in a response of the operations system has no name, so its id is also used as its name', () => {
    const rows = [
      { bolPrincipal: true, idSmartcash: 'MAD-1' },
      { idSmartcash: 7 },
      { bolPrincipal: null, idSmartcash: null },
    ].map((row) => LookupDelegation.parse(row))
    expect(lookedUpDelegations(rows)).toEqual([option('MAD-1', 'MAD-1', true), option('7')])
  })

  it('[SUB-3] a delegation in a response of the operations system is principal only if the response says so', () => {
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

  it('[SUB-4] every delegation of the country can be chosen for a subclient if the operations system returned none', () => {
    expect(offeredDelegations(none, { delegations: [madrid, lisbon] })).toEqual([
      option('MAD-1', 'Madrid', true),
      option('LIS-1', 'Lisbon'),
    ])
  })

  it('[SUB-4] if the operations system returned delegations, only these can be chosen, with their names from the catalogue', () => {
    const foundDelegations = [option('LIS-1', 'LIS-1', true), option('OPO-1')]
    expect(offeredDelegations({ ...none, foundDelegations }, { delegations: [madrid, lisbon] })).toEqual([
      option('LIS-1', 'Lisbon', true),
      option('OPO-1'),
    ])
  })

  it('[SUB-4] if the delegation of an existing subclient is no longer in the catalogue, it is the first option', () => {
    const own = option('OLD-1', 'Old')
    expect(offeredDelegations({ ...none, ownDelegation: own }, { delegations: [lisbon] })).toEqual([
      own,
      option('LIS-1', 'Lisbon'),
    ])
    const listed = { ...none, ownDelegation: option('LIS-1', 'Lisboa') }
    expect(offeredDelegations(listed, { delegations: [lisbon] })).toEqual([option('LIS-1', 'Lisbon')])
  })

  it('[SUB-4] the current delegation of an existing subclient can always be chosen', () => {
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

describe('the delegation in a form', () => {
  const facts = { delegations: [lisbon, madrid] }

  it('[SUB-5] the principal delegation is chosen for a subclient until the user chooses another', () => {
    expect(chosenDelegation({ ...none, delegation: null }, facts)?.idSmartcash).toBe('MAD-1')
    expect(chosenDelegation({ ...none, delegation: 'LIS-1' }, facts)?.idSmartcash).toBe('LIS-1')
  })

  it('[SUB-5] the principal delegation is chosen for a subclient again if the user’s choice is no longer an option', () => {
    expect(chosenDelegation({ ...none, delegation: 'OPO-1' }, facts)?.idSmartcash).toBe('MAD-1')
  })

  it('[SUB-5] no delegation is chosen for a subclient if none of the options is principal', () => {
    expect(chosenDelegation({ ...none, delegation: null }, { delegations: [lisbon] })).toBeUndefined()
  })

  it('[SUB-5] the chosen delegation of a subclient is always one of the options', () => {
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
