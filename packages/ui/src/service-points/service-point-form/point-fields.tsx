import { useT } from '../../i18n'
import { ChangedField, SwitchField, TextField, type TextInputProps } from '../../kernel'
import type { ServicePointSectionProps } from './service-point-form.types'

type TextName =
  | 'description'
  | 'address'
  | 'idSmartcash'
  | 'deviceId'
  | 'ssId'
  | 'payment.accountId'
  | 'payment.locationId'
  | 'payment.fee'
type SwitchName = 'agilePickup' | 'enabledReadQr' | 'econoCash' | 'openChannel' | 'accountDate'

/** A line of text, if the form has it now. */
export function PointText({
  form,
  fields,
  name,
  ...rest
}: ServicePointSectionProps & { readonly name: TextName } & Pick<TextInputProps, 'hint' | 'inputMode'>) {
  const t = useT()
  const { state, required } = fields[name]
  if (state === 'hidden') return null
  const label = t(`service-points.form.${name}`)
  return (
    <ChangedField form={form} name={name} label={label} shown={(before: string) => before}>
      <TextField
        {...rest}
        form={form}
        name={name}
        label={label}
        isRequired={required}
        isReadOnly={state !== 'editable'}
      />
    </ChangedField>
  )
}

/** A switch with one line that says what it does, if the form has it now. */
export function PointSwitch({
  form,
  fields,
  name,
}: ServicePointSectionProps & { readonly name: SwitchName }) {
  const t = useT()
  if (fields[name].state === 'hidden') return null
  const label = t(`service-points.form.${name}`)
  return (
    <ChangedField
      form={form}
      name={name}
      label={label}
      shown={(before: boolean) => t(before ? 'text.yes' : 'text.no')}
    >
      <SwitchField form={form} name={name} label={label} hint={t(`service-points.form.${name}.hint`)} />
    </ChangedField>
  )
}
