import { chakra } from '@chakra-ui/react'
import {
  addSupply,
  type CommodityType,
  changeSupplyEntry,
  emptySupplyEntry,
  offeredCommodities,
  readSupplyEntry,
  type SupplyEntry,
} from '@remesa/domain/orders'
import { type KeyboardEvent, useState } from 'react'
import { issueText, useT } from '../../i18n'
import { Button, type Catalogue, LABEL_HEIGHT, Select, TextInput, useField } from '../../kernel'
import type { SupplyFormProps } from './supply-form.types'

/** The row of fields that adds an article to the list of operating material. */
export function SupplyAdder({ form, config, types }: SupplyFormProps) {
  const t = useT()
  const { supplies, newSupply } = form.draft
  const [leftQuantity, setLeftQuantity] = useState(false)
  const kinds = types.items ?? []
  const commodities = offeredCommodities(kinds, newSupply)
  const read = readSupplyEntry(newSupply, { types: kinds, config })
  const isRequired = supplies.length === 0
  const [wrong] = read.ok ? [] : read.error.filter(({ path }) => path === 'quantity')
  const kindField = useField(form, {
    kind: 'choice',
    path: undefined,
    also: ['supplies', 'newSupply.commodityTypeId'],
    control: 'commodityTypeId',
    label: t('orders.supply.type'),
  })
  const change = (patch: Partial<SupplyEntry>) =>
    form.change('newSupply', changeSupplyEntry(newSupply, patch))
  const add = () => {
    if (!read.ok) return
    form.change('supplies', addSupply(supplies, read.value))
    form.change('newSupply', emptySupplyEntry())
    setLeftQuantity(false)
    form.focus('commodityTypeId')
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
        {...kindField}
        label={t('orders.supply.type')}
        isRequired={isRequired}
        value={newSupply.commodityTypeId}
        placeholder={t('orders.supply.type.placeholder')}
        options={kinds.map(({ id, description }) => ({ value: id, label: description }))}
        disabledReason={typesReason(t, types)}
        onChange={({ value }) => change({ commodityTypeId: value })}
      />
      <Select
        id={form.controlId('commodityId')}
        label={t('orders.supply.commodity')}
        isRequired={isRequired}
        value={newSupply.commodityId}
        placeholder={t('orders.supply.commodity.placeholder')}
        options={commodities.map(({ id, description }) => ({ value: id, label: description }))}
        disabledReason={
          newSupply.commodityTypeId === ''
            ? t('orders.supply.chooseType')
            : commodities.length === 0
              ? t('orders.supply.commodity.none')
              : undefined
        }
        onChange={({ value }) => change({ commodityId: value })}
      />
      <chakra.div onKeyDown={onKeyDown}>
        <TextInput
          id={form.controlId('quantity')}
          label={t('orders.supply.quantity')}
          isRequired={isRequired}
          inputMode="numeric"
          value={newSupply.quantity}
          error={leftQuantity && newSupply.quantity !== '' && wrong ? issueText(t, wrong) : undefined}
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
