import { chakra } from '@chakra-ui/react'
import type { TypedSupply } from '@remesa/domain/orders'
import { useT } from '../../i18n'
import { CatalogueNotice, EntryList } from '../../kernel'
import { QuantityField } from '../order-fields/quantity-field'
import { SupplyAdder } from './supply-adder'
import type { SupplyFormProps } from './supply-form.types'

const idOf = ({ commodityTypeId, commodityId }: TypedSupply): string => `${commodityTypeId}.${commodityId}`

/**
 * The form for operating material, in which articles are added to a list. It has no fields for the day and for
 * comments.
 */
export function SupplyForm(props: SupplyFormProps) {
  const { form, types } = props
  const { supplies } = form.draft
  const t = useT()
  if (types.onRetry !== undefined) {
    return <CatalogueNotice title={t('orders.supply.catalogue.error')} onRetry={types.onRetry} />
  }
  return (
    <chakra.div display="grid" gap="5">
      <SupplyAdder {...props} />
      <EntryList
        label={t('orders.supply.list')}
        emptyText={t('orders.supply.empty')}
        entries={supplies.map((line, index) => ({
          id: idOf(line),
          name: line.commodityDescription,
          detail: line.commodityTypeDescription,
          control: (
            <QuantityField
              form={form}
              path={`supplies.${index}.quantity`}
              also={[`supplies.${index}.commodityId`]}
              control={`supply.${idOf(line)}`}
              of={line.commodityDescription}
              value={line.quantity}
              onChange={({ value }) => {
                const next = supplies.map((other) => (other === line ? { ...line, quantity: value } : other))
                form.change('supplies', next, `supplies.${index}`)
              }}
            />
          ),
        }))}
        onRemove={({ index }) => {
          form.focus('commodityTypeId')
          form.change(
            'supplies',
            supplies.filter((_, other) => other !== index),
          )
        }}
      />
    </chakra.div>
  )
}
