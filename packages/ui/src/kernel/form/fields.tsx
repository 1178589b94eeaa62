import { useEffect } from 'react'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { AmountInput, type AmountInputProps } from '../fields/amount-input'
import { Combobox, type ComboboxProps } from '../fields/combobox'
import { DateInput, type DateInputProps } from '../fields/date-input'
import { Select, type SelectProps } from '../fields/select'
import { Switch, type SwitchProps } from '../fields/switch'
import { TextArea, type TextAreaProps } from '../fields/text-area'
import { TextInput, type TextInputProps } from '../fields/text-input'
import { TimeSelect, type TimeSelectProps } from '../fields/time-select'
import { controlIdOf } from './draft-form'
import { useDraftFormParts } from './draft-form-context'

/** A control whose value is a field of a draft: `control` and `name` in place of value and callbacks. */
export type Bound<Draft extends FieldValues, Props> = {
  readonly control: Control<Draft>
  readonly name: FieldPath<Draft>
} & Omit<Props, 'value' | 'onChange' | 'onBlur' | 'error' | 'id' | 'name' | 'inputRef'>

interface Where<Draft extends FieldValues> {
  readonly control: Control<Draft>
  readonly name: FieldPath<Draft>
  readonly label: string
}

function useBound<Draft extends FieldValues>({ control, name, label }: Where<Draft>) {
  const { formId, labels } = useDraftFormParts()
  const { field, fieldState } = useController({ control, name })
  useEffect(() => {
    labels.set(name, label)
    return () => {
      labels.delete(name)
    }
  }, [labels, name, label])
  const value: unknown = field.value
  return {
    value,
    shared: {
      id: controlIdOf(formId, name),
      name,
      inputRef: field.ref,
      onBlur: field.onBlur,
      onChange: (detail: { readonly value: unknown }) => field.onChange(detail.value),
      error: fieldState.error?.message,
    },
  }
}

function useText<Draft extends FieldValues>(where: Where<Draft>) {
  const { value, shared } = useBound(where)
  return { ...shared, value: typeof value === 'string' ? value : '' }
}

export function TextField<Draft extends FieldValues>({ control, ...props }: Bound<Draft, TextInputProps>) {
  return <TextInput {...props} {...useText({ control, ...props })} />
}

export function AmountField<Draft extends FieldValues>({
  control,
  ...props
}: Bound<Draft, AmountInputProps>) {
  return <AmountInput {...props} {...useText({ control, ...props })} />
}

export function TextAreaField<Draft extends FieldValues>({ control, ...props }: Bound<Draft, TextAreaProps>) {
  return <TextArea {...props} {...useText({ control, ...props })} />
}

export function SelectField<Draft extends FieldValues>({ control, ...props }: Bound<Draft, SelectProps>) {
  return <Select {...props} {...useText({ control, ...props })} />
}

export function ComboboxField<Draft extends FieldValues>({ control, ...props }: Bound<Draft, ComboboxProps>) {
  return <Combobox {...props} {...useText({ control, ...props })} />
}

export function DateField<Draft extends FieldValues>({ control, ...props }: Bound<Draft, DateInputProps>) {
  return <DateInput {...props} {...useText({ control, ...props })} />
}

export function TimeField<Draft extends FieldValues>({ control, ...props }: Bound<Draft, TimeSelectProps>) {
  return <TimeSelect {...props} {...useText({ control, ...props })} />
}

export function SwitchField<Draft extends FieldValues>({ control, ...props }: Bound<Draft, SwitchProps>) {
  const { value, shared } = useBound({ control, ...props })
  return <Switch {...props} {...shared} value={value === true} />
}
