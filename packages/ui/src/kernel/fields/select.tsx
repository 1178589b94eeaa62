import { chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide'
import type { ReactNode } from 'react'
import { useT } from '../../i18n'
import { Icon } from '../icon/icon'
import { controlStyle } from './control.recipe'
import { FieldFrame, type FieldFrameProps } from './field-frame'
import type { ValueProps } from './text-input'

/** An option of a list: the value that is stored, and the label that is shown. */
export interface Option {
  readonly value: string
  readonly label: string
  readonly isDisabled?: boolean
}

export interface SelectProps extends Omit<FieldFrameProps, 'hint'>, ValueProps<string> {
  /** The hint of the field. Without it, a select without options says that it has none; with `null` it has no hint. */
  readonly hint?: ReactNode
  readonly options: readonly Option[]
  /** Text of the empty option. The value of this option is `''`. With `null` the select has no empty option. */
  readonly placeholder?: string | null | undefined
  /** The reason why nothing can be chosen now, shown as the hint of the field. */
  readonly disabledReason?: string | undefined
  /** Whether there is only one option. The select then shows this option and can't be changed. */
  readonly isFixed?: boolean | undefined
}

const Native = chakra('select', {
  base: {
    ...controlStyle,
    appearance: 'none',
    paddingInlineEnd: '9',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    '& option': { bg: 'surface.raised', color: 'fg' },
  },
})

/**
 * A choice from a short list. It is the browser's own select, so it works with every keyboard, screen reader and phone.
 */
export function Select({
  value,
  onChange,
  onBlur,
  id,
  name,
  inputRef,
  options,
  placeholder,
  disabledReason,
  isFixed = false,
  hint,
  ...frame
}: SelectProps) {
  const t = useT()
  const isDisabled = isFixed || disabledReason !== undefined
  const nothing = options.length === 0 && hint !== null ? t('text.no.options') : undefined
  return (
    <FieldFrame {...frame} id={id} hint={disabledReason ?? hint ?? nothing}>
      {(attributes) => (
        <chakra.div position="relative">
          <Native
            {...attributes}
            ref={inputRef}
            name={name}
            value={value}
            disabled={isDisabled}
            onChange={(event) => onChange({ value: event.currentTarget.value })}
            onBlur={onBlur}
          >
            {placeholder !== null && <option value="">{placeholder ?? t('field.select.placeholder')}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </Native>
          <chakra.span
            aria-hidden="true"
            position="absolute"
            insetBlock="0"
            insetInlineEnd="3"
            display="flex"
            alignItems="center"
            color="fg.muted"
            pointerEvents="none"
          >
            <Icon of={ChevronDown} size={16} />
          </chakra.span>
        </chakra.div>
      )}
    </FieldFrame>
  )
}
