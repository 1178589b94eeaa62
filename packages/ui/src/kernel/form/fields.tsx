import type { FieldKind } from '../../i18n'
import { AmountInput, type AmountInputProps } from '../fields/amount-input'
import { Combobox, type ComboboxProps } from '../fields/combobox'
import { DateInput, type DateInputProps } from '../fields/date-input'
import type { FieldFrameProps } from '../fields/field-frame'
import { Select, type SelectProps } from '../fields/select'
import { Switch, type SwitchProps } from '../fields/switch'
import { TextArea, type TextAreaProps } from '../fields/text-area'
import { TextInput, type TextInputProps, type ValueProps } from '../fields/text-input'
import { TimeSelect, type TimeSelectProps } from '../fields/time-select'
import type { DraftForm } from './draft-form'
import { useField } from './use-field'

/**
 * Props of a control that is bound to a field of a draft: the props `form` and `name` replace the value and its
 * callbacks.
 */
export type Bound<Name extends string, Value, Props> = {
  readonly form: DraftForm<Readonly<Record<NoInfer<Name>, Value>>>
  readonly name: Name
  /** Other paths whose issues the user also corrects at this control, in addition to the path of its field. */
  readonly also?: readonly string[] | undefined
} & Omit<Props, keyof ValueProps<Value> | 'error'>

/** The props of a control that come from its form. */
function useBound<Name extends string, Value>(
  { form, name, also, label }: Bound<Name, Value, unknown> & Pick<FieldFrameProps, 'label'>,
  kind: FieldKind = 'text',
) {
  return {
    ...useField(form, { path: name, also, label, kind }),
    value: form.draft[name],
    onChange: (detail: { readonly value: Value }) => form.change(name, detail.value),
  }
}

/** `TextInput` for a value of a draft. */
export function TextField<Name extends string>(props: Bound<Name, string, TextInputProps>) {
  const { form, name, also, ...rest } = props
  return <TextInput {...rest} {...useBound<Name, string>(props)} />
}

/** `AmountInput` for a value of a draft. */
export function AmountField<Name extends string>(props: Bound<Name, string, AmountInputProps>) {
  const { form, name, also, ...rest } = props
  return <AmountInput {...rest} {...useBound<Name, string>(props, 'amount')} />
}

/** `TextArea` for a value of a draft. */
export function TextAreaField<Name extends string>(props: Bound<Name, string, TextAreaProps>) {
  const { form, name, also, ...rest } = props
  return <TextArea {...rest} {...useBound<Name, string>(props)} />
}

/** `Select` for a value of a draft. */
export function SelectField<Name extends string>(props: Bound<Name, string, SelectProps>) {
  const { form, name, also, ...rest } = props
  return <Select {...rest} {...useBound<Name, string>(props, 'choice')} />
}

/** `Combobox` for a value of a draft. */
export function ComboboxField<Name extends string>(props: Bound<Name, string, ComboboxProps>) {
  const { form, name, also, ...rest } = props
  return <Combobox {...rest} {...useBound<Name, string>(props, 'choice')} />
}

/** `DateInput` for a value of a draft. */
export function DateField<Name extends string>(props: Bound<Name, string, DateInputProps>) {
  const { form, name, also, ...rest } = props
  return <DateInput {...rest} {...useBound<Name, string>(props, 'day')} />
}

/** `TimeSelect` for a value of a draft. */
export function TimeField<Name extends string>(props: Bound<Name, string, TimeSelectProps>) {
  const { form, name, also, ...rest } = props
  return <TimeSelect {...rest} {...useBound<Name, string>(props, 'time')} />
}

/** `Switch` for a value of a draft. */
export function SwitchField<Name extends string>(props: Bound<Name, boolean, SwitchProps>) {
  const { form, name, also, ...rest } = props
  return <Switch {...rest} {...useBound<Name, boolean>(props)} />
}
