import type { PortalAbility } from '../abilities'
import { check, decide, type Issue, issue, issuesOf } from '../kernel'
import { type FirmsDecision, firmsRefusal } from './decision'
import type { EmployeeQuery, VehicleQuery } from './firms.schema'
import { type SearchConfig, type SearchType, searchTypesFor } from './search-type'

/** A search as it is being filled in; a field is empty where nothing was chosen. */
export interface SearchDraft {
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string
  /** Code of a search type. */
  readonly searchType: string
  /** As typed or scanned. */
  readonly identifier: string
}

/** What a search depends on. `config` belongs to the chosen country and is `undefined` until it is loaded. */
export interface SearchFacts {
  readonly ability: Pick<PortalAbility, 'can'>
  readonly user: { readonly country: { readonly code: string } }
  readonly config: SearchConfig | undefined
}

/** What is asked of the back end of `countryCode`. `searchType` is the code of the type that was chosen. */
export type SearchRequest =
  | {
      readonly kind: 'employee'
      readonly countryCode: string
      readonly searchType: string
      readonly query: EmployeeQuery
    }
  | {
      readonly kind: 'vehicle'
      readonly countryCode: string
      readonly searchType: string
      readonly query: VehicleQuery
    }

/** Whether the user may search in any country; everybody else searches in the own one. (FIR-10) */
export const maySearchAnyCountry = ({ ability }: Pick<SearchFacts, 'ability'>): boolean =>
  ability.can('read', 'Countries')

/** An unused search: the own country, its default type once its settings are known, no identifier. (FIR-13) */
export const emptySearchDraft = (facts: SearchFacts): SearchDraft => {
  const countryCode = facts.user.country.code
  return { countryCode, searchType: offeredType('', countryCode, facts.config), identifier: '' }
}

/**
 * The draft after some fields were changed, or, with no change, after the settings of its country have come. The type
 * stays where the country offers it, else becomes the default; without settings there is none. (FIR-10, FIR-13)
 */
export const changeSearchDraft = (
  draft: SearchDraft,
  change: Partial<SearchDraft>,
  facts: SearchFacts,
): SearchDraft => {
  const { countryCode, searchType, identifier } = { ...draft, ...change }
  const allowed = maySearchAnyCountry(facts) ? countryCode : facts.user.country.code
  return { countryCode: allowed, searchType: offeredType(searchType, allowed, facts.config), identifier }
}

/**
 * Every issue of a search, in the order of its fields. A country that is not the user's is answered with the one that
 * is (`countryCode`), a type that is not offered with the default (`searchType`). (FIR-14 to FIR-17)
 */
export const validateSearch = (draft: SearchDraft, facts: SearchFacts): readonly Issue[] =>
  issuesOf([
    check('required', 'countryCode', draft.countryCode, {}) ?? countryIssue(draft, facts),
    check('required', 'searchType', draft.searchType, {}) ?? typeIssue(draft, facts),
    check('required', 'identifier', draft.identifier, {}) ??
      check('alpha_dash', 'identifier', draft.identifier.trim(), {}),
  ])

/**
 * What a valid search asks, the identifier without blanks at both ends. (FIR-18, FIR-19)
 *
 * @throws Error when the type is none of the country's: validate first.
 */
export const buildSearchRequest = (draft: SearchDraft, config: SearchConfig): SearchRequest => {
  const { countryCode } = draft
  const value = draft.identifier.trim()
  const type = typeOf(draft.searchType, countryCode, config)
  if (type === undefined)
    throw new Error('[firms] buildSearchRequest: the country does not offer the type; validate first')
  const base = { countryCode, searchType: type.code }
  return type.kind === 'vehicle'
    ? { ...base, kind: 'vehicle', query: { [type.by]: value } }
    : {
        ...base,
        kind: 'employee',
        query: { countryCode, documentTypeCode: type.code, documentValue: value },
      }
}

/**
 * Whether searches can be made in a country at all: the page is readable, the country has the search switched on and
 * something to search by. (FIR-20)
 */
export const canSearch = ({
  ability,
  config,
}: {
  readonly ability: Pick<PortalAbility, 'can'>
  readonly config: SearchConfig
}): FirmsDecision =>
  decide([
    !ability.can('read', 'FirmsPage') && firmsRefusal('page-not-readable'),
    !config.SearchEmployee.Enabled && firmsRefusal('search-disabled', { countryCode: config.code }),
    searchTypesFor(config).types.length === 0 && firmsRefusal('no-search-type', { countryCode: config.code }),
  ])

// Settings may arrive after the next country has been chosen: those of another country don't count.
const typesOf = (countryCode: string, config: SearchConfig | undefined) =>
  config === undefined || config.code !== countryCode ? undefined : searchTypesFor(config)

const typeOf = (
  code: string,
  countryCode: string,
  config: SearchConfig | undefined,
): SearchType | undefined => typesOf(countryCode, config)?.types.find((type) => type.code === code)

const offeredType = (code: string, countryCode: string, config: SearchConfig | undefined): string =>
  typeOf(code, countryCode, config)?.code ?? typesOf(countryCode, config)?.defaultCode ?? ''

const countryIssue = ({ countryCode }: SearchDraft, facts: SearchFacts): Issue | undefined => {
  const own = facts.user.country.code
  return countryCode === own || maySearchAnyCountry(facts)
    ? undefined
    : issue('own_country', 'countryCode', { countryCode: own })
}

const typeIssue = ({ countryCode, searchType }: SearchDraft, { config }: SearchFacts): Issue | undefined =>
  typeOf(searchType, countryCode, config) === undefined
    ? issue('search_type', 'searchType', { searchType: typesOf(countryCode, config)?.defaultCode ?? '' })
    : undefined
