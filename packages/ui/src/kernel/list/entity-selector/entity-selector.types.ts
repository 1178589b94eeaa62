import type { FieldFrameProps } from '../../fields/field-frame'
import type { ValueProps } from '../../fields/text-input'

/** Something of the back end that can be chosen. */
export interface EntityOption {
  readonly id: string
  readonly name: string
  /** A code that tells those of one name apart; small beside it. */
  readonly code?: string | undefined
}

export interface EntitySelectorProps extends FieldFrameProps, ValueProps<EntityOption | undefined> {
  /** What the last search found. */
  readonly options: readonly EntityOption[]
  /** Asks for the options of a text: at once when the list opens, and 500 ms after the last key. (ADM-SEL-01) */
  readonly onSearch: (detail: { readonly text: string }) => void
  readonly state: 'loading' | 'ready' | 'error'
  readonly onRetry: () => void
  /** What is said where there is nothing to choose from at all; the default is `text.no.options`. */
  readonly emptyText?: string | undefined
  readonly placeholder?: string | undefined
  /** Why nothing can be chosen now; said as the hint. */
  readonly disabledReason?: string | undefined
  /** The value is the only one there is: it shows and can't be changed. */
  readonly isFixed?: boolean | undefined
}

export interface EntityComboboxProps extends EntitySelectorProps {
  /** What was typed before this part of the code came, and went on with here; `undefined` where nobody typed. */
  readonly typedBefore: string | undefined
}
