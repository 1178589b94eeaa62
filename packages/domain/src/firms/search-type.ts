import type { CountryConfig } from '../country'

/** The settings of a country that decide which searches are possible. */
export type SearchConfig = Pick<CountryConfig, 'code' | 'documentTypes' | 'SearchEmployee'>

/** The kind of an identifier: an identity document of the country, or the plate or fleet code of a truck. */
export type SearchType =
  | { readonly kind: 'document'; readonly code: string; readonly description: string }
  | {
      readonly kind: 'vehicle'
      readonly code: string
      readonly by: 'plate' | 'code'
      readonly messageKey: string
    }

/** The search types in the form, the default type, and whether the field is visible. */
export interface SearchTypes {
  /** The search types, each with a different code. */
  readonly types: readonly SearchType[]
  readonly shown: boolean
  /** Code of the default type; `undefined` if the country has no search type. */
  readonly defaultCode: string | undefined
}

/** The search types for trucks; they follow the types for the country's documents. (FIR-11) */
export const vehicleSearchTypes = [
  { kind: 'vehicle', code: 'VEHICLE_PLATE', by: 'plate', messageKey: 'firms.searchType.plate' },
  { kind: 'vehicle', code: 'VEHICLE_CODE', by: 'code', messageKey: 'firms.searchType.code' },
] as const satisfies readonly SearchType[]

/** ISO 3166-1 alpha-2 codes of the countries in which the form hides the field of the search type. */
const countriesWithoutChoice: readonly string[] = ['DE']

/**
 * The search types of a country. The default type is `SearchEmployee.Type` if the country has it, else the first type.
 * In Germany the field is hidden, and the default document is the only type. (FIR-11, FIR-12)
 */
export const searchTypesFor = (country: SearchConfig): SearchTypes => {
  const shown = !countriesWithoutChoice.includes(country.code.toUpperCase())
  const documents = documentSearchTypes(country)
  const offered = shown ? [...documents, ...vehicleSearchTypes] : documents
  const preferred = country.SearchEmployee.Type?.trim()
  const first = offered.find(({ code }) => code === preferred) ?? offered[0]
  const types = shown || first === undefined ? offered : [first]
  return { types, shown, defaultCode: first?.code }
}

// A document type with the code of a vehicle search is omitted, because it would turn the vehicle search into a search
// for people.
const documentSearchTypes = ({ documentTypes }: SearchConfig): readonly SearchType[] =>
  documentTypes
    .filter(
      ({ code }, index) =>
        code.trim() !== '' &&
        !vehicleSearchTypes.some((type) => type.code === code) &&
        documentTypes.findIndex((type) => type.code === code) === index,
    )
    .map((type) => ({ kind: 'document', ...type }))
