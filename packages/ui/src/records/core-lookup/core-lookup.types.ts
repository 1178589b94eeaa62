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

/** How the search stands, and what can be done about it. */
export interface CoreSearch {
  readonly state: LookupState
  /** No answer has come for some time. */
  readonly isLate: boolean
  /** The core system could not be reached. */
  readonly isFailed: boolean
  /** Why nothing can be searched for now. */
  readonly disabledReason: string | undefined
  readonly onSearch: () => void
  readonly onStop: () => void
  /** Goes on without validation, with what was typed. */
  readonly onByHand: () => void
}

export interface CoreLookupProps {
  readonly form: RecordFields<CoreFields>
  /** How each field stands. */
  readonly fields: Readonly<Record<'countryId' | 'sourceSystem', FieldState>>
  readonly countries: readonly Option[]
  readonly search: CoreSearch
  /** What was found, in words. */
  readonly found: { readonly name: string; readonly facts: readonly string[] } | undefined
  /** Why no code can be entered yet. */
  readonly codeReason?: string | undefined
  /** Further fields that the code depends on, such as the client of a subclient. */
  readonly children?: ReactNode
}
