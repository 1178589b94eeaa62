import type { FieldFrameProps } from '../../fields/field-frame'
import type { ValueProps } from '../../fields/text-input'

/** A record of the back end that can be chosen. */
export interface EntityOption {
  readonly id: string
  readonly name: string
  /** A code that distinguishes options with the same name, shown small next to the name. */
  readonly code?: string | undefined
}

export interface EntitySelectorProps extends FieldFrameProps, ValueProps<EntityOption | undefined> {
  /** The results of the last search. */
  readonly options: readonly EntityOption[]
  /** Requests the options for a text: at once when the list opens, else 500 ms after the last key. (ADM-SEL-01) */
  readonly onSearch: (detail: { readonly text: string }) => void
  readonly state: 'loading' | 'ready' | 'error'
  readonly onRetry: () => void
  /** Text of the list if there are no options; `text.no.options` by default. */
  readonly emptyText?: string | undefined
  readonly placeholder?: string | undefined
  /** The reason why nothing can be chosen now, shown as the hint of the field. */
  readonly disabledReason?: string | undefined
  /** Whether there is only one option. The selector then shows this option and can't be changed. */
  readonly isFixed?: boolean | undefined
}

export interface EntityComboboxProps extends EntitySelectorProps {
  /**
   * Text that was typed before this component was loaded. The search continues with this text. `undefined` if
   * nothing was typed.
   */
  readonly typedBefore: string | undefined
}
