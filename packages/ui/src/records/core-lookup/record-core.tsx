import type { FieldState, ThirdCode } from '@remesa/domain/records'
import type { Fact, Option, RecordFields } from '../../kernel'
import { RecordSelector, type RecordSelectorProps } from '../record-fields/record-fields'
import { CoreLookup } from './core-lookup'
import type { CoreFields, CoreSearch } from './core-lookup.types'
import { CoreFacts, foundFacts } from './core-section'

/**
 * A parent record of the edited record. The user chooses the parent while the record is added. Afterwards the parent is
 * only shown.
 */
export interface RecordParent extends Omit<RecordSelectorProps, 'form'> {
  readonly shown: string | undefined
}

export interface RecordCoreProps {
  readonly form: RecordFields<CoreFields> & {
    readonly whole: {
      readonly validates: boolean
      readonly countryId: string
      readonly codeSol: string
      readonly oidSol: string | null
      readonly description: string
      readonly thirdcodes: readonly ThirdCode[]
    }
  }
  /** The access to the fields for country and source system, which the search needs. */
  readonly fields: Readonly<Record<'countryId' | 'sourceSystem', FieldState>>
  readonly countries: readonly Option[]
  /** The search in the core system; `undefined` while an existing record is edited. */
  readonly search: CoreSearch | undefined
  readonly isCountryShown?: boolean
  /** The reason why no code can be entered yet. */
  readonly codeReason?: string | undefined
  /** The parent records, to which this record belongs. */
  readonly parents?: readonly RecordParent[]
  /** Further values of the found record, shown before its id and codes. */
  readonly found?: readonly (string | null)[]
  readonly more?: readonly Fact[] | undefined
}

/**
 * The section with the core system's data of a record: a search while the record is added, read-only text while it is
 * edited.
 */
export function RecordCore(props: RecordCoreProps) {
  const { form, fields, countries, search, isCountryShown = true, codeReason, parents = [], more } = props
  const { whole } = form
  if (search === undefined) {
    const country = countries.find(({ value }) => value === whole.countryId)?.label
    const above = parents.map(({ label, shown }) => ({ term: label, value: shown }))
    return (
      <CoreFacts country={isCountryShown ? country : undefined} above={above} record={whole} below={more} />
    )
  }
  const facts = [...(props.found ?? []), ...foundFacts(whole)].flatMap((fact) => fact || [])
  return (
    <CoreLookup
      form={form}
      fields={fields}
      countries={countries}
      search={search}
      found={{ name: whole.description, facts }}
      codeReason={codeReason}
    >
      {parents.map(({ shown, ...parent }) => (
        <RecordSelector key={parent.name} {...parent} form={form} />
      ))}
    </CoreLookup>
  )
}
