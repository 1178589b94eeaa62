import type { FieldState } from '@remesa/domain/records'
import { useState } from 'react'
import { useT } from '../../i18n'
import {
  ChangedField,
  containsWords,
  type EntityOption,
  EntitySelector,
  type EntitySelectorProps,
  type FormState,
  type RecordFields,
  SwitchField,
  TagPicker,
  type TagPickerProps,
  TextField,
  type TextInputProps,
  useField,
} from '../../kernel'

/** The access to a field: hidden, read-only or required. */
export interface FieldAccess {
  readonly state: FieldState
  /** Whether the form can be saved only if the field is filled in. */
  readonly required: boolean
}

/** Props of a record's field: its form, its name in the form, and the access to it. */
export interface RecordFieldProps<Name extends string, Value> {
  readonly form: RecordFields<Readonly<Record<NoInfer<Name>, Value>>>
  readonly name: Name
  readonly label: string
  /** The access to the field. A hidden field is not rendered. */
  readonly access: FieldAccess
}

/** A text field of a record. Renders nothing if the field is hidden. */
export function RecordText<Name extends string>({
  access: { state, required },
  ...rest
}: RecordFieldProps<Name, string> & Pick<TextInputProps, 'hint' | 'inputMode'>) {
  if (state === 'hidden') return null
  const { form, name, label } = rest
  return (
    <ChangedField form={form} name={name} label={label} shown={(before: string) => before}>
      <TextField {...rest} isRequired={required} isReadOnly={state !== 'editable'} />
    </ChangedField>
  )
}

/** A switch of a record with a line that explains its effect. Renders nothing if the field is hidden. */
export function RecordSwitch<Name extends string>({
  access,
  ...rest
}: RecordFieldProps<Name, boolean> & { readonly hint: string }) {
  const t = useT()
  if (access.state === 'hidden') return null
  const { form, name, label } = rest
  return (
    <ChangedField
      form={form}
      name={name}
      label={label}
      shown={(before: boolean) => t(before ? 'text.yes' : 'text.no')}
    >
      <SwitchField {...rest} />
    </ChangedField>
  )
}

/** The props of a selector that searches on the server, except the props that connect it with a form. */
export type RemoteChoice = Pick<
  EntitySelectorProps,
  'value' | 'options' | 'state' | 'disabledReason' | 'onChange' | 'onSearch' | 'onRetry'
>

export interface RecordSelectorProps {
  readonly form: FormState
  readonly name: string
  readonly label: string
  readonly choice: RemoteChoice
  readonly emptyText: string
}

/** A selector for the parent of a new record. It searches on the server. */
export function RecordSelector({ form, name, label, choice, emptyText }: RecordSelectorProps) {
  const field = useField(form, { path: name, label, kind: 'choice' })
  return <EntitySelector {...field} {...choice} label={label} isRequired emptyText={emptyText} />
}

export interface RecordTagsProps<Name extends string, Item>
  extends Omit<RecordFieldProps<Name, readonly Item[]>, 'access'>,
    Omit<TagPickerProps, 'label' | 'name' | 'value' | 'options' | 'onChange' | 'text' | 'onText'> {
  /** The items that can be chosen now. */
  readonly items: readonly Item[]
  readonly optionOf: (item: Item) => EntityOption
  /** The typed text, if the caller searches for it. Without this prop, the component filters the items itself. */
  readonly typed?: Pick<TagPickerProps, 'text' | 'onText'> | undefined
}

/** A field in which several items can be chosen, each shown as a tag. */
export function RecordTags<Name extends string, Item>(props: RecordTagsProps<Name, Item>) {
  const { form, name, label, items, optionOf, typed, error, ...rest } = props
  const [text, setText] = useState('')
  const field = useField(form, { path: name, label, kind: 'choice' })
  const chosen = form.draft[name]
  const isShown = containsWords(text)
  const options = items.map(optionOf)
  return (
    <ChangedField<Name, readonly Item[]>
      form={form}
      name={name}
      label={label}
      shown={(before) => before.map((item) => optionOf(item).name).join(', ')}
    >
      <TagPicker
        {...rest}
        {...field}
        {...(typed ?? { text, onText: (detail) => setText(detail.text) })}
        error={error ?? field.error}
        label={label}
        value={chosen.map(optionOf)}
        options={typed ? options : options.filter((option) => isShown(option.name))}
        onChange={({ value }) => {
          const known = [...chosen, ...items]
          form.change(
            name,
            value.flatMap(({ id }) => known.find((item) => optionOf(item).id === id) ?? []),
          )
        }}
      />
    </ChangedField>
  )
}
