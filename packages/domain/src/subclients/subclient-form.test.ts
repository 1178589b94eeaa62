import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  changeSubclientDraft,
  emptySubclientDraft,
  Subclient,
  type SubclientDraft,
  subclientDraftOf,
  subclientFormFields,
} from '.'
import {
  anySubclient,
  anySubclientChange,
  anySubclientDraft,
  readySubclientDraft as ready,
} from './subclients.arbitraries'
import { found } from './subclients.fixtures'

const free = { shown: true, disabled: false }
const empty = emptySubclientDraft({ preselected: '' })
const other = { id: 8, codeSol: 'B8', description: 'Bazar Sur' }
const limit = { currency: { id: 1, code: 'EUR', symbol: '€' }, amount: 5 }
const typed: SubclientDraft = {
  ...ready,
  validates: false,
  sourceSystem: '',
  description: 'Centre',
  delegation: 'MAD-1',
  idSmartcash: 'SC',
  limits: [limit],
}

describe('a new subclient', () => {
  it('[SUB-10] the code of a new subclient must be looked up by default, and a single country is already chosen', () => {
    expect(emptySubclientDraft({ preselected: '2' })).toEqual({
      record: null,
      validates: true,
      countryId: '2',
      client: null,
      sourceSystem: '',
      codeSol: '',
      lookup: 'none',
      oidSol: null,
      uniqueCode: null,
      description: '',
      delegation: null,
      ownDelegation: null,
      foundDelegations: [],
      idSmartcash: '',
      thirdcodes: [],
      limits: [],
    })
  })

  it('[SUB-12] only administrators see the country in the form of a new subclient, and a single country can’t be changed', () => {
    expect(subclientFormFields(empty, free).countryId).toBe('editable')
    expect(subclientFormFields(empty, { shown: true, disabled: true }).countryId).toBe('disabled')
    expect(subclientFormFields(empty, { shown: false, disabled: true }).countryId).toBe('hidden')
  })

  it('[SUB-13] client and code in the form of a new subclient are disabled until the fields that they depend on are filled in', () => {
    expect(subclientFormFields(empty, free)).toMatchObject({ client: 'disabled', codeSol: 'disabled' })
    const country = { ...empty, countryId: '1' }
    expect(subclientFormFields(country, free)).toMatchObject({ client: 'editable', codeSol: 'disabled' })
    const client = { ...country, client: other }
    expect(subclientFormFields(client, free).codeSol).toBe('disabled')
    expect(subclientFormFields({ ...client, validates: false }, free).codeSol).toBe('editable')
    expect(subclientFormFields({ ...client, sourceSystem: 'NONE' }, free).codeSol).toBe('editable')
  })

  it('[SUB-14] the form of a new subclient shows source system and search button only if the code must be looked up externally', () => {
    expect(subclientFormFields(ready, free)).toMatchObject({ sourceSystem: 'editable', search: 'editable' })
    expect(subclientFormFields(empty, free)).toMatchObject({ sourceSystem: 'editable', search: 'disabled' })
    expect(subclientFormFields(typed, free)).toMatchObject({ sourceSystem: 'hidden', search: 'hidden' })
  })

  it('[SUB-15] the form of a new subclient shows the fields below the code only if the code was found or need not be looked up', () => {
    const below = {
      delegation: 'editable',
      idSmartcash: 'editable',
      thirdcodes: 'editable',
      limits: 'editable',
    }
    expect(subclientFormFields(typed, free)).toMatchObject({ description: 'editable', ...below })
    expect(subclientFormFields(found(), free)).toMatchObject({ description: 'read-only', ...below })
    expect(subclientFormFields(ready, free)).toMatchObject({
      description: 'hidden',
      delegation: 'hidden',
      idSmartcash: 'hidden',
      thirdcodes: 'hidden',
      limits: 'hidden',
    })
  })
})

describe('changing a new subclient', () => {
  const all = (): SubclientDraft => ({
    ...found(),
    idSmartcash: 'SC',
    limits: [limit],
    delegation: 'MAD-1',
    uniqueCode: 'U',
  })

  it('[SUB-16] changing the country of a new subclient clears the client and all fields below', () => {
    expect(changeSubclientDraft(all(), { field: 'countryId', value: '2' })).toEqual(
      emptySubclientDraft({ preselected: '2' }),
    )
    expect(changeSubclientDraft(typed, { field: 'countryId', value: '' })).toEqual({
      ...empty,
      validates: false,
    })
  })

  it('[SUB-17] changing whether the code of a new subclient must be looked up clears all fields below the client', () => {
    const kept = { ...emptySubclientDraft({ preselected: '1' }), client: ready.client }
    expect(changeSubclientDraft(all(), { field: 'validates', value: false })).toEqual({
      ...kept,
      validates: false,
    })
    expect(changeSubclientDraft(typed, { field: 'validates', value: true })).toEqual(kept)
  })

  it.each([
    { field: 'client', value: other },
    { field: 'sourceSystem', value: 'PROFAT' },
    { field: 'codeSol', value: 'c2' },
  ] as const)(
    '[SUB-18] changing the $field of a new subclient clears the values that belonged to the former code',
    (change) => {
      expect(changeSubclientDraft(all(), change)).toEqual({
        ...ready,
        codeSol: 'C1',
        [change.field]: change.value,
      })
    },
  )

  it('[SUB-18] if the code of a new subclient need not be looked up, changing the code or the client keeps all other values', () => {
    expect(changeSubclientDraft(typed, { field: 'codeSol', value: 'C2' })).toEqual({
      ...typed,
      codeSol: 'C2',
    })
    expect(changeSubclientDraft(typed, { field: 'client', value: other })).toEqual({
      ...typed,
      client: other,
    })
  })

  it.each([
    { field: 'idSmartcash', value: 'SC-2' },
    { field: 'delegation', value: 'LIS-1' },
    { field: 'thirdcodes', value: [] },
    { field: 'limits', value: [] },
  ] as const)('[SUB-19] changing the $field of a new subclient changes no other field', (change) => {
    expect(changeSubclientDraft(all(), change)).toEqual({ ...all(), [change.field]: change.value })
  })

  it('[SUB-19] changing a read-only field of a subclient, or setting a field to its current value, has no effect', () => {
    fc.assert(
      fc.property(anySubclientDraft, anySubclientChange, (draft, change) => {
        const state = subclientFormFields(draft, free)[change.field]
        const next = changeSubclientDraft(draft, change)
        if (state === 'editable') expect(next[change.field]).toEqual(change.value)
        else expect(next).toBe(draft)
        // A second identical change has no effect, even if the first one has disabled the code field.
        expect(changeSubclientDraft(next, change)).toBe(next)
      }),
    )
  })

  it('[SUB-18] the form of a new subclient contains data from the external system only if that system has found the code', () => {
    fc.assert(
      fc.property(anySubclientDraft, (draft) => {
        fc.pre(draft.record === null && draft.validates && draft.lookup !== 'found')
        const { description, oidSol, idSmartcash, delegation, foundDelegations, thirdcodes, limits } = draft
        expect({ description, oidSol, idSmartcash, delegation }).toEqual({
          description: '',
          oidSol: null,
          idSmartcash: '',
          delegation: null,
        })
        expect([...foundDelegations, ...thirdcodes, ...limits]).toEqual([])
      }),
    )
  })
})

describe('an edited subclient', () => {
  const centre = Subclient.parse({
    id: 5,
    oidSol: 'OID-5',
    codeSol: 'C5',
    idSmartcash: 'SC-5',
    uniqueCode: 'ES-B7-C5',
    description: 'Centre',
    active: false,
    delegation: { id: 3, idSmartcash: ' MAD-1 ', description: 'Madrid' },
    client: {
      id: 7,
      codeSol: 'B7',
      description: 'Bazar Norte',
      active: true,
      country: { id: 1, code: 'ES', name: 'Spain' },
    },
    thirdcodes: [{ system: 'SAP', code: '42' }],
    limits: [limit],
  })

  it('[SUB-11] the form of an existing subclient contains every value of the subclient', () => {
    expect(subclientDraftOf(centre)).toEqual({
      record: { id: 5, active: false },
      validates: false,
      countryId: '1',
      client: { id: 7, codeSol: 'B7', description: 'Bazar Norte' },
      sourceSystem: '',
      codeSol: 'C5',
      lookup: 'none',
      oidSol: 'OID-5',
      uniqueCode: 'ES-B7-C5',
      description: 'Centre',
      delegation: 'MAD-1',
      ownDelegation: { idSmartcash: 'MAD-1', description: 'Madrid', principal: false },
      foundDelegations: [],
      idSmartcash: 'SC-5',
      thirdcodes: centre.thirdcodes,
      limits: [limit],
    })
  })

  it.each([
    null,
    { id: 3, idSmartcash: null, description: 'x' },
    { id: 3, idSmartcash: ' ', description: 'x' },
  ])(
    '[SUB-11] an existing subclient without delegation (%j), code and SmartCash id can be opened in the form',
    (delegation) => {
      expect(subclientDraftOf({ ...centre, delegation, codeSol: null, idSmartcash: null })).toMatchObject({
        delegation: null,
        ownDelegation: null,
        codeSol: '',
        idSmartcash: '',
      })
    },
  )

  it('[SUB-15] code and description in the form of an existing subclient are read-only, and the other fields are editable', () => {
    fc.assert(
      fc.property(anySubclient, fc.boolean(), fc.boolean(), (subclient, shown, disabled) => {
        expect(subclientFormFields(subclientDraftOf(subclient), { shown, disabled })).toEqual({
          validates: 'hidden',
          countryId: 'hidden',
          client: 'hidden',
          sourceSystem: 'hidden',
          codeSol: 'read-only',
          search: 'hidden',
          description: 'read-only',
          delegation: 'editable',
          idSmartcash: 'editable',
          thirdcodes: 'editable',
          limits: 'editable',
        })
      }),
    )
  })
})
