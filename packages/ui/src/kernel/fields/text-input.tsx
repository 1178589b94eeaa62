import { chakra } from '@chakra-ui/react'
import type { HTMLInputAutoCompleteAttribute, Ref } from 'react'
import { controlStyle } from './control.recipe'
import { FieldFrame, type FieldFrameProps } from './field-frame'

/** The value of a control, and the callback that receives a new value. */
export interface ValueProps<Value> {
  readonly value: Value
  readonly onChange: (detail: { readonly value: Value }) => void
  readonly onBlur?: (() => void) | undefined
  readonly id?: string | undefined
  readonly name?: string | undefined
  readonly inputRef?: Ref<HTMLElement> | undefined
}

export interface TextInputProps extends FieldFrameProps, ValueProps<string> {
  readonly type?: 'text' | 'email' | 'tel' | 'search' | 'password' | undefined
  readonly placeholder?: string | undefined
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | undefined
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  readonly isReadOnly?: boolean | undefined
}

const Input = chakra('input', { base: controlStyle })

/** A field for one line of text. */
export function TextInput({
  value,
  onChange,
  onBlur,
  id,
  name,
  inputRef,
  type = 'text',
  placeholder,
  inputMode,
  autoComplete = 'off',
  isReadOnly,
  ...frame
}: TextInputProps) {
  return (
    <FieldFrame {...frame} id={id}>
      {(attributes) => (
        <Input
          {...attributes}
          ref={inputRef}
          type={type}
          name={name}
          value={value}
          placeholder={placeholder}
          inputMode={inputMode}
          autoComplete={autoComplete}
          readOnly={isReadOnly}
          onChange={(event) => onChange({ value: event.currentTarget.value })}
          onBlur={onBlur}
        />
      )}
    </FieldFrame>
  )
}
