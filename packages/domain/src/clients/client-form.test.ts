import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ClientDraft, changeClientDraft, clientDraftOf, clientFormFields, emptyClientDraft } from '.'
import { anyClient, anyClientChange, anyClientDraft } from './clients.arbitraries'
import { bazar, found, ready } from './clients.fixtures'

const free = { disabled: false }
const empty = emptyClientDraft({ preselected: '' })
const typed: ClientDraft = {
  ...empty,
  validates: false,
  countryId: '1',
  codeSol: 'B7',
  description: 'Bazar',
  idSmartcash: 'SC',
  thirdcodes: bazar.thirdcodes,
  limits: bazar.limits,
}

describe('a new client', () => {
  it('[CLI-40] by default the code of a new client must be looked up, and the country is already chosen if there is only one country', () => {
    expect(emptyClientDraft({ preselected: '2' })).toEqual({
      record: null,
      validates: true,
      countryId: '2',
      sourceSystem: '',
      codeSol: '',
      lookup: 'none',
      oidSol: null,
      uniqueCode: null,
      description: '',
      idSmartcash: '',
      thirdcodes: [],
      limits: [],
      extradata: [],
    })
  })

  it('[CLI-41] the form of a new client shows source system and search button only if the code must be looked up externally', () => {
    expect(clientFormFields(ready, free)).toMatchObject({ sourceSystem: 'editable', search: 'editable' })
    expect(clientFormFields(empty, free)).toMatchObject({ sourceSystem: 'editable', search: 'disabled' })
    expect(clientFormFields(typed, free)).toMatchObject({ sourceSystem: 'hidden', search: 'hidden' })
  })

  it('[CLI-42] the country in the form of a new client can’t be changed if there is only one country', () => {
    expect(clientFormFields(empty, { disabled: true }).countryId).toBe('disabled')
    expect(clientFormFields(empty, free).countryId).toBe('editable')
  })

  it('[CLI-43] the form of a new client shows the fields below the code only if the code was found or need not be looked up', () => {
    const below = { idSmartcash: 'editable', thirdcodes: 'editable', limits: 'editable' }
    const nothing = { description: 'hidden', idSmartcash: 'hidden', thirdcodes: 'hidden', limits: 'hidden' }
    expect(clientFormFields(typed, free)).toMatchObject({ description: 'editable', ...below })
    expect(clientFormFields({ ...typed, codeSol: '' }, free)).toMatchObject(nothing)
    expect(clientFormFields(ready, free)).toMatchObject(nothing)
    expect(clientFormFields(found(), free)).toMatchObject({ description: 'read-only', ...below })
  })

  it('[CLI-44] the form of a new client hides the table of extra data, and the form of an existing client shows it', () => {
    fc.assert(
      fc.property(anyClientDraft, (draft) => {
        const adding = draft.record === null
        expect(clientFormFields(draft, free).extradata).toBe(adding ? 'hidden' : 'editable')
        if (adding) expect(draft.extradata).toEqual([])
      }),
    )
  })
})

describe('changing a new client', () => {
  const all = (): ClientDraft => ({ ...found(), idSmartcash: 'SC', limits: bazar.limits, uniqueCode: 'U' })

  it('[CLI-45] changing whether the code of a new client must be looked up clears every field except the country', () => {
    expect(changeClientDraft(all(), { field: 'validates', value: false })).toEqual({
      ...emptyClientDraft({ preselected: '1' }),
      validates: false,
    })
    expect(changeClientDraft(typed, { field: 'validates', value: true })).toEqual(
      emptyClientDraft({ preselected: '1' }),
    )
  })

  it('[CLI-46] changing the country of a new client clears every field except the switch for the code lookup', () => {
    expect(changeClientDraft(all(), { field: 'countryId', value: '3' })).toEqual(
      emptyClientDraft({ preselected: '3' }),
    )
    expect(changeClientDraft(typed, { field: 'countryId', value: '' })).toEqual({
      ...empty,
      validates: false,
    })
  })

  it.each([
    { field: 'codeSol', value: 'b8' },
    { field: 'sourceSystem', value: 'PROFAT' },
  ] as const)(
    '[CLI-47] changing the $field of a new client clears the values that belonged to the former code',
    (change) => {
      const cleared = { ...emptyClientDraft({ preselected: '1' }), sourceSystem: 'SIGII', codeSol: 'B7' }
      expect(changeClientDraft(all(), change)).toEqual({ ...cleared, [change.field]: change.value })
    },
  )

  it('[CLI-47] if the code of a new client need not be looked up, changing it keeps the values of all other fields', () => {
    expect(changeClientDraft(typed, { field: 'codeSol', value: 'B8' })).toEqual({ ...typed, codeSol: 'B8' })
  })

  it.each([
    { field: 'idSmartcash', value: 'SC-2' },
    { field: 'thirdcodes', value: [] },
    { field: 'limits', value: [] },
  ] as const)('[CLI-48] changing the $field of a new client changes no other field', (change) => {
    expect(changeClientDraft(all(), change)).toEqual({ ...all(), [change.field]: change.value })
  })

  it('[CLI-48] changing a read-only field of a client, or setting a field to its current value, has no effect', () => {
    fc.assert(
      fc.property(anyClientDraft, anyClientChange, (draft, change) => {
        const state = clientFormFields(draft, free)[change.field]
        const next = changeClientDraft(draft, change)
        if (state === 'editable') expect(next[change.field]).toEqual(change.value)
        else expect(next).toBe(draft)
        expect(changeClientDraft(next, change)).toBe(next)
      }),
    )
  })

  it('[CLI-47] the form of a new client contains data from the external system only if that system has found the code', () => {
    fc.assert(
      fc.property(anyClientDraft, (draft) => {
        fc.pre(draft.record === null && draft.validates && draft.lookup !== 'found')
        const { description, oidSol, idSmartcash, thirdcodes, limits } = draft
        expect({ description, oidSol, idSmartcash, thirdcodes, limits }).toEqual({
          description: '',
          oidSol: null,
          idSmartcash: '',
          thirdcodes: [],
          limits: [],
        })
      }),
    )
  })
})

describe('an edited client', () => {
  const edited = () => clientDraftOf(bazar)

  it('[CLI-50] the form of an existing client contains every value of the client', () => {
    expect(edited()).toEqual({
      record: { id: 7, active: true },
      validates: false,
      countryId: '1',
      sourceSystem: '',
      codeSol: 'B7',
      lookup: 'none',
      oidSol: 'OID-7',
      uniqueCode: 'ES-B7',
      description: 'Bazar Norte',
      idSmartcash: 'SC-7',
      thirdcodes: bazar.thirdcodes,
      limits: bazar.limits,
      extradata: bazar.extradata,
    })
  })

  it('[CLI-50] the form of an existing client has empty fields if the client has no code and no SmartCash id', () => {
    expect(clientDraftOf({ ...bazar, codeSol: null, idSmartcash: null })).toMatchObject({
      codeSol: '',
      idSmartcash: '',
    })
  })

  it('[CLI-51] in the form of an existing client, code and description are read-only, and SmartCash id and tables are editable', () => {
    fc.assert(
      fc.property(anyClient, fc.boolean(), (client, disabled) => {
        expect(clientFormFields(clientDraftOf(client), { disabled })).toEqual({
          validates: 'hidden',
          countryId: 'hidden',
          sourceSystem: 'hidden',
          codeSol: 'read-only',
          search: 'hidden',
          description: 'read-only',
          idSmartcash: 'editable',
          thirdcodes: 'editable',
          limits: 'editable',
          extradata: 'editable',
        })
      }),
    )
  })

  it('[CLI-48] the extra data in the form of an existing client can be changed', () => {
    expect(changeClientDraft(edited(), { field: 'extradata', value: [] })).toEqual({
      ...edited(),
      extradata: [],
    })
    const form = edited()
    expect(changeClientDraft(form, { field: 'description', value: 'x' })).toBe(form)
  })
})
