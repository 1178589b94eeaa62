import { useT } from '../../i18n'
import { TextInput, type ValueProps } from '../../kernel'

export interface QuantityFieldProps extends Pick<ValueProps<string>, 'id' | 'value' | 'onChange' | 'onBlur'> {
  /** What it is the quantity of. */
  readonly of: string
  readonly error: string | undefined
}

/** The quantity of one line of a list. */
export function QuantityField({ of, ...control }: QuantityFieldProps) {
  const t = useT()
  return (
    <TextInput {...control} label={t('entries.quantityOf', { name: of })} isLabelHidden inputMode="numeric" />
  )
}
