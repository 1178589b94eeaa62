import { chakra } from '@chakra-ui/react'
import { addPack, compositionOf, emptyNewPack, readNewPack } from '@remesa/domain/orders'
import type { KeyboardEvent } from 'react'
import { useT } from '../../i18n'
import {
  Button,
  CatalogueNotice,
  EntryList,
  LABEL_HEIGHT,
  packContents,
  Select,
  TextInput,
  useField,
} from '../../kernel'
import { QuantityField } from '../order-fields/quantity-field'
import type { CompositionEditorProps } from './composition-props'
import { totalTexts } from './composition-words'

/**
 * The list of an order's packs, each with its quantity, and the field that adds a pack. Packs are ordered in addition
 * to loose pieces.
 */
export function PackAdder(props: CompositionEditorProps) {
  const { form, currencies, packs } = props
  const { draft } = form
  const t = useT()
  if (packs.onRetry !== undefined) {
    return <CatalogueNotice title={t('orders.composition.packs.error')} onRetry={packs.onRetry} />
  }
  if (packs.items?.length === 0 && draft.packs.length === 0) return null
  return (
    <chakra.section display="grid" gap="3" aria-label={t('orders.composition.packs')}>
      <AddingRow {...props} />
      {draft.packs.length > 0 && (
        <EntryList
          label={t('orders.composition.packs.chosen')}
          entries={draft.packs.map((line, index) => ({
            id: line.pack.id,
            name: line.pack.description,
            detail: packContents(line.pack),
            value: totalTexts(
              compositionOf({ ...draft, denominations: [], packs: [line] }),
              currencies.items,
            ).join(', '),
            control: (
              <QuantityField
                form={form}
                path={`packs.${index}.quantity`}
                control={`pack.${line.pack.id}`}
                of={line.pack.description}
                value={line.quantity}
                onChange={({ value }) => {
                  const next = draft.packs.map((other) =>
                    other === line ? { ...line, quantity: value } : other,
                  )
                  form.change('packs', next, 'composition')
                }}
              />
            ),
          }))}
          onRemove={({ index }) => {
            form.focus('packs')
            form.change(
              'packs',
              draft.packs.filter((_, other) => other !== index),
              'composition',
            )
          }}
        />
      )}
    </chakra.section>
  )
}

function AddingRow({ form, packs }: CompositionEditorProps) {
  const t = useT()
  const { newPack } = form.draft
  const chosen = packs.items?.find(({ id }) => id === newPack.packId)
  const added = readNewPack(newPack, packs.items ?? [])
  const label = t('orders.composition.packs')
  const packField = useField(form, {
    kind: 'choice',
    path: undefined,
    also: ['packs', 'newPack.packId'],
    control: 'packs',
    label,
  })
  const add = () => {
    if (added === undefined) return
    form.change('packs', addPack(form.draft.packs, added), 'composition')
    form.change('newPack', emptyNewPack())
    form.leave('packs')
    form.focus('packs')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    add()
  }
  return (
    <chakra.div
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 9rem auto' }}
      alignItems="start"
    >
      <Select
        {...packField}
        label={label}
        value={newPack.packId}
        placeholder={t('orders.composition.packs.placeholder')}
        options={(packs.items ?? []).map(({ id, description }) => ({ value: id, label: description }))}
        hint={chosen && packContents(chosen)}
        disabledReason={packs.items === undefined ? t('orders.composition.packs.loading') : undefined}
        onChange={({ value }) => form.change('newPack', { ...newPack, packId: value })}
      />
      <chakra.div onKeyDown={onKeyDown}>
        <TextInput
          label={t('orders.composition.packs.quantity')}
          inputMode="numeric"
          value={newPack.quantity}
          onChange={({ value }) => form.change('newPack', { ...newPack, quantity: value })}
        />
      </chakra.div>
      <chakra.div pt={{ sm: LABEL_HEIGHT }}>
        <Button
          onClick={add}
          disabledReason={added === undefined ? t('orders.composition.packs.incomplete') : undefined}
        >
          {t('action.add')}
        </Button>
      </chakra.div>
    </chakra.div>
  )
}
