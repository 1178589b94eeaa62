import { chakra } from '@chakra-ui/react'
import type { Currency } from '@remesa/domain/country'
import {
  lockedCurrencyId,
  type ServicePointDraft,
  type ServicePointFacts,
} from '@remesa/domain/service-points'
import { useState } from 'react'
import { useCurrencyLabel, useT } from '../../i18n'
import { ChangedField, containsWords, type EntityOption, TagPicker, useField } from '../../kernel'
import { ChannelsField } from './channels-field'
import { PointSwitch } from './point-fields'
import type { ChannelChoice, ServicePointSectionProps } from './service-point-form.types'

export interface DepositSectionProps extends ServicePointSectionProps {
  readonly whole: ServicePointDraft
  readonly facts: ServicePointFacts
  readonly currencies: readonly Currency[]
  readonly channels: ChannelChoice
}

/** What deposits may be made in, what they are tagged with, and what who deposits may choose. */
export function DepositSection({ form, fields, whole, facts, currencies, channels }: DepositSectionProps) {
  return (
    <>
      <CurrenciesField form={form} whole={whole} facts={facts} currencies={currencies} />
      <ChannelsField form={form} channels={channels} />
      <chakra.div display="grid" gap="3">
        <PointSwitch form={form} fields={fields} name="openChannel" />
        <PointSwitch form={form} fields={fields} name="accountDate" />
      </chakra.div>
    </>
  )
}

interface CurrenciesFieldProps extends Pick<DepositSectionProps, 'form' | 'whole' | 'facts'> {
  readonly currencies: readonly Currency[]
}

/** The currencies of deposits. The main one of the country stays. */
function CurrenciesField({ form, whole, facts, currencies }: CurrenciesFieldProps) {
  const t = useT()
  const currencyLabel = useCurrencyLabel()
  const [text, setText] = useState('')
  const label = t('service-points.form.currencies')
  const control = useField(form, { path: 'currencies', label, kind: 'choice' })
  const options = currencies.map(
    ({ id, code, description }): EntityOption => ({
      id: String(id),
      name: currencyLabel({ isoCode: code, description }),
    }),
  )
  const optionOf = (id: number): EntityOption =>
    options.find((option) => option.id === String(id)) ?? { id: String(id), name: String(id) }
  const locked = lockedCurrencyId(whole, facts)
  const isShown = containsWords(text)
  return (
    <ChangedField
      form={form}
      name="currencies"
      label={label}
      shown={(before: readonly number[]) => before.map((id) => optionOf(id).name).join(', ')}
    >
      <TagPicker
        {...control}
        label={label}
        value={form.draft.currencies.map(optionOf)}
        options={options.filter(({ name }) => isShown(name))}
        text={text}
        onText={(detail) => setText(detail.text)}
        locked={
          locked === undefined
            ? undefined
            : { id: String(locked), reason: t('service-points.currencies.locked') }
        }
        onChange={({ value }) =>
          form.change(
            'currencies',
            value.map(({ id }) => Number(id)),
          )
        }
      />
    </ChangedField>
  )
}
