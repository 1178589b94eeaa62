import { chakra } from '@chakra-ui/react'
import {
  type AccountDateRange,
  type DepositDraft,
  type DepositFacts,
  type DepositFields,
  depositChoices,
} from '@remesa/domain/deposits'
import { formatDay } from '@remesa/domain/kernel'
import { useCurrencyLabel, useT } from '../../i18n'
import { Combobox, DateField, type DraftForm, Select, SelectField, TextField, useField } from '../../kernel'
import { placeOf } from '../deposit-words'

export interface PlaceFieldsProps {
  readonly form: DraftForm<DepositDraft>
  readonly facts: DepositFacts
  readonly fields: DepositFields
  readonly range: AccountDateRange
  /** Ids of the service points that the user chose most recently, the latest first. */
  readonly recentIds: readonly number[]
}

/**
 * The fields for the service point, the channel, the day and the currency of a deposit. They apply to all bags of
 * the deposit.
 */
export function PlaceFields({ form, facts, fields, range, recentIds }: PlaceFieldsProps) {
  const t = useT()
  const currencyLabel = useCurrencyLabel()
  const { clients, subclients, servicePoints } = depositChoices(facts.points, form.draft)
  const point = placeOf(form.draft, facts)
  const hasNoChannels = point !== undefined && !fields.channelId.shown && !fields.comments.shown
  return (
    <chakra.div
      display="grid"
      gap="4"
      alignItems="start"
      gridTemplateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }}
    >
      <PlaceField form={form} name="clientId" label={t('deposits.client')} options={clients} />
      <PlaceField form={form} name="subclientId" label={t('deposits.subclient')} options={subclients} />
      <PlaceField
        form={form}
        name="servicePointId"
        label={t('deposits.servicePoint')}
        options={recentFirst(servicePoints, recentIds)}
        hint={hasNoChannels ? t('text.no.channels') : undefined}
      />
      {fields.channelId.shown && <ChannelField form={form} channels={point?.channels ?? []} />}
      {fields.comments.shown && <TextField form={form} name="comments" label={t('deposits.comments')} />}
      {fields.accountDate.shown && (
        <DateField
          form={form}
          name="accountDate"
          label={t('deposits.accountDate')}
          isRequired
          min={range.earliest}
          max={range.latest}
          hint={t('deposits.accountDate.hint', {
            earliest: formatDay(range.earliest),
            latest: formatDay(range.latest),
          })}
        />
      )}
      {fields.currencyCode.shown && (
        <SelectField
          form={form}
          name="currencyCode"
          label={t('deposits.currency')}
          isRequired
          isFixed={point?.currencies.length === 1 && form.draft.currencyCode !== ''}
          options={(point?.currencies ?? []).map(({ code }) => ({
            value: code,
            label: currencyLabel({ isoCode: code, description: null }),
          }))}
        />
      )}
    </chakra.div>
  )
}

interface Described {
  readonly id: number
  readonly description: string
}

/** The items with the recently used items first, the latest of these at the top. The other items keep their order. */
const recentFirst = <T extends Described>(
  options: readonly T[],
  recentIds: readonly number[],
): readonly T[] => [
  ...recentIds.flatMap((recent) => options.filter(({ id }) => id === recent)),
  ...options.filter(({ id }) => !recentIds.includes(id)),
]

interface PlaceFieldProps {
  readonly form: DraftForm<DepositDraft>
  readonly name: 'clientId' | 'subclientId' | 'servicePointId'
  readonly label: string
  readonly options: readonly Described[]
  readonly hint?: string | undefined
}

function PlaceField({ form, name, label, options, hint }: PlaceFieldProps) {
  const t = useT()
  const control = useField(form, { path: name, label, kind: 'choice' })
  const id = form.draft[name]
  return (
    <Combobox
      {...control}
      label={label}
      isRequired
      hint={hint}
      emptyText={t('text.no.servicePoints')}
      options={options.map((option) => ({ value: String(option.id), label: option.description }))}
      value={id === undefined ? '' : String(id)}
      onChange={({ value }) => form.change(name, value === '' ? undefined : Number(value))}
    />
  )
}

function ChannelField({
  form,
  channels,
}: {
  readonly form: DraftForm<DepositDraft>
  readonly channels: readonly { readonly id: number; readonly text: string }[]
}) {
  const t = useT()
  const label = t('deposits.channel')
  const control = useField(form, { path: 'channelId', label, kind: 'choice' })
  const { channelId } = form.draft
  return (
    <Select
      {...control}
      label={label}
      isRequired
      options={channels.map(({ id, text }) => ({ value: String(id), label: text }))}
      value={channelId === undefined ? '' : String(channelId)}
      onChange={({ value }) => form.change('channelId', value === '' ? undefined : Number(value))}
    />
  )
}
