import { match } from 'ts-pattern'
import { useT } from '../../../i18n'
import { DateInput } from '../../fields/date-input'
import { Select } from '../../fields/select'
import { Switch } from '../../fields/switch'
import { TextInput } from '../../fields/text-input'
import { useField } from '../../form/use-field'
import type { FormState } from '../../form/use-form-state'
import type { FilterField } from './filter-panel.types'

interface FilterControlProps {
  readonly form: FormState
  readonly field: FilterField
  readonly value: string
  readonly isPrecise: boolean
  readonly onValue: (detail: { readonly value: string }) => void
  readonly onPrecise: (detail: { readonly value: boolean }) => void
}

/** The control of one filter. The switch for an exact search is at the end of the line with the filter's label. */
export function FilterControl(props: FilterControlProps) {
  const { form, field, value, isPrecise, onValue, onPrecise } = props
  const { name, label, kind, precise, options = [], isFixed = false } = field
  const t = useT()
  const shared = {
    ...useField(form, { path: name, label }),
    label,
    value,
    onChange: onValue,
    labelEnd:
      precise === undefined ? undefined : (
        <Switch
          size="sm"
          label={t('list.precise')}
          labelContext={label}
          value={isPrecise}
          onChange={onPrecise}
        />
      ),
  }
  return match(kind)
    .with('text', () => <TextInput {...shared} />)
    .with('day', () => (
      <DateInput
        {...shared}
        hint={precise === undefined ? undefined : t(isPrecise ? 'list.day.precise' : 'list.day.from')}
      />
    ))
    .with('id', 'choice', () => (
      <Select
        {...shared}
        options={options}
        placeholder={isFixed ? null : t('list.choice.all')}
        isFixed={isFixed}
      />
    ))
    .with('flag', () => (
      <Switch
        {...shared}
        value={value === 'true'}
        onChange={({ value: isOn }) => onValue({ value: isOn ? 'true' : '' })}
      />
    ))
    .exhaustive()
}
