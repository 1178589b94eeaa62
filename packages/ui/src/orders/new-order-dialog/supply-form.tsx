import { chakra } from '@chakra-ui/react'
import type { CountryConfig } from '@remesa/domain/country'
import {
  addSupply,
  type CommodityType,
  changeSupplyEntry,
  emptySupplyEntry,
  offeredCommodities,
  readSupplyEntry,
  type SupplyDraft,
} from '@remesa/domain/orders'
import { type KeyboardEvent, useState } from 'react'
import { useT } from '../../i18n'
import { Button, EntryList, Select, TextInput } from '../../kernel'
import { CatalogueNotice } from './catalogue-notice'
import { LABEL_HEIGHT } from './field-pair'
import { type Catalogue, errorAt, type FormProps } from './form-props'
import { quantityOf, quantityText, type SupplyListEntry, supplyId } from './order-entries'
import { QuantityField } from './quantity-field'

export interface SupplyFormProps extends FormProps<SupplyDraft> {
  /** What is typed and not on the list yet. */
  readonly entry: SupplyListEntry
  readonly onEntryChange: (detail: { readonly entry: SupplyListEntry }) => void
  readonly config: Pick<CountryConfig, 'Orders'>
  readonly types: Catalogue<CommodityType>
}

/** Operating material: one article after the other is put on the list. It has neither a day nor comments. */
export function SupplyForm(props: SupplyFormProps) {
  const { draft, entry, types, issues, controlId, onChange, onEntryChange, onLeave } = props
  const t = useT()
  if (types.onRetry !== undefined) {
    return <CatalogueNotice title={t('orders.supply.catalogue.error')} onRetry={types.onRetry} />
  }
  return (
    <chakra.div display="grid" gap="5">
      <SupplyAdder {...props} />
      {draft.supplies.length === 0 ? (
        <chakra.p color="fg.muted" textAlign="center" py="4">
          {t('orders.supply.empty')}
        </chakra.p>
      ) : (
        <EntryList
          label={t('orders.supply.list')}
          entries={draft.supplies.map((line, index) => ({
            id: supplyId(line),
            name: line.commodityDescription,
            detail: line.commodityTypeDescription,
            control: (
              <QuantityField
                of={line.commodityDescription}
                id={controlId(`supply.${supplyId(line)}`)}
                value={entry.quantities[supplyId(line)] ?? quantityText(line.quantity)}
                error={
                  errorAt(t, issues, `supplies.${index}.quantity`) ??
                  errorAt(t, issues, `supplies.${index}.commodityId`)
                }
                onBlur={() => onLeave({ field: `supplies.${index}.quantity` })}
                onChange={({ value }) => {
                  const quantities = { ...entry.quantities, [supplyId(line)]: value }
                  onEntryChange({ entry: { ...entry, quantities } })
                  onChange({
                    field: `supplies.${index}.quantity`,
                    patch: {
                      supplies: draft.supplies.map((other) =>
                        other === line ? { ...line, quantity: quantityOf(value) } : other,
                      ),
                    },
                  })
                }}
              />
            ),
          }))}
          onRemove={({ index }) => {
            document.getElementById(controlId('commodityTypeId'))?.focus()
            onChange({
              field: `supplies.${index}.commodityId`,
              patch: { supplies: draft.supplies.filter((_, other) => other !== index) },
            })
          }}
        />
      )}
    </chakra.div>
  )
}

function SupplyAdder(props: SupplyFormProps) {
  const { draft, entry, config, types, controlId, onChange, onEntryChange } = props
  const { added } = entry
  const t = useT()
  const [leftQuantity, setLeftQuantity] = useState(false)
  const kinds = types.items ?? []
  const commodities = offeredCommodities(kinds, added)
  const read = readSupplyEntry(added, { types: kinds, config })
  const change = (patch: Partial<typeof added>) =>
    onEntryChange({ entry: { ...entry, added: changeSupplyEntry(added, patch) } })
  const add = () => {
    if (!read.ok) return
    const { [supplyId(read.value)]: _, ...quantities } = entry.quantities
    onEntryChange({ entry: { quantities, added: emptySupplyEntry() } })
    setLeftQuantity(false)
    onChange({ field: 'supplies', patch: { supplies: addSupply(draft.supplies, read.value) } })
    document.getElementById(controlId('commodityTypeId'))?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    setLeftQuantity(true)
    add()
  }
  return (
    <chakra.div
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr', md: '1fr 1.4fr 7rem auto' }}
      alignItems="start"
    >
      <Select
        id={controlId('commodityTypeId')}
        label={t('orders.supply.type')}
        isRequired={draft.supplies.length === 0}
        value={added.commodityTypeId}
        placeholder={t('orders.supply.type.placeholder')}
        options={kinds.map(({ id, description }) => ({ value: id, label: description }))}
        disabledReason={typesReason(t, types)}
        error={errorAt(t, props.issues, 'supplies') ?? errorAt(t, props.issues, 'unadded')}
        onChange={({ value }) => change({ commodityTypeId: value })}
      />
      <Select
        id={controlId('commodityId')}
        label={t('orders.supply.commodity')}
        isRequired={draft.supplies.length === 0}
        value={added.commodityId}
        placeholder={t('orders.supply.commodity.placeholder')}
        options={commodities.map(({ id, description }) => ({ value: id, label: description }))}
        disabledReason={
          added.commodityTypeId === ''
            ? t('orders.supply.chooseType')
            : commodities.length === 0
              ? t('orders.supply.commodity.none')
              : undefined
        }
        onChange={({ value }) => change({ commodityId: value })}
      />
      <chakra.div onKeyDown={onKeyDown}>
        <TextInput
          id={controlId('quantity')}
          label={t('orders.supply.quantity')}
          isRequired={draft.supplies.length === 0}
          inputMode="numeric"
          value={added.quantity}
          error={
            leftQuantity && added.quantity !== '' && !read.ok ? errorAt(t, read.error, 'quantity') : undefined
          }
          onChange={({ value }) => change({ quantity: value })}
          onBlur={() => setLeftQuantity(true)}
        />
      </chakra.div>
      <chakra.div pt={{ md: LABEL_HEIGHT }}>
        <Button onClick={add} disabledReason={read.ok ? undefined : t('orders.supply.incomplete')}>
          {t('action.add')}
        </Button>
      </chakra.div>
    </chakra.div>
  )
}

const typesReason = (t: ReturnType<typeof useT>, { items }: Catalogue<CommodityType>): string | undefined => {
  if (items === undefined) return t('orders.supply.catalogue.loading')
  return items.length === 0 ? t('orders.supply.catalogue.none') : undefined
}
