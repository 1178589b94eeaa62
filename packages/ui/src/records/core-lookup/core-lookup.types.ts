import type { FieldState, LookupState, SourceSystem } from '@remesa/domain/records'
import type { ReactNode } from 'react'
import type { Option, RecordFields } from '../../kernel'

/** The fields by which a new record is searched for in the core system. */
export interface CoreFields {
  readonly validates: boolean
  readonly countryId: string
  readonly sourceSystem: SourceSystem | ''
  readonly codeSol: string
}

/** The record of the portal that already has the code that was entered for a new record. */
export interface CodeHolder {
  /** Name of the record; absent if the viewer has no access to the record. */
  readonly name: string | undefined
  /** The code of the record and the names of its parent records, in words. */
  readonly facts: readonly string[]
  readonly isInactive: boolean
  /** The link to the form of the record; absent if the viewer may not open it. */
  readonly link: ReactNode
}

/** The state of the search in the core system, and its actions. */
export interface CoreSearch {
  readonly state: LookupState
  /** Whether the core system takes longer than usual to respond. */
  readonly isLate: boolean
  /** Whether the core system could not be reached. */
  readonly isFailed: boolean
  /** The record that already has the code; present in the state `taken`. */
  readonly holder?: CodeHolder | undefined
  /** The reason why no search is possible now. */
  readonly disabledReason: string | undefined
  readonly onSearch: () => void
  readonly onStop: () => void
  /** Continues without validation by the core system, with the typed values. */
  readonly onByHand: () => void
}

export interface CoreLookupProps {
  readonly form: RecordFields<CoreFields>
  /** The access to the fields for country and source system: hidden, read-only, or to be filled in. */
  readonly fields: Readonly<Record<'countryId' | 'sourceSystem', FieldState>>
  readonly countries: readonly Option[]
  readonly search: CoreSearch
  /** The record that was found in the core system, in words. */
  readonly found: { readonly name: string; readonly facts: readonly string[] } | undefined
  /** The reason why no code can be entered yet. */
  readonly codeReason?: string | undefined
  /** Further fields on which the code depends, such as the client of a subclient. */
  readonly children?: ReactNode
}
