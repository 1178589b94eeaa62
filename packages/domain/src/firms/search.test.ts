import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  buildSearchRequest,
  canSearch,
  changeSearchDraft,
  EmployeeQuery,
  emptySearchDraft,
  readBarcode,
  type SearchDraft,
  type SearchFacts,
  searchedIdentifier,
  searchTypesFor,
  VehicleQuery,
  validateSearch,
} from '.'
import { anySearchConfig, searchConfigWith } from './firms.arbitraries'

const abilityTo = (...subjects: readonly string[]): SearchFacts['ability'] => ({
  can: (action, subject) => action === 'read' && subjects.includes(String(subject)),
})
const spain = searchConfigWith()
const portugal = searchConfigWith({}, { code: 'PT', documentTypes: [{ code: 'CC', description: 'CC' }] })
const user = { country: { code: 'ES' } }
const customer: SearchFacts = { ability: abilityTo('FirmsPage'), user, config: spain }
const admin: SearchFacts = { ability: abilityTo('FirmsPage', 'Countries'), user, config: spain }
const filled: SearchDraft = { countryCode: 'ES', searchType: 'DNI', identifier: '12345678Z' }
const issuesOf = (changed: Partial<SearchDraft>, facts = customer) =>
  validateSearch({ ...filled, ...changed }, facts)
const codesOf = (config: Parameters<typeof searchTypesFor>[0]) =>
  searchTypesFor(config).types.map(({ code }) => code)

const anyCountryCode = fc.constantFrom('ES', 'DE', 'de', 'PT', 'BR', '')
const anyFacts: fc.Arbitrary<SearchFacts> = fc.record({
  ability: fc.subarray(['FirmsPage', 'Countries']).map((subjects) => abilityTo(...subjects)),
  user: fc.record({ country: fc.record({ code: fc.constantFrom('ES', 'DE', 'PT', 'BR') }) }),
  config: fc.option(anySearchConfig, { nil: undefined }),
})
const anyDraft: fc.Arbitrary<SearchDraft> = fc.record({
  countryCode: anyCountryCode,
  searchType: fc.constantFrom('', 'DNI', 'TIP', 'CC', 'VEHICLE_PLATE', 'VEHICLE_CODE', 'NIE'),
  identifier: fc.oneof(fc.constantFrom('', ' ', ' 1234_5-A ', '12 34', 'ñandú', '😀'), fc.string()),
})

describe('search types', () => {
  it('[FIR-11] the search types are the documents of the country, then trucks by plate and trucks by code', () => {
    expect(searchTypesFor(spain)).toEqual({
      types: [
        { kind: 'document', code: 'DNI', description: 'DNI' },
        { kind: 'document', code: 'TIP', description: 'Professional identity card' },
        { kind: 'vehicle', code: 'VEHICLE_PLATE', by: 'plate', messageKey: 'firms.searchType.plate' },
        { kind: 'vehicle', code: 'VEHICLE_CODE', by: 'code', messageKey: 'firms.searchType.code' },
      ],
      shown: true,
      defaultCode: 'DNI',
    })
    expect(codesOf(searchConfigWith({}, { documentTypes: [] }))).toEqual(['VEHICLE_PLATE', 'VEHICLE_CODE'])
  })

  it('[FIR-11] a document is not a search type if its code is blank, repeated, or the code of the search for trucks', () => {
    const documentTypes = ['B', ' ', 'A', '', 'VEHICLE_CODE', 'B'].map((code, index) => ({
      code,
      description: String(index),
    }))
    const { types } = searchTypesFor(searchConfigWith({}, { documentTypes }))
    expect(types.slice(0, 2)).toEqual([
      { kind: 'document', code: 'B', description: '0' },
      { kind: 'document', code: 'A', description: '2' },
    ])
    expect(types.slice(2).map(({ kind, code }) => [kind, code])).toEqual([
      ['vehicle', 'VEHICLE_PLATE'],
      ['vehicle', 'VEHICLE_CODE'],
    ])
  })

  it.each([
    [null, 'DNI'],
    ['', 'DNI'],
    ['TIP', 'TIP'],
    [' TIP ', 'TIP'],
    ['VEHICLE_CODE', 'VEHICLE_CODE'],
    ['NIE', 'DNI'],
  ])('[FIR-12] if the setting Type is %j, the default search type is %s', (Type, first) => {
    expect(searchTypesFor(searchConfigWith({ Type })).defaultCode).toBe(first)
  })

  it.each([
    [null, 'DNI'],
    ['TIP', 'TIP'],
    ['VEHICLE_CODE', 'DNI'],
  ])(
    '[FIR-12] in Germany with the setting Type %j, %s is the only search type and its field is hidden',
    (Type, only) => {
      for (const code of ['DE', 'de']) {
        const { types, shown, defaultCode } = searchTypesFor(searchConfigWith({ Type }, { code }))
        expect([types.map((type) => type.code), shown, defaultCode]).toEqual([[only], false, only])
      }
    },
  )

  it('[FIR-12] Germany has no search type if its settings contain no documents', () => {
    const bare = searchConfigWith({}, { code: 'DE', documentTypes: [] })
    expect(searchTypesFor(bare)).toEqual({ types: [], shown: false, defaultCode: undefined })
  })

  it('[FIR-11] [FIR-12] the search types of a country have different codes, and the default type is one of them', () => {
    fc.assert(
      fc.property(anySearchConfig, (config) => {
        const { types, shown, defaultCode } = searchTypesFor(config)
        const codes = types.map(({ code }) => code)
        expect(new Set(codes).size).toBe(codes.length)
        expect(codes.every((code) => code.trim() !== '')).toBe(true)
        expect(defaultCode === undefined ? codes : codes.includes(defaultCode)).toEqual(
          defaultCode === undefined ? [] : true,
        )
        expect(shown).toBe(config.code.toUpperCase() !== 'DE')
        if (shown) expect(codes.slice(-2)).toEqual(['VEHICLE_PLATE', 'VEHICLE_CODE'])
        else expect(types.every(({ kind }) => kind === 'document') && types.length <= 1).toBe(true)
      }),
    )
  })
})

describe('the draft', () => {
  it("[FIR-13] the initial form of a search has the user's country and its default type", () => {
    expect(emptySearchDraft(customer)).toEqual({ countryCode: 'ES', searchType: 'DNI', identifier: '' })
    expect(emptySearchDraft({ ...customer, config: undefined }).searchType).toBe('')
    expect(emptySearchDraft({ ...customer, config: portugal }).searchType).toBe('')
  })

  it('[FIR-10] only users who may read countries can change the country of a search', () => {
    expect(changeSearchDraft(filled, { countryCode: 'PT' }, admin).countryCode).toBe('PT')
    expect(changeSearchDraft(filled, { countryCode: 'PT' }, customer)).toEqual(filled)
    expect(changeSearchDraft({ ...filled, countryCode: 'PT' }, {}, customer).countryCode).toBe('ES')
  })

  it('[FIR-13] choosing another country clears the search type until the country’s settings are loaded, and keeps the identifier', () => {
    const moved = changeSearchDraft(filled, { countryCode: 'PT' }, admin)
    expect(moved).toEqual({ countryCode: 'PT', searchType: '', identifier: '12345678Z' })
    expect(changeSearchDraft(moved, {}, { ...admin, config: portugal })).toEqual({
      ...moved,
      searchType: 'CC',
    })
  })

  it('[FIR-13] choosing another country keeps the search type if that country has it too', () => {
    const byPlate = { ...filled, searchType: 'VEHICLE_PLATE', countryCode: 'PT' }
    expect(changeSearchDraft(byPlate, {}, { ...admin, config: portugal }).searchType).toBe('VEHICLE_PLATE')
  })

  it('[FIR-13] a search type that the country does not have is replaced by the default type', () => {
    expect(changeSearchDraft(filled, { searchType: 'TIP' }, customer).searchType).toBe('TIP')
    expect(changeSearchDraft(filled, { searchType: 'NIE' }, customer).searchType).toBe('DNI')
    expect(changeSearchDraft(filled, { identifier: ' 7 ' }, customer).identifier).toBe(' 7 ')
  })

  it('[FIR-10] [FIR-13] after any change, the country and the type in the form of a search are empty or can be chosen by the user', () => {
    fc.assert(
      fc.property(anyDraft, anyDraft, anyFacts, (draft, change, facts) => {
        const next = changeSearchDraft(draft, change, facts)
        const wrong = validateSearch(next, facts).filter(
          ({ path, rule }) => path !== 'identifier' && rule !== 'required',
        )
        expect(wrong).toEqual([])
        expect(changeSearchDraft(next, {}, facts)).toEqual(next)
        expect(next.identifier).toBe(change.identifier)
      }),
    )
  })
})

describe('validating', () => {
  it('[FIR-14] [FIR-16] [FIR-17] an empty search has one issue for each required field, in the order of the fields', () => {
    const empty = { countryCode: '', searchType: '', identifier: ' ' }
    expect(issuesOf(empty, admin).map(({ path, rule }) => `${path} ${rule}`)).toEqual([
      'countryCode required',
      'searchType required',
      'identifier required',
    ])
  })

  it("[FIR-15] if the user may not search in a country, the issue contains the user's own country", () => {
    const draft = { countryCode: 'PT' }
    const facts = { ...customer, config: portugal }
    expect(issuesOf({ ...draft, searchType: 'CC' }, facts)).toEqual([
      {
        rule: 'own_country',
        key: 'validation.messages.own_country',
        path: 'countryCode',
        params: { countryCode: 'ES' },
      },
    ])
    expect(issuesOf({ ...draft, searchType: 'CC' }, { ...facts, ability: admin.ability })).toEqual([])
    expect(issuesOf({})).toEqual([])
  })

  it('[FIR-16] the validation issue of a search type that the country does not have contains the default type', () => {
    expect(issuesOf({ searchType: 'NIE' })).toEqual([
      {
        rule: 'search_type',
        key: 'validation.messages.search_type',
        path: 'searchType',
        params: { searchType: 'DNI' },
      },
    ])
    expect(issuesOf({ searchType: 'NIE' }, { ...customer, config: portugal })[0]?.params).toEqual({
      searchType: '',
    })
  })

  it('[FIR-15] [FIR-16] if the country or the type of a search is refused, the validation issue contains a value that is accepted instead', () => {
    fc.assert(
      fc.property(anyDraft, anyFacts, (draft, facts) => {
        const mended = validateSearch(draft, facts).flatMap(({ rule, params }) =>
          rule === 'own_country' || rule === 'search_type' ? Object.entries(params) : [],
        )
        const suggested: SearchDraft = { ...draft, ...Object.fromEntries(mended) }
        const refused = validateSearch(suggested, facts).map(({ rule }) => rule)
        expect(refused).not.toContain('own_country')
        if (suggested.countryCode === facts.config?.code && suggested.countryCode === draft.countryCode)
          expect(refused).not.toContain('search_type')
      }),
    )
  })

  it.each([
    ['12345678Z', undefined],
    [' 1234_5-A ', undefined],
    ['ñ', undefined],
    ['', 'required'],
    ['  ', 'required'],
    ['12 34', 'alpha_dash'],
    ['12.34', 'alpha_dash'],
    ['😀', 'alpha_dash'],
  ])('[FIR-17] the identifier "%s" of a search has the issue %s', (identifier, rule) => {
    expect(issuesOf({ identifier })).toEqual(
      rule ? [{ rule, key: `validation.messages.${rule}`, path: 'identifier', params: {} }] : [],
    )
  })
})

describe('the request', () => {
  it('[FIR-18] the query for an employee contains the country, the document type and the identifier without spaces at both ends', () => {
    expect(buildSearchRequest({ ...filled, identifier: ' 12345678Z ' }, spain)).toEqual({
      kind: 'employee',
      countryCode: 'ES',
      searchType: 'DNI',
      query: { countryCode: 'ES', documentTypeCode: 'DNI', documentValue: '12345678Z' },
    })
  })

  it('[FIR-19] the query for a truck contains its plate or its code', () => {
    const by = (searchType: string) =>
      buildSearchRequest({ ...filled, searchType, identifier: ' 17 ' }, spain)
    expect(by('VEHICLE_PLATE')).toEqual({
      kind: 'vehicle',
      countryCode: 'ES',
      searchType: 'VEHICLE_PLATE',
      query: { plate: '17' },
    })
    expect(by('VEHICLE_CODE').query).toEqual({ code: '17' })
  })

  it('[FIR-19] the query for a truck contains the plate without spaces', () => {
    const draft = { ...filled, searchType: 'VEHICLE_PLATE', identifier: ' 4821\u00a0klm ' }
    expect(validateSearch(draft, customer)).toEqual([])
    expect(buildSearchRequest(draft, spain).query).toEqual({ plate: '4821klm' })
  })

  it('[FIR-18] building the query of a search throws if the country does not have the search type', () => {
    expect(() => buildSearchRequest({ ...filled, searchType: 'NIE' }, spain)).toThrow(
      '[firms] buildSearchRequest: the country does not offer the type; validate first',
    )
    expect(() => buildSearchRequest(filled, portugal)).toThrow('validate first')
  })

  it('[FIR-18] [FIR-19] the schema of searches accepts the query that is built from any valid search form', () => {
    fc.assert(
      fc.property(anyDraft, anyFacts, (draft, facts) => {
        const next = changeSearchDraft(emptySearchDraft(facts), draft, facts)
        if (facts.config === undefined || validateSearch(next, facts).length > 0) return
        const { kind, query, countryCode } = buildSearchRequest(next, facts.config)
        const schema = kind === 'vehicle' ? VehicleQuery : EmployeeQuery
        expect(schema.parse(query)).toEqual(query)
        expect(countryCode).toBe(next.countryCode)
      }),
    )
  })
})

describe('the conditions for searching', () => {
  it('[FIR-20] a user can search if the user may open the page, the country’s search is on, and a search type exists', () => {
    expect(canSearch({ ability: customer.ability, config: spain })).toEqual({
      allowed: true,
      reasons: [],
    })
    const bare = searchConfigWith({ Enabled: false }, { code: 'DE', documentTypes: [] })
    expect(canSearch({ ability: abilityTo(), config: bare }).reasons).toEqual([
      { rule: 'page-not-readable', key: 'firms.refused.page-not-readable', params: {} },
      { rule: 'search-disabled', key: 'firms.refused.search-disabled', params: { countryCode: 'DE' } },
      { rule: 'no-search-type', key: 'firms.refused.no-search-type', params: { countryCode: 'DE' } },
    ])
  })

  it('[FIR-20] a user can search if and only if the user may open the page, the search is on, and a valid search is possible', () => {
    fc.assert(
      fc.property(anySearchConfig, fc.boolean(), (config, readable) => {
        const ability = abilityTo(...(readable ? ['FirmsPage'] : []))
        const own = { ability, user: { country: { code: config.code } }, config }
        const sendable = validateSearch({ ...emptySearchDraft(own), identifier: '1' }, own).length === 0
        expect(canSearch({ ability, config }).allowed).toBe(
          readable && config.SearchEmployee.Enabled && sendable,
        )
      }),
    )
  })
})

describe('a badge that a hand scanner types', () => {
  const pattern = '^[^0-9]*([0-9]+)$'
  const config = searchConfigWith({ BarcodePostProcessorRegexPattern: pattern })
  const facts = { ...customer, config }
  const typedAs = (identifier: string, searchType = 'TIP') => ({ ...filled, searchType, identifier })

  it.each(['TIP:84512', 'TIP 84512', '\u001d84512', 'TIP:84512\t', 'TIP:84512\r\n'])(
    '[FIR-65] a badge from a hand scanner has the same identifier as the same badge from the camera: %j',
    (badge) => {
      expect(validateSearch(typedAs(badge), facts)).toEqual([])
      expect(buildSearchRequest(typedAs(badge), config).query).toMatchObject({ documentValue: '84512' })
      expect(readBarcode(badge.trim(), pattern).text).toBe('84512')
    },
  )

  it.each([
    ['B100234', 'TIP', []],
    ['12345678Z', 'DNI', []],
    ['TIP:84512Z', 'TIP', ['alpha_dash']],
    ['M 1234', 'VEHICLE_CODE', ['alpha_dash']],
  ])('[FIR-65] the typed text %s contains no badge number', (identifier, searchType, rules) => {
    const draft = typedAs(identifier, searchType)
    expect(searchedIdentifier(draft, config)).toBe(identifier)
    expect(validateSearch(draft, facts).map(({ rule }) => rule)).toEqual(rules)
  })

  it('[FIR-65] if the country has no pattern, a typed badge number is unchanged', () => {
    const withoutPattern = searchConfigWith({ BarcodePostProcessorRegexPattern: null })
    expect(validateSearch(typedAs('TIP:84512'), { ...customer, config: withoutPattern })).toHaveLength(1)
  })
})
