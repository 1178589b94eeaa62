import type { FieldState, LookupState, SourceSystem } from '@remesa/domain/records'
import type { ReactNode } from 'react'
import type { Option, RecordFields } from '../../kernel'

/** The fields with which a new record is searched for in the core system. */
export interface CoreFields {
  readonly validates: boolean
  readonly countryId: string
  readonly sourceSystem: SourceSystem | ''
  readonly codeSol: string
}

/** The record of the portal that already has the code of a new record. */
export interface CodeHolder {
  /** Name of the record; absent if the viewer does not reach the record. */
  readonly name: string | undefined
  /** The code of the record and the records above it, in words. */
  readonly facts: readonly string[]
  readonly isInactive: boolean
  /** The link to the form of the record; absent if the viewer may not open it. */
  readonly link: ReactNode
}

/** The state of the search, and its actions. */
export interface CoreSearch {
  readonly state: LookupState
  /** Whether the answer takes longer than usual. */
  readonly isLate: boolean
  /** Whether the core system could not be reached. */
  readonly isFailed: boolean
  /** The record that has the code, in state `taken`. */
  readonly holder?: CodeHolder | undefined
  /** The reason why nothing can be searched for now. */
  readonly disabledReason: string | undefined
  readonly onSearch: () => void
  readonly onStop: () => void
  /** Continues without validation, with the typed values. */
  readonly onByHand: () => void
}

export interface CoreLookupProps {
  readonly form: RecordFields<CoreFields>
  /** The access to each field: hidden, read-only, or to be filled in. */
  readonly fields: Readonly<Record<'countryId' | 'sourceSystem', FieldState>>
  readonly countries: readonly Option[]
  readonly search: CoreSearch
  /** The found record, in words. */
  readonly found: { readonly name: string; readonly facts: readonly string[] } | undefined
  /** The reason why no code can be entered yet. */
  readonly codeReason?: string | undefined
  /** Further fields that the code depends on, such as the client of a subclient. */
  readonly children?: ReactNode
}
