import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanText } from '../kernel'
import { canSaveRecord, recordMessageKeys, recordRefusalRules } from '../records'
import { anyTypedText, someCountries } from '../records/testing'
import {
  buildClientRequest,
  type ClientDraft,
  ClientRequest,
  clientDraftOf,
  clientFormFields,
  clientKind,
  clientMessageKeys,
  emptyClientDraft,
  validateClient,
} from '.'
import { anyClient, anyClientDraft, anyValidClientDraft } from './clients.arbitraries'

const facts = { countries: someCountries }
const empty = emptyClientDraft({ preselected: '' })
const byHand: ClientDraft = {
  ...empty,
  validates: false,
  countryId: '1',
  codeSol: ' B7 ',
  description: ' Bazar ',
  idSmartcash: ' SC-7 ',
}
const issueOf = (rule: string, path: string, params: Record<string, string | number> = {}) => ({
  rule,
  key: `validation.messages.${rule}`,
  path,
  params,
})
const euros = { currency: { id: 1, code: 'EUR', symbol: '€' }, amount: 1 }
const rows = {
  thirdcodes: [{ system: 'SAP', code: '' }],
  limits: [{ currency: { id: 1, code: 'EUR', symbol: '€' }, amount: -1 }],
  extradata: [{ name: '', label: 'x', type: 'number' as const, attr1: null, required: false }],
}

describe('a client that is added', () => {
  it('[CLI-52] a new client requires a country and, if its code must be looked up externally, a source system', () => {
    expect(validateClient(empty)).toEqual([
      issueOf('required', 'countryId'),
      issueOf('required', 'sourceSystem'),
      issueOf('required', 'codeSol'),
    ])
    expect(validateClient({ ...empty, validates: false })).toEqual([
      issueOf('required', 'countryId'),
      issueOf('required', 'codeSol'),
    ])
  })

  it.each([
    ['none', 'code-unconfirmed'],
    ['not-found', 'clientNotFound'],
  ] as const)(
    '[CLI-53] a new client whose search is %s is refused with the reason %s, and the only issue is at the code',
    (lookup, rule) => {
      const draft = { ...empty, countryId: '1', sourceSystem: 'NONE' as const, codeSol: 'B7', lookup }
      expect(validateClient(draft)).toEqual([issueOf(rule, 'codeSol')])
    },
  )

  it('[CLI-54] a new client requires a description and a SmartCash id if its code was found or need not be looked up', () => {
    expect(validateClient({ ...byHand, description: ' ', idSmartcash: '' })).toEqual([
      issueOf('required', 'description'),
      issueOf('required', 'idSmartcash'),
    ])
    expect(validateClient(byHand)).toEqual([])
  })

  it('[CLI-55] a typed description of a client has at most 255 characters; a description from the external system may be longer', () => {
    const longer = 'x'.repeat(256)
    expect(validateClient({ ...byHand, description: longer })).toEqual([
      issueOf('max', 'description', { length: 255 }),
    ])
    const given = { ...byHand, validates: true, sourceSystem: 'NONE', lookup: 'found' } as const
    expect(validateClient({ ...given, description: longer })).toEqual([])
    expect(validateClient({ ...given, description: ' ' })).toEqual([issueOf('required', 'description')])
  })

  it('[CLI-56] validating a client also validates the rows of the client’s tables', () => {
    expect(validateClient({ ...byHand, ...rows })).toEqual([
      issueOf('required', 'thirdcodes.0.code'),
      issueOf('min_value', 'limits.0.amount', { min: 0 }),
      issueOf('required', 'extradata.0.name'),
    ])
  })

  it('[CLI-54] every validation issue of a client is at a field that the form shows', () => {
    fc.assert(
      fc.property(anyClientDraft, (draft) => {
        const fields = new Map<string, string>(Object.entries(clientFormFields(draft, { disabled: false })))
        const hidden = validateClient(draft).filter(
          ({ path }) => (fields.get(path.split('.')[0] ?? '') ?? 'hidden') === 'hidden',
        )
        expect(hidden).toEqual([])
      }),
    )
  })
})

const lasting = {
  id: 7,
  oidSol: null,
  codeSol: null,
  idSmartcash: 'SC',
  uniqueCode: null,
  label: null,
  description: 'x'.repeat(300),
  active: false,
  country: { id: 1, code: 'ES', name: 'Spain', mainCurrency: null },
  extradata: [],
  thirdcodes: [],
  limits: [],
}

describe('a client that is edited', () => {
  it('[CLI-54] an existing client requires only a SmartCash id and valid tables, besides the description', () => {
    fc.assert(
      fc.property(anyClient, anyTypedText, (client, idSmartcash) => {
        const issues = validateClient({ ...clientDraftOf(client), idSmartcash })
        const length = Array.from(cleanText(idSmartcash)).length
        expect(issues.map(({ path }) => path)).toEqual(length >= 1 && length <= 255 ? [] : ['idSmartcash'])
      }),
    )
    expect(validateClient(clientDraftOf(lasting))).toEqual([])
    const nameless = clientDraftOf({ ...lasting, description: '' })
    expect(validateClient(nameless)).toEqual([issueOf('required', 'description')])
  })
})

describe('the body of a save', () => {
  it('[CLI-57] the request body of a new client is active, has no id, and has the portal’s field names', () => {
    expect(buildClientRequest(byHand, facts)).toEqual({
      oidSol: null,
      codeSol: 'B7',
      uniqueCode: 'ES-B7',
      description: 'Bazar',
      idSmartcash: 'SC-7',
      active: true,
      country: 1,
      extradata: [],
      thirdcodes: [],
      limits: [],
    })
  })

  it('[CLI-57] the request body of an existing client contains the client’s id, state and unique code', () => {
    const tables = {
      extradata: [{ name: 'n', label: 'l', type: 'number' as const, attr1: null, required: true }],
      thirdcodes: [{ system: 'SAP', code: '1' }],
      limits: [{ currency: { id: 1, code: 'EUR', symbol: '€' }, amount: 1 }],
    }
    const draft = clientDraftOf({ ...lasting, ...tables, oidSol: 'O', codeSol: 'C', uniqueCode: 'KEPT' })
    expect(buildClientRequest(draft, facts)).toEqual({
      id: 7,
      oidSol: 'O',
      codeSol: 'C',
      uniqueCode: 'KEPT',
      description: 'x'.repeat(300),
      idSmartcash: 'SC',
      active: false,
      country: 1,
      ...tables,
    })
    expect(ClientRequest.safeParse(buildClientRequest(clientDraftOf(lasting), facts)).success).toBe(true)
  })

  it('[CLI-57] the request body of a client is accepted with the country’s id and with an object that has this id', () => {
    const body = buildClientRequest(byHand, facts)
    expect(ClientRequest.parse({ ...body, country: { id: 1, code: 'ES' } })).toEqual(body)
    expect(ClientRequest.safeParse({ ...body, country: 0 }).success).toBe(false)
    expect(ClientRequest.safeParse({ ...body, country: 'ES' }).success).toBe(false)
  })

  it('[CLI-57] building the request body of a client throws if the form has no country', () => {
    expect(() => buildClientRequest({ ...byHand, countryId: '' }, facts)).toThrow(
      '[clients] buildClientRequest',
    )
  })

  it('[CLI-58] the call that saves a client accepts the body of every valid form', () => {
    fc.assert(
      fc.property(fc.oneof(anyValidClientDraft, anyClientDraft), (draft) => {
        const issues = validateClient(draft)
        expect(canSaveRecord(issues, clientKind).allowed).toBe(issues.length === 0)
        fc.pre(issues.length === 0)
        const body = buildClientRequest(draft, facts)
        expect(ClientRequest.parse(body)).toEqual(body)
      }),
    )
  })

  it('[CLI-58] a client form that is filled in with valid values can be saved', () => {
    fc.assert(
      fc.property(anyValidClientDraft, (draft) => {
        expect(validateClient(draft)).toEqual([])
      }),
    )
  })

  it.each([
    { description: '' },
    { idSmartcash: '' },
    { idSmartcash: 'x'.repeat(256) },
    { codeSol: null },
    { codeSol: '' },
    { codeSol: 'C 1' },
    { thirdcodes: rows.thirdcodes },
    {
      thirdcodes: [
        { system: 'A', code: '1' },
        { system: 'a', code: '2' },
      ],
    },
    { limits: rows.limits },
    { limits: [euros, euros] },
    { extradata: rows.extradata },
    { active: 'yes' },
    { owner: 1 },
    { id: 0 },
  ])('[CLI-58] the call that saves a client refuses a body with %j', (changed) => {
    const body = buildClientRequest(byHand, facts)
    expect(ClientRequest.safeParse({ ...body, ...changed }).success).toBe(false)
  })

  it('[CLI-59] the unique code of a client is the country’s code, followed by the client’s code', () => {
    expect(buildClientRequest(byHand, facts).uniqueCode).toBe('ES-B7')
    expect(buildClientRequest({ ...byHand, countryId: '2' }, facts).uniqueCode).toBe('PT-B7')
  })

  it('[CLI-59] the request body of a client has no unique code if the country or the client has no code; the back end then creates one', () => {
    expect(buildClientRequest(byHand, { countries: [] }).uniqueCode).toBeNull()
    expect(buildClientRequest(clientDraftOf(lasting), facts).uniqueCode).toBeNull()
  })
})

describe('messages', () => {
  it('[CLI-16] the list of message keys contains each key of the rules of clients once', () => {
    expect(new Set(clientMessageKeys).size).toBe(clientMessageKeys.length)
    expect(clientMessageKeys).toEqual([
      ...recordRefusalRules.map((rule) => `clients.refused.${rule}`),
      'validation.messages.clientNotFound',
    ])
  })

  it('[CLI-16] the list of message keys contains the key of every validation issue in the form of a client', () => {
    const shared = ['required', 'max', 'alpha_dash', 'min_value', 'max_value', 'integer', 'between']
    const known = [
      ...clientMessageKeys,
      ...recordMessageKeys,
      ...shared.map((rule) => `validation.messages.${rule}`),
    ]
    fc.assert(
      fc.property(anyClientDraft, (draft) => {
        expect(known).toEqual(expect.arrayContaining(validateClient(draft).map(({ key }) => key)))
      }),
    )
  })
})
