import type { CountryConfig } from '../country'

/** The part of a country's settings that searches follow from. */
export type SearchConfig = Pick<CountryConfig, 'code' | 'documentTypes' | 'SearchEmployee'>

/** What an identifier may be: a kind of identity document of the country, or the plate or fleet code of a truck. */
export type SearchType =
  | { readonly kind: 'document'; readonly code: string; readonly description: string }
  | {
      readonly kind: 'vehicle'
      readonly code: string
      readonly by: 'plate' | 'code'
      readonly messageKey: string
    }

/** The search types that a form offers, the one that it begins with, and whether the field shows. */
export interface SearchTypes {
  /** Codes are unique. */
  readonly types: readonly SearchType[]
  readonly shown: boolean
  /** None where the country has nothing to search by. */
  readonly defaultCode: string | undefined
}

/** Searches for trucks; they are offered behind the country's documents. (FIR-11) */
export const vehicleSearchTypes = [
  { kind: 'vehicle', code: 'VEHICLE_PLATE', by: 'plate', messageKey: 'firms.searchType.plate' },
  { kind: 'vehicle', code: 'VEHICLE_CODE', by: 'code', messageKey: 'firms.searchType.code' },
] as const satisfies readonly SearchType[]

/** ISO 3166-1 alpha-2 codes of the countries whose form does not ask for the type. */
const countriesWithoutChoice: readonly string[] = ['DE']

/**
 * What can be searched by in a country. The form begins with `SearchEmployee.Type` where that is on offer, else with
 * the first type. In Germany the type is not shown and only the default document is left. (FIR-11, FIR-12)
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

// A document that bears the code of a vehicle search would make the vehicle search a search for people.
const documentSearchTypes = ({ documentTypes }: SearchConfig): readonly SearchType[] =>
  documentTypes
    .filter(
      ({ code }, index) =>
        code.trim() !== '' &&
        !vehicleSearchTypes.some((type) => type.code === code) &&
        documentTypes.findIndex((type) => type.code === code) === index,
    )
    .map((type) => ({ kind: 'document', ...type }))
