import { chakra } from '@chakra-ui/react'
import { addPack, type PackLine } from '@remesa/domain/orders'
import type { KeyboardEvent } from 'react'
import { useT } from '../../i18n'
import { Button, EntryList, Select, TextInput } from '../../kernel'
import { CatalogueNotice } from '../new-order-dialog/catalogue-notice'
import { LABEL_HEIGHT } from '../new-order-dialog/field-pair'
import { errorAt } from '../new-order-dialog/form-props'
import { emptyCompositionEntry, quantityOf, quantityText } from '../new-order-dialog/order-entries'
import { QuantityField } from '../new-order-dialog/quantity-field'
import type { CompositionEditorProps } from './composition-props'
import { packContents, totalTexts } from './composition-words'

/** Packs that are ordered beside the loose pieces: put on a list, each with its quantity. */
export function PackAdder(props: CompositionEditorProps) {
  const { draft, entry, currencies, packs, issues, controlId, onChange, onEntryChange, onLeave } = props
  const t = useT()
  if (packs.onRetry !== undefined) {
    return <CatalogueNotice title={t('orders.composition.packs.error')} onRetry={packs.onRetry} />
  }
  if (packs.items?.length === 0 && draft.packs.length === 0) return null
  const change = (lines: readonly PackLine[]) => onChange({ field: 'composition', patch: { packs: lines } })
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
            value: totalTexts({ ...draft, denominations: [], packs: [line] }, currencies.items).join(', '),
            control: (
              <QuantityField
                of={line.pack.description}
                id={controlId(`pack.${line.pack.id}`)}
                value={entry.packs[line.pack.id] ?? quantityText(line.quantity)}
                error={errorAt(t, issues, `packs.${index}.quantity`)}
                onBlur={() => onLeave({ field: `packs.${index}.quantity` })}
                onChange={({ value }) => {
                  onEntryChange({ entry: { ...entry, packs: { ...entry.packs, [line.pack.id]: value } } })
                  change(
                    draft.packs.map((other) =>
                      other === line ? { ...line, quantity: quantityOf(value) } : other,
                    ),
                  )
                }}
              />
            ),
          }))}
          onRemove={({ index }) => {
            document.getElementById(controlId('packs'))?.focus()
            const removed = draft.packs[index]
            const { [removed?.pack.id ?? '']: _, ...texts } = entry.packs
            onEntryChange({ entry: { ...entry, packs: texts } })
            change(draft.packs.filter((line) => line !== removed))
          }}
        />
      )}
    </chakra.section>
  )
}

function AddingRow({
  draft,
  entry,
  packs,
  issues,
  controlId,
  onChange,
  onEntryChange,
  onLeave,
}: CompositionEditorProps) {
  const t = useT()
  const pack = packs.items?.find(({ id }) => id === entry.packId)
  const quantity = quantityOf(entry.packQuantity)
  const isAddable = pack !== undefined && quantity >= 1
  const add = () => {
    if (!isAddable) return
    const { [pack.id]: _, ...texts } = entry.packs
    onEntryChange({ entry: { ...emptyCompositionEntry, pieces: entry.pieces, packs: texts } })
    onChange({ field: 'composition', patch: { packs: addPack(draft.packs, { pack, quantity }) } })
    onLeave({ field: 'packs' })
    document.getElementById(controlId('packs'))?.focus()
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
        id={controlId('packs')}
        label={t('orders.composition.packs')}
        value={entry.packId}
        placeholder={t('orders.composition.packs.placeholder')}
        options={(packs.items ?? []).map(({ id, description }) => ({ value: id, label: description }))}
        hint={pack && packContents(pack)}
        error={errorAt(t, issues, 'packs') ?? errorAt(t, issues, 'unadded')}
        disabledReason={packs.items === undefined ? t('orders.composition.packs.loading') : undefined}
        onChange={({ value }) => onEntryChange({ entry: { ...entry, packId: value } })}
      />
      <chakra.div onKeyDown={onKeyDown}>
        <TextInput
          label={t('orders.composition.packs.quantity')}
          inputMode="numeric"
          value={entry.packQuantity}
          onChange={({ value }) => onEntryChange({ entry: { ...entry, packQuantity: value } })}
        />
      </chakra.div>
      <chakra.div pt={{ sm: LABEL_HEIGHT }}>
        <Button
          onClick={add}
          disabledReason={isAddable ? undefined : t('orders.composition.packs.incomplete')}
        >
          {t('action.add')}
        </Button>
      </chakra.div>
    </chakra.div>
  )
}
