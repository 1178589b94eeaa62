import type { PortalAbility } from '../abilities'
import { check, cleanCode, decide, type Issue, issue, issuesOf, validationRules } from '../kernel'
import { readBarcode } from './barcode'
import { type FirmsDecision, firmsRefusal } from './decision'
import type { ExpectedEmployeeQuery } from './expected-visit.schema'
import type { EmployeeQuery, VehicleQuery } from './firms.schema'
import { type SearchConfig, type SearchType, searchTypesFor } from './search-type'

/** The values of a search while a user fills in the form. A field without a choice is empty. */
export interface SearchDraft {
  /** ISO 3166-1 alpha-2 code of the country. */
  readonly countryCode: string
  /** Code of the chosen search type; empty if none is chosen. */
  readonly searchType: string
  /** The identifier of the employee or truck, as the user typed or scanned it. */
  readonly identifier: string
}

/**
 * The data on which a search depends. `config` contains the settings of the chosen country; `undefined` until they are
 * loaded.
 */
export interface SearchFacts {
  readonly ability: Pick<PortalAbility, 'can'>
  readonly user: { readonly country: { readonly code: string } }
  readonly config: SearchConfig | undefined
}

/** The request of a search, which is sent to the back end of the country `countryCode`. */
export type SearchRequest = NumberSearch | ExpectedCheck

/** A search by a number that the user typed or scanned. */
export type NumberSearch =
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

/**
 * A request that checks a crew member whom the user has chosen from today's visits. The user types no number. (FIR-99)
 */
export interface ExpectedCheck {
  readonly kind: 'expected'
  readonly countryCode: string
  readonly searchType: typeof NO_SEARCH_TYPE
  readonly query: ExpectedEmployeeQuery
}

/** The search type of a request that checks a crew member from today's visits; it has no number. (FIR-98) */
export const NO_SEARCH_TYPE = ''

/** Whether the user may search in every country. Other users may search only in their own country. (FIR-10) */
export const maySearchAnyCountry = ({ ability }: Pick<SearchFacts, 'ability'>): boolean =>
  ability.can('read', 'Countries')

/**
 * The initial values in the form of a search: the user's country, its default search type (once its settings are
 * loaded), and no identifier. (FIR-13)
 */
export const emptySearchDraft = (facts: SearchFacts): SearchDraft => {
  const countryCode = facts.user.country.code
  return { countryCode, searchType: offeredType('', countryCode, facts.config), identifier: '' }
}

/**
 * The values in the form of a search after a change. Pass an empty change after the settings of the country were
 * loaded. The search type is kept if the country has it; otherwise it becomes the country's default. Until the settings
 * are loaded, the search type is empty. (FIR-10, FIR-13)
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
 * Every validation issue of a search, in the order of its fields. The issue of another country contains the code of the
 * user's country (`countryCode`). The issue of a search type that the country does not have contains the default type
 * (`searchType`). (FIR-14 to FIR-17)
 */
export const validateSearch = (draft: SearchDraft, facts: SearchFacts): readonly Issue[] =>
  issuesOf([
    check('required', 'countryCode', draft.countryCode, {}) ?? countryIssue(draft, facts),
    check('required', 'searchType', draft.searchType, {}) ?? typeIssue(draft, facts),
    check('required', 'identifier', draft.identifier, {}) ??
      check('alpha_dash', 'identifier', searchedIdentifier(draft, facts.config), {}),
  ])

/**
 * The identifier that a search looks for: the typed text without invisible characters. In a plate, blanks are removed
 * too. A text for a document that is not an identifier may be the content of a badge, typed by a hand scanner; the
 * country's pattern then extracts the identifier from the text, as from scans of the camera. (FIR-17, FIR-19, FIR-65)
 */
export const searchedIdentifier = (
  { identifier, searchType, countryCode }: SearchDraft,
  config: SearchConfig | undefined,
): string => {
  const typed = cleanCode(identifier)
  const type = typeOf(searchType, countryCode, config)
  // The plates on trucks have blanks between their parts, and users type these blanks. The back end expects a plate
  // without blanks.
  if (type?.kind === 'vehicle' && type.by === 'plate') return typed.replaceAll(/\s/g, '')
  const isBadge = type?.kind === 'document'
  if (config === undefined || !isBadge || validationRules.alpha_dash.accepts(typed, {})) return typed
  const { text, applied } = readBarcode(
    identifier.trim(),
    config.SearchEmployee.BarcodePostProcessorRegexPattern,
  )
  return applied ? cleanCode(text) : typed
}

/**
 * The query for a valid search. (FIR-18, FIR-19)
 * @throws Error if the country does not have the search type: validate first.
 */
export const buildSearchRequest = (draft: SearchDraft, config: SearchConfig): NumberSearch => {
  const { countryCode } = draft
  const value = searchedIdentifier(draft, config)
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
 * Whether a user can search in a country. The user must be allowed to read the page, and the country must have the
 * search switched on and at least one search type. (FIR-20)
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

// Settings may arrive after the user has chosen another country, so settings of any country except the chosen one are
// ignored.
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
