import { useT } from '../../i18n'
import { type FieldOptions, type FormState, TextInput, useField, type ValueProps } from '../../kernel'

export interface QuantityFieldProps
  extends Omit<FieldOptions, 'label'>,
    Pick<ValueProps<string>, 'value' | 'onChange'> {
  readonly form: FormState
  /** The name of the article or pack, for the accessible name of the field. */
  readonly of: string
}

/** The field for the quantity of one line in a list. */
export function QuantityField({ form, of, value, onChange, ...place }: QuantityFieldProps) {
  const t = useT()
  return (
    <TextInput
      {...useField(form, { ...place, label: of })}
      label={t('entries.quantityOf', { name: of })}
      isLabelHidden
      inputMode="numeric"
      value={value}
      onChange={onChange}
    />
  )
}
