import { Select, type SelectProps } from '../fields/select'
import type { Bound } from './fields'
import { useField } from './use-field'

/** An option whose value is one of a fixed set that the domain defines. */
export interface NamedOption<Value extends string> {
  readonly value: Value
  readonly label: string
}

export type ChoiceFieldProps<Name extends string, Value extends string> = Bound<
  Name,
  Value | '',
  Omit<SelectProps, 'value' | 'onChange' | 'onBlur' | 'options'>
> & { readonly options: readonly NamedOption<Value>[] }

/** A choice for a field of a form. The value of the field is one of a fixed set, or empty. */
export function ChoiceField<Name extends string, Value extends string>(props: ChoiceFieldProps<Name, Value>) {
  const { form, name, also, options, ...rest } = props
  const control = useField(form, { path: name, also, label: rest.label, kind: 'choice' })
  return (
    <Select
      {...rest}
      {...control}
      options={options}
      value={form.draft[name]}
      onChange={({ value }) =>
        form.change(name, options.find((option) => option.value === value)?.value ?? '')
      }
    />
  )
}
