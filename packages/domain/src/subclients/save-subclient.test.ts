import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canSaveRecord, recordMessageKeys, recordRefusalRules } from '../records'
import { someCountries } from '../records/testing'
import {
  buildSubclientRequest,
  chosenDelegation,
  Delegation,
  delegationCode,
  emptySubclientDraft,
  mergeSynchronisedSubclient,
  type SubclientDraft,
  SubclientRequest,
  SynchronisedSubclient,
  subclientDraftOf,
  subclientFormFields,
  subclientKind,
  subclientMessageKeys,
  validateSubclient,
} from '.'
import {
  anyDelegations,
  anySubclient,
  anySubclientDraft,
  anyValidSubclientDraft,
  readySubclientDraft as ready,
} from './subclients.arbitraries'

const madrid = Delegation.parse({ id: 1, idSmartcash: 'MAD-1', description: 'Madrid', principalBol: true })
const lisbon = Delegation.parse({ id: 2, idSmartcash: 'LIS-1', description: 'Lisbon' })
const facts = { delegations: [lisbon, madrid], countries: someCountries }
const empty = emptySubclientDraft({ preselected: '' })
const byHand: SubclientDraft = {
  ...ready,
  validates: false,
  sourceSystem: '',
  codeSol: ' C1 ',
  description: ' Centre ',
  idSmartcash: ' SC-1 ',
}
const issueOf = (rule: string, path: string, params: Record<string, string | number> = {}) => ({
  rule,
  key: `validation.messages.${rule}`,
  path,
  params,
})

describe('a subclient that is added', () => {
  it('[SUB-40] a new subclient requires country, client and, if its code must be looked up externally, a source system', () => {
    expect(validateSubclient(empty, facts)).toEqual([
      issueOf('required', 'countryId'),
      issueOf('required', 'client'),
      issueOf('required', 'sourceSystem'),
      issueOf('required', 'codeSol'),
    ])
    expect(validateSubclient({ ...empty, validates: false, codeSol: 'C 1' }, facts)).toEqual([
      issueOf('required', 'countryId'),
      issueOf('required', 'client'),
      issueOf('alpha_dash', 'codeSol'),
      issueOf('required', 'description'),
      issueOf('required', 'idSmartcash'),
    ])
  })

  it.each([
    ['none', 'code-unconfirmed'],
    ['looking', 'code-unconfirmed'],
    ['not-found', 'subclientNotFound'],
  ] as const)('[SUB-41] a subclient whose search is %s is refused with the reason %s', (lookup, rule) => {
    expect(validateSubclient({ ...ready, lookup }, facts)).toEqual([issueOf(rule, 'codeSol')])
  })

  it('[SUB-41] an unconfirmed code of a subclient has no issue while a field above the code is empty', () => {
    expect(validateSubclient({ ...ready, client: null }, facts)).toEqual([issueOf('required', 'client')])
  })

  it('[SUB-42] a new subclient requires a description and a SmartCash id if its code was found or need not be looked up', () => {
    expect(validateSubclient({ ...byHand, description: '', idSmartcash: ' ' }, facts)).toEqual([
      issueOf('required', 'description'),
      issueOf('required', 'idSmartcash'),
    ])
    expect(validateSubclient(byHand, facts)).toEqual([])
  })

  it('[SUB-43] a new subclient requires a delegation, and the principal delegation is chosen by default', () => {
    expect(validateSubclient(byHand, { delegations: [lisbon] })).toEqual([issueOf('required', 'delegation')])
    expect(validateSubclient({ ...byHand, delegation: 'LIS-1' }, { delegations: [lisbon] })).toEqual([])
  })

  it('[SUB-43] the form of a subclient has an issue about a missing delegation if none is chosen and no option is principal', () => {
    fc.assert(
      fc.property(anyDelegations, fc.constantFrom(null, 'MAD-1', 'LIS'), (delegations, delegation) => {
        const draft = { ...byHand, delegation }
        const missing = validateSubclient(draft, { delegations }).map(({ path }) => path)
        expect(missing).toEqual(chosenDelegation(draft, { delegations }) === undefined ? ['delegation'] : [])
      }),
    )
  })

  it('[SUB-44] every validation issue of a subclient is at a field that the form shows', () => {
    fc.assert(
      fc.property(anySubclientDraft, anyDelegations, (draft, delegations) => {
        const states = subclientFormFields(draft, { shown: true, disabled: false })
        const fields = new Map<string, string>(Object.entries(states))
        const hidden = validateSubclient(draft, { delegations }).filter(
          ({ path }) => (fields.get(path.split('.')[0] ?? '') ?? 'hidden') === 'hidden',
        )
        expect(hidden).toEqual([])
      }),
    )
  })

  it('[SUB-44] validating a subclient also validates the rows of the subclient’s tables', () => {
    expect(validateSubclient({ ...byHand, thirdcodes: [{ system: '', code: '1' }] }, facts)).toEqual([
      issueOf('required', 'thirdcodes.0.system'),
    ])
  })
})

describe('a subclient that is edited', () => {
  it('[SUB-42, SUB-43] an existing subclient requires a SmartCash id and a delegation', () => {
    fc.assert(
      fc.property(anySubclient, (subclient) => {
        const draft = subclientDraftOf(subclient)
        const issues = validateSubclient({ ...draft, idSmartcash: ' ' }, { delegations: [] })
        const hasOwn = delegationCode(draft.ownDelegation?.idSmartcash ?? '') !== ''
        expect(issues.map(({ path }) => path)).toEqual(
          hasOwn ? ['idSmartcash'] : ['idSmartcash', 'delegation'],
        )
      }),
    )
  })
})

describe('the body of a save', () => {
  it('[SUB-45] the request body of a new subclient is active, has no id, and contains the code of the delegation', () => {
    expect(buildSubclientRequest(byHand, facts)).toEqual({
      oidSol: null,
      codeSol: 'C1',
      uniqueCode: 'ES-B7-C1',
      description: 'Centre',
      active: true,
      idSmartcash: 'SC-1',
      clientId: 7,
      delegation: 'MAD',
      thirdcodes: [],
      limits: [],
    })
  })

  it('[SUB-45] the request body of an existing subclient contains the subclient’s id, state and unique code', () => {
    const edited = {
      ...byHand,
      record: { id: 5, active: false },
      uniqueCode: 'KEPT',
      oidSol: 'O',
      delegation: 'LIS-1',
      thirdcodes: [{ system: 'SAP', code: '1' }],
      limits: [{ currency: { id: 1, code: 'EUR', symbol: '€' }, amount: 1 }],
    }
    expect(buildSubclientRequest(edited, facts)).toEqual({
      id: 5,
      oidSol: 'O',
      codeSol: 'C1',
      uniqueCode: 'KEPT',
      description: 'Centre',
      active: false,
      idSmartcash: 'SC-1',
      clientId: 7,
      delegation: 'LIS',
      thirdcodes: edited.thirdcodes,
      limits: edited.limits,
    })
  })

  it('[SUB-46] the request body of a subclient has no unique code if a part of the unique code is missing', () => {
    const padded = { id: 7, codeSol: ' B7 ', description: 'Bazar' }
    expect(buildSubclientRequest({ ...byHand, client: padded }, facts).uniqueCode).toBe('ES-B7-C1')
    const nameless = { id: 7, codeSol: null, description: 'Bazar' }
    expect(buildSubclientRequest({ ...byHand, client: nameless }, facts).uniqueCode).toBeNull()
    expect(buildSubclientRequest({ ...byHand, countryId: '9' }, facts).uniqueCode).toBeNull()
    const codeless = { ...byHand, record: { id: 5, active: true }, codeSol: '' }
    expect(buildSubclientRequest(codeless, facts)).toMatchObject({ codeSol: null, uniqueCode: null })
  })

  it.each([
    ['client', { ...byHand, client: null }, facts],
    ['delegation', byHand, { ...facts, delegations: [] }],
  ])(
    '[SUB-45] building the request body of a subclient throws if the form has no %s',
    (_missing, draft, given) => {
      expect(() => buildSubclientRequest(draft, given)).toThrow('[subclients] buildSubclientRequest')
    },
  )

  it('[SUB-45] the call that saves a subclient accepts the body of every valid form', () => {
    fc.assert(
      fc.property(fc.oneof(anyValidSubclientDraft, anySubclientDraft), (draft) => {
        const issues = validateSubclient(draft, facts)
        fc.pre(canSaveRecord(issues, subclientKind).allowed)
        const body = buildSubclientRequest(draft, facts)
        expect(SubclientRequest.parse(body)).toEqual(body)
        expect(body.delegation).not.toContain('-')
      }),
    )
  })

  it('[SUB-45] a subclient form that is filled in with valid values can be saved', () => {
    fc.assert(
      fc.property(anyValidSubclientDraft, (draft) => {
        expect(validateSubclient(draft, facts)).toEqual([])
      }),
    )
  })

  it.each([
    { delegation: 'MAD-1' },
    { delegation: '' },
    { clientId: 0 },
    { clientId: '7' },
    { codeSol: null },
    { idSmartcash: '' },
    { description: '' },
    { country: 1 },
  ])('[SUB-45] the call that saves a subclient refuses a body with %j', (changed) => {
    const body = buildSubclientRequest(byHand, facts)
    expect(SubclientRequest.safeParse({ ...body, ...changed }).success).toBe(false)
  })
})

describe('synchronising a subclient', () => {
  const draft = { ...byHand, record: { id: 5, active: true }, oidSol: 'O-1' }
  const merge = (answer: Record<string, unknown>) =>
    mergeSynchronisedSubclient(draft, SynchronisedSubclient.parse(answer))
  const opo = { idSmartcash: 'OPO-1', description: 'Oporto', principal: true }

  it('[SUB-31] synchronising a subclient updates the same fields as synchronising a client, and also updates the delegations', () => {
    expect(
      merge({
        description: 'New',
        idSmartcash: 'other',
        delegations: [
          { idSmartcash: 'OPO-1', description: 'Oporto', principalBol: true },
          { idSmartcash: 'FAR-1' },
          { idSmartcash: null, description: 'Nowhere' },
        ],
      }),
    ).toEqual({
      ok: true,
      value: {
        ...draft,
        description: 'New',
        foundDelegations: [opo, { idSmartcash: 'FAR-1', description: 'FAR-1', principal: false }],
      },
    })
  })

  it('[SUB-31] synchronising a subclient does not change the delegations if the response contains none', () => {
    const before = { ...draft, foundDelegations: [opo] }
    const answer = SynchronisedSubclient.parse({ oidSol: 'O-2', delegations: [] })
    expect(mergeSynchronisedSubclient(before, answer)).toEqual({
      ok: true,
      value: { ...before, oidSol: 'O-2' },
    })
  })

  it('[SUB-31] synchronising a subclient accepts a response that contains only delegations', () => {
    expect(
      merge({ delegations: [{ idSmartcash: 'OPO-1', description: 'Oporto', principalBol: true }] }),
    ).toEqual({ ok: true, value: { ...draft, foundDelegations: [opo] } })
  })

  it.each([{}, { delegations: [] }, { idSmartcash: 'x', delegations: [{ idSmartcash: '-1' }] }])(
    '[SUB-31] synchronising a subclient refuses the response %j, which contains no data',
    (answer) => {
      expect(merge(answer)).toMatchObject({ ok: false, error: { rule: 'nothing-returned' } })
      expect(mergeSynchronisedSubclient(draft, null)).toEqual(merge(answer))
      expect(mergeSynchronisedSubclient(draft, undefined)).toEqual(merge(answer))
    },
  )

  it('[SUB-31] synchronising a subclient keeps the delegation chosen in the form if the response contains that delegation', () => {
    fc.assert(
      fc.property(anySubclient, anyDelegations, (subclient, delegations) => {
        const form = subclientDraftOf(subclient)
        const merged = mergeSynchronisedSubclient(form, SynchronisedSubclient.parse({ delegations }))
        fc.pre(merged.ok && delegationCode(form.delegation ?? '') !== '')
        expect(chosenDelegation(merged.value, { delegations })?.idSmartcash).toBe(form.delegation)
      }),
    )
  })
})

describe('messages', () => {
  it('[SUB-60] the list of message keys of subclients contains the keys of all rules of subclients, in addition to the keys of records', () => {
    const rules = [...recordRefusalRules, 'no-client', 'client-without-code']
    expect(subclientMessageKeys).toEqual([
      ...rules.map((rule) => `subclients.refused.${rule}`),
      'validation.messages.subclientNotFound',
    ])
    expect(subclientMessageKeys.filter((key) => recordMessageKeys.includes(key))).toEqual([])
  })
})
