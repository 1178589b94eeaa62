import { chakra } from '@chakra-ui/react'
import { memo } from 'react'
import { type MessageKey, useT } from '../../i18n'
import { Combobox } from '../../kernel'

/** The three choices that lead to a service point, from the widest to the narrowest. */
export type OrderFilterName = 'client' | 'center' | 'servicePoint'

export interface OrderFilterChoice {
  /** Id of the choice, `''` for none. */
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

export interface OrderFiltersProps {
  readonly choices: Readonly<Record<OrderFilterName, OrderFilterChoice>>
  readonly isLoading: boolean
  readonly onChange: (detail: { readonly filter: OrderFilterName; readonly value: string }) => void
}

interface FilterWords {
  readonly filter: OrderFilterName
  readonly label: MessageKey
  readonly placeholder: MessageKey
  readonly empty: MessageKey
  /** The choice required before this one, and the text to show until it is made. */
  readonly after: { readonly filter: OrderFilterName; readonly reason: MessageKey } | undefined
}

const filters: readonly FilterWords[] = [
  {
    filter: 'client',
    label: 'orders.filters.client',
    placeholder: 'orders.filters.client.placeholder',
    empty: 'text.no.entities',
    after: undefined,
  },
  {
    filter: 'center',
    label: 'orders.filters.center',
    placeholder: 'orders.filters.center.placeholder',
    empty: 'text.no.centers',
    after: { filter: 'client', reason: 'orders.filters.chooseClient' },
  },
  {
    filter: 'servicePoint',
    label: 'orders.filters.servicePoint',
    placeholder: 'orders.filters.servicePoint.placeholder',
    empty: 'text.no.servicePoints',
    after: { filter: 'center', reason: 'orders.filters.chooseCenter' },
  },
]

/** Client, centre and service point: each narrows the next. All three are needed before orders show. */
export const OrderFilters = memo(function OrderFilters({ choices, isLoading, onChange }: OrderFiltersProps) {
  const t = useT()
  return (
    <chakra.div
      role="group"
      aria-label={t('orders.filters.title')}
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }}
      alignItems="start"
    >
      {filters.map(({ filter, label, placeholder, empty, after }) => {
        const isTooEarly = after !== undefined && choices[after.filter].value === ''
        return (
          <Combobox
            key={filter}
            label={t(label)}
            isRequired
            value={choices[filter].value}
            options={choices[filter].options}
            placeholder={isLoading ? t('text.loading') : t(placeholder)}
            emptyText={t(empty)}
            isLoading={isLoading}
            disabledReason={isTooEarly && !isLoading ? t(after.reason) : undefined}
            onChange={({ value }) => onChange({ filter, value })}
          />
        )
      })}
    </chakra.div>
  )
})
