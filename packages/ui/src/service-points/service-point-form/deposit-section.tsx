import { chakra } from '@chakra-ui/react'
import type { Currency } from '@remesa/domain/country'
import { lockedCurrencyId } from '@remesa/domain/service-points'
import { type Translate, useCurrencyLabel, useT } from '../../i18n'
import type { RecordSection } from '../../kernel'
import { RecordSwitch, RecordTags } from '../../records'
import { type ChannelChoice, ChannelsField } from './channels-field'
import { type ServicePointSectionProps, usePointFields } from './service-point-form.types'

export interface DepositSectionProps extends ServicePointSectionProps {
  readonly currencies: readonly Currency[]
  readonly channels: ChannelChoice
}

/** The section for deposits, which is shown only if the point has the deposit module. */
export const depositSection = (t: Translate, props: DepositSectionProps): RecordSection | false =>
  props.fields.currencies.state !== 'hidden' && {
    id: 'deposit',
    title: t('service-points.section.deposit'),
    fields: ['currencies', 'channels', 'openChannel', 'accountDate'],
    content: <DepositSection {...props} />,
  }

/**
 * The fields for deposits: their currencies, their channels, and the options of users who make deposits. The main
 * currency cannot be removed.
 */
function DepositSection({ currencies, channels, ...props }: DepositSectionProps) {
  const { form, facts } = props
  const t = useT()
  const currencyLabel = useCurrencyLabel()
  const { field, toggle } = usePointFields(props)
  const locked = lockedCurrencyId(form.whole, facts)
  const currencyOf = (id: number) => {
    const currency = currencies.find((each) => each.id === id)
    return {
      id: String(id),
      name: currency ? currencyLabel({ ...currency, isoCode: currency.code }) : String(id),
    }
  }
  return (
    <>
      <RecordTags
        {...field('currencies')}
        items={currencies.map(({ id }) => id)}
        optionOf={currencyOf}
        locked={
          locked === undefined
            ? undefined
            : { id: String(locked), reason: t('service-points.currencies.locked') }
        }
      />
      <ChannelsField field={field('channels')} channels={channels} />
      <chakra.div display="grid" gap="3">
        <RecordSwitch {...toggle('openChannel')} />
        <RecordSwitch {...toggle('accountDate')} />
      </chakra.div>
    </>
  )
}
